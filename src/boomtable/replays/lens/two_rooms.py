"""Two Rooms and a Boom: who can still be what, given what one was shown and told."""

from __future__ import annotations

from msgspec import Struct

from boomtable.bots.two_rooms.beliefs import beliefs
from boomtable.bots.two_rooms.observed import observe
from boomtable.bots.two_rooms.skill import HARD
from boomtable.engine import Said, Seat
from boomtable.games.two_rooms import View
from boomtable.games.two_rooms.characters.character import CARDS


class Identities(Struct, frozen=True):
    """By seat, the cards that they may hold, and the chance of Red, Blue, the President and the Bomber."""

    possible: tuple[tuple[str, ...], ...]
    red: tuple[float, ...]
    blue: tuple[float, ...]
    president: tuple[float, ...]
    bomber: tuple[float, ...]


def sight(view: View, heard: tuple[Said, ...]) -> Identities | None:
    if not view.round:
        return None
    observed = observe(view, HARD.memory)
    thinks = beliefs(view, observed, heard, HARD)
    sure = {**observed.cards, int(view.viewer): view.card}  # seen, where `hard` also takes a friend's word
    return Identities(
        possible=_possible(view, sure, observed.colours),
        red=tuple(thinks.red),
        blue=tuple(thinks.blue),
        president=tuple(thinks.president),
        bomber=tuple(thinks.bomber),
    )


def _possible(view: View, sure: dict[Seat, str], colours: dict[Seat, str]) -> tuple[tuple[str, ...], ...]:
    """Their own card if it was seen, otherwise every card that was not, of the colour that was shown."""
    rest = list(view.deck)
    for card in sure.values():
        if card in rest:  # one that was seen in two places has left one of them
            rest.remove(card)
    kinds = sorted(set(rest))
    return tuple(
        [
            (sure[seat],)
            if seat in sure
            else tuple([card for card in kinds if colours.get(seat) in (None, CARDS[card].colour)])
            for seat in range(view.players)
        ]
    )
