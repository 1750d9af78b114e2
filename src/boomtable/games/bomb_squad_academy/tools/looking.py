"""A Chicken's third answer: the Mirror [BS32]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boomtable.engine import Seat
from boomtable.games.bomb_squad_academy.cards import Tool
from boomtable.games.bomb_squad_academy.moves import PeekedUnder
from boomtable.games.bomb_squad_academy.toolbox import ToolCard

if TYPE_CHECKING:
    from boomtable.games.bomb_squad_academy.table import Academy


class Mirror(ToolCard[None]):
    """When you are a Chicken, look at all tiles of all wires instead."""

    tool = Tool.MIRROR

    def use(self, table: Academy, me: Seat, window: None) -> Academy:
        return table.glimpse_tiles(me, table.wires).tell(PeekedUnder(me, table.wires))
