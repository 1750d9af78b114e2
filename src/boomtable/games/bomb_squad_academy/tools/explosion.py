"""At an explosion, before its points: Helmet and Shield [BS31]."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from boomtable.engine import Seat, but
from boomtable.games.bomb_squad_academy.cards import Tool, Wire
from boomtable.games.bomb_squad_academy.moves import Reason, Spare, Spared
from boomtable.games.bomb_squad_academy.toolbox import Moment, Picking, ToolCard, WireWindow

if TYPE_CHECKING:
    from boomtable.games.bomb_squad_academy.table import Academy

HELMET_LOSS = 2
SHIELD_POINTS = 7


class Helmet(ToolCard[WireWindow]):
    """You trigger the bomb: lose nothing. The others who trigger it lose 2 more."""

    tool = Tool.HELMET
    moments = (Moment.EXPLOSION,)

    def fits(self, table: Academy, me: Seat, window: WireWindow) -> bool:
        return me in table.cutters(window.wire)

    def use(self, table: Academy, me: Seat, window: WireWindow) -> Academy:
        for seat in table.cutters(window.wire):
            table = table.pay(seat, -HELMET_LOSS, Reason.HELMET) if seat != me else table
        return but(table, spared=(*table.spared, me))


class Shield(ToolCard[WireWindow]):
    """Others trigger the bomb: gain 7 points, and pick one of them, who is spared the 5."""

    tool = Tool.SHIELD
    moments = (Moment.EXPLOSION,)

    def fits(self, table: Academy, me: Seat, window: WireWindow) -> bool:
        return table.others_cut(me, window.wire)

    def use(self, table: Academy, me: Seat, window: WireWindow) -> Academy:
        return table.pay(me, SHIELD_POINTS, Reason.SHIELD).then(Sparing(me, window.wire))


class Sparing(Picking[Spare], frozen=True):
    wire: Wire

    def options(self, table: Academy) -> Sequence[Spare]:
        return [*map(Spare, table.cutters(self.wire))]

    def picked(self, table: Academy, move: Spare) -> Academy:
        return but(table, spared=(*table.spared, move.seat)).tell(Spared(move.seat))
