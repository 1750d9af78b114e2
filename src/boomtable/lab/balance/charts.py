"""Two kinds of chart, rows of dots with intervals and lines over the number of players, and how they look."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import groupby, pairwise
from math import ceil
from pathlib import Path
from textwrap import fill
from typing import Any

from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.lines import Line2D
from matplotlib.ticker import MaxNLocator
from msgspec import Struct

from boomtable.words import say

PAPER, INK, SOFT, FAINT, EDGE = "#fffaf0", "#241f18", "#5b5140", "#e9dfc8", "#b7a581"
BLUE, RED, GREEN, BRASS, PLUM, TEAL = "#1d5f8c", "#b8331d", "#1f6f47", "#96660a", "#6d3f86", "#1c7a80"
SERIES = ((BLUE, "o"), (RED, "s"), (GREEN, "^"), (BRASS, "D"), (PLUM, "v"), (TEAL, "P"), (SOFT, "X"))
SIDES = {"swat": SERIES[0], "blue": SERIES[0], "terrorist": SERIES[1], "red": SERIES[1]}

WIDTH = 6.4  # inches
STYLE: dict[Any, Any] = {
    "figure.facecolor": PAPER,
    "figure.constrained_layout.w_pad": 0.1,
    "figure.constrained_layout.h_pad": 0.1,
    "axes.facecolor": PAPER,
    "axes.edgecolor": EDGE,
    "axes.labelcolor": SOFT,
    "axes.titlecolor": INK,
    "axes.titlesize": 10.5,
    "axes.titleweight": "bold",
    "axes.titlelocation": "left",
    "axes.labelsize": 10,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "axes.unicode_minus": True,
    "font.family": "DejaVu Sans",  # which comes with Matplotlib: the same picture on every machine
    "font.size": 10,
    "text.color": INK,
    "text.parse_math": False,  # a dollar sign in an option is not TeX
    "xtick.color": EDGE,
    "ytick.color": EDGE,
    "xtick.labelcolor": SOFT,
    "ytick.labelcolor": INK,
    "xtick.labelsize": 9.5,
    "ytick.labelsize": 9.5,
    "grid.color": FAINT,
    "grid.linewidth": 0.8,
    "legend.frameon": False,
    "legend.fontsize": 10,
    "svg.hashsalt": "boomtable",
    "svg.fonttype": "path",
}


ROW_INCHES, LABEL_LINE_INCHES, FRAME_INCHES = 0.3, 0.16, 0.85
LABEL_LETTERS = 34  # of a label before it wraps
COLUMNS = 2
PANEL_INCHES = 3.3
LABEL_INCHES = 0.22  # for a line of a label
MOST_LINES = 6  # in one panel that can still be distinguished
DOT_SPREAD = 0.3  # of the way to the next number of players, for dots beside each other


@contextmanager
def paper(folder: Path, stem: str, height: float) -> Iterator[Figure]:
    """A figure to draw on, saved as SVG and PNG; the same drawing gives the same bytes."""
    with rc_context(STYLE):
        figure = Figure(figsize=(WIDTH, height), layout="constrained")
        yield figure
        figure.savefig(folder / f"{stem}.svg", metadata={"Date": None, "Creator": None})
        figure.savefig(folder / f"{stem}.png", dpi=160, metadata={"Software": None})


def series(side: str, place: int) -> tuple[str, str]:
    """A colour and a shape, which always go together."""
    return SIDES.get(side, SERIES[place % len(SERIES)])


def interval(axes: Axes, where: float, ends: tuple[float, float, float], tone: tuple[str, str], **more: Any) -> None:
    """A dot and its interval: low, mean, high, along a row or upright."""
    low, mean, high = ends
    (colour, shape), upright, hollow = tone, more.get("upright", False), more.get("hollow", False)
    line = ([where, where], [low, high]) if upright else ([low, high], [where, where])
    dot = ([where], [mean]) if upright else ([mean], [where])
    axes.plot(*line, color=colour, linewidth=2, alpha=0.55, solid_capstyle="round", zorder=3)
    face = PAPER if hollow else colour
    axes.plot(*dot, shape, color=colour, markersize=6.5, markerfacecolor=face, markeredgewidth=1.4, zorder=4)


def key(label: str, tone: tuple[str, str]) -> Line2D:
    """An entry of a legend."""
    return Line2D([], [], color=tone[0], marker=tone[1], linewidth=2, markersize=6.5, label=label)


def even_key() -> Line2D:
    """The legend entry of the even share."""
    return Line2D([], [], color=SOFT, linewidth=1.1, linestyle=(0, (4, 3)), label=say("balance-even"))


def name_axes(figure: Figure, across: str, up: str = "") -> None:
    """Write axis labels once, however many panels there are."""
    if len(figure.axes) == 1:
        figure.axes[0].set(xlabel=across, ylabel=up)
        return
    figure.supxlabel(across, fontsize=10, color=SOFT)
    figure.supylabel(up, fontsize=10, color=SOFT)


def spread(wanted: Sequence[float], gap: float) -> list[float]:
    """Positions for labels near the wanted ones, no two closer than the gap."""
    order = sorted(range(len(wanted)), key=lambda place: wanted[place])
    heaps = list[list[int]]()
    for place in order:
        heaps.append([place])
        while len(heaps) > 1 and _top(wanted, heaps[-2], gap) + gap > _bottom(wanted, heaps[-1], gap):
            heaps[-2:] = [heaps[-2] + heaps[-1]]
    placed = {place: _bottom(wanted, heap, gap) + gap * n for heap in heaps for n, place in enumerate(heap)}
    return [placed[place] for place in range(len(wanted))]


def _bottom(wanted: Sequence[float], heap: list[int], gap: float) -> float:
    return sum(wanted[place] for place in heap) / len(heap) - gap * (len(heap) - 1) / 2


def _top(wanted: Sequence[float], heap: list[int], gap: float) -> float:
    return _bottom(wanted, heap, gap) + gap * (len(heap) - 1)


class Dot(Struct, frozen=True):
    """One dot of a row, its interval, and how it is drawn."""

    low: float
    mean: float
    high: float
    tone: tuple[str, str]
    hollow: bool = False


class DotPanel(Struct, frozen=True):
    """Rows under one heading; each may have several dots, and a mark at the even share."""

    title: str
    labels: list[str]
    rows: list[list[Dot]]
    even: Sequence[float] = ()


def dots_height(panels: Sequence[DotPanel], *, legend: bool = False) -> float:
    """Inches that these panels need."""
    lines = ceil(len(panels) / _dot_columns(panels))
    one = sum(
        max(ROW_INCHES * max(1, 0.7 * len(row)), _row_height(text)) for text, row in zip(*_longest(panels), strict=True)
    )
    return lines * (one + FRAME_INCHES) + 0.35 * legend


def draw_dots(figure: Figure, panels: Sequence[DotPanel], axis: str, dots_limits: tuple[float, float]) -> list[Axes]:
    """Panels side by side and below each other, all with the same rows and the same scale."""
    columns = _dot_columns(panels)
    drawn = list[Axes]()
    for place, panel in enumerate(panels):
        axes = figure.add_subplot(ceil(len(panels) / columns), columns, place + 1)
        _draw_rows(axes, panel)
        axes.set_xlim(*dots_limits)
        axes.set_title(fill(panel.title, 40 if columns > 1 else 70))
        if place % columns:
            axes.set_yticklabels([])
        drawn.append(axes)
    name_axes(figure, axis)
    return drawn


def dots_limits(dots: Sequence[tuple[float, float, float]], also: Sequence[float] = ()) -> tuple[float, float]:
    """From the lowest low to the highest high, with a margin."""
    low, high = min([*(low for low, _, _ in dots), *also]), max([*(high for _, _, high in dots), *also])
    room = (high - low) * 0.06 or 0.05
    return low - room, high + room


def _draw_rows(axes: Axes, panel: DotPanel) -> None:
    count = len(panel.rows)
    for place, row in enumerate(panel.rows):
        for number, dot in enumerate(row):
            where = place + (number - (len(row) - 1) / 2) * 0.8 / max(2, len(row))
            interval(axes, where, (dot.low, dot.mean, dot.high), dot.tone, hollow=dot.hollow)
    for even, rows in groupby(enumerate(panel.even), key=lambda row: row[1]):
        first, *_, last = [place for place, _ in rows] * 2
        axes.plot([even, even], [first - 0.5, last + 0.5], color=SOFT, linewidth=1.1, linestyle=(0, (4, 3)), zorder=2)
    axes.set_ylim(count - 0.5, -0.5)
    axes.set_yticks(range(count), [fill(text, LABEL_LETTERS) for text in panel.labels])
    axes.tick_params(axis="y", length=0)
    axes.grid(axis="both")
    axes.spines["left"].set_visible(False)
    axes.locator_params(axis="x", nbins=6)


def _dot_columns(panels: Sequence[DotPanel]) -> int:
    return min(COLUMNS, len(panels))


def _longest(panels: Sequence[DotPanel]) -> tuple[list[str], list[list[Dot]]]:
    return panels[0].labels, panels[0].rows


def _row_height(text: str) -> float:
    return ROW_INCHES + LABEL_LINE_INCHES * fill(text, LABEL_LETTERS).count("\n")


class Line(Struct, frozen=True):
    """One series: players, then low, mean and high."""

    label: str
    points: list[tuple[int, float, float, float]]
    tone: tuple[str, str]


class LinePanel(Struct, frozen=True):
    title: str
    lines: list[Line]


def lines_height(panels: Sequence[LinePanel]) -> float:
    legend = LABEL_INCHES * len(panels[0].lines) if len(panels) > 1 else 0.0
    return ceil(len(panels) / _columns(panels)) * PANEL_INCHES + 0.3 + legend


def draw_lines(figure: Figure, panels: Sequence[LinePanel], even: dict[int, float], axis: str) -> None:
    """Draw every panel on the same scale, with the even share as a dashed line and labels beside or above."""
    points = [point for panel in panels for line in panel.lines for point in line.points]
    low, high = min(*even.values(), *(low for _, low, _, _ in points)), max(*even.values(), *(p[3] for p in points))
    room = (high - low) * 0.07
    columns = _columns(panels)
    for place, panel in enumerate(panels):
        axes = figure.add_subplot(ceil(len(panels) / columns), columns, place + 1)
        axes.set_ylim(low - room, high + room)
        ends = _draw_line_panel(axes, panel, even)
        axes.set_title(panel.title)
        if len(panels) == 1:
            _labels(axes, panel, ends)
    if len(panels) > 1:
        _legend(figure, panels[0].lines)
    name_axes(figure, say("balance-axis-players"), axis)


def _draw_line_panel(axes: Axes, panel: LinePanel, even: dict[int, float]) -> list[tuple[float, float]]:
    """Draw the lines of a panel and return their ends, that of the even share first."""
    players = sorted(even)
    step = min(after - before for before, after in pairwise(players))
    first, last = players[0] - 0.35 * step, players[-1] + 0.35 * step
    ends = [(last, even[players[-1]])]
    levels = [even[players[0]], *(even[n] for n in players), even[players[-1]]]
    axes.plot([first, *players, last], levels, color=SOFT, linewidth=1.1, linestyle=(0, (4, 3)), zorder=2)
    for place, line in enumerate(panel.lines):
        shift = (place - (len(panel.lines) - 1) / 2) * DOT_SPREAD * step / max(3, len(panel.lines))
        xs = [players + shift for players, _, _, _ in line.points]
        axes.plot(xs, [mean for _, _, mean, _ in line.points], color=line.tone[0], linewidth=1.1, alpha=0.6)
        for x, (_, low, mean, high) in zip(xs, line.points, strict=True):
            interval(axes, x, (low, mean, high), line.tone, upright=True)
        ends.append((xs[-1], line.points[-1][2]))
    axes.set_xlim(first, last)
    axes.set_xticks(players)
    axes.yaxis.set_major_locator(MaxNLocator(6, steps=[1, 2, 5, 10]))
    axes.tick_params(axis="y", length=0, labelcolor=SOFT)
    axes.grid(axis="y")
    axes.spines["left"].set_visible(False)
    return ends


def _legend(figure: Figure, lines: Sequence[Line]) -> None:
    keys = [key(line.label, line.tone) for line in lines]
    figure.legend(handles=[*keys, even_key()], loc="outside upper left", ncols=1)


def _labels(axes: Axes, panel: LinePanel, ends: list[tuple[float, float]]) -> None:
    """Labels beside the ends of the lines, none on top of another."""
    texts = [say("balance-even"), *(fill(line.label, 28) for line in panel.lines)]
    colours = [SOFT, *(line.tone[0] for line in panel.lines)]
    low, high = axes.get_ylim()
    gap = (high - low) * LABEL_INCHES / PANEL_INCHES * max(text.count("\n") + 1 for text in texts)
    for text, end, place, colour in zip(texts, ends, spread([y for _, y in ends], gap), colours, strict=True):
        axes.annotate(
            text,
            xy=end,
            xytext=(1.04, place),
            textcoords=axes.get_yaxis_transform(),
            color=colour,
            va="center",
            fontsize=9.5,
            annotation_clip=False,
            arrowprops={"arrowstyle": "-", "color": colour, "linewidth": 0.7, "alpha": 0.6, "shrinkA": 1, "shrinkB": 4},
        )


def _columns(panels: Sequence[LinePanel]) -> int:
    return min(2, len(panels))
