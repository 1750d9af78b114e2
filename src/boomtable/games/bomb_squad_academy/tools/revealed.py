"""After the cards are revealed: Air Horn, Jumper, Switch, Schematics; after all protections: Orders [BS20] - [BS24]."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, pairwise
from typing import TYPE_CHECKING

from boomtable.engine import Refusal, Seat, but
from boomtable.games.bomb_squad_academy.cards import CUTTERS, WAIT_POINTS, Action, Tool, Wire
from boomtable.games.bomb_squad_academy.moves import (
    Blow,
    Deafened,
    Jump,
    Jumped,
    Reason,
    Replace,
    Replaced,
    Switched,
    SwitchWith,
)
from boomtable.games.bomb_squad_academy.rounds import Protecting, not_in_hand
from boomtable.games.bomb_squad_academy.toolbox import Moment, Picking, ToolCard, Window

if TYPE_CHECKING:
    from boomtable.games.bomb_squad_academy.table import Academy


class AirHorn(ToolCard[Window]):
    """Pick two other players with cutters: this round they act as Chickens."""

    tool = Tool.AIR_HORN
    moments = (Moment.REVEALED,)

    def fits(self, table: Academy, me: Seat, window: Window) -> bool:
        return len(others_with_cutters(table, me)) >= 2

    def use(self, table: Academy, me: Seat, window: Window) -> Academy:
        return table.then(Blowing(me))


class Blowing(Picking[Blow], frozen=True):
    def options(self, table: Academy) -> Sequence[Blow]:
        return [Blow(pair) for pair in combinations(others_with_cutters(table, self.seat), 2)]

    def picked(self, table: Academy, move: Blow) -> Academy:
        for seat in move.seats:
            table = table.act(seat, Action.CHICKEN)
        return table.tell(Deafened(move.seats))


class Jumper(ToolCard[Window]):
    """Cut a wire next to yours instead. Green and Yellow are not neighbours."""

    tool = Tool.JUMPER
    moments = (Moment.REVEALED,)

    def fits(self, table: Academy, me: Seat, window: Window) -> bool:
        return table.wire_of(me) is not None

    def use(self, table: Academy, me: Seat, window: Window) -> Academy:
        return table.then(Jumping(me))


class Jumping(Picking[Jump], frozen=True):
    def options(self, table: Academy) -> Sequence[Jump]:
        wires, mine = table.wires, table.wire_of(self.seat)
        beside = [pair for pair in pairwise(wires) if mine in pair]
        return [Jump(wire) for pair in beside for wire in pair if wire is not mine]

    def picked(self, table: Academy, move: Jump) -> Academy:
        return table.act(self.seat, CUTTERS[move.wire]).tell(Jumped(self.seat, move.wire))


class Switch(ToolCard[Window]):
    """Swap cutters with a player who plays a different one, for this round."""

    tool = Tool.SWITCH
    moments = (Moment.REVEALED,)

    def fits(self, table: Academy, me: Seat, window: Window) -> bool:
        return bool(partners(table, me))

    def use(self, table: Academy, me: Seat, window: Window) -> Academy:
        return table.then(Switching(me))


class Switching(Picking[SwitchWith], frozen=True):
    def options(self, table: Academy) -> Sequence[SwitchWith]:
        return [*map(SwitchWith, partners(table, self.seat))]

    def picked(self, table: Academy, move: SwitchWith) -> Academy:
        mine, theirs = table.acting[self.seat], table.acting[move.seat]
        return table.act(self.seat, theirs).act(move.seat, mine).tell(Switched(self.seat, move.seat))


class Schematics(ToolCard[Window]):
    """Take your card back and play a different one in its place; also after wires were protected."""

    tool = Tool.SCHEMATICS
    moments = (Moment.REVEALED, Moment.PROTECTED)

    def fits(self, table: Academy, me: Seat, window: Window) -> bool:
        return me not in table.waited

    def use(self, table: Academy, me: Seat, window: Window) -> Academy:
        return table.then(Replacing(me, late=window.moment is Moment.PROTECTED))


class Replacing(Picking[Replace], frozen=True):
    """It ends whatever changed its owner's action; a late Wait takes 3 points and protects at once [BS23]."""

    late: bool

    def options(self, table: Academy) -> Sequence[Replace]:
        return [*map(Replace, table.hand(self.seat))]

    def picked(self, table: Academy, move: Replace) -> Academy:
        cards = (*table.cards[self.seat][:-1], move.action)
        table = but(table, cards=table.change(table.cards, self.seat, cards)).act(self.seat, move.action)
        table = table.tell(Replaced(self.seat, move.action))
        if not (self.late and move.action is Action.WAIT):
            return table
        table = but(table, waited=(*table.waited, self.seat)).pay(self.seat, WAIT_POINTS, Reason.WAIT)
        return table.then(Protecting(self.seat))

    def why_not(self, table: Academy, seat: Seat, move: object) -> Refusal:
        match move:
            case Replace(action):
                return not_in_hand(table, seat, action)
        return super().why_not(table, seat, move)


def others_with_cutters(table: Academy, me: Seat) -> list[Seat]:
    return [seat for seat in range(table.players) if seat != me and table.wire_of(seat)]


def partners(table: Academy, me: Seat) -> list[Seat]:
    """The others who have a different cutter, if I have one."""
    mine: Wire | None = table.wire_of(me)
    return [seat for seat in others_with_cutters(table, me) if mine and table.wire_of(seat) is not mine]


class Orders(ToolCard[Window]):
    """Your wire was protected: cut it anyway, alone."""

    tool = Tool.ORDERS
    moments = (Moment.PROTECTED,)

    def fits(self, table: Academy, me: Seat, window: Window) -> bool:
        return table.wire_of(me) in table.protected

    def use(self, table: Academy, me: Seat, window: Window) -> Academy:
        wire = table.wire_of(me)
        return table.lasts(self.tool, me, wire) if wire else table
