"""Counting: how many different sequences of moves lead on from a drawn table, by the engine and by the oracle."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

from boomtable.games.time_bomb import GAME, Cut, DealRoles, DealWires, Decline, Flip, PickStart, TimeBomb
from tests.games.counting import Way, assert_counted, assert_counted_by_oracle, read_rows
from tests.games.time_bomb.test_lockstep import plain
from tests.oracle.time_bomb import Answer, Session, WireDeal

pytestmark = pytest.mark.slow

ROWS = read_rows(Path(__file__).with_name("perft.txt"))
every_row = pytest.mark.parametrize("name", ROWS)


def test_there_are_tables_to_count_from() -> None:
    assert [*ROWS] == [
        "fresh-round-1",
        "middle-of-round-2",
        "claims-in-turn",
        "claims-in-turn-round-1",
        "end-of-round-3",
        "end-of-round-4",
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
    assert_counted_by_oracle(lambda line: ways_on(table, line), counts, enough)


def ways_on(table: TimeBomb, line: tuple[Way, ...]) -> list[Way]:
    """What can be answered after this table and these answers, by the oracle's script."""
    session = Session(table.players, table.claims)
    for answer in (*history(table), *(answer for _, answer in line)):
        (seat,) = session.open
        session.play(seat, answer)
    for seat, question in session.open.items():
        answers = deals(question) if isinstance(question, WireDeal) else sorted(question.answers(), key=repr)
        return [(seat, answer) for answer in answers]
    return []


def history(table: TimeBomb) -> Iterator[Answer]:
    """All that was answered so far, in the oracle's words."""
    n = table.players
    yield plain(DealRoles(table.roles))
    yield plain(PickStart(table.start))
    for number, hands in enumerate(table.deals):
        yield plain(DealWires(hands))
        for said in table.claimed[number * n : (number + 1) * n]:
            yield plain(said.claim or Decline())
        for cut in table.cuts[number * n : (number + 1) * n]:
            yield plain(Cut(cut.owner))
            yield plain(Flip(cut.wire))


def deals(question: WireDeal) -> list[Answer]:
    """Every different deal: some Success wires to each, the Boom to one, and Safe wires to fill up."""
    players, success = question.players, question.pool["success"]
    size = question.pool.total() // players
    found = []
    for boom, counts in product(range(players), product(range(size + 1), repeat=players)):
        room = [size - count - (seat == boom) for seat, count in enumerate(counts)]
        if sum(counts) == success and min(room) >= 0:
            found.append(
                [["boom"] * (s == boom) + ["safe"] * room[s] + ["success"] * counts[s] for s in range(players)]
            )
    return [("wires", tuple(map(tuple, hands))) for hands in found]
