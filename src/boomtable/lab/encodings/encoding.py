"""A title in numbers: an answer is one action number or several, and a view is a vector of small numbers."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping
from itertools import accumulate
from typing import Any, ClassVar, Final, Generic, TypeVar

from boomtable.engine import (
    BadMove,
    BadSetup,
    Choices,
    Game,
    GameOptions,
    Illegal,
    Move,
    OneOf,
    Said,
    Seat,
    State,
    Subset,
    Table,
    Talk,
    Tally,
)
from boomtable.engine.moves import NOT_NOW
from boomtable.games.catalog import find
from boomtable.lab.encodings.projection import projection
from boomtable.lab.encodings.sub_actions import SubActionCodec, SubActions

S = TypeVar("S", bound=State)
V = TypeVar("V")
T = TypeVar("T")

WAIT: Final = 0  # the number for doing nothing, where a seat is not asked or need not answer
NO_SUB_ACTIONS: Final[SubActions] = ()
COMPOUND = (Subset, Tally)  # choices among answers of several parts


class Layout:
    """The slices of a vector by name, in order, and its size."""

    def __init__(self, **sizes: int) -> None:
        ends = list(accumulate(sizes.values()))
        self.size = ends[-1]
        self.slices = {name: slice(end - size, end) for (name, size), end in zip(sizes.items(), ends, strict=True)}

    def at(self, name: str) -> int:
        """The place of the first number of a slice."""
        start: int = self.slices[name].start
        return start


class HistoryBytes:
    """A history that only grows, as bytes. The last bytes are kept, so that only what is new is written."""

    def __init__(self, size: int, write: Callable[[bytearray, int, Any], None]) -> None:
        self._size, self._write = size, write
        self._history: tuple[Any, ...] = ()
        self._text = bytearray(size)

    def text(self, history: tuple[Any, ...]) -> bytearray:
        """The bytes of the whole history. Callers copy them, because they are reused."""
        known = self._history
        if history is not known:
            count = len(known)
            if history[:count] != known:
                self._text, count = bytearray(self._size), 0
            for place in range(count, len(history)):
                self._write(self._text, place, history[place])
            self._history = history
        return self._text


class LastResult(Generic[T]):
    """A function that returns its last result again while its arguments stay the same."""

    def __init__(self, make: Callable[..., T]) -> None:
        self._make = make
        self._about: tuple[Any, ...] = ()
        self._made: T | None = None

    def of(self, *about: Any) -> T:
        if self._made is None or about != self._about:
            self._made, self._about = self._make(*about), about
        return self._made


class Encoding(Generic[S, V]):
    """The actions and observations of a title for a number of players: fixed numbers and size, the same in every game.

    It contains no game, but keeps the history that it wrote last, to write only what is new.
    """

    version: ClassVar[int] = 1  # raised whenever a number or a slice changes its meaning
    can_talk: ClassVar[bool] = False  # whether what is said has numbers too
    timed: ClassVar[bool] = False  # whether time passes in ticks
    fields: ClassVar[tuple[str, ...]] = ()  # of the view, from which observations are written; none: all

    def __init__(
        self,
        game: Game[S, V],
        players: int,
        options: Mapping[str, Any] | GameOptions | None = None,
        *,
        talk: bool = False,
    ) -> None:
        if talk and not self.can_talk:
            raise BadSetup("bad-option", option="talk", value="true", allowed="false")
        self.game, self.players, self.talks = game, players, talk
        self.plain = not (talk or self.timed)  # an observation shows the view and one's sub-actions, nothing else
        self.options = game.read_options(options or {})
        self.table: Table[S] = game.table(players, self.options)  # as every game begins
        self.actions: tuple[str, ...] = ("wait",)
        self.single: dict[Move, int] = {}  # answers of one part
        self.several: dict[Any, SubActionCodec] = {}  # answers of several, by the class of the move
        self.spoken: dict[Talk, int] = {}  # what can be said in one part
        self.attempts: dict[int, Move] = {}  # what a number stands for
        self.layout = self.prepare()
        self.size = self.layout.size
        self.projected = projection(type(self.table.state), self.fields)

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), self.game.id, self.players, self.options, self.talks)

    # For each title.

    @abstractmethod
    def prepare(self) -> Layout:
        """Name all actions, and lay out the observation."""

    @abstractmethod
    def write(self, view: V, sub_actions: SubActions) -> bytearray:
        """The observation without talk: one signed byte for each number. It reads only `fields` of the view."""

    def sayable(self, table: Table[S], seat: Seat, sub_actions: SubActions = NO_SUB_ACTIONS) -> list[int]:
        """The numbers of what a seat may say now after these sub-actions, including silence."""
        return [WAIT]

    def talk(self, table: Table[S], seat: Seat, sub_actions: SubActions) -> Talk | None:
        """The talk that these legal sub-actions make; None while they are incomplete."""
        return None

    def hear(self, heard: tuple[Said, ...]) -> bytearray:
        """The part of the observation about what was said."""
        return bytearray()

    def number(self, name: str, move: Move) -> int:
        """Assign the next number to this answer."""
        number = len(self.actions)
        self.actions += (name,)
        self.single[move] = number
        self.attempts[number] = move
        return number

    def numbers(self, name: str, kind: Callable[[Any], Move], things: Iterable[Any]) -> None:
        """Assign the next numbers to a kind of answer, one for each thing it can be done with."""
        for thing in things:
            words = thing if isinstance(thing, tuple) else (thing,)
            self.number("-".join([name, *map(str, words)]), kind(thing))

    def saying(self, name: str, talk: Talk) -> None:
        """Assign the next number to something that can be said."""
        self.spoken[talk] = len(self.actions)
        self.attempts[len(self.actions)] = talk
        self.actions += (name,)

    # For adapters.

    def observe(
        self,
        view: V,
        sub_actions: SubActions = NO_SUB_ACTIONS,
        heard: tuple[Said, ...] = (),
        *,
        speaking: bool = False,
        ticks: int = 0,
    ) -> bytearray:
        """The observation of the seat that has this view and has given these sub-actions.

        With talk it also has what was heard and whether the seat may speak now, and in timed titles the ticks left.
        """
        text = self.write(view, sub_actions)
        if self.talks:
            text += self.hear(heard) + bytes([speaking])
        return text + bytes([min(ticks, 127)]) if self.timed else text

    def watch(self, state: S, seat: Seat, sub_actions: SubActions = NO_SUB_ACTIONS) -> bytearray:
        """The same without talk and time, without computing fields of the view that are not read."""
        return self.write(self.projected(state, seat), sub_actions)

    def legal(self, choices: Choices[Any], sub_actions: SubActions = NO_SUB_ACTIONS) -> list[int]:
        """The legal action numbers after these sub-actions."""
        if isinstance(choices, COMPOUND):
            return self.several[choices.move].legal(choices, sub_actions)
        single = self.single
        return sorted([single[move] for move in choices])

    def ask(self, state: S, seat: Seat, sub_actions: SubActions = NO_SUB_ACTIONS) -> tuple[Choices[Any], list[int]]:
        """What a seat whose turn it is may do, as choices and as numbers.

        A title may know the numbers without listing the moves; of answers of one part `answer` needs no choices.
        """
        choices = state.todo[0].choices(state, seat)
        return choices, self.legal(choices, sub_actions)

    def answer(self, choices: Choices[Any], sub_actions: SubActions) -> Move | None:
        """The answer that these legal sub-actions make; None while they are incomplete."""
        if isinstance(choices, COMPOUND):
            return self.several[choices.move].answer(choices, sub_actions)
        return self.attempts[sub_actions[0]]

    def sub_actions(self, move: Move) -> SubActions:
        """The sub-actions that make this answer."""
        found = OneOf(self.single).find(move)
        return (self.single[found],) if found is not None else self.several[type(move)].sub_actions(move)

    def meant(self, sub_actions: SubActions) -> Move | None:
        """What the last of these sub-actions stands for; raises BadMove if this title has no such number."""
        if not 0 <= sub_actions[-1] < len(self.actions):
            allowed = f"0-{len(self.actions) - 1}"
            raise BadMove("malformed-move", game=self.game.id, detail=str(sub_actions[-1]), allowed=allowed)
        return self.attempts.get(sub_actions[-1])

    def refusal(self, state: S, seat: Seat, sub_actions: SubActions) -> Illegal:
        """Why the last of these sub-actions is not legal, with the rule that forbids it."""
        meant = [self.meant(sub_actions), *(kind.attempt(sub_actions) for kind in self.several.values())]
        moves = [move for move in meant if move]
        refusals = [(move, why) for move in moves if (why := state.why_not(seat, move))]
        move, why = next((pair for pair in refusals if pair[1] != NOT_NOW), (moves[0] if moves else None, NOT_NOW))
        return Illegal(seat, move, why)

    def returns(self, state: S) -> list[float]:
        """The returns of all seats: losers pay 1 each, winners share it; 0 while the game goes on."""
        return self.shared(state.outcome.winners if state.outcome else ())

    def shared(self, winners: tuple[Seat, ...]) -> list[float]:
        players = self.players
        if not winners:
            return [0.0] * players
        gain = (players - len(winners)) / len(winners)
        return [gain if seat in winners else -1.0 for seat in range(players)]


def _again(
    kind: type[Encoding[Any, Any]], title: str, players: int, options: GameOptions, talk: bool
) -> Encoding[Any, Any]:
    return kind(find(title), players, options, talk=talk)
