"""What is kept from one table to the next: only what the same parts would give again."""

from __future__ import annotations

from functools import partial

from boomtable.engine.memory import Memory


def test_the_same_parts_give_the_same_object_and_others_another() -> None:
    memory, one, equal = Memory(), [1], [1]
    first = memory.kept("sum", tuple[int, ...], one)
    assert memory.kept("sum", tuple[int, ...], one) is first
    assert memory.kept("sum", list[int], equal) == equal


def test_rows_that_grow_are_worked_on_once() -> None:
    memory, done, rows = Memory(), list[object](), (object(), object(), object())

    def work(new: tuple[object, ...]) -> list[object]:
        done.extend(new)
        return [*new]

    assert memory.grown("all", work, rows[:2], start=1) == rows[1:2]
    assert memory.grown("all", work, rows, start=1) == rows[1:]
    assert memory.grown("all", work, rows, start=1) == rows[1:]
    assert done == [*rows[1:]]
    other = (rows[0], object())
    assert memory.grown("all", work, other, start=1) == other[1:]


def test_rows_are_worked_on_again_where_another_part_has_changed() -> None:
    memory, rows, faces = Memory(), (0, 1), [("a", "b"), ("c", "d", "e")]
    for letters in (*faces, *faces):
        seen = memory.grown("seen", partial(map, letters.__getitem__), rows, memory.line("letters", letters))
        assert seen == letters[:2]


def test_a_line_stays_the_same_while_its_rows_only_grow() -> None:
    memory, rows = Memory(), (object(), object())
    line = memory.line("log", rows[:1])
    assert memory.line("log", rows) is line
    assert memory.line("log", rows) is line
    assert memory.line("log", (rows[0], object())) is not line
