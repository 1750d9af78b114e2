"""Before a wire is cut: Freezer, Scrambler, Hammer, X-Ray, Wrench and Bomb Blanket."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import TYPE_CHECKING

from boomtable.engine import Move, Seat, Step, but
from boomtable.games.bomb_squad_academy.cards import Tool, Wire
from boomtable.games.bomb_squad_academy.cuts import Flipping, Reshuffling, Snipping
from boomtable.games.bomb_squad_academy.moves import Freeze, Keep, Reason, Returned
from boomtable.games.bomb_squad_academy.toolbox import Moment, Picking, ToolCard, WireWindow

if TYPE_CHECKING:
    from boomtable.games.bomb_squad_academy.table import Academy

HAMMER_BONUS = 2  # BS26
BLANKET_POINTS = 10  # BS29
SCANNED = 3  # cards under the X-Ray [BS28]


class Freezer(ToolCard[WireWindow]):
    """Shuffle two exposed cards of your wire back into its deck."""

    tool = Tool.FREEZER
    moments = (Moment.BEFORE_CUT,)

    def fits(self, table: Academy, me: Seat, window: WireWindow) -> bool:
        return me in table.cutters(window.wire) and len(table.line(window.wire).exposed) >= 2

    def use(self, table: Academy, me: Seat, window: WireWindow) -> Academy:
        return table.then(Freezing(me, window.wire))


class Freezing(Picking[Freeze], frozen=True):
    wire: Wire

    def options(self, table: Academy) -> Sequence[Freeze]:
        return [*map(Freeze, combinations(range(len(table.line(self.wire).exposed)), 2))]

    def picked(self, table: Academy, move: Freeze) -> Academy:
        return put_back(table, self.wire, move.places)


class Scrambler(ToolCard[WireWindow]):
    """Shuffle the three latest cards of your wire back into its deck."""

    tool = Tool.SCRAMBLER
    moments = (Moment.BEFORE_CUT,)

    def fits(self, table: Academy, me: Seat, window: WireWindow) -> bool:
        return me in table.cutters(window.wire) and len(table.line(window.wire).exposed) >= 3

    def use(self, table: Academy, me: Seat, window: WireWindow) -> Academy:
        exposed = len(table.line(window.wire).exposed)
        return put_back(table, window.wire, tuple(range(exposed - 3, exposed)))


class Hammer(ToolCard[WireWindow]):
    """Alone on your wire, flip a card of it and score its main value + 2. It is not your cut; a BOOM is yours."""

    tool = Tool.HAMMER
    moments = (Moment.BEFORE_CUT,)

    def fits(self, table: Academy, me: Seat, window: WireWindow) -> bool:
        return table.cutters(window.wire) == (me,)

    def use(self, table: Academy, me: Seat, window: WireWindow) -> Academy:
        return table.then(Flipping(window.wire), Bonus(me, window.wire))


class Bonus(Step["Academy", Move], frozen=True):
    """The Hammer's points, if it has not blown up the bomb [BS26]."""

    seat: Seat
    wire: Wire

    def run(self, table: Academy, answers: Mapping[Seat, Move]) -> Academy:
        return table.pay(self.seat, table.line(self.wire).exposed[-1] + HAMMER_BONUS, Reason.HAMMER)


class XRay(ToolCard[WireWindow]):
    """Alone on your wire, see the top three cards; cut with one of them, the others are shuffled into the deck."""

    tool = Tool.X_RAY
    moments = (Moment.BEFORE_CUT,)

    def fits(self, table: Academy, me: Seat, window: WireWindow) -> bool:
        return table.cutters(window.wire) == (me,)

    def use(self, table: Academy, me: Seat, window: WireWindow) -> Academy:
        return table.instead(Snipping(window.wire), Exposing(me, window.wire))


class Exposing(Step["Academy", Move], frozen=True):
    """The window has closed: its owner sees the top three cards, or all if there are fewer [BS28]."""

    seat: Seat
    wire: Wire

    def run(self, table: Academy, answers: Mapping[Seat, Move]) -> Academy:
        return table.glimpse_tops(self.seat, (self.wire,), SCANNED).then(Scanning(self.seat, self.wire))


class Scanning(Picking[Keep], frozen=True):
    """Asked even if the three are alike: that nobody was asked would tell the others so."""

    wire: Wire

    def asks(self, table: Academy) -> tuple[Seat, ...]:
        return (self.seat,)

    def options(self, table: Academy) -> Sequence[Keep]:
        return [*map(Keep, sorted(set(table.line(self.wire).deck[:SCANNED])))]

    def picked(self, table: Academy, move: Keep) -> Academy:
        line = table.line(self.wire)
        place = line.deck.index(move.card)
        on_top = (move.card, *line.deck[:place], *line.deck[place + 1 :])
        return table.with_line(self.wire, but(line, deck=on_top)).then(Flipping(self.wire), Reshuffling(self.wire))


class Wrench(ToolCard[WireWindow]):
    """Flip a card of a wire that others cut. It is not the cut, and scores nothing; a BOOM is theirs."""

    tool = Tool.WRENCH
    moments = (Moment.BEFORE_CUT,)

    def fits(self, table: Academy, me: Seat, window: WireWindow) -> bool:
        return table.others_cut(me, window.wire)

    def use(self, table: Academy, me: Seat, window: WireWindow) -> Academy:
        return table.then(Flipping(window.wire))


class BombBlanket(ToolCard[WireWindow]):
    """Others are about to cut: gain 10 points if their cut blows up the bomb. No Tool may come in between."""

    tool = Tool.BOMB_BLANKET
    moments = (Moment.BEFORE_CUT,)
    closes = True

    def fits(self, table: Academy, me: Seat, window: WireWindow) -> bool:
        return table.others_cut(me, window.wire)

    def use(self, table: Academy, me: Seat, window: WireWindow) -> Academy:
        return table.lasts(self.tool, me, window.wire)

    def blast(self, table: Academy, me: Seat) -> Academy:
        return table.pay(me, BLANKET_POINTS, Reason.BOMB_BLANKET)


def put_back(table: Academy, wire: Wire, places: tuple[int, ...]) -> Academy:
    """The trigger moves back; tiles already turned stay turned [BS25]."""
    line = table.line(wire)
    cards = tuple([line.exposed[place] for place in places])
    return table.with_line(wire, line.put_back(places)).tell(Returned(wire, cards)).then(Reshuffling(wire))
