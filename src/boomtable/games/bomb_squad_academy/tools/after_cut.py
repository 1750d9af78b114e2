"""After a cut, before its points: Amplifier, Jammer, Crimper, Dynamo; at an explosion: Helmet, Shield [BS30] [BS31]."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from boomtable.engine import Seat, but
from boomtable.games.bomb_squad_academy.cards import Tool, Wire
from boomtable.games.bomb_squad_academy.cuts import Paying
from boomtable.games.bomb_squad_academy.moves import Reason, Spare, Spared, Worth
from boomtable.games.bomb_squad_academy.toolbox import Moment, Picking, ToolCard, WireWindow

if TYPE_CHECKING:
    from boomtable.games.bomb_squad_academy.table import Academy


HELMET_LOSS = 2  # [BS31]
SHIELD_POINTS = 7  # [BS31]


class Amplifier(ToolCard[WireWindow]):
    """You cut alone: the chain of your wire counts double."""

    tool = Tool.AMPLIFIER
    moments = (Moment.AFTER_CUT,)

    def fits(self, table: Academy, me: Seat, window: WireWindow) -> bool:
        return table.cutters(window.wire) == (me,)

    def use(self, table: Academy, me: Seat, window: WireWindow) -> Academy:
        return table.instead(Paying(window.wire), Amplified(window.wire))


class Amplified(Paying, frozen=True):
    def share(self, table: Academy, seat: Seat, crew: int) -> Worth:
        worth = super().share(table, seat, crew)
        return but(worth, chain=2 * worth.chain)


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

    def share(self, table: Academy, seat: Seat, crew: int) -> Worth:
        return super().share(table, seat, 1 if seat == self.seat else crew)


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


# At an explosion.


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
