"""The look of the pictures: the colours of the table by day, the same on every machine."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.lines import Line2D

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
    "text.parse_math": False,  # a dollar in an option is a dollar
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


@contextmanager
def paper(folder: Path, stem: str, height: float) -> Iterator[Figure]:
    """A figure to draw on, saved as SVG and PNG: the same bytes for the same drawing."""
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
    """Axis labels: once, however many panels there are."""
    if len(figure.axes) == 1:
        figure.axes[0].set(xlabel=across, ylabel=up)
        return
    figure.supxlabel(across, fontsize=10, color=SOFT)
    figure.supylabel(up, fontsize=10, color=SOFT)


def spread(wanted: Sequence[float], gap: float) -> list[float]:
    """Positions for labels near where they are wanted, no two closer than a gap."""
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
