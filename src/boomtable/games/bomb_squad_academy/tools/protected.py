"""After all protections: Orders [BS24]. Schematics fits here too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boomtable.engine import Seat
from boomtable.games.bomb_squad_academy.cards import Tool
from boomtable.games.bomb_squad_academy.toolbox import Moment, ToolCard, Window

if TYPE_CHECKING:
    from boomtable.games.bomb_squad_academy.table import Academy


class Orders(ToolCard[Window]):
    """Your wire was protected: cut it anyway, alone."""

    tool = Tool.ORDERS
    moments = (Moment.PROTECTED,)

    def fits(self, table: Academy, me: Seat, window: Window) -> bool:
        return table.wire_of(me) in table.protected

    def use(self, table: Academy, me: Seat, window: Window) -> Academy:
        wire = table.wire_of(me)
        return table.lasts(self.tool, me, wire) if wire else table
