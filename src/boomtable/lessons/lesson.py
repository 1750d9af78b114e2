"""A lesson: games written down in advance, in which bots, luck and the coach find their place by what they see.

All lines of a lesson begin alike and part where the learner decides. Whoever asks what comes next shows a state or a
view, and where the game has left every line there is no answer.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from boomtable.engine import CHANCE, Game, Move, Said, Seat, State, Talk
from boomtable.engine.move_notation import read_move
from boomtable.engine.records import Spoken

LEARNER: Seat = 0
ENCODE = msgspec.json.Encoder().encode


class Cue(Struct, frozen=True):
    """What the coach says, and about whom."""

    name: str
    at: Seat | None = None
    last: bool = False  # the lesson is over


Line: TypeAlias = tuple[str | Cue, ...]  # moves and talk as text, and before them what the coach says


class Moment(Struct, frozen=True):
    """One state of a lesson: what each seat does next, and what is said before that."""

    state: State
    moves: dict[Seat, Move]
    words: tuple[Cue | Spoken, ...]

    def unsaid(self, heard: tuple[Said, ...]) -> list[Spoken]:
        """What bots have not said yet."""
        said = [(each.seat, each.talk) for each in heard if each.round == self.state.round]
        return [word for word in self.words if isinstance(word, Spoken) and (word.seat, word.talk) not in said]

    def cue(self, heard: tuple[Said, ...]) -> Cue | None:
        """What the coach says now: the last of what comes before the words that nobody has heard yet."""
        unsaid = self.unsaid(heard)
        heard_of = self.words[: self.words.index(unsaid[0])] if unsaid else self.words
        return next((word for word in reversed(heard_of) if isinstance(word, Cue)), None)


class Lesson(Struct, frozen=True, dict=True, kw_only=True):
    """A practice game of one title for one learner, who has the first seat; bots have the others."""

    game: Game[Any, Any]
    players: int
    options: dict[str, Any]
    lines: tuple[Line, ...]

    def luck(self, state: State) -> Move | None:
        """What chance does in this state."""
        moment = self._by_state.get(ENCODE(state))
        return moment.moves.get(CHANCE) if moment else None

    def moment(self, seat: Seat, view: Any) -> Moment | None:
        """The state that looks like this from a seat."""
        return self._by_view.get((seat, ENCODE(view)))

    @cached_property
    def moments(self) -> tuple[Moment, ...]:
        """Every state of every line, the earliest line first."""
        found: dict[bytes, Moment] = {}
        for line in self.lines:
            for moment in _moments(self.game, self.game.table(self.players, self.options).state, line):
                found.setdefault(ENCODE(moment.state), moment)
        return tuple(found.values())

    @cached_property
    def _by_state(self) -> dict[bytes, Moment]:
        return {ENCODE(moment.state): moment for moment in self.moments}

    @cached_property
    def _by_view(self) -> dict[tuple[Seat, bytes], Moment]:
        return {
            (seat, ENCODE(moment.state.view(seat))): moment
            for moment in reversed(self.moments)  # the earliest counts
            for seat in range(self.players)
        }


def _moments(game: Game[Any, Any], state: State, line: Line) -> Iterator[Moment]:
    """The states of one line. Those who are asked at the same time may answer in any order."""
    words: list[Cue | Spoken] = []
    moves: dict[Seat, Move] = {}
    for item in line:
        if isinstance(item, Cue):
            words.append(item)
            continue
        seat, move = read_move(game, item)
        if isinstance(move, Talk):
            words.append(Spoken(seat, move))
            continue
        moves[seat] = move
        if len(moves) == len(state.turn):
            yield from _in_any_order(state, moves, tuple(words))
            for each, answer in moves.items():
                state = state.play(each, answer)
            words, moves = [], {}
    yield Moment(state, moves, tuple(words))


def _in_any_order(state: State, moves: dict[Seat, Move], words: tuple[Cue | Spoken, ...]) -> Iterator[Moment]:
    yield Moment(state, moves, words)
    for seat, move in moves.items():
        left = {each: answer for each, answer in moves.items() if each != seat}
        if left:
            yield from _in_any_order(state.play(seat, move), left, words if LEARNER in left else ())
