"""Counting: how many different sequences of moves lead on from a table, by the engine and by the oracle."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from boomtable.engine import Move, Seat
from boomtable.engine.notation import read_move
from boomtable.games.bomb_squad_academy import GAME, Academy
from tests.games.bomb_squad_academy.translation import plain
from tests.oracle.bomb_squad_academy import Answer, Choice, Session

Prefix = list[tuple[Seat, Move]]


def read_rows() -> Iterator[tuple[str, tuple[int, Prefix, tuple[int, ...]]]]:
    """The data file: an id, the number of players, the moves that lead to the table, the counts."""
    lines = Path(__file__).with_name("perft.txt").read_text().splitlines()
    for line in lines:
        match line.split():
            case ["id", name]:
                moves: Prefix = []
            case ["players", number]:
                players = int(number)
            case ["counts", *counts]:
                yield name, (players, moves, tuple(map(int, counts)))
            case [who, *_] if who != "#":
                moves.append(read_move(GAME, line))


ROWS = dict(read_rows())
every_row = pytest.mark.parametrize("name", ROWS)


def test_there_are_tables_to_count_from() -> None:
    assert [*ROWS] == [
        "fresh-two-players",
        "a-chicken-looks",
        "a-draft",
        "waits",
        "revealed-with-tools",
        "before-a-cut",
        "after-a-cut",
        "explosion",
    ]


@every_row
def test_as_many_sequences_lead_on_as_were_counted(name: str) -> None:
    players, moves, counts = ROWS[name]
    table: Academy = GAME.table(players).state
    for seat, move in moves:
        table = table.play(seat, move)
    assert tuple(perft(table, depth) for depth in range(1, len(counts) + 1)) == counts


def perft(table: Academy, depth: int) -> int:
    """Sequences of exactly so many moves."""
    if depth == 1:
        return sum(table.choices(seat).size for seat in table.turn)
    return sum(perft(table.play(seat, move), depth - 1) for seat in table.turn for move in table.choices(seat))


@every_row
def test_the_oracle_counts_the_same(name: str) -> None:
    """It cannot go back, so it begins anew for every sequence."""
    players, moves, counts = ROWS[name]
    answers = [*spoken(players, moves)]
    sequences: list[list[tuple[Seat, Answer]]] = [[]]
    for count in counts:
        sequences = [[*before, step] for before in sequences for step in steps(players, answers + before)]
        assert len(sequences) == count


def spoken(players: int, moves: Prefix) -> Iterator[tuple[Seat, Answer]]:
    """Moves in the oracle's words; a shuffle in mid-bomb has a word of its own there."""
    session = Session(players)
    for seat, move in moves:
        question = session.open[seat]
        answer = plain(move) if isinstance(question, Choice) else plain(move, question.kind)
        session.play(seat, answer)
        yield seat, answer


def steps(players: int, answers: list[tuple[Seat, Answer]]) -> Iterator[tuple[Seat, Answer]]:
    session = Session(players)
    for seat, answer in answers:
        session.play(seat, answer)
    for seat, question in session.open.items():
        yield from ((seat, answer) for answer in sorted(question.answers(), key=repr))
