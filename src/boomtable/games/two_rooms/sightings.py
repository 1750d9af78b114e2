"""What a viewer has been shown of other players, and when; it may have changed since [TR19]."""

from __future__ import annotations

from msgspec import Struct

from boomtable.engine import Seat, Viewer
from boomtable.games.two_rooms.characters.character import CARDS
from boomtable.games.two_rooms.news import AnyNews, RoundBegan, Shown, Swapped
from boomtable.games.two_rooms.people import Kind

TELLING = {RoundBegan, Shown, Swapped}


class Sighting(Struct, frozen=True):
    """A card, or only a colour, as it was in that round."""

    seat: Seat
    kind: Kind
    what: str
    round: int


def telling(story: tuple[AnyNews, ...]) -> list[AnyNews]:
    """The news that may show somebody something."""
    return [news for news in story if type(news) in TELLING]


def sightings(viewer: Viewer, told: tuple[AnyNews, ...]) -> tuple[Sighting, ...]:
    """Everything the viewer has been shown, the latest first; what was seen twice only once."""
    seen: dict[tuple[Seat, str], Sighting] = {}
    for sighting in _every(viewer, told):
        seen.pop((sighting.seat, sighting.what), None)
        seen[sighting.seat, sighting.what] = sighting
    return tuple(reversed(seen.values()))


def known(seen: tuple[Sighting, ...]) -> tuple[Sighting, ...]:
    """The latest of each player, and a card rather than its own colour."""
    latest: dict[Seat, Sighting] = {}
    for sighting in reversed(seen):
        before = latest.get(sighting.seat)
        if before is None or not _says_more(before, sighting):
            latest[sighting.seat] = sighting
    return tuple(latest.values())


def _every(viewer: Viewer, told: tuple[AnyNews, ...]) -> list[Sighting]:
    seen, number = [], 0
    for news in told:
        match news:
            case RoundBegan(round=number):
                pass
            case Shown(by=by, kind=kind, what=what) if by != viewer:
                seen.append(Sighting(by, kind, what, number))
            case Swapped(other=other, gave=gave) if other != viewer:
                seen.append(Sighting(other, Kind.CARD, gave, number))
    return seen


def _says_more(before: Sighting, now: Sighting) -> bool:
    """A card says more than its own colour."""
    return before.kind is Kind.CARD and now.kind is not Kind.CARD and CARDS[before.what].colour == now.what
