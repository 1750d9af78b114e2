"""Counting: how many different sequences of moves lead on from a drawn table, by the engine and by the oracle."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from boomtable.engine import CHANCE, Move, Seat
from boomtable.games.trick_snipers import GAME, Deal, DrawLeader, PassOn, Play, TrickSnipers
from tests.games.counting import Way, assert_counted, assert_counted_by_oracle, read_rows
from tests.games.trick_snipers.test_lockstep import plain
from tests.oracle.trick_snipers import Session

pytestmark = pytest.mark.slow

ROWS = read_rows(Path(__file__).with_name("perft.txt"))
every_row = pytest.mark.parametrize("name", ROWS)


def test_there_are_tables_to_count_from() -> None:
    assert [*ROWS] == [
        "freshly-dealt",
        "the-last-to-pass",
        "first-trick-three",
        "first-trick-four",
        "first-trick-five",
        "middle-of-a-trick",
        "three-cards-left",
        "two-cards-left",
        "one-card-left",
    ]


@every_row
def test_as_many_sequences_lead_on_as_were_counted(name: str) -> None:
    text, counts = ROWS[name]
    assert_counted(GAME.parse(text), counts)


@every_row
def test_the_oracle_counts_the_same(name: str) -> None:
    oracle_counts_the_same(name, 200)


def oracle_counts_the_same(name: str, enough: int) -> None:
    text, counts = ROWS[name]
    table = GAME.parse(text)
    before = tuple((seat, plain(move)) for seat, move in history(table))
    assert_counted_by_oracle(lambda line: ways_on(table, before + line), counts, enough)


def ways_on(table: TrickSnipers, answers: tuple[Way, ...]) -> list[Way]:
    """What can be answered at the oracle's table after these answers."""
    session = Session(table.players, table.options.no_point_no_winner)
    for seat, answer in answers:
        session.play(seat, answer)
    questions = session.open.items()
    return [(seat, answer) for seat, question in questions for answer in sorted(question.answers(), key=repr)]


def history(table: TrickSnipers) -> Iterator[tuple[Seat, Move]]:
    """All moves that led to a table."""
    yield CHANCE, Deal((*table.dealt, table.unused))
    yield from table.sealed
    yield from ((seat, PassOn(four)) for seat, four in enumerate(table.passed))
    tricks = [*((trick.leader, trick.cards) for trick in table.tricks), (table.leader, table.trick)]
    if table.leader != CHANCE:
        yield CHANCE, DrawLeader(tricks[0][0])
    for leader, cards in tricks:
        yield from (((leader + place) % table.players, Play(card)) for place, card in enumerate(cards))
