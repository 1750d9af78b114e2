"""What a door asks of a title's compiled code."""

from __future__ import annotations

from typing import Any, Final, Protocol

from boomtable.lab.twins.compiled import Table
from boomtable.lab.twins.counting import OVER

REFUSED: Final = OVER - 1  # instead of who is next


class DoorKernels(Protocol):
    """What every title has in compiled form beside its twin's."""

    MEMORY: int  # how many places a table needs that remembers all that is seen

    def open_game(self, table: Table, seed: int, number: int) -> int: ...
    def act(self, table: Table, seat: int, number: int) -> int: ...
    def look(self, table: Table, seat: int, text: Any) -> None: ...
    def sail(self, fleet: Any, seats: Any, logs: Any, texts: Any, gains: Any, over: Any, seed: int) -> None: ...
