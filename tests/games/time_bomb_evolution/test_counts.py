"""Counting: how many different sequences of moves lead on from a drawn table, by the engine and by the oracle."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product
from pathlib import Path

import pytest

from boomtable.engine import Move
from boomtable.games.time_bomb_evolution import (
    GAME,
    Cut,
    DealRoles,
    DealWires,
    Decline,
    DrawNumber,
    Evolution,
    Flip,
    PickStart,
    Protect,
    RemoveCards,
    Unprotect,
)
from boomtable.games.time_bomb_shared.steps import Flipping
from tests.games.counting import Way, assert_counted, assert_counted_by_oracle, read_rows
from tests.games.time_bomb_evolution.test_lockstep import plain
from tests.oracle.time_bomb_evolution import KINDS, Answer, ClaimTurn, Question, Session, WireDeal

pytestmark = pytest.mark.slow

ROWS = read_rows(Path(__file__).with_name("perft.txt"))
every_row = pytest.mark.parametrize("name", ROWS)


def test_there_are_tables_to_count_from() -> None:
    assert [*ROWS] == [
        "standard-round-1",
        "evolution-round-1",
        "a-success-protects",
        "a-blue-unprotects",
        "a-red-after-round-3",
        "a-number-names-nobody",
        "pink-takes-cuts",
        "claims-in-turn",
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


def ways_on(table: Evolution, line: tuple[Way, ...]) -> list[Way]:
    """What can be answered after this table and these answers, by the oracle's script."""
    session = Session(
        table.players,
        claims=table.claims,
        evolution=table.evolution,
        prevent_any_revealed=table.prevent_any_revealed,
        pink_counted_at_round_4=table.pink_counted_at_round_4,
        colours=table.colours,
    )
    for answer in (*map(plain, history(table)), *(answer for _, answer in line)):
        (seat,) = session.open
        session.play(seat, answer)
    return [(seat, answer) for seat, question in session.open.items() for answer in answers(question)]


def history(table: Evolution) -> Iterator[Move]:
    """All that was answered so far."""
    n = table.players
    yield DealRoles(table.roles)
    yield RemoveCards(table.removed)
    yield PickStart(table.start)
    for number, hands in enumerate(table.deals):
        yield DealWires(hands)
        yield from (said.claim or Decline() for said in table.claimed[number * n : (number + 1) * n])
        for at in range(number * n, min((number + 1) * n, len(table.cuts) + 1)):
            yield from (DrawNumber(drawn.number) for drawn in table.numbers if drawn.after == at)
            yield from one_cut(table, at)


def one_cut(table: Evolution, at: int) -> Iterator[Move]:
    """A cut, the wire turned up if it is, and the protection put on or taken off after it."""
    if at == len(table.cuts):
        yield from (Cut(step.owner) for step in table.todo[:1] if isinstance(step, Flipping))
        return
    yield Cut(table.cuts[at].owner)
    yield Flip(table.cuts[at].wire)
    yield from ((Protect if mark.on else Unprotect)(mark.colour) for mark in table.marks if mark.after == at + 1)


def answers(question: Question) -> list[Answer]:
    match question:
        case WireDeal():
            size = question.pool.total() // question.players
            return [("wires", hands) for hands in deals(question.pool, (size,) * question.players)]
        case ClaimTurn():
            numbers = [(None, *range(question.held + 1)) if kind in question.kinds else (None,) for kind in KINDS]
            claims: list[Answer] = [("decline",), *(("claim", *said) for said in product(*numbers))]
            return [answer for answer in claims if question.allows(answer)]
    return sorted(question.answers(), key=repr)


def deals(pool: Counter[str], sizes: tuple[int, ...]) -> list[tuple[tuple[str, ...], ...]]:
    """Every different deal of these wires into hands of these sizes."""
    if not sizes:
        return [()]
    hands = sorted({*combinations(sorted(pool.elements()), sizes[0])})
    return [(hand, *others) for hand in hands for others in deals(pool - Counter(hand), sizes[1:])]
