"""The results of a sweep as rows: CSV to look at, Parquet to compute with."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeAlias

import duckdb
import msgspec
from msgspec.structs import asdict

from boomtable.lab.balance.labels import value
from boomtable.lab.balance.sweep import Balance, Found

Row: TypeAlias = dict[str, Any]

SETUP = {"setup": "INTEGER", "players": "INTEGER", "bots": "VARCHAR"}
WON = {"games": "INTEGER", "stopped": "VARCHAR", "side": "VARCHAR", "wins": "INTEGER"}
SHARE = {"share": "DOUBLE", "low": "DOUBLE", "high": "DOUBLE"}
DIFFERENCE = dict.fromkeys(("difference", "difference_low", "difference_high"), "DOUBLE")
FOUND = WON | SHARE | DIFFERENCE | {"against": "INTEGER"}
FIGURE = {"name": "VARCHAR", "samples": "INTEGER", "mean": "DOUBLE", "low": "DOUBLE", "high": "DOUBLE"}


def write(balance: Balance, folder: Path) -> None:
    """`found` and `figures`, each as CSV and as Parquet; setups are numbered from 1."""
    options = {column(what): "VARCHAR" for what in options_of(balance)}
    _write(folder / "found", SETUP | options | FOUND, [*_found(balance)])
    _write(folder / "figures", SETUP | options | FIGURE, [*_figures(balance)])


def options_of(balance: Balance) -> list[str]:
    return [what for what in balance.varied if what not in ("players", "bots")]


def column(option: str) -> str:
    """The column of an option, whose name may clash with another column's."""
    return f"option_{option}" if option in SETUP | FOUND | FIGURE else option


def _setup(balance: Balance, number: int, found: Found) -> Row:
    options = {column(what): value(found.setup, what) for what in options_of(balance)}
    return {"setup": number, "players": found.setup.players, "bots": value(found.setup, "bots")} | options


def _found(balance: Balance) -> Iterator[Row]:
    for number, found in enumerate(balance.found, start=1):
        setup = _setup(balance, number, found) | {"games": found.games, "stopped": found.stopped}
        for side, won in found.outcomes.items():
            row = setup | {"side": side} | asdict(won)
            if difference := found.differences.get(side):
                row |= dict(zip(DIFFERENCE, (difference.mean, difference.low, difference.high), strict=True))
            yield row | {"against": None if found.against is None else found.against + 1}


def _figures(balance: Balance) -> Iterator[Row]:
    for number, found in enumerate(balance.found, start=1):
        for name, figure in found.figures.items():
            yield _setup(balance, number, found) | {"name": name} | asdict(figure)


def _write(path: Path, columns: dict[str, str], rows: list[Row]) -> None:
    with path.with_suffix(".csv").open("w", encoding="utf-8", newline="") as page:
        writer = csv.DictWriter(page, columns, lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)
    with TemporaryDirectory() as scratch, duckdb.connect() as connection:
        lines = Path(scratch, "rows.jsonl")
        lines.write_bytes(msgspec.json.Encoder().encode_lines(rows))
        kinds = ", ".join(f"\"{name}\": '{kind}'" for name, kind in columns.items())
        source = f"read_json($lines, format = 'newline_delimited', columns = {{{kinds}}})"
        query = f"COPY (SELECT * FROM {source}) TO $path (FORMAT parquet, COMPRESSION zstd)"
        connection.execute(query, {"lines": str(lines), "path": str(path.with_suffix(".parquet"))})
