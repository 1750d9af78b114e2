"""One wire as it lies on the table, and what players have seen of it [BS34]."""

from __future__ import annotations

from functools import lru_cache
from typing import Self

from msgspec import Struct

from boomtable.engine import but
from boomtable.games.bomb_squad_academy.cards import Tile, Wire


class Line(Struct, frozen=True):
    deck: tuple[int, ...] = ()  # the top card first; nobody knows the order
    exposed: tuple[int, ...] = ()  # in the order they were flipped
    tiles: tuple[Tile, ...] = ()  # from the track outward
    turned: int = 0  # how many of them are turned up

    @property
    def trigger(self) -> int:
        """Where the trigger is: always at the sum of the exposed cards [BS8]."""
        return sum(self.exposed)

    @property
    def chain(self) -> int:
        """The length of the row: every card has a chain of 1, even a zero [BS1]."""
        return len(self.exposed)

    @property
    def exploded(self) -> bool:
        return Tile.BOOM in self.tiles[: self.turned]

    def flip(self) -> Self:
        return but(self, deck=self.deck[1:], exposed=(*self.exposed, self.deck[0]))

    def turn(self, track: int) -> Self:
        """This line with every tile turned that the trigger reaches or passes, one at a time, up to the BOOM [BS9]."""
        reached = self.trigger - track
        if reached <= self.turned:
            return self
        boom = self.tiles.index(Tile.BOOM)
        return but(self, turned=min(reached, max(self.turned, boom + 1)))

    def put_back(self, places: tuple[int, ...]) -> Self:
        """This line with these exposed cards in its deck; the trigger moves back, turned tiles stay turned [BS25]."""
        kept = tuple([card for place, card in enumerate(self.exposed) if place not in places])
        back = tuple([self.exposed[place] for place in places])
        return but(self, deck=self.deck + back, exposed=kept)


class Glimpse(Struct, frozen=True):
    """What one player saw of one wire: cards from the top of its deck, or its tiles."""

    wire: Wire
    cards: tuple[int, ...] = ()
    tiles: tuple[Tile, ...] = ()
    holds: bool = True

    def after(self, wire: Wire) -> Glimpse:
        """This glimpse after the top of a wire's deck has changed."""
        return Glimpse(self.wire, self.cards, holds=False) if self.cards and self.wire is wire else self

    @property
    def look(self) -> Look:
        return Look(self.wire, len(self.cards), self.holds)


class Look(Struct, frozen=True):
    """What everyone sees of a glimpse: at which wire, how many cards (none: its tiles), and whether it still holds."""

    wire: Wire
    cards: int
    holds: bool


@lru_cache(maxsize=4096)
def looks(glimpses: tuple[Glimpse, ...]) -> tuple[Look, ...]:
    """What everyone sees of one player's glimpses."""
    return tuple([glimpse.look for glimpse in glimpses])
