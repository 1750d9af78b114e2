"""Counting: how many different sequences of moves lead on from a table, by the engine and by the oracle."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from boomtable.engine import Move, Seat
from boomtable.engine.move_notation import read_move
from boomtable.games.bomb_squad_academy import GAME, Academy
from tests.games.bomb_squad_academy.translation import plain
from tests.games.counting import Way, assert_counted, assert_counted_by_oracle, read_rows
from tests.oracle.bomb_squad_academy import Choice, Session

pytestmark = pytest.mark.slow

Prefix = list[tuple[Seat, Move]]
ROWS = read_rows(Path(__file__).with_name("perft.txt"))
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
    text, counts = ROWS[name]
    players, moves = read(text)
    table: Academy = GAME.table(players).state
    for seat, move in moves:
        table = table.play(seat, move)
    assert_counted(table, counts)


@every_row
def test_the_oracle_counts_the_same(name: str) -> None:
    oracle_counts_the_same(name, 200)


def oracle_counts_the_same(name: str, enough: int) -> None:
    text, counts = ROWS[name]
    players, moves = read(text)
    before = tuple(spoken(players, moves))
    assert_counted_by_oracle(lambda line: ways_on(players, before + line), counts, enough)


def read(text: str) -> tuple[int, Prefix]:
    """The number of players, and the moves that lead to the table."""
    players, *moves = text.splitlines()
    return int(players.removeprefix("players ")), [read_move(GAME, line) for line in moves]


def spoken(players: int, moves: Prefix) -> Iterator[Way]:
    """Moves in the oracle's form, where a shuffle in mid-bomb is a separate kind."""
    session = Session(players)
    for seat, move in moves:
        question = session.open[seat]
        answer = plain(move) if isinstance(question, Choice) else plain(move, question.kind)
        session.play(seat, answer)
        yield seat, answer


def ways_on(players: int, answers: tuple[Way, ...]) -> list[Way]:
    """What can be answered at the oracle's table after these answers."""
    session = Session(players)
    for seat, answer in answers:
        session.play(seat, answer)
    questions = session.open.items()
    return [(seat, answer) for seat, question in questions for answer in sorted(question.answers(), key=repr)]
