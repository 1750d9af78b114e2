"""Pictures of rows: a dot and its interval for each."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from math import ceil
from textwrap import fill

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from msgspec import Struct

from boomtable.lab.balance.look import SOFT, interval, name_axes

ROW, LINE, FRAME = 0.3, 0.16, 0.85  # inches for a row, for each more line of its label, for all around
BESIDE = 34  # letters of a label before it is broken
COLUMNS = 2


class Dot(Struct, frozen=True):
    """One dot of a row, its interval, and how it is drawn."""

    low: float
    mean: float
    high: float
    tone: tuple[str, str]
    hollow: bool = False


class Panel(Struct, frozen=True):
    """Rows under one heading; each may have several dots, and a place that would be even."""

    title: str
    labels: list[str]
    rows: list[list[Dot]]
    even: Sequence[float] = ()


def height(panels: Sequence[Panel], *, legend: bool = False) -> float:
    """Inches that these panels need."""
    lines = ceil(len(panels) / _columns(panels))
    one = sum(max(ROW * max(1, 0.7 * len(row)), _lines(text)) for text, row in zip(*_longest(panels), strict=True))
    return lines * (one + FRAME) + 0.35 * legend


def draw(figure: Figure, panels: Sequence[Panel], axis: str, limits: tuple[float, float]) -> list[Axes]:
    """Panels side by side and below each other, all with the same rows and the same scale."""
    columns = _columns(panels)
    drawn = list[Axes]()
    for place, panel in enumerate(panels):
        axes = figure.add_subplot(ceil(len(panels) / columns), columns, place + 1)
        _rows(axes, panel)
        axes.set_xlim(*limits)
        axes.set_title(fill(panel.title, 40 if columns > 1 else 70))
        if place % columns:
            axes.set_yticklabels([])
        drawn.append(axes)
    name_axes(figure, axis)
    return drawn


def limits(dots: Sequence[tuple[float, float, float]], also: Sequence[float] = ()) -> tuple[float, float]:
    """From the lowest low to the highest high, with room around."""
    low, high = min([*(low for low, _, _ in dots), *also]), max([*(high for _, _, high in dots), *also])
    room = (high - low) * 0.06 or 0.05
    return low - room, high + room


def _rows(axes: Axes, panel: Panel) -> None:
    count = len(panel.rows)
    for place, row in enumerate(panel.rows):
        for number, dot in enumerate(row):
            where = place + (number - (len(row) - 1) / 2) * 0.8 / max(2, len(row))
            interval(axes, where, (dot.low, dot.mean, dot.high), dot.tone, hollow=dot.hollow)
    for even, rows in groupby(enumerate(panel.even), key=lambda row: row[1]):
        first, *_, last = [place for place, _ in rows] * 2
        axes.plot([even, even], [first - 0.5, last + 0.5], color=SOFT, linewidth=1.1, linestyle=(0, (4, 3)), zorder=2)
    axes.set_ylim(count - 0.5, -0.5)
    axes.set_yticks(range(count), [fill(text, BESIDE) for text in panel.labels])
    axes.tick_params(axis="y", length=0)
    axes.grid(axis="both")
    axes.spines["left"].set_visible(False)
    axes.locator_params(axis="x", nbins=6)


def _columns(panels: Sequence[Panel]) -> int:
    return min(COLUMNS, len(panels))


def _longest(panels: Sequence[Panel]) -> tuple[list[str], list[list[Dot]]]:
    return panels[0].labels, panels[0].rows


def _lines(text: str) -> float:
    return ROW + LINE * fill(text, BESIDE).count("\n")
