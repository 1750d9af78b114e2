"""How often each side wins, as lines over the players or as dots, a row for each setup."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path

from boomtable.lab.balance import dots, lines
from boomtable.lab.balance.dots import Dot
from boomtable.lab.balance.found import Found
from boomtable.lab.balance.look import SERIES, even_key, key, paper, series
from boomtable.lab.balance.names import NO_SIDE, Names, even
from boomtable.lab.balance.picture import Picture, ends, sides_shown, span
from boomtable.words import say

TOGETHER = 3  # sides that share a row
MANY = 12  # rows, above which one of two sides has to tell all


def draw_shares(names: Names, folder: Path) -> Picture:
    return _lines(names, folder) if _over_players(names) else _dots(names, folder)


def _over_players(names: Names) -> bool:
    """There is more than one number of players, and not too many lines."""
    return names.players_vary and len(_rests(names)) <= lines.MOST


def _players(found: Found) -> int:
    return found.setup.players


def _rests(names: Names) -> dict[str, list[Found]]:
    """Setups that differ in players alone."""
    rests = dict[str, list[Found]]()
    for found in sorted(names.balance.found, key=_players):
        rests.setdefault(names.rest(found), []).append(found)
    return rests


def _lines(names: Names, folder: Path) -> Picture:
    rests, shown = _rests(names), sides_shown(names)
    if len(rests) == 1:
        (ours,) = rests.values()
        each = [_line(names.side(side), side, ours, series(side, place)) for place, side in enumerate(shown)]
        panels, axis = [lines.Panel("", each)], say("balance-axis-share")
    else:
        shown = shown[:1] if names.duel else shown
        panels = [lines.Panel(names.side(side) if len(shown) > 1 else "", _series(rests, side)) for side in shown]
        first = names.side(shown[0])
        axis = say("balance-axis-share-of", side=first) if names.duel else say("balance-axis-share")
    by_players = groupby(sorted(names.balance.found, key=_players), key=_players)
    evens = {players: even(*those) for players, those in by_players}
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
    points = [(found.setup.players, *ends(found.outcomes[side])) for found in ours if side in found.outcomes]
    return lines.Line(label, points, tone)


def _dots(names: Names, folder: Path) -> Picture:
    """A row for each setup; sides in one row if they are few, and else in panels of their own."""
    found, caption, shown = names.balance.found, say("balance-picture-shares"), sides_shown(names)
    if names.duel and len(found) > MANY:
        shown, caption = shown[:1], say("balance-rest", caption=caption, side=names.side(names.sides[1]))
    together = len(shown) <= TOGETHER
    tones = {side: series(side, place) for place, side in enumerate(shown)}
    groups = [shown] if together else [[side] for side in shown]
    panels = [_panel(names, sides, "" if together else names.side(sides[0]), tones) for sides in groups]
    evens = [even for panel in panels for even in panel.even]
    limits = dots.limits(
        [ends(each.outcomes[side]) for each in found for side in shown if side in each.outcomes], evens
    )
    with paper(folder, "shares", dots.height(panels, legend=True)) as figure:
        dots.draw(figure, panels, say("balance-axis-share"), limits)
        keys = [key(names.side(side), tones[side]) for side in shown] if together else []
        figure.legend(handles=[*keys, even_key()], loc="outside upper left", ncols=4)
    return Picture("shares", say("balance-alt-shares", ranges=_ranges(names, shown)), caption)


def _panel(names: Names, sides: list[str], title: str, tones: dict[str, tuple[str, str]]) -> dots.Panel:
    """These sides in every setup, with what is even where somebody plays for them."""
    found = names.balance.found
    rows = [[Dot(*ends(each.outcomes[side]), tones[side]) for side in sides if side in each.outcomes] for each in found]
    evens = [even(each) for each in found] if sides[0] not in NO_SIDE else []
    return dots.Panel(title, [names.setup(each) for each in found], rows, evens)


def _ranges(names: Names, shown: list[str]) -> str:
    found = names.balance.found
    means = {
        side: [(each.outcomes[side].share, names.setup(each)) for each in found if side in each.outcomes]
        for side in shown
    }
    return " ".join(span(names.side(side), known) for side, known in means.items())
