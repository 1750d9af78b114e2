"""What the title counts beside who wins: a family of figures, or one that is alone."""

from __future__ import annotations

from pathlib import Path

from boomtable.lab.balance import dots
from boomtable.lab.balance.dots import Dot
from boomtable.lab.balance.found import Found
from boomtable.lab.balance.look import SERIES, paper
from boomtable.lab.balance.names import Names
from boomtable.lab.balance.picture import Picture, ends, span
from boomtable.words import say

SETUPS = 6  # small multiples


def draw_family(names: Names, family: str, figures: list[str], folder: Path) -> Picture:
    """A panel for each of the first setups, with the same rows in each: the highest of the first setup on top."""
    found = names.balance.found[:SETUPS]
    means = {name: [each.figures[name].mean for each in found if name in each.figures] for name in figures}
    ranked = sorted([name for name in figures if means[name]], key=lambda name: -means[name][0])
    labels = [names.item(name) for name in ranked]
    panels = [dots.Panel(names.setup(each) if len(found) > 1 else "", labels, _facts(each, ranked)) for each in found]
    limits = dots.limits([ends(each.figures[name]) for each in found for name in ranked if name in each.figures])
    stem, title = f"figure-{family}", names.family(family)
    with paper(folder, stem, dots.height(panels)) as figure:
        dots.draw(figure, panels, title, limits)
    ranges = " ".join(
        span(
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
    return [[Dot(*ends(figure), SERIES[0])] if figure else [] for figure in having]


def draw_alone(names: Names, name: str, folder: Path) -> Picture:
    """One figure in all setups."""
    having = [found for found in names.balance.found if name in found.figures]
    rows = [[Dot(*ends(found.figures[name]), SERIES[0])] for found in having]
    panel = dots.Panel("", [names.setup(found) for found in having], rows)
    stem, title = f"figure-{name.partition(':')[0]}", names.figure(name)
    with paper(folder, stem, dots.height([panel])) as figure:
        dots.draw(figure, [panel], title, dots.limits([ends(found.figures[name]) for found in having]))
    ranges = span(title, [(found.figures[name].mean, names.setup(found)) for found in having])
    return Picture(
        stem, say("balance-alt-figure", figure=title, ranges=ranges), say("balance-picture-figure", figure=title)
    )
