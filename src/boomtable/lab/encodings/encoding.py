"""What a door needs to know of a title: every answer as a number, every view as a vector of small numbers."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar, Final, Generic, TypeVar

from boomtable.engine import (
    BadMove,
    BadSetup,
    Choices,
    Game,
    Illegal,
    Move,
    OneOf,
    Options,
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
from boomtable.lab.encodings.picks import Picking, Picks
from boomtable.lab.encodings.projection import projection
from boomtable.lab.encodings.vector import Layout

S = TypeVar("S", bound=State)
V = TypeVar("V")

WAIT: Final = 0  # the number of doing nothing, where one is not asked or need not answer
NO_PICKS: Final[Picks] = ()
SEVERAL = (Subset, Tally)  # choices among answers of several parts


class Encoding(Generic[S, V]):
    """The actions and observations of a title for so many players: fixed numbers, fixed size, the same in every game.

    It holds no game. It keeps the history it wrote down last, to write only what is new.
    """

    version: ClassVar[int] = 1  # one more whenever a number or a slice gets another meaning
    can_talk: ClassVar[bool] = False  # whether what is said has numbers too
    timed: ClassVar[bool] = False  # whether time passes in ticks
    fields: ClassVar[tuple[str, ...]] = ()  # of the view, from which observations are written; none: all

    def __init__(
        self,
        game: Game[S, V],
        players: int,
        options: Mapping[str, Any] | Options | None = None,
        *,
        talk: bool = False,
    ) -> None:
        if talk and not self.can_talk:
            raise BadSetup("bad-option", option="talk", value="true", allowed="false")
        self.game, self.players, self.talks = game, players, talk
        self.plain = not (talk or self.timed)  # there is no more to observe than the view and one's picks
        self.options = game.read_options(options or {})
        self.table: Table[S] = game.table(players, self.options)  # as every game begins
        self.actions: tuple[str, ...] = ("wait",)
        self.single: dict[Move, int] = {}  # answers of one part
        self.several: dict[Any, Picking] = {}  # answers of several, by the class of the move
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
        """Names all actions, and lays out the observation."""

    @abstractmethod
    def write(self, view: V, picks: Picks) -> bytearray:
        """The observation, but for what was heard: one signed byte a number. It reads only `fields` of the view."""

    def sayable(self, table: Table[S], seat: Seat, picks: Picks = NO_PICKS) -> list[int]:
        """The numbers of what a seat may say now, silence among them, after these picks."""
        return [WAIT]

    def talk(self, table: Table[S], seat: Seat, picks: Picks) -> Talk | None:
        """What these picks, each of them sayable, have come to; None while there is more to pick."""
        return None

    def hear(self, heard: tuple[Said, ...]) -> bytearray:
        """The end of the observation where talk is part of the game: what was said."""
        return bytearray()

    def number(self, name: str, move: Move) -> int:
        """The next number, for this answer."""
        number = len(self.actions)
        self.actions += (name,)
        self.single[move] = number
        self.attempts[number] = move
        return number

    def numbers(self, name: str, kind: Callable[[Any], Move], things: Iterable[Any]) -> None:
        """The next numbers, one for each thing that this can be done with."""
        for thing in things:
            words = thing if isinstance(thing, tuple) else (thing,)
            self.number("-".join([name, *map(str, words)]), kind(thing))

    def saying(self, name: str, talk: Talk) -> None:
        """The next number, for something to say."""
        self.spoken[talk] = len(self.actions)
        self.attempts[len(self.actions)] = talk
        self.actions += (name,)

    # For doors.

    def observe(
        self,
        view: V,
        picks: Picks = NO_PICKS,
        heard: tuple[Said, ...] = (),
        *,
        speaking: bool = False,
        ticks: int = 0,
    ) -> bytearray:
        """The observation of whoever has this view and made these picks.

        Where there is talk it tells also what was heard and whether one may speak now, and where time passes, how
        many ticks are left.
        """
        text = self.write(view, picks)
        if self.talks:
            text += self.hear(heard) + bytes([speaking])
        return text + bytes([min(ticks, 127)]) if self.timed else text

    def watch(self, state: S, seat: Seat, picks: Picks = NO_PICKS) -> bytearray:
        """The same where there is neither talk nor time, without making fields of the view that are not read."""
        return self.write(self.projected(state, seat), picks)

    def legal(self, choices: Choices[Any], picks: Picks = NO_PICKS) -> list[int]:
        """The numbers that answer this, or lead on to an answer, after these picks."""
        if isinstance(choices, SEVERAL):
            return self.several[choices.move].legal(choices, picks)
        single = self.single
        return sorted([single[move] for move in choices])

    def ask(self, state: S, seat: Seat, picks: Picks = NO_PICKS) -> tuple[Choices[Any], list[int]]:
        """What a seat in turn is offered, and the numbers of it.

        A title may know the numbers without listing the moves; of answers of one part `answer` needs no choices.
        """
        choices = state.todo[0].choices(state, seat)
        return choices, self.legal(choices, picks)

    def answer(self, choices: Choices[Any], picks: Picks) -> Move | None:
        """The answer that these picks, each of them legal, have come to; None while there is more to pick."""
        if isinstance(choices, SEVERAL):
            return self.several[choices.move].answer(choices, picks)
        return self.attempts[picks[0]]

    def picks(self, move: Move) -> Picks:
        """The picks that come to this answer."""
        found = OneOf(self.single).find(move)
        return (self.single[found],) if found is not None else self.several[type(move)].picks(move)

    def meant(self, picks: Picks) -> Move | None:
        """What the last of these picks stands for, if it is a number at all."""
        if not 0 <= picks[-1] < len(self.actions):
            allowed = f"0-{len(self.actions) - 1}"
            raise BadMove("malformed-move", game=self.game.id, detail=str(picks[-1]), allowed=allowed)
        return self.attempts.get(picks[-1])

    def refusal(self, state: S, seat: Seat, picks: Picks) -> Illegal:
        """Why the last of these picks is not legal, with the rule that forbids it."""
        meant = [self.meant(picks), *(kind.attempt(picks) for kind in self.several.values())]
        moves = [move for move in meant if move]
        refusals = [(move, why) for move in moves if (why := state.why_not(seat, move))]
        move, why = next((pair for pair in refusals if pair[1] != NOT_NOW), (moves[0] if moves else None, NOT_NOW))
        return Illegal(seat, move, why)

    def returns(self, state: S) -> list[float]:
        """What the game was worth to each seat: losers pay 1 each, winners share it. Nothing while it goes on."""
        return self.shared(state.outcome.winners if state.outcome else ())

    def shared(self, winners: tuple[Seat, ...]) -> list[float]:
        players = self.players
        if not winners:
            return [0.0] * players
        gain = (players - len(winners)) / len(winners)
        return [gain if seat in winners else -1.0 for seat in range(players)]


def _again(
    kind: type[Encoding[Any, Any]], title: str, players: int, options: Options, talk: bool
) -> Encoding[Any, Any]:
    return kind(find(title), players, options, talk=talk)
