"""A view in plain numbers."""

from __future__ import annotations

from msgspec import Struct

from boomtable.bots.trick_snipers.plain import CLAN, INDEX, PACK, Bits, Index, bits
from boomtable.games.trick_snipers.view import View


class Trick(Struct, frozen=True):
    """A trick not all have played to: what is led, the best of it, whose that is, and the rest."""

    led: int = -1
    best: int = 0
    holder: int = -1
    off: tuple[int, ...] = (-1,) * 14  # who last played each number of another clan
    hot: bool = False  # with a 7 in it


class Scene(Struct, frozen=True):
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


def scene(view: View) -> Scene:
    return Scene(
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
