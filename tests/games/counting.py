"""Counting: how many different sequences of moves lead on from a table, by the engine and by an oracle.

A title keeps its tables in `perft.txt`: an id, the table in whatever words the title reads, the counts by depth from 1.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeAlias

from boomtable.engine import Seat

Counts: TypeAlias = tuple[int, ...]
Way: TypeAlias = tuple[Seat, Any]  # who answers, and what, in the oracle's words


def read_rows(file: Path) -> dict[str, tuple[str, Counts]]:
    """The data file: table text and counts, by id."""
    rows: dict[str, tuple[str, Counts]] = {}
    text: list[str] = []
    lines = [line.split() for line in file.read_text().splitlines()]
    for label, *words in (line for line in lines if line and not line[0].startswith("#")):
        match label:
            case "id":
                (name,), text = words, []
            case "counts":
                rows[name] = "\n".join(text), tuple(map(int, words))
            case _:
                text.append(" ".join([label, *words]))
    return rows


def perft(table: Any, depth: int) -> int:
    """The number of sequences of exactly this many moves."""
    if depth == 1:
        return sum(table.choices(seat).size for seat in table.turn)
    return sum(perft(table.play(seat, move), depth - 1) for seat in table.turn for move in table.choices(seat))


def assert_counted(table: Any, counts: Counts) -> None:
    assert tuple(perft(table, depth) for depth in range(1, len(counts) + 1)) == counts


def assert_counted_by_oracle(ways_on: Callable[[tuple[Way, ...]], Sequence[Way]], counts: Counts, enough: int) -> None:
    """Up to a limited number of sequences: an oracle cannot go back, so it restarts for each one."""
    counted = [*zip(counts, oracle_counts(ways_on, enough), strict=False)]
    assert len(counted) >= min(2, len(counts)) or counts[0] > enough
    assert [theirs for _, theirs in counted] == [ours for ours, _ in counted]


def oracle_counts(ways_on: Callable[[tuple[Way, ...]], Sequence[Way]], enough: int) -> Iterator[int]:
    """Sequences by depth, until there are more than enough."""
    lines: list[tuple[Way, ...]] = [()]
    count = 0
    while count <= enough:
        count, longer = 0, []
        for line in lines:
            ways = ways_on(line)
            count += len(ways)
            longer += [(*line, way) for way in ways] if count <= enough else []
        yield count
        lines = longer
