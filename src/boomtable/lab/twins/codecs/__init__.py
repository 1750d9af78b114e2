"""Translates between a twin's numbers and the engine's moves and facts, so that the two can be compared."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, NamedTuple, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from boomtable.engine import CHANCE, Choices, Game, Illegal, Move, Outcome, Seat
from boomtable.engine.moves import NO_MOVE, NOT_NOW, as_declared
from boomtable.kernels.table import OPTIONS, OVER, PLAYERS, STEP, Table

Numbers: TypeAlias = NDArray[np.int64]


class Kernels(Protocol):
    """The compiled functions that every title has."""

    ENDING: int  # the place of what decided a game
    ROOM: int  # how many places a table needs
    ROW: int  # and the row of a finished game

    def begin(self, table: Table, seed: int, number: int) -> None: ...
    def step(self, table: Table) -> None: ...
    def asked(self, table: Table) -> int: ...
    def allowed(self, table: Table, seat: int, answer: int) -> bool: ...
    def side(self, table: Table) -> int: ...
    def winners(self, table: Table) -> int: ...
    def play_out(self, table: Table, rows: Numbers, seed: int, begins: int) -> None: ...


class Sums(NamedTuple):
    """What each game has of a figure that it counts several times."""

    samples: NDArray[np.int64]
    totals: NDArray[np.int64]
    squares: NDArray[np.int64]
    yes_or_no: bool

    @property
    def lists(self) -> tuple[list[int], ...]:
        return self.samples.tolist(), self.totals.tolist(), self.squares.tolist()


class Codec(ABC):
    """Translates one title's twin."""

    game: ClassVar[Game[Any, Any]]
    kernels: ClassVar[Kernels]
    endings: ClassVar[tuple[str, ...]]  # in the kernels' order

    @abstractmethod
    def option_bits(self, options: Any, players: int) -> int:
        """House rules as a number for the kernels."""

    @abstractmethod
    def choices(self, table: Numbers, seat: Seat) -> Choices[Move]:
        """What the twin offers a seat that is asked."""

    @abstractmethod
    def number(self, table: Numbers, move: Move) -> int:
        """A player's answer as a number for the kernels; -1 if it does not answer what is asked."""

    @abstractmethod
    def apply(self, table: Numbers, seat: Seat, move: Move) -> None:
        """Apply a move of a player or of chance."""

    @abstractmethod
    def move_between(self, before: Numbers, after: Numbers) -> tuple[Seat, Move]:
        """The move that leads from one table to the next."""

    @abstractmethod
    def facts(self, table: Numbers) -> Mapping[str, Any]:
        """Everything on the twin's table, by name."""

    @abstractmethod
    def engine_facts(self, state: Any) -> Mapping[str, Any]:
        """The same facts of the engine's state."""

    def tally(self, rows: Numbers) -> Iterator[tuple[str, NDArray[Any]]]:
        """What the title counts, game by game, as `Game.tally` does; masked where a game has no such figure."""
        yield from ()

    def sums(self, rows: Numbers) -> Iterator[tuple[str, Sums]]:
        """The same of figures that a game may have several times."""
        yield from ()

    def set_up(self, table: Numbers, options: Any) -> None:
        """Write the house rules to a new table."""
        table[OPTIONS] = self.option_bits(options, int(table[PLAYERS]))

    def turn(self, table: Numbers) -> tuple[Seat, ...]:
        if table[STEP] == OVER:
            return ()
        return members(self.kernels.asked(table)) or (CHANCE,)

    def outcome(self, table: Numbers) -> Outcome | None:
        if table[STEP] != OVER:
            return None
        side, winners = self.kernels.side(table), self.kernels.winners(table)
        return Outcome(self.game.sides[side], members(winners), self.endings[table[self.kernels.ENDING]])

    def follow(self, table: Numbers, seat: Seat, move: Move) -> None:
        """Apply a move of the engine; raise Illegal if it is not allowed."""
        declared = as_declared(move)
        if declared is None:
            raise Illegal(seat, move, NO_MOVE)
        if seat != CHANCE:
            number = self.number(table, declared)
            if number < 0 or seat not in range(table[PLAYERS]) or not self.kernels.allowed(table, seat, number):
                raise Illegal(seat, move, NOT_NOW)
        self.apply(table, seat, declared)


def members(bits: int) -> tuple[int, ...]:
    bits = int(bits)
    return tuple([member for member in range(bits.bit_length()) if (bits >> member) & 1])
