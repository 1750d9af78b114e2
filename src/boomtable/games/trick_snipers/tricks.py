"""Who takes a trick, and who is ahead in it after each card [TS5] [TS6] [TS7]."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from boomtable.engine import Seat
from boomtable.games.trick_snipers.cards import CHIEF, SNIPE, Card
from boomtable.games.trick_snipers.moves import Trick


class Standing(Struct, frozen=True):
    """Who is ahead in a trick after a card. Cards are given by their place in the order of play."""

    best: int  # the highest card of the led clan [TS5]
    sniper: int | None  # the last card of another clan that makes 13 with it [TS6]
    chief: bool  # a 7 is among them: a point for whoever takes it [TS7]

    @property
    def taking(self) -> int:
        """The card that takes the trick if no other follows."""
        return self.best if self.sniper is None else self.sniper


@lru_cache(maxsize=4096)
def standing(cards: tuple[Card, ...]) -> Standing:
    """The highest card of the led clan, unless sniped; of several snipers the last."""
    led = cards[0].clan
    best = max([card for card in cards if card.clan is led])
    snipers = [place for place, card in enumerate(cards) if card.clan is not led and card.number + best.number == SNIPE]
    chief = CHIEF in [card.number for card in cards]
    return Standing(cards.index(best), snipers[-1] if snipers else None, chief)


@lru_cache(maxsize=4096)
def standings(cards: tuple[Card, ...]) -> tuple[Standing, ...]:
    """How a trick stood after each of its cards."""
    return tuple([standing(cards[: place + 1]) for place in range(len(cards))])


def judge(leader: Seat, cards: tuple[Card, ...]) -> Trick:
    """A trick once everyone has played; a snipe or a 7 makes it a point."""
    stands = standing(cards)
    winner, sniped = (leader + stands.taking) % len(cards), stands.sniper is not None
    return Trick(leader, cards, winner, sniped, int(sniped or stands.chief))
