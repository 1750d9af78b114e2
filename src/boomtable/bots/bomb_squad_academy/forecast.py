"""How a round may end once it is known who does what, and how likely each end is."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from boomtable.bots.bomb_squad_academy.scene import CHICKEN, WAIT, Act, Acting, Scene
from boomtable.engine import Seat
from boomtable.games.bomb_squad_academy.cards import BLAST, WAIT_POINTS

Gains: TypeAlias = tuple[float, ...]  # by seat
Ending: TypeAlias = tuple[float, Gains, bool]  # how likely, what each gains, and whether the bomb explodes


class Shields(Struct, frozen=True):
    """What is settled before the wires are cut: who has had their Wait, what they protect, who cuts on orders."""

    waited: tuple[Seat, ...] = ()
    protected: tuple[Act, ...] = ()
    orders: tuple[tuple[Seat, Act], ...] = ()


NONE = Shields()


def forecast(scene: Scene, acting: Acting, shields: Shields = NONE) -> list[Ending]:
    """Wires in order; each may be the last. Shares are taken as expected [BS8] [BS10] [BS11]."""
    gains = [0.0] * len(acting)
    crews = crews_of(scene, acting)
    protected = shields.protected
    for seat in waiting(scene, acting, shields):
        gains[seat] += WAIT_POINTS
        protected = (*protected, protection(scene, acting, crews, protected))
    endings: list[Ending] = []
    alive = 1.0
    for wire, crew in enumerate(crews):
        if wire in protected:
            crew = [seat for seat in crew if (seat, wire) in shields.orders]  # noqa: PLW2901
        if not crew:
            continue
        boom, share = scene.offers[wire][len(crew)]
        if boom > 0.0:
            endings.append((alive * boom, _blast(scene, acting, crew, gains), True))
            alive *= 1.0 - boom
        for seat in crew:
            gains[seat] += share
    endings.append((alive, tuple(gains), False))
    return endings


def crews_of(scene: Scene, acting: Acting) -> list[list[Seat]]:
    """By wire, who cuts it unless it is protected."""
    crews: list[list[Seat]] = [[] for _ in scene.threads]
    for seat, act in enumerate(acting):
        if act < WAIT:
            crews[act].append(seat)
    return crews


def waiting(scene: Scene, acting: Acting, shields: Shields = NONE) -> list[Seat]:
    """Whose Wait is still to take effect, in the order in which they protect [BS7]."""
    seats = [seat for seat, act in enumerate(acting) if act == WAIT and seat not in shields.waited]
    if len(seats) > 1:
        seats.sort(key=lambda seat: (scene.scores[seat], scene.ages.index(seat)))
    return seats


def protection(scene: Scene, acting: Acting, crews: list[list[Seat]], protected: tuple[Act, ...]) -> Act:
    """The wire whose cut would give the others most, or one that nobody cuts if every cut would hurt them."""
    best, wire = 0.0, next((place for place, crew in enumerate(crews) if not crew), 0)
    hiding = sum(act == CHICKEN for act in acting)
    for place, crew in enumerate(crews):
        if crew and place not in protected:
            boom, share = scene.offers[place][len(crew)]
            harm = len(crew) * ((1.0 - boom) * share - boom * BLAST) + hiding * boom * BLAST
            if harm > best:
                best, wire = harm, place
    return wire


def _blast(scene: Scene, acting: Acting, crew: list[Seat], gains: list[float]) -> Gains:
    after = gains.copy()
    for seat in crew:
        after[seat] -= scene.loss(seat, gains[seat])
    for seat, act in enumerate(acting):
        if act == CHICKEN:
            after[seat] += BLAST
    return tuple(after)
