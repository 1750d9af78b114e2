"""A view in plain numbers."""

from __future__ import annotations

from msgspec import Struct

from boomtable.bots.trick_snipers.plain import CLAN, INDEX, NUMBER, PACK, Bits, Index, bits
from boomtable.games.trick_snipers.view import View


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
    )


class Trick(Struct, frozen=True):
    """A trick not all have played to: what is led, the best of it, whose that is, and the rest."""

    led: int = -1
    best: int = 0
    holder: int = -1
    off: tuple[int, ...] = (-1,) * 14  # who last played each number of another clan
    hot: bool = False  # with a 7 in it


def lying(here: Scene) -> Trick:
    """What lies on the table."""
    if not here.trick:
        return Trick()
    led, best, holder, off = CLAN[here.trick[0]], 0, -1, [-1] * 14
    for place, card in enumerate(here.trick):
        seat, number = (here.leader + place) % here.players, NUMBER[card]
        if CLAN[card] != led:
            off[number] = seat
        elif number > best:
            best, holder = number, seat
    return Trick(led, best, holder, tuple(off), 7 in [NUMBER[card] for card in here.trick])
