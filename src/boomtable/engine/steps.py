"""The steps still to run, as data in the state, next step first."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace as but

from boomtable.engine.choices import NOTHING, Choices
from boomtable.engine.clock import Alarm
from boomtable.engine.moves import NOT_NOW, Move, Refusal, kebab
from boomtable.engine.seats import CHANCE, CLOCK, Seat

if TYPE_CHECKING:
    from boomtable.engine.state import State

S = TypeVar("S", bound="State")
M = TypeVar("M", bound=Move)


class Step(Struct, Generic[S, M], frozen=True, tag_field="step", tag=kebab):
    """One step of the rules: it asks some seats, or just happens."""

    sealed: ClassVar[bool] = True  # answers stay sealed until the last is in [ALL3]

    def asks(self, table: S) -> tuple[Seat, ...]:
        """Who must answer. If nobody, the step just happens. If an alarm is running, the CLOCK is asked too."""
        return ()

    def choices(self, table: S, seat: Seat) -> Choices[M]:
        return NOTHING

    @abstractmethod
    def run(self, table: S, answers: Mapping[Seat, M]) -> S:
        """The table after this step, which was already removed from the list."""

    def why_not(self, table: S, seat: Seat, move: object) -> Refusal:
        """The rule against a move that is not among the choices, as far as its mover may know."""
        return NOT_NOW

    def default(self, table: S, seat: Seat) -> M:
        """The answer given for a seat when its time runs out."""
        return next(iter(self.choices(table, seat)))

    def alarms(self, table: S) -> tuple[Alarm, ...]:
        return ()

    def ring(self, table: S, alarm: str) -> S:
        """Time is up: whoever has not answered gets the default."""
        late = {seat: self.default(table, seat) for seat in table.turn if seat != CLOCK}
        return self.run(but(table, todo=table.todo[1:], sealed=()), {**dict(table.sealed), **late})


class Chance(Step[S, M], frozen=True):
    """A shuffle or a draw: chance answers [ALL2]."""

    def asks(self, table: S) -> tuple[Seat, ...]:
        return (CHANCE,)


class RealTimeStep(Step[S, M], frozen=True):
    """A step in which nobody has to answer and every answer counts at once. To go on, it puts itself back in front."""

    sealed: ClassVar[bool] = False
    seconds_between_acts: ClassVar[float] = 1.0  # of someone who keeps busy

    def ring(self, table: S, alarm: str) -> S:
        """Time is up: the step closes."""
        return but(table, todo=table.todo[1:])
