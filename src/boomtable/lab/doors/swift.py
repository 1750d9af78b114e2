"""A game on a title's compiled twin, as a door leads it: many times as fast, with the engine's table when asked."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
from msgspec import Struct

from boomtable.engine import BadSetup, Move, Said, Seat, Seeded, State
from boomtable.lab.doors.sitting import Sitting
from boomtable.lab.doors.spaces import Observation
from boomtable.lab.encodings import Encoding
from boomtable.lab.encodings.picks import Picks
from boomtable.lab.twins import TWINS, Twin
from boomtable.lab.twins.doors import DOORS, REFUSED
from boomtable.lab.twins.faces.face import members
from boomtable.lab.twins.twin import signed


class Swift:
    """A title for so many players with a twin that knows the numbers of its encoding."""

    def __init__(self, encoding: Encoding[Any, Any, Any]) -> None:
        title, players = encoding.game.id, encoding.players
        if title not in DOORS:
            raise BadSetup("no-fast-table", game=title, allowed=", ".join(DOORS))
        if encoding.talks:
            raise BadSetup("bad-option", option="talk", value="true", allowed="false")
        self.encoding, self.kernels = encoding, DOORS[title]
        self.twin = Twin(TWINS[title], players, encoding.options)
        self.width, self.actions = encoding.size, len(encoding.actions)
        self.fresh = np.zeros(self.kernels.MEMORY, np.int64)
        table = self.twin.table()
        self.fresh[: len(table)] = table
        self.turns = [*((seat,) for seat in range(players)), ()]

    def __reduce__(self) -> tuple[Any, ...]:
        return Swift, (self.encoding,)


class Told(Sitting):
    """The same game at the engine's table: chance says there what it says at the twin's."""

    def __init__(self, swift: Swift, seed: int, number: int, picks: Iterable[int]) -> None:
        self._twin, self._row = swift.twin, swift.twin.table(seed, number)
        super().__init__(swift.encoding, Seeded())  # a luck that is never asked
        for pick in picks:
            self.act(self.asked[0], pick)

    def drawn(self, choices: Any) -> Move | None:
        return self._twin.step(self._row)[1]

    def _answer(self, seat: Seat, picks: Picks, choices: Any) -> None:
        if move := self.encoding.answer(choices, picks):
            self._twin.face.follow(self._row, seat, move)
        super()._answer(seat, picks, choices)


class Moment(Struct, frozen=True):
    """How a game stood after so many picks."""

    game: SwiftSitting
    picks: int

    def told(self, seat: Seat) -> tuple[Any, tuple[Said, ...]]:
        return self.game.after(self.picks).state.view(seat), ()


class SwiftSitting:
    """One game. It is a row of numbers; what was picked is kept, so that the engine can play it again."""

    def __init__(self, swift: Swift, seed: int, number: int) -> None:
        self.swift, self.seed, self.number = swift, signed(seed), number
        self.row, self.picks = swift.fresh.copy(), list[int]()
        self.asked = swift.turns[swift.kernels.open_game(self.row, self.seed, number)]

    @property
    def state(self) -> State:
        return self.after(len(self.picks)).state

    @property
    def moment(self) -> Moment:
        return Moment(self, len(self.picks))

    @property
    def returns(self) -> list[float]:
        swift = self.swift
        return swift.encoding.shared(members(swift.twin.face.kernels.winners(self.row)) if not self.asked else ())

    def after(self, picks: int) -> Told:
        """The engine's table after so many of the picks."""
        return Told(self.swift, self.seed, self.number, self.picks[:picks])

    def legal(self, seat: Seat) -> list[int]:
        legal: list[int] = self.observed(seat)["action_mask"].nonzero()[0].tolist()
        return legal

    def observed(self, seat: Seat) -> Observation:
        swift = self.swift
        text = np.zeros(swift.width + swift.actions, np.int8)
        swift.kernels.look(self.row, seat, text)
        return {"observation": text[: swift.width], "action_mask": text[swift.width :]}

    def act(self, seat: Seat, number: int) -> None:
        """One pick by the one who is asked, and all that follows; or Illegal with the rule that forbids it."""
        swift = self.swift
        turn = swift.kernels.act(self.row, seat, number) if 0 <= number < swift.actions else REFUSED
        if turn == REFUSED:
            self.after(len(self.picks)).act(seat, number)
        self.picks.append(number)
        self.asked = swift.turns[turn]
