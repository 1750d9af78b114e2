"""The state of a game as one frozen value: whose turn it is, what they may do, and what follows."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, Self

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace as but

from boomtable.engine.choices import NOTHING, Choices, OneOf
from boomtable.engine.clock import Alarm
from boomtable.engine.luck import Luck
from boomtable.engine.memory import Memory
from boomtable.engine.moves import (
    ANSWERED,
    NO_MOVE,
    NO_TALK,
    NOT_ASKED,
    OVER,
    TOO_LATE,
    BadSetup,
    Illegal,
    Move,
    Refusal,
    Ring,
    Talk,
    as_declared,
)
from boomtable.engine.seats import CLOCK, PUBLIC, Seat, Viewer
from boomtable.engine.steps import Step

if TYPE_CHECKING:
    from boomtable.engine.table import Said

__all__ = ["Outcome", "State", "but"]


class Outcome(Struct, frozen=True):
    """How a game ended: the side that won, who sat on it, and a code for what decided it."""

    side: str
    winners: tuple[Seat, ...]
    why: str


class State(Struct, frozen=True, kw_only=True, dict=True):
    """The complete state of a table, hidden cards included. What follows from it is worked out once."""

    talk_cap: ClassVar[int] = 20  # things one seat may say in a round [ALL8]

    players: int
    todo: tuple[Any, ...]
    sealed: tuple[tuple[Seat, Any], ...] = ()  # answers to the first step, by seat
    news: tuple[Any, ...] = ()  # what the latest move caused

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How the game ended, once it has."""

    @property
    @abstractmethod
    def round(self) -> int:
        """The number of the round, from 1; 0 before the first."""

    @property
    def public_time(self) -> int:
        """How far the game has come, counted in something that everyone sees, to date what is said."""
        return 0

    @abstractmethod
    def seen_from(self, viewer: Viewer) -> Any:
        """Everything this viewer may know, built field by field."""

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        return (*range(self.players), PUBLIC)

    def view(self, viewer: Viewer) -> Any:
        """The table as this viewer sees and remembers it, and nothing else."""
        return self.memory.kept(("view", viewer), State._looked_at, self, viewer)

    def _looked_at(self, viewer: Viewer) -> Any:
        if viewer not in self.viewers:
            raise BadSetup("unknown-viewer", viewer=viewer, allowed=", ".join(map(str, self.viewers)))
        return self.seen_from(viewer)

    @cached_property
    def memory(self) -> Memory:
        """What was worked out for the views of this table and of those before it."""
        return Memory()

    @cached_property
    def turn(self) -> tuple[Seat, ...]:
        """The seats that may answer now; nobody once the game is over."""
        if not self.todo:
            return ()
        asked: tuple[Seat, ...] = self.todo[0].asks(self)
        if not self.sealed:
            return asked
        answered = dict(self.sealed)
        return tuple([seat for seat in asked if seat not in answered])

    @property
    def alarms(self) -> tuple[Alarm, ...]:
        return self.todo[0].alarms(self) if self.todo else ()

    def visible_alarms(self, viewer: Viewer) -> tuple[Alarm, ...]:
        """The alarms a viewer knows of: all of them, unless a title limits some to those present."""
        return self.alarms

    def choices(self, seat: Seat) -> Choices[Any]:
        return self._offered(seat) if seat in self.turn else NOTHING

    def _offered(self, seat: Seat) -> Choices[Any]:
        """What a seat may answer whose turn it is. Whoever asks usually plays next, so the latest offer is kept."""
        known = self.__dict__
        if known.get("asked") != seat:
            known["offered"] = self._rings() if seat == CLOCK else self.todo[0].choices(self, seat)
            known["asked"] = seat
        offered: Choices[Any] = known["offered"]
        return offered

    def _rings(self) -> OneOf[Ring]:
        return OneOf(Ring(alarm.name) for alarm in self.alarms)

    def play(self, seat: Seat, move: Move) -> Self:
        """The next table, or Illegal with the rule that forbids the move."""
        turn = self.turn
        if seat in turn and (meant := self._offered(seat).find(move)) is not None:
            return self.play_unchecked(seat if type(seat) is int else int(seat), meant, turn)
        raise Illegal(seat, move, self._refusal(seat, move))

    def play_unchecked(self, seat: Seat, move: Move, turn: tuple[Seat, ...]) -> Self:
        """The next table, for a caller who already knows whose turn it is and that the move is on offer."""
        todo, sealed = self.todo, self.sealed
        step, answers = todo[0], {**dict(sealed), seat: move} if sealed else {seat: move}
        after: Self
        if isinstance(move, Ring):
            after = step.ring(but(self, news=()), move.alarm).settled()
        elif len(turn) > 1 and step.sealed and not {seat, CLOCK}.issuperset(turn):
            after = but(self, sealed=tuple(sorted(answers.items())), news=())
            after.__dict__["turn"] = tuple([other for other in turn if other != seat])
        else:
            after = step.run(but(self, todo=todo[1:], sealed=(), news=()), answers).settled()
        if "memory" in self.__dict__:  # once somebody has looked
            after.__dict__["memory"] = self.memory
        return after

    def why_not(self, seat: Seat, move: object) -> Refusal | None:
        """The reason a move is not on offer, if it is not."""
        return None if move in self.choices(seat) else self._refusal(seat, move)

    def _refusal(self, seat: Seat, move: object) -> Refusal:
        turn = self.turn
        if not turn:
            return OVER
        if seat == CLOCK:
            return TOO_LATE
        if seat in dict(self.sealed):
            return ANSWERED
        if seat not in turn:
            return NOT_ASKED
        declared = as_declared(move)
        refusal: Refusal = NO_MOVE if declared is None else self.todo[0].why_not(self, seat, declared)
        return refusal

    def default(self, seat: Seat) -> Move:
        """The answer given for a seat in `turn` when its time runs out."""
        move: Move = self.todo[0].default(self, seat)
        return move

    def why_not_say(self, seat: Seat, talk: Talk) -> Refusal | None:
        return NO_TALK

    def hearers(self, seat: Seat, talk: Talk) -> tuple[Viewer, ...]:
        return self.earshot(seat)

    def earshot(self, seat: Seat) -> tuple[Viewer, ...]:
        """Who hears this seat, in talk of the game or in chat."""
        return self.viewers

    @property
    def together(self) -> bool:
        """Whether all are in one place, and hear each other."""
        return all(self.earshot(seat) == self.viewers for seat in range(self.players))

    def truth_of(self, said: Said) -> Talk | UnsetType:
        """What should have been said instead of a false claim. Asked only once the game is over."""
        return UNSET

    @property
    def places(self) -> tuple[str, ...]:
        """Places where people can talk: those with a screen, and others without."""
        return tuple([viewer for viewer in self.viewers if isinstance(viewer, str)])

    def mute(self, seat: Seat) -> Refusal | None:
        """The rule that forbids this seat to speak, if any."""
        return None

    # For steps.

    def then(self, *steps: Step[Any, Any]) -> Self:
        """Insert these steps before all others."""
        return but(self, todo=steps + self.todo)

    def instead(self, step: Step[Any, Any], other: Step[Any, Any]) -> Self:
        """Replace a step that is still to come."""
        place = self.todo.index(step)
        return but(self, todo=(*self.todo[:place], other, *self.todo[place + 1 :]))

    def tell(self, *news: Any) -> Self:
        return but(self, news=self.news + news)

    def over(self) -> Self:
        return but(self, todo=())

    def settled(self) -> Self:
        """The table after all automatic steps: they run until one asks somebody."""
        table = self
        while todo := table.todo:
            step = todo[0]
            if asked := step.asks(table):
                if not table.sealed:
                    table.__dict__["turn"] = asked
                break
            table = step.run(but(table, todo=todo[1:]), {})
        return table

    # For imagining.

    def with_sealed_answers(self, known: Mapping[Seat, Move], answered: Iterable[Seat], luck: Luck) -> Self:
        """This table once these seats have answered: with the answers that are known, and any legal ones otherwise."""
        sealed = {seat: known.get(seat) or self.todo[0].choices(self, seat).sample(luck) for seat in answered}
        return but(self, sealed=tuple(sorted(sealed.items())))
