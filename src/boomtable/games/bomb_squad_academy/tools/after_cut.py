"""After a safe cut, before its points: Amplifier, Jammer, Crimper and Dynamo [BS30]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boomtable.engine import Seat
from boomtable.games.bomb_squad_academy.cards import Tool
from boomtable.games.bomb_squad_academy.cuts import Paying
from boomtable.games.bomb_squad_academy.moves import Reason
from boomtable.games.bomb_squad_academy.toolbox import Moment, ToolCard, WireWindow

if TYPE_CHECKING:
    from boomtable.games.bomb_squad_academy.table import Academy


class Amplifier(ToolCard[WireWindow]):
    """You cut alone: the chain of your wire counts double."""

    tool = Tool.AMPLIFIER
    moments = (Moment.AFTER_CUT,)

    def fits(self, table: Academy, me: Seat, window: WireWindow) -> bool:
        return table.cutters(window.wire) == (me,)

    def use(self, table: Academy, me: Seat, window: WireWindow) -> Academy:
        return table.instead(Paying(window.wire), Amplified(window.wire))


class Amplified(Paying, frozen=True):
    def share(self, table: Academy, seat: Seat, crew: int) -> int:
        return super().share(table, seat, crew) + table.line(self.wire).chain


class Jammer(ToolCard[WireWindow]):
    """You cut together with others: score as if you had cut alone. They share as if you were one of them."""

    tool = Tool.JAMMER
    moments = (Moment.AFTER_CUT,)

    def fits(self, table: Academy, me: Seat, window: WireWindow) -> bool:
        crew = table.cutters(window.wire)
        return me in crew and len(crew) > 1

    def use(self, table: Academy, me: Seat, window: WireWindow) -> Academy:
        return table.instead(Paying(window.wire), Jammed(window.wire, me))


class Jammed(Paying, frozen=True):
    seat: Seat

    def share(self, table: Academy, seat: Seat, crew: int) -> int:
        return table.full_value(self.wire) if seat == self.seat else super().share(table, seat, crew)


class Crimper(ToolCard[WireWindow]):
    """Others cut safely: score the chain of their wire."""

    tool = Tool.CRIMPER
    moments = (Moment.AFTER_CUT,)

    def fits(self, table: Academy, me: Seat, window: WireWindow) -> bool:
        return table.others_cut(me, window.wire)

    def use(self, table: Academy, me: Seat, window: WireWindow) -> Academy:
        return table.pay(me, table.line(window.wire).chain, Reason.CRIMPER)


class Dynamo(ToolCard[WireWindow]):
    """A zero was flipped in this cut: score a point for every exposed zero of all wires."""

    tool = Tool.DYNAMO
    moments = (Moment.AFTER_CUT,)

    def fits(self, table: Academy, me: Seat, window: WireWindow) -> bool:
        flips = len(table.cutters(window.wire))
        return 0 in table.line(window.wire).exposed[-flips:]

    def use(self, table: Academy, me: Seat, window: WireWindow) -> Academy:
        return table.pay(me, sum(line.exposed.count(0) for line in table.lines), Reason.DYNAMO)
