"""Counting: how many different sequences of moves lead on from a drawn table, by the engine and by the oracle."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

from boomtable.games.time_bomb import GAME, Cut, DealRoles, DealWires, Decline, Flip, PickStart, TimeBomb
from tests.games.time_bomb.test_lockstep import plain
from tests.oracle.time_bomb import Answer, Session, WireDeal


def perft(table: TimeBomb, depth: int) -> int:
    """Sequences of exactly so many moves."""
    if depth == 1:
        return sum(table.choices(seat).size for seat in table.turn)
    return sum(perft(table.play(seat, move), depth - 1) for seat in table.turn for move in table.choices(seat))


def read_rows() -> Iterator[tuple[str, str, tuple[int, ...]]]:
    """The data file: id, table text, counts."""
    lines = Path(__file__).with_name("perft.txt").read_text().splitlines()
    text: list[str] = []
    for label, *words in (line.split() for line in lines if line.strip() and not line.startswith("#")):
        match label:
            case "id":
                (name,), text = words, []
            case "counts":
                yield name, "\n".join(text), tuple(map(int, words))
            case _:
                text.append(" ".join([label, *words]))


ROWS = {name: (text, counts) for name, text, counts in read_rows()}
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
    assert tuple(perft(GAME.parse(text), depth) for depth in range(1, len(counts) + 1)) == counts


@every_row
def test_the_oracle_counts_the_same(name: str) -> None:
    """As far as it gets in a second: it cannot go back, so it begins anew for every sequence."""
    text, counts = ROWS[name]
    table = GAME.parse(text)
    depths = [depth for depth in range(1, len(counts) + 1) if max(counts[: depth - 1], default=0) <= 1200]
    assert len(depths) >= 2
    assert [oracle_perft(table, (), depth) for depth in depths] == [counts[depth - 1] for depth in depths]


def oracle_perft(table: TimeBomb, line: tuple[Answer, ...], depth: int) -> int:
    answers = ways_on(table, line)
    return len(answers) if depth == 1 else sum(oracle_perft(table, (*line, answer), depth - 1) for answer in answers)


def ways_on(table: TimeBomb, line: tuple[Answer, ...]) -> list[Answer]:
    """What can be answered after this table and these answers, by the oracle's script."""
    session = Session(table.players, table.claims)
    for answer in (*history(table), *line):
        (seat,) = session.open
        session.play(seat, answer)
    for question in session.open.values():
        return deals(question) if isinstance(question, WireDeal) else sorted(question.answers(), key=repr)
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
