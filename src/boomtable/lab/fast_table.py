"""One game at a time on a title's compiled twin, as fast as Python can step through it.

from random import choice

from boomtable.lab.fast_table import fast_table

table = fast_table("trick-snipers", players=4)
table.reset(seed=1)
while legal := table.legal:
    table.step(choice(legal))
print(table.rewards)
"""

from __future__ import annotations

from typing import Any

from boomtable.engine import Seat
from boomtable.lab.encodings import encode
from boomtable.lab.extras import MissingExtra

try:
    import numpy as np

    from boomtable.lab.adapters.compiled_game import CompiledGame, ReplayedEpisode
    from boomtable.lab.adapters.env import Seeds
except ModuleNotFoundError as error:
    raise MissingExtra(error) from None
from boomtable.kernels.table import OVER
from boomtable.lab.twins import signed
from boomtable.lab.twins.codecs import members
from boomtable.lab.twins.envs import REFUSED, START

__all__ = ["FastTable", "fast_table"]


class FastTable:
    """What the next seat sees is in `observation` and `mask`, until the next step: the arrays stay the same."""

    def __init__(self, compiled: CompiledGame) -> None:
        self.encoding, self._compiled, self._seeds = compiled.encoding, compiled, Seeds()
        self._row, self._text = compiled.fresh.copy(), np.zeros(compiled.width + compiled.actions, np.int8)
        self.observation, self.mask = self._text[: compiled.width], self._text[compiled.width :]
        self._numbers = np.zeros(compiled.actions + 1, np.int64)
        self._legal, self._step = self._numbers.data, compiled.kernels.step_table
        self.reset(0)

    def reset(self, seed: int | None = None) -> Seat:
        """Start a game, the first of a seed or the next of the last one, and return who is to act."""
        seed, self.number = self._seeds.pair(seed)
        self.seed, self.actions = signed(seed), list[int]()
        self.seat = self._step(self._row, START, self.number, self._text, self._numbers, self.seed)
        return self.seat

    def step(self, action: int) -> Seat:
        """Apply an action and return who is next, -1 at the end; raise Illegal if a rule forbids it."""
        seat: Seat = self._step(self._row, self.seat, action, self._text, self._numbers, 0)
        if seat == REFUSED:
            told = self.replayed
            told.act(self.seat, action)
            raise self.encoding.refusal(told.state, self.seat, (action,))  # whoever is not asked may only wait
        self.actions.append(action)
        self.seat = seat
        return seat

    @property
    def legal(self) -> list[int]:
        """The numbers of all actions that are allowed now; none, once the game is over."""
        legal = self._legal
        return legal[1 : 1 + legal[0]].tolist()

    @property
    def rewards(self) -> list[float]:
        """By seat; nothing before the end."""
        winners = self._compiled.twin.codec.kernels.winners(self._row) if self.seat == OVER else 0
        return self.encoding.shared(members(winners))

    @property
    def replayed(self) -> ReplayedEpisode:
        """The game on the engine, with everyone's view: `table.replayed.state.view(0)`."""
        episode = ReplayedEpisode(self._compiled, self.seed, self.number)
        for action in self.actions:
            episode.act(episode.asked[0], action)
        return episode


def fast_table(title: str, players: int, **options: Any) -> FastTable:
    """`fast_table("time-bomb", players=5, claims="in_turn")`."""
    return FastTable(CompiledGame(encode(title, players, options)))
