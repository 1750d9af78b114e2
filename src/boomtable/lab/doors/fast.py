"""PettingZoo's door on a title's compiled twin."""

from __future__ import annotations

from typing import Any

from boomtable.lab.doors.aec import TableEnv
from boomtable.lab.doors.swift import Swift, SwiftSitting
from boomtable.lab.encodings import Encoding


class FastTableEnv(TableEnv):
    """The same table, the same numbers, other deals; views are made by the engine when somebody looks at them."""

    def __init__(self, encoding: Encoding[Any, Any, Any], render_mode: str | None = None) -> None:
        self._swift = Swift(encoding)
        super().__init__(encoding, render_mode)
        self.sitting = SwiftSitting(self._swift, 0, 0)

    def opened(self, seed: int | None) -> SwiftSitting:
        return SwiftSitting(self._swift, *self._seeds.pair(seed))
