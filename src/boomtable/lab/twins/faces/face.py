"""What a title says of its twin, so that the two can be held side by side."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from boomtable.engine import CHANCE, Choices, Game, Illegal, Move, Outcome, Seat
from boomtable.engine.moves import NOT_NOW
from boomtable.lab.twins.compiled import Table
from boomtable.lab.twins.counting import HOUSE, OVER, PLAYERS, STEP

Numbers: TypeAlias = NDArray[np.int64]


class Kernels(Protocol):
    """What every title has in compiled form; the rest is its own."""

    ENDING: int  # the place of what decided a game
    ROOM: int  # how many places a table needs

    def begin(self, table: Table, seed: int, number: int) -> None: ...
    def step(self, table: Table) -> None: ...
    def asked(self, table: Table) -> int: ...
    def allowed(self, table: Table, seat: int, answer: int) -> bool: ...
    def side(self, table: Table) -> int: ...
    def winners(self, table: Table) -> int: ...
    def play_out(self, table: Table, counts: Table, seed: int, begins: int, ends: int) -> None: ...


class Face(ABC):
    game: ClassVar[Game[Any, Any]]
    kernels: ClassVar[Kernels]
    endings: ClassVar[tuple[str, ...]]  # as the kernels number them

    @abstractmethod
    def house(self, options: Any, players: int) -> int:
        """House rules as the kernels number them."""

    @abstractmethod
    def choices(self, table: Numbers, seat: Seat) -> Choices[Move]:
        """What the twin offers a seat that is asked."""

    @abstractmethod
    def number(self, table: Numbers, move: Move) -> int:
        """A player's answer as the kernels know it; -1 is none to what is asked."""

    @abstractmethod
    def put(self, table: Numbers, seat: Seat, move: Move) -> None:
        """Do this move, of a player or of chance."""

    @abstractmethod
    def told(self, before: Numbers, after: Numbers) -> tuple[Seat, Move]:
        """The move that was done between two tables."""

    @abstractmethod
    def facts(self, table: Numbers) -> Mapping[str, Any]:
        """All that lies on the twin's table."""

    @abstractmethod
    def facts_of(self, state: Any) -> Mapping[str, Any]:
        """The same of the engine's."""

    def set_up(self, table: Numbers, options: Any) -> None:
        """Put on a new table what the kernels do not know by heart."""
        table[HOUSE] = self.house(options, int(table[PLAYERS]))

    def choices_of(self, state: Any, seat: Seat) -> Choices[Move]:
        """What the engine offers a seat, but for what the twin leaves out of the game."""
        offered: Choices[Move] = state.choices(seat)
        return offered

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
        """Do a move that the engine has seen; what a player may not answer is refused."""
        if seat != CHANCE:
            number = self.number(table, move)
            if number < 0 or seat not in range(table[PLAYERS]) or not self.kernels.allowed(table, seat, number):
                raise Illegal(seat, move, NOT_NOW)
        self.put(table, seat, move)


def members(bits: int) -> tuple[int, ...]:
    bits = int(bits)
    return tuple([member for member in range(bits.bit_length()) if (bits >> member) & 1])
