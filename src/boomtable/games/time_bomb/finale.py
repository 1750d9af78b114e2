"""The facts of the end of Time Bomb."""

from __future__ import annotations

from typing import Any, TypeAlias

from boomtable.engine import Because, Seat
from boomtable.games.time_bomb.moves import Claim
from boomtable.games.time_bomb_shared import finale as shared
from boomtable.games.time_bomb_shared.cards import Ending, Role


class BoomCut(Because, frozen=True):
    """Somebody cut the Boom [TB9]."""

    by: Seat
    role: Role
    owner: Seat


AnyBecause: TypeAlias = BoomCut | shared.LastSuccess | shared.NeverFound


class BestLie(shared.BestLie, frozen=True):
    """The false claim that was worth most, and what would have been true."""

    claim: Claim
    truth: Claim


class Finale(shared.WireFinale, frozen=True, kw_only=True):
    """What the end of Time Bomb is told from."""

    best_lie = BestLie

    because: AnyBecause
    moment: BestLie | shared.NobodyLied

    @classmethod
    def because_of(cls, table: Any) -> Because:
        if table.ending is not Ending.EXPLODED:
            return super().because_of(table)
        by = table.cutter(len(table.cuts) - 1)
        return BoomCut(by, table.roles[by], table.cuts[-1].owner)
