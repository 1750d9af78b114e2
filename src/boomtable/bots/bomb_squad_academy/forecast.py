"""How a round may end once it is known who does what, how likely each end is, and what it is worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import TypeAlias

from msgspec import Struct

from boomtable.bots.bomb_squad_academy.situation import CHICKEN, PLACE, WAIT, Act, Acting, Situation
from boomtable.engine import Seat
from boomtable.games.bomb_squad_academy.cards import BLAST, BOMBS, WAIT_POINTS
from boomtable.games.bomb_squad_academy.view import View

Gains: TypeAlias = tuple[float, ...]  # by seat
Ending: TypeAlias = tuple[float, Gains, bool]  # how likely, what each gains, and whether the bomb explodes


class Shields(Struct, frozen=True):
    """What is settled before the wires are cut: who has had their Wait, what they protect, who cuts on orders."""

    waited: tuple[Seat, ...] = ()
    protected: tuple[Act, ...] = ()
    orders: tuple[tuple[Seat, Act], ...] = ()


NONE = Shields()
Worth: TypeAlias = Callable[[Situation, Acting, Shields], float]  # in points, to the seat that looks


def settled(view: View) -> Shields:
    """Waits that took effect, protected wires, and who cuts on Orders."""
    return Shields(
        waited=view.waited,
        protected=tuple([PLACE[wire] for wire in view.protected]),
        orders=tuple([(seat, place) for place, crew in enumerate(view.cutters_if_protected) for seat in crew]),
    )


def forecast(here: Situation, acting: Acting, shields: Shields = NONE) -> list[Ending]:
    """Wires in order; each may be the last. Shares are taken as expected [BS8] [BS10] [BS11]."""
    gains = [0.0] * len(acting)
    crews = crews_of(here, acting)
    protected = shields.protected
    for seat in waiting(here, acting, shields):
        gains[seat] += WAIT_POINTS
        protected = (*protected, protection(here, acting, crews, protected))
    endings: list[Ending] = []
    alive = 1.0
    for wire, crew in enumerate(crews):
        if wire in protected:
            crew = [seat for seat in crew if (seat, wire) in shields.orders]  # noqa: PLW2901
        if not crew:
            continue
        boom, share = here.offers[wire][len(crew)]
        if boom > 0.0:
            endings.append((alive * boom, _blast(here, acting, crew, gains), True))
            alive *= 1.0 - boom
        for seat in crew:
            gains[seat] += share
    endings.append((alive, tuple(gains), False))
    return endings


def crews_of(here: Situation, acting: Acting) -> list[list[Seat]]:
    """By wire, who cuts it unless it is protected."""
    crews: list[list[Seat]] = [[] for _ in here.wires]
    for seat, act in enumerate(acting):
        if act < WAIT:
            crews[act].append(seat)
    return crews


def waiting(here: Situation, acting: Acting, shields: Shields = NONE) -> list[Seat]:
    """Whose Wait is still to take effect, in the order in which they protect [BS7]."""
    seats = [seat for seat, act in enumerate(acting) if act == WAIT and seat not in shields.waited]
    if len(seats) > 1:
        seats.sort(key=lambda seat: (here.scores[seat], here.ages.index(seat)))
    return seats


def protection(here: Situation, acting: Acting, crews: list[list[Seat]], protected: tuple[Act, ...]) -> Act:
    """The wire whose cut would give the others most, or one that nobody cuts if every cut would hurt them."""
    best, wire = 0.0, next((place for place, crew in enumerate(crews) if not crew), 0)
    hiding = sum(act == CHICKEN for act in acting)
    for place, crew in enumerate(crews):
        if crew and place not in protected:
            boom, share = here.offers[place][len(crew)]
            harm = len(crew) * ((1.0 - boom) * share - boom * BLAST) + hiding * boom * BLAST
            if harm > best:
                best, wire = harm, place
    return wire


def _blast(here: Situation, acting: Acting, crew: list[Seat], gains: list[float]) -> Gains:
    after = gains.copy()
    for seat in crew:
        after[seat] -= here.loss(seat, gains[seat])
    for seat, act in enumerate(acting):
        if act == CHICKEN:
            after[seat] += BLAST
    return tuple(after)


# What it is worth.


def by_points(here: Situation, acting: Acting, shields: Shields) -> float:
    """The points that I may expect."""
    return sum(chance * gains[here.me] for chance, gains, _ in forecast(here, acting, shields))


class Tuning(Struct, frozen=True):
    """Parameters, tuned in games, for turning points into chances to win."""

    spread: tuple[float, ...] = (9.0, 7.0, 4.5)  # by bomb: how many points of a lead chance may still undo
    doubt: float = 0.7  # points: a card that brings so much less is taken to be chosen a third as often
    sure: float = 0.5  # the same for my own choice
    over: float = 1.0  # the same once the last bomb has exploded
    waited: float = -2.0  # what a Wait costs that is gone for this bomb
    looked: float = -0.5  # what a Chicken costs that is not at hand when it is needed, but for what it has seen

    def wins(self, here: Situation) -> Callable[[Acting], list[float]]:
        """How likely each seat is to win, by what everyone chooses."""
        left = {WAIT: self.waited, CHICKEN: self.looked}

        def of(acting: Acting) -> list[float]:
            return self.weigh(here, forecast(here, acting), [left.get(act, 0.0) for act in acting])

        return of

    def weigh(self, here: Situation, endings: list[Ending], kept: Sequence[float]) -> list[float]:
        """How likely each seat is to win if the round ends in one of these ways."""
        total, spread = [0.0] * len(kept), self.spread[here.bomb - 1]
        for chance, gains, ended in endings:
            after = [score + gain for score, gain in zip(here.scores, gains, strict=True)]
            if not ended:
                after = [score + more for score, more in zip(after, kept, strict=True)]
            won = softmax(after, self.over if ended and here.bomb == BOMBS else spread)
            for seat, share in enumerate(won):
                total[seat] += chance * share
        return total

    def points(self, here: Situation) -> list[float]:
        """What one more point now is worth to each seat."""
        spread = self.spread[here.bomb - 1]
        return [max(share * (1 - share), 0.02) / spread for share in softmax(here.scores, spread)]

    def worth(self, here: Situation, acting: Acting, shields: Shields) -> float:
        """How likely I am to win, converted to points."""
        won = self.weigh(here, forecast(here, acting, shields), (0.0,) * here.players)[here.me]
        return won / self.points(here)[here.me]


def softmax(values: Sequence[float], scale: float) -> list[float]:
    """Parts of one: about three times as much for a value that is higher by the scale."""
    best = max(values)
    weights = [exp((value - best) / scale) for value in values]
    total = sum(weights)
    return [weight / total for weight in weights]
