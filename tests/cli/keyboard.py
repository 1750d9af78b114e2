"""A person at the keyboard, and what they type."""

from __future__ import annotations

import io
from typing import Any

import pytest

from boomtable.boards.registry import BOARDS
from boomtable.cli.human_player import HumanPlayer, Screen
from boomtable.engine import Game, Move, Seat, Seeded, State, Table, Talk


class Keyboard:
    """One seat of a table, and what is typed there."""

    def __init__(self, patch: pytest.MonkeyPatch, game: Game[Any, Any], state: State, seat: Seat, *lines: str) -> None:
        patch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        self.table: Table[Any] = Table(state)
        self.seat = seat
        self.person = HumanPlayer(game, BOARDS[game.id], seat, Screen(fast=True))

    def answer(self) -> Move | None:
        seat, state = self.seat, self.table.state
        return self.person.answer(state.view(seat), self.table.heard(seat), state.choices(seat), Seeded(1))

    def speak(self) -> Talk | None:
        return self.person.speak(self.table.state.view(self.seat), self.table.heard(self.seat), Seeded(1))
