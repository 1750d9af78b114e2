"""Who takes a trick, and who is ahead in it after each card [TS5] [TS6] [TS7]."""

from __future__ import annotations

from enum import StrEnum
from functools import lru_cache

from msgspec import Struct

from boomtable.engine import Seat
from boomtable.games.trick_snipers.cards import CHIEF, SNIPE, Card
from boomtable.games.trick_snipers.moves import Trick


class Effect(StrEnum):
    """What a card changes in its trick; of two effects the one that decides more."""

    SIGHTS = "sights"  # some card makes 13 with the highest one, and did not before [TS6]
    HIGHER = "higher"  # it is higher than one that was in the sights, and nothing makes 13 with it [TS6]
    CHIEF = "chief"  # the first 7 [TS7]
    NOTHING = "nothing"


class Standing(Struct, frozen=True):
    """Who is ahead in a trick after a card. Cards are given by their place in the order of play."""

    best: int  # the highest card of the led clan [TS5]
    sniper: int | None  # the last card of another clan that makes 13 with it [TS6]
    chief: bool  # a 7 is among them: a point for whoever takes it [TS7]
    shots: int  # how many cards make 13 with the highest one; only the last of them counts [TS6]
    effect: Effect  # of the last card

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
    place, sniper = cards.index(best), snipers[-1] if snipers else None
    return Standing(place, sniper, chief, len(snipers), _effect(cards[:-1], place, sniper, chief=chief))


def _effect(before: tuple[Card, ...], best: int, sniper: int | None, *, chief: bool) -> Effect:
    stood = standing(before) if before else None
    shot = stood and stood.sniper is not None and (stood.best, stood.sniper)
    if sniper is not None and shot != (best, sniper):
        return Effect.SIGHTS
    if shot and sniper is None:
        return Effect.HIGHER
    return Effect.CHIEF if chief and not (stood and stood.chief) else Effect.NOTHING


@lru_cache(maxsize=4096)
def standings(cards: tuple[Card, ...]) -> tuple[Standing, ...]:
    """How a trick stood after each of its cards."""
    return tuple([standing(cards[: place + 1]) for place in range(len(cards))])


def judge(leader: Seat, cards: tuple[Card, ...]) -> Trick:
    """A trick once everyone has played; a snipe or a 7 makes it a point."""
    stands = standing(cards)
    winner, sniped = (leader + stands.taking) % len(cards), stands.sniper is not None
    return Trick(leader, cards, winner, sniped, int(sniped or stands.chief))
