"""A view as a bot reads it: who holds what, and what each wire offers to each number of cutters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from msgspec import Struct

from boomtable.bots.bomb_squad_academy.wire_odds import WireInfo, odds, wire_infos
from boomtable.engine import Seat, but
from boomtable.games.bomb_squad_academy.cards import BLAST, STUCK, Action, Wire, hand
from boomtable.games.bomb_squad_academy.view import View

Act: TypeAlias = int  # a wire's place, or WAIT or CHICKEN
Acting: TypeAlias = tuple[Act, ...]  # by seat
Offers: TypeAlias = tuple[tuple[tuple[float, float], ...], ...]  # by wire and cutters: the BOOM's chance, and the share

ACTIONS = tuple(Action)
WIRES = tuple(Wire)
ACTS: dict[Action, Act] = {action: act for act, action in enumerate(ACTIONS)}
PLACE = {wire: place for place, wire in enumerate(WIRES)}
WAIT, CHICKEN = ACTS[Action.WAIT], ACTS[Action.CHICKEN]


class Situation(Struct, frozen=True):
    me: Seat
    bomb: int
    scores: tuple[int, ...]
    ages: tuple[Seat, ...]
    negative: bool  # whether scores may go below zero
    wires: tuple[WireInfo, ...]
    hands: tuple[tuple[Act, ...], ...]  # known to all [BS35]
    offers: Offers
    public: Offers  # as they look to somebody who has seen nothing

    @property
    def players(self) -> int:
        return len(self.scores)

    @property
    def unseen(self) -> Situation:
        """As it looks to somebody who has seen nothing."""
        return but(self, offers=self.public)

    @property
    def calm(self) -> bool:
        """Whether nobody who cuts a wire alone can set off the bomb."""
        return not any(wire[1][0] for wire in self.offers)

    def worth_choosing(self, acts: Sequence[Act]) -> list[Act]:
        """Nobody hides before there is anything to hide from."""
        return [act for act in acts if act != CHICKEN or not self.calm] or [*acts]

    def loss(self, seat: Seat, gained: float = 0.0) -> float:
        """What a blast takes from this seat: no more than it has [BS5]."""
        return BLAST if self.negative else min(BLAST, self.scores[seat] + gained)


def situation(view: View) -> Situation:
    wires = wire_infos(view)
    return Situation(
        me=int(view.viewer),
        bomb=view.bomb,
        scores=view.scores,
        ages=view.ages,
        negative=view.options.allow_negative,
        wires=wires,
        hands=tuple([hands(view, seat) for seat in range(view.players)]),
        offers=_offers(wires, view.players),
        public=_offers(wire_infos(but(view, glimpses=())), view.players),
    )


def hands(view: View, seat: Seat) -> tuple[Act, ...]:
    return tuple([ACTS[action] for action in hand(view.players, view.cards[seat], view.aside[seat])])


def coming(view: View, seat: Seat) -> tuple[Act, ...]:
    """The hand that a seat which has played will have in the next round [BS13]."""
    cards, aside = view.cards[seat], view.aside[seat]
    if len(cards) == STUCK[view.players]:
        aside, cards = aside or cards[0] is Action.WAIT, cards[1:]
    return tuple([ACTS[action] for action in hand(view.players, cards, aside)])


def acting(view: View) -> Acting:
    return tuple([ACTS[action] for action in view.acting])


def _offers(wires: tuple[WireInfo, ...], players: int) -> Offers:
    return tuple([_offer(info, players) for info in wires])


def _offer(info: WireInfo, players: int) -> tuple[tuple[float, float], ...]:
    offers = [odds(info, cutters) for cutters in range(1, players + 1)]
    return ((0.0, 0.0), *((offer.boom, offer.share) for offer in offers))
