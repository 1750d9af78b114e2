"""What a player remembers to have seen of the others, and when [TR19]."""

from __future__ import annotations

from msgspec import Struct

from boomtable.engine import Seat
from boomtable.games.two_rooms import View
from boomtable.games.two_rooms.characters import CARDS
from boomtable.games.two_rooms.news import RoundBegan, Shown, Swapped
from boomtable.games.two_rooms.people import Kind


class Known(Struct, frozen=True):
    """A card, or only a colour, as it was in a round."""

    kind: Kind
    what: str
    round: int

    def says_more_than(self, colour: str) -> bool:
        return self.kind is Kind.CARD and CARDS[self.what].colour == colour


def known(view: View) -> dict[Seat, Known]:
    """The latest of each: a card rather than the colour it has, and what was given away in a swap."""
    seen: dict[Seat, Known] = {}
    number = 0
    for news in view.story:
        match news:
            case RoundBegan(round=number):
                pass
            case Shown(by=by, kind=kind, what=what) if by != view.viewer:
                if kind is Kind.CARD or by not in seen or not seen[by].says_more_than(what):
                    seen[by] = Known(kind, what, number)
            case Swapped(other=other, gave=gave) if other != view.viewer:
                seen[other] = Known(Kind.CARD, gave, number)
    return seen
