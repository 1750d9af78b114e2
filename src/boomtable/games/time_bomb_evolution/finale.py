"""The facts of the end of Time Bomb Evolution."""

from __future__ import annotations

from typing import Any, TypeAlias

from boomtable.engine import Because, Seat
from boomtable.games.time_bomb_evolution.cards import Mark, Wire
from boomtable.games.time_bomb_evolution.moves import Claim
from boomtable.games.time_bomb_shared import finale as shared
from boomtable.games.time_bomb_shared.cards import ROUNDS, Role


class BombFilled(Because, frozen=True):
    """The last wire that its bomb could take [TE4] [TE8]."""

    by: Seat
    role: Role
    owner: Seat
    colour: Wire
    count: int


class PurplePair(Because, frozen=True):
    """Two purple wires in a row [TE9]."""

    by: Seat
    role: Role
    owner: Seat


class ShieldOff(Because, frozen=True):
    """Whoever cut a blue wire took the protection off a bomb that was full [TE13]."""

    by: Seat
    role: Role
    colour: Wire
    count: int


class NoRoundFour(Because, frozen=True):
    """Pink left round 4 no cut, and so many Success wires were uncut [TE15]."""

    left: int


AnyBecause: TypeAlias = BombFilled | PurplePair | ShieldOff | shared.LastSuccess | shared.NeverFound | NoRoundFour


class BestLie(shared.BestLie, frozen=True):
    """The false claim that was worth most, and what would have been true."""

    claim: Claim
    truth: Claim


class Finale(shared.WireFinale, frozen=True, kw_only=True):
    """What the end of Time Bomb Evolution is told from."""

    best_lie = BestLie

    because: AnyBecause
    moment: BestLie | shared.NobodyLied

    @classmethod
    def because_of(cls, table: Any) -> Because:
        if not (colour := table.exploded):
            match why := super().because_of(table):
                case shared.NeverFound(left) if table.round < ROUNDS:
                    return NoRoundFour(left)
            return why
        by, owner, count = table.cutter(len(table.cuts) - 1), table.cuts[-1].owner, table.cut_wires.count(colour)
        role = table.roles[by]
        if table.marks[-1:] == (Mark(len(table.cuts), colour, on=False),):
            return ShieldOff(by, role, colour, count)
        pair = table.evolution and table.purple_pair
        return PurplePair(by, role, owner) if pair else BombFilled(by, role, owner, colour, count)
