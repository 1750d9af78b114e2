"""What a sweep found, in short."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from rich.console import Group
from rich.table import Table
from rich.text import Text

from boomtable.lab.balance.labels import Labels
from boomtable.lab.balance.sweep import Balance, Difference, Found
from boomtable.words import say


def outlook(balance: Balance, page: Path) -> Group:
    """Every setup with each side's share, how that differs from what it is held against, and where to read on."""
    names = Labels(balance)
    columns = [say(f"balance-column-{column}") for column in ("setup", "games")]
    columns += [say(f"result-{column}") for column in ("side", "share", "interval")]
    table = Table("", *columns, say("balance-column-change"), box=None, padding=(0, 2, 0, 0), header_style="title")
    for number, found in enumerate(balance.found, start=1):
        for cells in _rows(names, number, found):
            table.add_row(*cells)
    held = any(found.differences for found in balance.found)
    note = [Text(say("balance-note"), style="quiet")] if held else []
    return Group(table, Text(), *note, Text(say("balance-written", page=str(page)), overflow="fold"))


def _rows(names: Labels, number: int, found: Found) -> Iterator[tuple[str, ...]]:
    """A row for each side; the first says of which setup."""
    setup = str(number), names.setup(found), str(found.games)
    for side, won in found.outcomes.items():
        interval = say("result-range", low=f"{won.low:.1%}", high=f"{won.high:.1%}")
        change = _change(found.differences[side]) if found.differences else ""
        yield *setup, names.side(side), f"{won.share:.1%}", interval, change
        setup = "", "", ""


def _change(change: Difference) -> str:
    mean, low, high = (f"{part:+.1%}" for part in (change.mean, change.low, change.high))
    return say("balance-change", mean=mean, low=low, high=high, clear="yes" if change.clear else "no")
