"""The pictures of a sweep, and what they show in words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from matplotlib.axes import Axes
from msgspec import Struct

from boomtable.lab.balance import dots, lines
from boomtable.lab.balance.dots import Dot
from boomtable.lab.balance.found import Balance, Difference, Found
from boomtable.lab.balance.look import SERIES, SOFT, even_key, key, paper, series
from boomtable.lab.balance.names import NO_SIDE, Names, contenders, even
from boomtable.lab.simulate import Figure, Side
from boomtable.words import say

TOGETHER = 3  # sides that share a row
SETUPS = 6  # small multiples
MANY = 12  # rows, above which one of two sides has to tell all


class Picture(Struct, frozen=True):
    """A file without its suffix, for there are two; what it shows, for who cannot see it; and what stands below."""

    stem: str
    alt: str
    caption: str


def draw(balance: Balance, names: Names, folder: Path) -> Iterator[Picture]:
    """Shares, differences where there are any, and every family of figures."""
    yield _lines(names, folder) if _over_players(names) else _dots(names, folder)
    if any(found.differences for found in balance.found):
        yield _differences(names, folder)
    for family, figures in names.families.items():
        if len(figures) > 1:
            yield _family(names, family, figures, folder)
        elif len(balance.found) > 1:
            yield _alone(names, figures[0], folder)


# Shares.


def _over_players(names: Names) -> bool:
    """There is more than one number of players, and not too many lines."""
    return names.players_vary and len(_rests(names)) <= lines.MOST


def _rests(names: Names) -> dict[str, list[Found]]:
    """Setups that differ in players alone."""
    rests = dict[str, list[Found]]()
    for found in sorted(names.balance.found, key=lambda found: found.setup.players):
        rests.setdefault(names.rest(found), []).append(found)
    return rests


def _lines(names: Names, folder: Path) -> Picture:
    rests, shown = _rests(names), _shown(names)
    if len(rests) == 1:
        (ours,) = rests.values()
        each = [_line(names.side(side), side, ours, series(side, place)) for place, side in enumerate(shown)]
        panels, axis = [lines.Panel("", each)], say("balance-axis-share")
    else:
        shown = shown[:1] if names.duel else shown
        panels = [lines.Panel(names.side(side) if len(shown) > 1 else "", _series(rests, side)) for side in shown]
        first = names.side(shown[0])
        axis = say("balance-axis-share-of", side=first) if names.duel else say("balance-axis-share")
    evens = {found.setup.players: even(found) for found in names.balance.found}
    with paper(folder, "shares", lines.height(panels)) as figure:
        lines.draw(figure, panels, evens, axis)
    caption = say("balance-picture-shares")
    if names.duel and len(rests) > 1:
        caption = say("balance-rest", caption=caption, side=names.side(names.sides[1]))
    return Picture("shares", say("balance-alt-shares", ranges=_ranges(names, shown)), caption)


def _series(rests: dict[str, list[Found]], side: str) -> list[lines.Line]:
    won = {rest: [found for found in ours if side in found.outcomes] for rest, ours in rests.items()}
    return [_line(rest, side, ours, SERIES[place]) for place, (rest, ours) in enumerate(won.items()) if ours]


def _line(label: str, side: str, ours: list[Found], tone: tuple[str, str]) -> lines.Line:
    points = [(found.setup.players, *_ends(found.outcomes[side])) for found in ours if side in found.outcomes]
    return lines.Line(label, points, tone)


def _dots(names: Names, folder: Path) -> Picture:
    """A row for each setup; sides in one row if they are few, and else in panels of their own."""
    found, caption, shown = names.balance.found, say("balance-picture-shares"), _shown(names)
    if names.duel and len(found) > MANY:
        shown, caption = shown[:1], say("balance-rest", caption=caption, side=names.side(names.sides[1]))
    together = len(shown) <= TOGETHER
    tones = {side: series(side, place) for place, side in enumerate(shown)}
    groups = [shown] if together else [[side] for side in shown]
    panels = [_panel(names, sides, "" if together else names.side(sides[0]), tones) for sides in groups]
    evens = [even for panel in panels for even in panel.even]
    limits = dots.limits(
        [_ends(each.outcomes[side]) for each in found for side in shown if side in each.outcomes], evens
    )
    with paper(folder, "shares", dots.height(panels, legend=True)) as figure:
        dots.draw(figure, panels, say("balance-axis-share"), limits)
        keys = [key(names.side(side), tones[side]) for side in shown] if together else []
        figure.legend(handles=[*keys, even_key()], loc="outside upper left", ncols=4)
    return Picture("shares", say("balance-alt-shares", ranges=_ranges(names, shown)), caption)


def _panel(names: Names, sides: list[str], title: str, tones: dict[str, tuple[str, str]]) -> dots.Panel:
    """These sides in every setup, with what is even where somebody plays for them."""
    found = names.balance.found
    rows = [
        [Dot(*_ends(each.outcomes[side]), tones[side]) for side in sides if side in each.outcomes] for each in found
    ]
    evens = [even(each) for each in found] if sides[0] not in NO_SIDE else []
    return dots.Panel(title, [names.setup(each) for each in found], rows, evens)


def _shown(names: Names) -> list[str]:
    """Sides that somebody plays for, and whatever else ever came of a game."""
    found = names.balance.found
    played_for = {side for each in found for side in contenders(each)}
    return [side for side in names.sides if side in played_for or any(_wins(each, side) for each in found)]


def _wins(found: Found, side: str) -> int:
    return found.outcomes[side].wins if side in found.outcomes else 0


def _ends(won: Side | Figure | Difference) -> tuple[float, float, float]:
    mean = won.share if isinstance(won, Side) else won.mean
    return mean if won.low is None else won.low, mean, mean if won.high is None else won.high


# Differences.


def _differences(names: Names, folder: Path) -> Picture:
    """A row for each setup that is held against another; of two sides one tells all."""
    compared = [found for found in names.balance.found if found.differences]
    shown = [side for side in _shown(names) if any(side in found.differences for found in compared)]
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
        _range(names.side(side), [(found.differences[side].mean, names.setup(found)) for found in having], sign="+")
        for side in shown
        if (having := [found for found in compared if side in found.differences])
    )
    alt = say("balance-alt-differences", clear=clear, setups=len(compared), ranges=ranges)
    return Picture("differences", alt, say("balance-hollow", caption=say("balance-picture-differences")))


def _compared(names: Names, compared: list[Found], side: str, place: int, titled: bool) -> dots.Panel:
    rows = [
        [Dot(*_ends(each), series(side, place), hollow=not each.clear)] if (each := found.differences.get(side)) else []
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


# Figures.


def _family(names: Names, family: str, figures: list[str], folder: Path) -> Picture:
    """A panel for each of the first setups, with the same rows in each: the highest of the first setup on top."""
    found = names.balance.found[:SETUPS]
    means = {name: [each.figures[name].mean for each in found if name in each.figures] for name in figures}
    ranked = sorted([name for name in figures if means[name]], key=lambda name: -means[name][0])
    labels = [names.item(name) for name in ranked]
    panels = [dots.Panel(names.setup(each) if len(found) > 1 else "", labels, _facts(each, ranked)) for each in found]
    limits = dots.limits([_ends(each.figures[name]) for each in found for name in ranked if name in each.figures])
    stem, title = f"figure-{family}", names.family(family)
    with paper(folder, stem, dots.height(panels)) as figure:
        dots.draw(figure, panels, title, limits)
    ranges = " ".join(
        _range(
            names.setup(each), [(each.figures[name].mean, names.item(name)) for name in ranked if name in each.figures]
        )
        for each in found
    )
    every = len(names.balance.found)
    first = say("balance-picture-first", figure=title, count=len(found), setups=every)
    caption = say("balance-picture-figure", figure=title) if every == len(found) else first
    return Picture(stem, say("balance-alt-figure", figure=title, ranges=ranges), caption)


def _facts(found: Found, ranked: list[str]) -> list[list[Dot]]:
    having = [found.figures.get(name) for name in ranked]
    return [[Dot(*_ends(figure), SERIES[0])] if figure else [] for figure in having]


def _alone(names: Names, name: str, folder: Path) -> Picture:
    """One figure in all setups."""
    having = [found for found in names.balance.found if name in found.figures]
    rows = [[Dot(*_ends(found.figures[name]), SERIES[0])] for found in having]
    panel = dots.Panel("", [names.setup(found) for found in having], rows)
    stem, title = f"figure-{name.partition(':')[0]}", names.figure(name)
    with paper(folder, stem, dots.height([panel])) as figure:
        dots.draw(figure, [panel], title, dots.limits([_ends(found.figures[name]) for found in having]))
    ranges = _range(title, [(found.figures[name].mean, names.setup(found)) for found in having])
    return Picture(
        stem, say("balance-alt-figure", figure=title, ranges=ranges), say("balance-picture-figure", figure=title)
    )


# What a picture shows, for who cannot see it.


def _ranges(names: Names, shown: list[str]) -> str:
    found = names.balance.found
    means = {
        side: [(each.outcomes[side].share, names.setup(each)) for each in found if side in each.outcomes]
        for side in shown
    }
    return " ".join(_range(names.side(side), known) for side, known in means.items())


def _range(what: str, means: list[tuple[float, str]], sign: str = "") -> str:
    """From where to where something goes, and where that is."""
    (low, lowest), (high, highest) = min(means), max(means)
    if len(means) == 1:
        return say("balance-alt-one", what=what, low=f"{low:{sign}.2f}")
    facts = {"low": f"{low:{sign}.2f}", "high": f"{high:{sign}.2f}"}
    return say("balance-alt-range", what=what, lowest=lowest, highest=highest, **facts)
