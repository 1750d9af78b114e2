"""Counting: how many different sequences of moves lead on from a drawn table, by the engine and by the oracle."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from boomtable.engine import CHANCE, Move, Seat
from boomtable.games.trick_snipers import GAME, Deal, DrawLeader, PassOn, Play, TrickSnipers
from tests.games.trick_snipers.test_lockstep import plain
from tests.oracle.trick_snipers import Answer, Session

Line = tuple[tuple[Seat, Answer], ...]
ENOUGH = 1500  # sequences for the oracle, which begins anew for each


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
    assert tuple(perft(GAME.parse(text), depth) for depth in range(1, len(counts) + 1)) == counts


def perft(table: TrickSnipers, depth: int) -> int:
    """Sequences of exactly so many moves."""
    if depth == 1:
        return sum(table.choices(seat).size for seat in table.turn)
    return sum(perft(table.play(seat, move), depth - 1) for seat in table.turn for move in table.choices(seat))


@every_row
def test_the_oracle_counts_the_same(name: str) -> None:
    """As far as it gets in a second: it cannot go back, so it begins anew for every sequence."""
    text, counts = ROWS[name]
    table = GAME.parse(text)
    before = tuple((seat, plain(move)) for seat, move in history(table))
    lines: list[Line] = [()]
    for count in counts:
        sessions = [(line, session(table, before + line)) for line in lines]
        assert sum(len(question.answers()) for _, open_ in sessions for question in open_.open.values()) == count
        if count > ENOUGH:
            break
        lines = [
            (*line, (seat, answer))
            for line, open_ in sessions
            for seat, question in open_.open.items()
            for answer in sorted(question.answers(), key=repr)
        ]


def session(table: TrickSnipers, answers: Line) -> Session:
    """The oracle's table after these answers."""
    opened = Session(table.players, table.house.no_point_no_winner)
    for seat, answer in answers:
        opened.play(seat, answer)
    return opened


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
