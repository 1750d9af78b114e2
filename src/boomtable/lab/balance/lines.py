"""Pictures over the number of players: a line with dots and intervals for each series."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import ceil
from textwrap import fill

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator
from msgspec import Struct

from boomtable.lab.balance.look import SOFT, even_key, interval, key, name_axes, spread
from boomtable.words import say

TALL = 3.3  # inches for a panel
LETTER = 0.22  # inches for a line of a label
MOST = 6  # lines in one panel that can still be told apart
SPAN = 0.3  # of the way to the next number of players, for dots beside each other


class Line(Struct, frozen=True):
    """One series: players, then low, mean and high."""

    label: str
    points: list[tuple[int, float, float, float]]
    tone: tuple[str, str]


class Panel(Struct, frozen=True):
    title: str
    lines: list[Line]


def height(panels: Sequence[Panel]) -> float:
    legend = LETTER * len(panels[0].lines) if len(panels) > 1 else 0.0
    return ceil(len(panels) / _columns(panels)) * TALL + 0.3 + legend


def draw(figure: Figure, panels: Sequence[Panel], even: dict[int, float], axis: str) -> None:
    """Every panel on the same scale, with what would be even as a broken line; names stand beside, or above many."""
    points = [point for panel in panels for line in panel.lines for point in line.points]
    low, high = min(*even.values(), *(low for _, low, _, _ in points)), max(*even.values(), *(p[3] for p in points))
    room = (high - low) * 0.07
    columns = _columns(panels)
    for place, panel in enumerate(panels):
        axes = figure.add_subplot(ceil(len(panels) / columns), columns, place + 1)
        axes.set_ylim(low - room, high + room)
        ends = _lines(axes, panel, even)
        axes.set_title(panel.title)
        if len(panels) == 1:
            _labels(axes, panel, ends)
    if len(panels) > 1:
        _legend(figure, panels[0].lines)
    name_axes(figure, say("balance-axis-players"), axis)


def _lines(axes: Axes, panel: Panel, even: dict[int, float]) -> list[tuple[float, float]]:
    """All lines of a panel; their ends come back, that of what is even first."""
    players = sorted(even)
    step = min(after - before for before, after in pairwise(players))
    first, last = players[0] - 0.35 * step, players[-1] + 0.35 * step
    ends = [(last, even[players[-1]])]
    levels = [even[players[0]], *(even[n] for n in players), even[players[-1]]]
    axes.plot([first, *players, last], levels, color=SOFT, linewidth=1.1, linestyle=(0, (4, 3)), zorder=2)
    for place, line in enumerate(panel.lines):
        shift = (place - (len(panel.lines) - 1) / 2) * SPAN * step / max(3, len(panel.lines))
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


def _labels(axes: Axes, panel: Panel, ends: list[tuple[float, float]]) -> None:
    """The name of what is even and of every line beside its end, none on top of another."""
    texts = [say("balance-even"), *(fill(line.label, 28) for line in panel.lines)]
    colours = [SOFT, *(line.tone[0] for line in panel.lines)]
    low, high = axes.get_ylim()
    gap = (high - low) * LETTER / TALL * max(text.count("\n") + 1 for text in texts)
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


def _columns(panels: Sequence[Panel]) -> int:
    return min(2, len(panels))
