"""The pictures of a sweep."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from boomtable.lab.balance.differences import draw_differences
from boomtable.lab.balance.figures import draw_alone, draw_family
from boomtable.lab.balance.found import Balance
from boomtable.lab.balance.names import Names
from boomtable.lab.balance.picture import Picture
from boomtable.lab.balance.shares import draw_shares


def draw(balance: Balance, names: Names, folder: Path) -> Iterator[Picture]:
    """Shares, differences where there are any, and every family of figures."""
    yield draw_shares(names, folder)
    if any(found.differences for found in balance.found):
        yield draw_differences(names, folder)
    for family, figures in names.families.items():
        if len(figures) > 1:
            yield draw_family(names, family, figures, folder)
        elif len(balance.found) > 1:
            yield draw_alone(names, figures[0], folder)
