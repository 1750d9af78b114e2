"""The flow of Time Bomb: set-up, then four rounds of a deal and as many cuts as there are players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, TypeAlias

from boomtable.engine import CHANCE, Move, Seat, Step
from boomtable.games.time_bomb_shared.cards import ROUNDS
from boomtable.games.time_bomb_shared.steps import Casting, Claiming, Clipping, Dealing, Flipping, Starting

if TYPE_CHECKING:
    from boomtable.games.time_bomb.table import TimeBomb


class Round(Step["TimeBomb", Move], frozen=True):
    """A deal, claims where they are made in turn, and one cut for each player [TB8]."""

    number: int

    def run(self, table: TimeBomb, answers: Mapping[Seat, Move]) -> TimeBomb:
        return table.then(Dealing(), *table.claiming, *(Clipping(),) * table.players)


AnyStep: TypeAlias = Casting | Starting | Round | Dealing | Claiming | Clipping | Flipping


def game(first: Seat) -> tuple[AnyStep, ...]:
    """The whole of it, with this player first, or any [TB4]."""
    return Casting(), Starting(first), *map(Round, range(1, ROUNDS + 1))


GAME = game(CHANCE)
