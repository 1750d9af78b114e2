"""Who plays for whom, and who may be the President or the Bomber: from what was seen, and what was said.

Cards nobody has seen are spread evenly over those who may hold them, colour by colour; words shift these odds.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from msgspec import Struct

from boomtable.bots.two_rooms.observed import Observed
from boomtable.bots.two_rooms.skill import Skill
from boomtable.engine import Said, Seat
from boomtable.games.two_rooms import Tell, View
from boomtable.games.two_rooms.characters.character import CARDS, Team

TEAMS = {**{str(team): team for team in Team}, **{card: character.team for card, character in CARDS.items()}}
SIDES = (Team.RED, Team.BLUE)
RELUCTANT = 1.6  # whoever refuses may have something to hide
RELAXED = 0.6  # whoever shares cards with anybody may not


class Beliefs(Struct, frozen=True):
    """By seat, how likely each is Red, Blue, the President, the Bomber; and cards that are taken for granted."""

    red: list[float]
    blue: list[float]
    president: list[float]
    bomber: list[float]
    cards: dict[Seat, str]


def beliefs(view: View, observed: Observed, heard: Sequence[Said], skill: Skill) -> Beliefs:
    cards = {**observed.cards, int(view.viewer): view.card}
    said = _said(view, cards, heard)
    cards |= _vouched(view, cards, said) if skill.schemes else {}
    words = _words(view, cards, said, skill) if said else {}
    red, blue = _sides(view, cards, observed.colours, words)
    hints = _hints(observed) if skill.schemes else {}
    president = _holder(view, "president", "presidents-daughter", cards, blue, hints)
    bomber = _holder(view, "bomber", "martyr", cards, red, hints)
    return Beliefs(red, blue, president, bomber, cards)


# What was said.


def _said(view: View, cards: Mapping[Seat, str], heard: Sequence[Said]) -> dict[tuple[Seat, Seat], str]:
    """The latest statement of everyone else about everyone whose card the bot has not seen."""
    return {
        (said.seat, said.talk.seat): said.talk.what
        for said in heard
        if type(said.talk) is Tell and said.talk.seat not in cards and said.seat != view.viewer
    }


def _friendly(view: View, cards: Mapping[Seat, str], seat: Seat) -> bool:
    """Somebody whose card I know to be of my own side."""
    team = TEAMS[view.card]
    return team in SIDES and seat in cards and TEAMS[cards[seat]] is team


def _vouched(view: View, cards: Mapping[Seat, str], said: Mapping[tuple[Seat, Seat], str]) -> dict[Seat, str]:
    """Cards that a friend names, if they are not known to be elsewhere."""
    taken = set(cards.values())
    named = {
        about: what
        for (by, about), what in said.items()
        if what in CARDS and what not in taken and by != about and _friendly(view, cards, by)
    }
    unlike = {what: about for about, what in named.items() if what not in ("red-team", "blue-team")}
    return {about: what for what, about in unlike.items()}


def _words(
    view: View, cards: Mapping[Seat, str], said: Mapping[tuple[Seat, Seat], str], skill: Skill
) -> dict[Seat, tuple[float, float]]:
    """How much likelier what was said makes Red and Blue."""
    shifts: dict[Seat, tuple[float, float]] = {}
    for (by, about), what in said.items():
        odds = skill.trust if by == about else skill.hearsay if _friendly(view, cards, by) else 1.0
        team, (red, blue) = TEAMS[what], shifts.get(about, (1.0, 1.0))
        shifts[about] = (red * odds, blue) if team is Team.RED else (red, blue * odds) if team is Team.BLUE else (1, 1)
    return shifts


# Who is who.


@lru_cache(64)
def _printed(deck: tuple[str, ...]) -> dict[Team, tuple[int, int, int]]:
    """By printed colour: how many cards there are, how many of Red's and how many of Blue's."""
    every = {colour: [CARDS[card].team for card in deck if CARDS[card].colour is colour] for colour in Team}
    return {colour: (len(teams), teams.count(Team.RED), teams.count(Team.BLUE)) for colour, teams in every.items()}


def _left(deck: tuple[str, ...], cards: Mapping[Seat, str]) -> dict[Team, tuple[int, int, int]]:
    """The same for the unknown cards; negative if a card was seen in two places."""
    left = dict(_printed(deck))
    for card in cards.values():
        colour, team = CARDS[card].colour, CARDS[card].team
        number, red, blue = left[colour]
        left[colour] = (number - 1, red - (team is Team.RED), blue - (team is Team.BLUE))
    return left


def _sides(
    view: View, cards: Mapping[Seat, str], colours: Mapping[Seat, str], words: Mapping[Seat, tuple[float, float]]
) -> tuple[list[float], list[float]]:
    left = _left(view.deck, cards)
    shares = {
        colour: (max(0, red) / max(1, number), max(0, blue) / max(1, number))
        for colour, (number, red, blue) in left.items()
    }
    shown = [*colours.values()]
    free = {colour: max(0, number - shown.count(colour)) for colour, (number, _, _) in left.items()}
    total = max(1, sum(free.values()))
    stranger = (
        sum(free[colour] * shares[colour][0] for colour in free) / total,
        sum(free[colour] * shares[colour][1] for colour in free) / total,
    )
    reds, blues = [], []
    for seat in range(view.players):
        if seat in cards:
            team = TEAMS[cards[seat]]
            red, blue = float(team is Team.RED), float(team is Team.BLUE)
        else:
            red, blue = shares[Team(colours[seat])] if seat in colours else stranger
            if seat in words:
                red, blue = _shifted(red, blue, words[seat])
        reds.append(red)
        blues.append(blue)
    return reds, blues


def _shifted(red: float, blue: float, odds: tuple[float, float]) -> tuple[float, float]:
    more_red, more_blue = red * odds[0], blue * odds[1]
    total = more_red + more_blue + max(0.0, 1 - red - blue)
    return (more_red / total, more_blue / total) if total else (red, blue)


def _hints(observed: Observed) -> dict[Seat, float]:
    """Somebody who refuses to share may matter; somebody who shares with others probably does not."""
    hints = {seat: RELUCTANT ** min(3, times) for seat, times in observed.refusals.items()}
    for seat, times in observed.sharers.items():
        hints[seat] = hints.get(seat, 1.0) * RELAXED ** min(3, times)
    return hints


def _holder(
    view: View,
    primary: str,
    backup: str,
    cards: Mapping[Seat, str],
    side: Sequence[float],
    hints: Mapping[Seat, float],
) -> list[float]:
    """How likely each seat holds this card; if nobody can, whoever holds the backup."""
    held = [float(cards.get(seat) == primary) for seat in range(view.players)]
    if any(held):
        return held
    odds = [0.0 if seat in cards else side[seat] * hints.get(seat, 1.0) for seat in range(view.players)]
    total = sum(odds)
    if not total:
        return [float(cards.get(seat) == backup) for seat in range(view.players)]
    return [odd / total for odd in odds]
