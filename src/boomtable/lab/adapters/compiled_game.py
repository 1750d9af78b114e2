"""Games on a title's compiled twin: many times as fast, and replayed on the engine on request."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

import numpy as np
from msgspec import Struct

from boomtable.engine import BadSetup, Move, Said, Seat, Seeded, State
from boomtable.lab.adapters.episode import Episode
from boomtable.lab.adapters.observations import Observation
from boomtable.lab.encodings import Encoding
from boomtable.lab.encodings.sub_actions import SubActions
from boomtable.lab.extras import MissingExtra

try:
    from boomtable.kernels.compiled import form
except ModuleNotFoundError as error:
    raise MissingExtra(error, "fast") from None
from boomtable.lab.twins import TWINS, Twin, signed
from boomtable.lab.twins.codecs import members
from boomtable.lab.twins.envs import REFUSED, EnvKernels

ENVS: dict[str, EnvKernels] = {
    title: cast(EnvKernels, form(f"boomtable.lab.twins.envs.{title.replace('-', '_')}")) for title in TWINS
}


class CompiledGame:
    """A title and a number of players, with a twin that has the actions and observations of the encoding."""

    def __init__(self, encoding: Encoding[Any, Any]) -> None:
        title, players = encoding.game.id, encoding.players
        if title not in ENVS:
            raise BadSetup("no-fast-table", game=title, allowed=", ".join(ENVS))
        if encoding.talks:
            raise BadSetup("bad-option", option="talk", value="true", allowed="false")
        self.encoding, self.kernels = encoding, ENVS[title]
        self.twin = Twin(TWINS[title], players, encoding.options)
        self.width, self.actions = encoding.size, len(encoding.actions)
        self.fresh = np.zeros(self.kernels.MEMORY, np.int64)
        table = self.twin.table()
        self.fresh[: len(table)] = table
        self.turns = [*((seat,) for seat in range(players)), ()]

    def __reduce__(self) -> tuple[Any, ...]:
        return CompiledGame, (self.encoding,)

    def episode(self, seed: int, number: int) -> CompiledEpisode:
        return CompiledEpisode(self, seed, number)

    def sealed_episode(self, seed: int, number: int) -> SealedEpisode:
        return SealedEpisode(self, seed, number)


class ReplayedEpisode(Episode):
    """The same game replayed on the engine, with the twin's chance outcomes."""

    def __init__(self, compiled: CompiledGame, seed: int, number: int) -> None:
        self.number, self.acts = number, 0  # of the game, and how many actions it has had
        self._twin, self._row = compiled.twin, compiled.twin.table(seed, number)
        super().__init__(compiled.encoding, Seeded())  # never drawn from

    def act(self, seat: Seat, number: int) -> None:
        super().act(seat, number)
        self.acts += 1

    def drawn(self, choices: Any) -> Move | None:
        return self._twin.step(self._row)[1]

    def _answer(self, seat: Seat, sub_actions: SubActions, choices: Any) -> None:
        if move := self.encoding.answer(choices, sub_actions):
            self._twin.codec.follow(self._row, seat, move)
        super()._answer(seat, sub_actions, choices)


class CompiledSnapshot(Struct, frozen=True):
    """The game after this number of actions."""

    game: CompiledEpisode
    actions: int

    def known_to(self, seat: Seat) -> tuple[Any, tuple[Said, ...]]:
        return self.game.replayed(self.actions).state.view(seat), ()


class CompiledEpisode:
    """One game as a row of numbers. Its actions are stored, so that the engine can replay it."""

    def __init__(self, compiled: CompiledGame, seed: int, number: int) -> None:
        self.compiled, self.seed, self.number = compiled, signed(seed), number
        self.row, self.actions = compiled.fresh.copy(), list[tuple[Seat, int]]()
        self.asked = self.turn(compiled.kernels.reset(self.row, self.seed, number))

    @property
    def state(self) -> State:
        return self.replayed(len(self.actions)).state

    @property
    def snapshot(self) -> CompiledSnapshot:
        return CompiledSnapshot(self, len(self.actions))

    @property
    def returns(self) -> list[float]:
        compiled = self.compiled
        return compiled.encoding.shared(
            members(compiled.twin.codec.kernels.winners(self.row)) if not self.asked else ()
        )

    def replayed(self, actions: int) -> ReplayedEpisode:
        """The game on the engine after this many of the actions."""
        episode = ReplayedEpisode(self.compiled, self.seed, self.number)
        for seat, number in self.actions[:actions]:
            episode.act(seat, number)
        return episode

    def legal(self, seat: Seat) -> list[int]:
        legal: list[int] = self.observed(seat)["action_mask"].nonzero()[0].tolist()
        return legal

    def observed(self, seat: Seat) -> Observation:
        compiled = self.compiled
        text = np.zeros(compiled.width + compiled.actions, np.int8)
        compiled.kernels.observe(self.row, seat, text)
        return {"observation": text[: compiled.width], "action_mask": text[compiled.width :]}

    def act(self, seat: Seat, number: int) -> None:
        """Apply an action of the seat whose turn it is, with all its effects; raise Illegal if a rule forbids it."""
        compiled = self.compiled
        turn = compiled.kernels.act(self.row, seat, number) if 0 <= number < compiled.actions else REFUSED
        if turn == REFUSED:
            self.replayed(len(self.actions)).act(seat, number)
        self.actions.append((seat, number))
        self.asked = self.turn(turn)

    def turn(self, first: Seat) -> tuple[Seat, ...]:
        """Who may act now, of whom this is the first, if any."""
        return self.compiled.turns[first]


class SealedEpisode(CompiledEpisode):
    """The same game where all who are asked act at once."""

    def turn(self, first: Seat) -> tuple[Seat, ...]:
        return super().turn(first) and members(self.compiled.twin.codec.kernels.asked(self.row))

    def act_all(self, numbers: Mapping[Seat, int]) -> None:
        """Apply one action of everyone; seats that are not asked can only wait."""
        for seat, number in numbers.items():
            if number not in self.legal(seat):
                self.replayed(len(self.actions)).act(seat, number)
        for seat in self.asked:
            self.act(seat, numbers[seat])
