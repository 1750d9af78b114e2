"""A table in play: the state, and a ledger of what was said. Talk never changes the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, Self, TypeVar

from msgspec import UNSET, Struct, UnsetType, field

from boomtable.engine.moves import NO_MOVE, NOT_ASKED, TALKED_OUT, Illegal, Move, Refusal, Talk, as_declared
from boomtable.engine.seats import Seat, Viewer
from boomtable.engine.state import State, but

S = TypeVar("S", bound=State)


class Said(Struct, frozen=True):
    """One thing said: by whom, when, and who heard it."""

    seat: Seat
    talk: Any
    round: int
    public_time: int = field(name="moment")
    hearers: tuple[Viewer, ...]
    truth: Any | UnsetType = UNSET  # of a false claim, once the game is over: what should have been said instead


class Table(Struct, Generic[S], frozen=True):
    """A state and a ledger: moves and talk both go through it."""

    state: S
    ledger: tuple[Said, ...] = ()
    at: int = 0  # moves made so far

    def play(self, seat: Seat, move: Move) -> Self:
        return but(self, state=self.state.play(seat, move), at=self.at + 1)

    def play_offered(self, seat: Seat, move: Move, turn: tuple[Seat, ...]) -> Self:
        """The same for a caller who has just picked the move from what is offered to a seat in `turn`."""
        return but(self, state=self.state.play_unchecked(seat, move, turn), at=self.at + 1)

    def say(self, seat: Seat, talk: Talk) -> Self:
        """The table with this said, or Illegal with the rule that forbids it."""
        declared = as_declared(talk)
        if refusal := self._refusal(seat, declared):
            raise Illegal(seat, talk, refusal)
        state, seat = self.state, int(seat)
        said = Said(seat, declared, state.round, state.public_time, state.hearers(seat, declared))
        return but(self, ledger=(*self.ledger, said))

    def why_not_say(self, seat: Seat, talk: Talk) -> Refusal | None:
        return self._refusal(seat, as_declared(talk))

    def _refusal(self, seat: Seat, talk: Talk | None) -> Refusal | None:
        if seat not in range(self.state.players):
            return NOT_ASKED
        said = [s for s in self.ledger if s.seat == seat and s.round == self.state.round]
        if len(said) >= self.state.talk_cap:
            return TALKED_OUT
        return NO_MOVE if talk is None else self.state.why_not_say(seat, talk)

    def heard(self, viewer: Viewer) -> tuple[Said, ...]:
        """What this viewer was there to hear, not who else was; once the game is over, with the truth about lies."""
        return self._with_truth([but(said, hearers=()) for said in self.ledger if viewer in said.hearers])

    @property
    def said_anywhere(self) -> tuple[Said, ...]:
        """All that was said, and who was there to hear it: for replays of games that are over, not for tables."""
        return self._with_truth(self.ledger)

    def _with_truth(self, said: Sequence[Said]) -> tuple[Said, ...]:
        return tuple(said if self.state.todo else [but(each, truth=self.state.truth_of(each)) for each in said])
