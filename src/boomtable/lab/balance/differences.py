"""How much more often a side wins than in the setup it is held against."""

from __future__ import annotations

from pathlib import Path

from matplotlib.axes import Axes

from boomtable.lab.balance import dots
from boomtable.lab.balance.dots import Dot
from boomtable.lab.balance.found import Found
from boomtable.lab.balance.look import SOFT, paper, series
from boomtable.lab.balance.names import Names
from boomtable.lab.balance.picture import Picture, ends, sides_shown, span
from boomtable.words import say


def draw_differences(names: Names, folder: Path) -> Picture:
    """A row for each setup that is held against another; of two sides one tells all."""
    compared = [found for found in names.balance.found if found.differences]
    shown = [side for side in sides_shown(names) if any(side in found.differences for found in compared)]
    shown = shown[:1] if names.duel else shown
    panels = [_compared(names, compared, side, place, len(shown) > 1) for place, side in enumerate(shown)]
    limits = dots.limits([(dot.low, dot.mean, dot.high) for panel in panels for row in panel.rows for dot in row], (0,))
    axis = say("balance-axis-difference")
    if names.duel:
        axis = say("balance-axis-difference-of", side=names.side(shown[0]))
    with paper(folder, "differences", dots.height(panels, legend=names.duel)) as figure:
        drawn = dots.draw(figure, panels, axis, limits)
        if names.duel:
            _towards(names, drawn[0])
    clear = sum(any(each.clear for each in found.differences.values()) for found in compared)
    ranges = " ".join(
        span(names.side(side), [(found.differences[side].mean, names.setup(found)) for found in having], sign="+")
        for side in shown
        if (having := [found for found in compared if side in found.differences])
    )
    alt = say("balance-alt-differences", clear=clear, setups=len(compared), ranges=ranges)
    return Picture("differences", alt, say("balance-hollow", caption=say("balance-picture-differences")))


def _compared(names: Names, compared: list[Found], side: str, place: int, titled: bool) -> dots.Panel:
    rows = [
        [Dot(*ends(each), series(side, place), hollow=not each.clear)] if (each := found.differences.get(side)) else []
        for found in compared
    ]
    labels = [names.setup(found) for found in compared]
    return dots.Panel(names.side(side) if titled else "", labels, rows, [0.0] * len(rows))


def _towards(names: Names, axes: Axes) -> None:
    """Above the line, whom each direction favours."""
    first, second = (names.side(side) for side in names.sides)
    left, right = say("balance-towards-left", side=second), say("balance-towards-right", side=first)
    for text, offset, where in ((left, -8, "right"), (right, 8, "left")):
        axes.annotate(
            text,
            xy=(0, 1),
            xycoords=axes.get_xaxis_transform(),
            xytext=(offset, 6),
            textcoords="offset points",
            ha=where,
            color=SOFT,
        )
