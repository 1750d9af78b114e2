"""The pictures of a sweep: how often each side wins, what differs between setups, and what the title counts."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

from matplotlib.axes import Axes

from boomtable.lab.balance.charts import (
    MOST_LINES,
    SERIES,
    SOFT,
    Dot,
    DotPanel,
    Line,
    LinePanel,
    dots_height,
    dots_limits,
    draw_dots,
    draw_lines,
    even_key,
    key,
    lines_height,
    paper,
    series,
)
from boomtable.lab.balance.labels import NO_SIDE, Labels, contenders, even
from boomtable.lab.balance.page import Picture
from boomtable.lab.balance.sweep import Balance, Difference, SetupResult
from boomtable.lab.simulate import Figure, Side
from boomtable.words import say

TOGETHER = 3  # sides that share a row
MANY = 12  # rows, above which one of two sides stands for both
SETUPS = 6  # small multiples


def sides_shown(labels: Labels) -> list[str]:
    """Sides that somebody plays for, and all other outcomes that occurred."""
    results = labels.balance.found
    played_for = {side for each in results for side in contenders(each)}
    return [side for side in labels.sides if side in played_for or any(_wins(each, side) for each in results)]


def _wins(result: SetupResult, side: str) -> int:
    return result.outcomes[side].wins if side in result.outcomes else 0


def ends(won: Side | Figure | Difference) -> tuple[float, float, float]:
    mean = won.share if isinstance(won, Side) else won.mean
    return mean if won.low is None else won.low, mean, mean if won.high is None else won.high


def span(what: str, means: list[tuple[float, str]], sign: str = "") -> str:
    """The range of a value, and the setups where its ends are."""
    (low, lowest), (high, highest) = min(means), max(means)
    if len(means) == 1:
        return say("balance-alt-one", what=what, low=f"{low:{sign}.2f}")
    facts = {"low": f"{low:{sign}.2f}", "high": f"{high:{sign}.2f}"}
    return say("balance-alt-range", what=what, lowest=lowest, highest=highest, **facts)


def draw_shares(labels: Labels, folder: Path) -> Picture:
    return _lines(labels, folder) if _over_players(labels) else _dots(labels, folder)


def _over_players(labels: Labels) -> bool:
    """Whether players vary and there are not too many lines."""
    return labels.players_vary and len(_rests(labels)) <= MOST_LINES


def _players(result: SetupResult) -> int:
    return result.setup.players


def _rests(labels: Labels) -> dict[str, list[SetupResult]]:
    """Setups that differ in players alone."""
    rests = dict[str, list[SetupResult]]()
    for result in sorted(labels.balance.found, key=_players):
        rests.setdefault(labels.rest(result), []).append(result)
    return rests


def _lines(labels: Labels, folder: Path) -> Picture:
    rests, shown = _rests(labels), sides_shown(labels)
    if len(rests) == 1:
        (ours,) = rests.values()
        each = [_line(labels.side(side), side, ours, series(side, place)) for place, side in enumerate(shown)]
        panels, axis = [LinePanel("", each)], say("balance-axis-share")
    else:
        shown = shown[:1] if labels.duel else shown
        panels = [LinePanel(labels.side(side) if len(shown) > 1 else "", _series(rests, side)) for side in shown]
        first = labels.side(shown[0])
        axis = say("balance-axis-share-of", side=first) if labels.duel else say("balance-axis-share")
    by_players = groupby(sorted(labels.balance.found, key=_players), key=_players)
    evens = {players: even(*those) for players, those in by_players}
    with paper(folder, "shares", lines_height(panels)) as figure:
        draw_lines(figure, panels, evens, axis)
    caption = say("balance-picture-shares")
    if labels.duel and len(rests) > 1:
        caption = say("balance-rest", caption=caption, side=labels.side(labels.sides[1]))
    return Picture("shares", say("balance-alt-shares", ranges=_ranges(labels, shown)), caption)


def _series(rests: dict[str, list[SetupResult]], side: str) -> list[Line]:
    won = {rest: [result for result in ours if side in result.outcomes] for rest, ours in rests.items()}
    return [_line(rest, side, ours, SERIES[place]) for place, (rest, ours) in enumerate(won.items()) if ours]


def _line(label: str, side: str, ours: list[SetupResult], tone: tuple[str, str]) -> Line:
    points = [(result.setup.players, *ends(result.outcomes[side])) for result in ours if side in result.outcomes]
    return Line(label, points, tone)


def _dots(labels: Labels, folder: Path) -> Picture:
    """A row for each setup; a few sides share the rows, more have a panel each."""
    results, caption, shown = labels.balance.found, say("balance-picture-shares"), sides_shown(labels)
    if labels.duel and len(results) > MANY:
        shown, caption = shown[:1], say("balance-rest", caption=caption, side=labels.side(labels.sides[1]))
    together = len(shown) <= TOGETHER
    tones = {side: series(side, place) for place, side in enumerate(shown)}
    groups = [shown] if together else [[side] for side in shown]
    panels = [_panel(labels, sides, "" if together else labels.side(sides[0]), tones) for sides in groups]
    evens = [even for panel in panels for even in panel.even]
    limits = dots_limits(
        [ends(each.outcomes[side]) for each in results for side in shown if side in each.outcomes], evens
    )
    with paper(folder, "shares", dots_height(panels, legend=True)) as figure:
        draw_dots(figure, panels, say("balance-axis-share"), limits)
        keys = [key(labels.side(side), tones[side]) for side in shown] if together else []
        figure.legend(handles=[*keys, even_key()], loc="outside upper left", ncols=4)
    return Picture("shares", say("balance-alt-shares", ranges=_ranges(labels, shown)), caption)


def _panel(labels: Labels, sides: list[str], title: str, tones: dict[str, tuple[str, str]]) -> DotPanel:
    """These sides in every setup, with the even share where somebody plays for them."""
    results = labels.balance.found
    rows = [
        [Dot(*ends(each.outcomes[side]), tones[side]) for side in sides if side in each.outcomes] for each in results
    ]
    evens = [even(each) for each in results] if sides[0] not in NO_SIDE else []
    return DotPanel(title, [labels.setup(each) for each in results], rows, evens)


def _ranges(labels: Labels, shown: list[str]) -> str:
    results = labels.balance.found
    means = {
        side: [(each.outcomes[side].share, labels.setup(each)) for each in results if side in each.outcomes]
        for side in shown
    }
    return " ".join(span(labels.side(side), known) for side, known in means.items())


def draw_differences(labels: Labels, folder: Path) -> Picture:
    """A row for each setup that is compared with another; of two sides only one."""
    compared = [result for result in labels.balance.found if result.differences]
    shown = [side for side in sides_shown(labels) if any(side in result.differences for result in compared)]
    shown = shown[:1] if labels.duel else shown
    panels = [_compared(labels, compared, side, place, len(shown) > 1) for place, side in enumerate(shown)]
    limits = dots_limits([(dot.low, dot.mean, dot.high) for panel in panels for row in panel.rows for dot in row], (0,))
    axis = say("balance-axis-difference")
    if labels.duel:
        axis = say("balance-axis-difference-of", side=labels.side(shown[0]))
    with paper(folder, "differences", dots_height(panels, legend=labels.duel)) as figure:
        drawn = draw_dots(figure, panels, axis, limits)
        if labels.duel:
            _towards(labels, drawn[0])
    clear = sum(any(each.clear for each in result.differences.values()) for result in compared)
    ranges = " ".join(
        span(labels.side(side), [(result.differences[side].mean, labels.setup(result)) for result in having], sign="+")
        for side in shown
        if (having := [result for result in compared if side in result.differences])
    )
    alt = say("balance-alt-differences", clear=clear, setups=len(compared), ranges=ranges)
    return Picture("differences", alt, say("balance-hollow", caption=say("balance-picture-differences")))


def _compared(labels: Labels, compared: list[SetupResult], side: str, place: int, titled: bool) -> DotPanel:
    rows = [
        [Dot(*ends(each), series(side, place), hollow=not each.clear)] if (each := result.differences.get(side)) else []
        for result in compared
    ]
    setups = [labels.setup(result) for result in compared]
    return DotPanel(labels.side(side) if titled else "", setups, rows, [0.0] * len(rows))


def _towards(labels: Labels, axes: Axes) -> None:
    """Write above the line which side each direction favours."""
    first, second = (labels.side(side) for side in labels.sides)
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


def draw_family(labels: Labels, family: str, figures: list[str], folder: Path) -> Picture:
    """A panel for each of the first setups, with the same rows in each: the highest of the first setup on top."""
    results = labels.balance.found[:SETUPS]
    means = {name: [each.figures[name].mean for each in results if name in each.figures] for name in figures}
    ranked = sorted([name for name in figures if means[name]], key=lambda name: -means[name][0])
    items = [labels.item(name) for name in ranked]
    panels = [DotPanel(labels.setup(each) if len(results) > 1 else "", items, _facts(each, ranked)) for each in results]
    limits = dots_limits([ends(each.figures[name]) for each in results for name in ranked if name in each.figures])
    stem, title = f"figure-{family}", labels.family(family)
    with paper(folder, stem, dots_height(panels)) as figure:
        draw_dots(figure, panels, title, limits)
    ranges = " ".join(
        span(
            labels.setup(each),
            [(each.figures[name].mean, labels.item(name)) for name in ranked if name in each.figures],
        )
        for each in results
    )
    every = len(labels.balance.found)
    first = say("balance-picture-first", figure=title, count=len(results), setups=every)
    caption = say("balance-picture-figure", figure=title) if every == len(results) else first
    return Picture(stem, say("balance-alt-figure", figure=title, ranges=ranges), caption)


def _facts(result: SetupResult, ranked: list[str]) -> list[list[Dot]]:
    having = [result.figures.get(name) for name in ranked]
    return [[Dot(*ends(figure), SERIES[0])] if figure else [] for figure in having]


def draw_alone(labels: Labels, name: str, folder: Path) -> Picture:
    """One figure in all setups."""
    having = [result for result in labels.balance.found if name in result.figures]
    rows = [[Dot(*ends(result.figures[name]), SERIES[0])] for result in having]
    panel = DotPanel("", [labels.setup(result) for result in having], rows)
    stem, title = f"figure-{name.partition(':')[0]}", labels.figure(name)
    with paper(folder, stem, dots_height([panel])) as figure:
        draw_dots(figure, [panel], title, dots_limits([ends(result.figures[name]) for result in having]))
    ranges = span(title, [(result.figures[name].mean, labels.setup(result)) for result in having])
    return Picture(
        stem, say("balance-alt-figure", figure=title, ranges=ranges), say("balance-picture-figure", figure=title)
    )


def draw(balance: Balance, labels: Labels, folder: Path) -> Iterator[Picture]:
    """Shares, differences where there are any, and every family of figures."""
    yield draw_shares(labels, folder)
    if any(result.differences for result in balance.found):
        yield draw_differences(labels, folder)
    for family, figures in labels.families.items():
        if len(figures) > 1:
            yield draw_family(labels, family, figures, folder)
        elif len(balance.found) > 1:
            yield draw_alone(labels, figures[0], folder)
