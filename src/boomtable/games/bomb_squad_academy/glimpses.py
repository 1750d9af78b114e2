"""What somebody has looked at, and whether it still holds [BS34]."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from boomtable.games.bomb_squad_academy.cards import Tile, Wire


class Glimpse(Struct, frozen=True):
    """What one player saw of one wire: cards from the top of its deck, or its tiles."""

    wire: Wire
    cards: tuple[int, ...] = ()
    tiles: tuple[Tile, ...] = ()
    holds: bool = True

    def after(self, wire: Wire) -> Glimpse:
        """What it is worth once the top of this wire's deck has changed."""
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
