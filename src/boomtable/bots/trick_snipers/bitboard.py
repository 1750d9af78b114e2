"""Cards as bits and views as plain numbers: fast enough to play thousands of games before an answer."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from msgspec import Struct

from boomtable.games.trick_snipers.cards import PACKS, Card, Clan
from boomtable.games.trick_snipers.view import View
from boomtable.kernels.snipers_playout import CLAN, FULL, NUMBERS

Bits: TypeAlias = int  # one bit for each card
Index: TypeAlias = int  # 12 * clan + number - 1

CARDS = tuple(Card(clan, number) for clan in Clan for number in range(1, NUMBERS + 1))
INDEX = {card: index for index, card in enumerate(CARDS)}
IN_CLAN = tuple(  # the cards of each clan, by the twelve bits of it
    tuple(tuple(12 * clan + bit for bit in range(12) if mask >> bit & 1) for mask in range(FULL + 1))
    for clan in range(len(Clan))
)


def bits(cards: Iterable[Card]) -> Bits:
    return sum([1 << INDEX[card] for card in cards])


def indices(hand: Bits) -> tuple[Index, ...]:
    black, green, red, yellow = IN_CLAN
    return black[hand & FULL] + green[hand >> 12 & FULL] + red[hand >> 24 & FULL] + yellow[hand >> 36]


def playable(hand: Bits, led: int) -> tuple[Index, ...]:
    """Of the led clan, if there is one in hand; a clan of -1 is nothing led yet [TS4]."""
    if led >= 0 and (mine := hand >> NUMBERS * led & FULL):
        return IN_CLAN[led][mine]
    return indices(hand)


PACK = {players: bits(pack) for players, pack in PACKS.items()}


# A view in plain numbers.


class Trick(Struct, frozen=True):
    """A trick that is not complete: the led clan, its best card so far, who played that, and the rest."""

    led: int = -1
    best: int = 0
    holder: int = -1
    off: tuple[int, ...] = (-1,) * 14  # who last played each number of another clan
    hot: bool = False  # with a 7 in it


class Situation(Struct, frozen=True):
    players: int
    me: int
    hand: Bits
    fresh: Bits  # all cards not played in earlier tricks, mine and unused ones too
    leader: int
    trick: tuple[Index, ...]
    points: tuple[int, ...]
    counts: tuple[int, ...]
    held: tuple[int, ...]
    pointless: bool  # nobody wins without a point
    lying: Trick = Trick()  # the same trick, as it stands


def situation(view: View) -> Situation:
    return Situation(
        view.players,
        int(view.viewer),
        bits(view.hand),
        PACK[view.players] & ~sum([bits(trick.cards) for trick in view.tricks]),
        view.leader,
        tuple([INDEX[card] for card in view.trick]),
        view.points,
        view.counts,
        view.held,
        view.options.no_point_no_winner,
        lying(view) if view.trick else Trick(),
    )


def lying(view: View) -> Trick:
    """What lies on the table."""
    stands, cards, off = view.standings[-1], view.trick, [-1] * 14
    for place, card in enumerate(cards):
        if card.clan is not cards[0].clan:
            off[card.number] = (view.leader + place) % view.players
    holder = (view.leader + stands.best) % view.players
    return Trick(CLAN[INDEX[cards[0]]], cards[stands.best].number, holder, tuple(off), stands.chief)
