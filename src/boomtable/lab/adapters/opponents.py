"""Bots at the other seats of many tables: in compiled form where they all have one, else as at any table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Protocol, TypeAlias

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from boomtable.bots import make_bots
from boomtable.engine import Move, Seat
from boomtable.kernels.table import LUCK, PLAYERS, STEP
from boomtable.lab.adapters.compiled_game import ReplayedEpisode
from boomtable.lab.adapters.env import PicklableLuck
from boomtable.lab.engines import FORMS

if TYPE_CHECKING:
    from boomtable.lab.batch_env import BatchEnv, Turn

Actions: TypeAlias = NDArray[np.int64]


class Opponents(Protocol):
    """What others do at all tables of a turn; only where it is not the learner's turn does it count."""

    def __call__(self, turn: Turn, /) -> Actions: ...


class AtRandom:
    """Any action that is legal."""

    def __init__(self, random: Generator) -> None:
        self.random = random

    def __call__(self, turn: Turn) -> Actions:
        chances = self.random.random(turn.masks.shape, np.float32)
        return np.asarray((chances * turn.masks).argmax(axis=1), np.int64)


class Answering(ABC):
    """Whole answers, which are given one action at a time."""

    def __init__(self, tables: BatchEnv, seat: Seat) -> None:
        self.tables, self.seat = tables, seat
        self._rest: dict[int, list[int]] = {}  # of an answer, by table

    def __call__(self, turn: Turn) -> Actions:
        actions = np.zeros(len(turn.seats), np.int64)
        for table in np.flatnonzero(turn.seats != self.seat).tolist():
            rest = self._rest.pop(table, None) or self._numbers(table, int(turn.seats[table]))
            actions[table] = rest[0]
            if rest[1:]:
                self._rest[table] = rest[1:]
        return actions

    def _numbers(self, table: int, seat: Seat) -> list[int]:
        return [*self.tables.encoding.sub_actions(self.answer(table, seat))]

    @abstractmethod
    def answer(self, table: int, seat: Seat) -> Move: ...


class Forms(Answering):
    """Compiled forms of bots, which answer without views."""

    def __init__(self, tables: BatchEnv, seat: Seat, levels: tuple[str, ...], random: Generator) -> None:
        super().__init__(tables, seat)
        self.twin, self.random = tables.twin, random
        self.seated = self.twin.table(policy=levels)[PLAYERS:STEP]  # and by which rules

    def answer(self, table: int, seat: Seat) -> Move:
        """What the twin would do, with luck of its own, so that nothing here tells of draws to come."""
        row = self.tables.row(table)
        row[PLAYERS:STEP], row[LUCK] = self.seated, self.random.integers(-(2**63), 2**63)
        return self.twin.step(row)[1]


class Bots(Answering):
    """Bots that get views, from the engine, which follows their tables."""

    def __init__(self, tables: BatchEnv, seat: Seat, levels: tuple[str, ...], random: Generator) -> None:
        super().__init__(tables, seat)
        self.bots = make_bots(tables.encoding.game, tables.encoding.players, levels)
        self.luck = PicklableLuck(int(random.integers(2**63)))
        self._followed: dict[int, ReplayedEpisode] = {}

    def answer(self, table: int, seat: Seat) -> Move:
        episode = self._followed[table] = self.tables.caught_up(table, self._followed.get(table))
        state = episode.state
        move = self.bots[seat].answer(state.view(seat), (), state.choices(seat), self.luck)
        assert move  # nobody may wait where there is no clock
        return move


def opponents(tables: BatchEnv, seat: Seat, levels: tuple[str, ...], random: Generator) -> Opponents:
    """Those of these levels, for games that begin now."""
    if {*levels} == {FORMS[0]}:
        return AtRandom(random)
    compiled = {level.rpartition("=")[2] for level in levels} <= {*FORMS}
    return (Forms if compiled else Bots)(tables, seat, levels, random)
