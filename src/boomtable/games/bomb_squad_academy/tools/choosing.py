"""Before the secret choice: Sniffer and Toolkit [BS33]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boomtable.engine import Seat, but
from boomtable.games.bomb_squad_academy.cards import Tool
from boomtable.games.bomb_squad_academy.moves import Peeked
from boomtable.games.bomb_squad_academy.toolbox import Moment, ToolCard, Window

if TYPE_CHECKING:
    from boomtable.games.bomb_squad_academy.table import Academy


class Sniffer(ToolCard[Window]):
    """Look at the top card of every deck."""

    tool = Tool.SNIFFER
    moments = (Moment.CHOOSING,)

    def use(self, table: Academy, me: Seat, window: Window) -> Academy:
        return table.glimpse_tops(me, table.wires).tell(Peeked(me, table.wires))


class Toolkit(ToolCard[Window]):
    """Take all your action cards back, a Wait that was set aside too."""

    tool = Tool.TOOLKIT
    moments = (Moment.CHOOSING,)

    def fits(self, table: Academy, me: Seat, window: Window) -> bool:
        return bool(table.cards[me]) or table.aside[me]

    def use(self, table: Academy, me: Seat, window: Window) -> Academy:
        return but(table, cards=table.change(table.cards, me, ()), aside=table.change(table.aside, me, False))
