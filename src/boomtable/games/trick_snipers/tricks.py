"""Who takes a trick, and who is ahead in it after each card [TS5] [TS6] [TS7]."""

from __future__ import annotations

from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple

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


class Laid(NamedTuple):
    """The cards of a trick as they are laid out, by their places."""

    best: int
    shots: list[int]  # the cards that make 13 with it
    chief: bool


def laid(cards: tuple[Card, ...]) -> Laid:
    """The highest card of the led clan, and those of other clans that make 13 with it [TS5] [TS6] [TS7]."""
    led, best = cards[0].clan, 0
    for place, card in enumerate(cards):
        if card.clan is led and card.number > cards[best].number:
            best = place
    wanted = SNIPE - cards[best].number
    shots = [place for place, card in enumerate(cards) if card.number == wanted and card.clan is not led]
    return Laid(best, shots, CHIEF in [card.number for card in cards])


@lru_cache(maxsize=4096)
def standing(cards: tuple[Card, ...]) -> Standing:
    """The highest card of the led clan, unless sniped; of several snipers the last."""
    best, shots, chief = laid(cards)
    return Standing(best, shots[-1] if shots else None, chief, len(shots), _effect(cards))


def _effect(cards: tuple[Card, ...]) -> Effect:
    best, shots, chief = laid(cards)
    before = laid(cards[:-1]) if cards[1:] else Laid(0, [], chief=False)
    if shots and (best, shots[-1:]) != (before.best, before.shots[-1:]):
        return Effect.SIGHTS
    if before.shots and not shots:
        return Effect.HIGHER
    return Effect.CHIEF if chief and not before.chief else Effect.NOTHING


@lru_cache(maxsize=4096)
def standings(cards: tuple[Card, ...]) -> tuple[Standing, ...]:
    """How a trick stood after each of its cards."""
    return tuple([standing(cards[: place + 1]) for place in range(len(cards))])


def judge(leader: Seat, cards: tuple[Card, ...]) -> Trick:
    """A trick once everyone has played; a snipe or a 7 makes it a point."""
    best, shots, chief = laid(cards)
    winner = (leader + (shots[-1] if shots else best)) % len(cards)
    return Trick(leader, cards, winner, bool(shots), int(chief or bool(shots)))
