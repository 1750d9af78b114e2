"""Cutting one wire: flips, tiles, points, and the BOOM [BS8] [BS9] [BS10] [BS11]."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from boomtable.engine import CHANCE, Chance, Choices, Move, Seat, Shuffled, Step, but
from boomtable.games.bomb_squad_academy.cards import BLAST, Action, Wire
from boomtable.games.bomb_squad_academy.moves import Exploded, Flipped, Reason, ShuffleDeck, Worth
from boomtable.games.bomb_squad_academy.toolbox import TOOLS, Moment, WireWindow

if TYPE_CHECKING:
    from boomtable.games.bomb_squad_academy.table import Academy


class Cutting(Step["Academy", Move], frozen=True):
    """The wires that have cutters, from left to right: Tools, flips, Tools, points [BS8]."""

    def run(self, table: Academy, answers: Mapping[Seat, Move]) -> Academy:
        return table.then(*[step for wire in table.wires if table.cutters(wire) for step in CUT[wire]])


class Snipping(Step["Academy", Move], frozen=True):
    """As many flips as there are cutters [BS8]."""

    wire: Wire

    def run(self, table: Academy, answers: Mapping[Seat, Move]) -> Academy:
        return table.then(*(Flipping(self.wire),) * len(table.cutters(self.wire)))


class Flipping(Step["Academy", Move], frozen=True):
    """A card is flipped, the trigger moves by its value, and each tile it reaches or passes is turned [BS8] [BS9]."""

    wire: Wire

    def run(self, table: Academy, answers: Mapping[Seat, Move]) -> Academy:
        before = table.line(self.wire)
        line = before.flip().turn(table.box[self.wire].track)
        flipped = Flipped(self.wire, line.exposed[-1], line.tiles[before.turned : line.turned])
        table = table.with_line(self.wire, line).stale(self.wire).tell(flipped)
        if not line.exploded:
            return table
        exploding = (WireWindow(Moment.EXPLOSION, self.wire), Blasting(self.wire))
        return but(table, todo=(*exploding, *table.after_this_bomb)).tell(Exploded(self.wire))


class Paying(Step["Academy", Move], frozen=True):
    """The full value of a safe cut, divided among its cutters, remainder dropped [BS10]."""

    wire: Wire

    def run(self, table: Academy, answers: Mapping[Seat, Move]) -> Academy:
        crew = table.cutters(self.wire)
        for seat in crew:
            worth = self.share(table, seat, len(crew))
            table = table.pay(seat, worth.points, Reason.CUT, worth)
        return but(table, scored=(*table.scored, self.wire))

    def share(self, table: Academy, seat: Seat, crew: int) -> Worth:
        line = table.line(self.wire)
        return Worth(line.exposed[-1], line.chain, table.plates_on(self.wire), crew)


class Blasting(Step["Academy", Move], frozen=True):
    """Those who triggered it and are not spared lose 5, every Chicken gains 5, and the bomb is over [BS11]."""

    wire: Wire

    def run(self, table: Academy, answers: Mapping[Seat, Move]) -> Academy:
        for seat in table.cutters(self.wire):
            if seat not in table.spared:
                table = table.pay(seat, -BLAST, Reason.BLAST)
        for seat in table.acting_as(Action.CHICKEN):
            table = table.pay(seat, BLAST, Reason.CHICKEN)
        for use in table.lasting:
            table = TOOLS[use.tool].blast(table, use.seat) if use.wire is self.wire else table
        return table.forgetting()


class Reshuffling(Chance["Academy", ShuffleDeck], frozen=True):
    """The deck of a wire is shuffled in the middle of a bomb [BS25] [BS28]."""

    wire: Wire

    def choices(self, table: Academy, seat: Seat) -> Choices[ShuffleDeck]:
        return Shuffled(ShuffleDeck, tuple(sorted(table.line(self.wire).deck)))

    def run(self, table: Academy, answers: Mapping[Seat, ShuffleDeck]) -> Academy:
        line = but(table.line(self.wire), deck=answers[CHANCE].cards)
        return table.with_line(self.wire, line).stale(self.wire)


CUT: dict[Wire, tuple[WireWindow | Snipping | Paying, ...]] = {
    wire: (WireWindow(Moment.BEFORE_CUT, wire), Snipping(wire), WireWindow(Moment.AFTER_CUT, wire), Paying(wire))
    for wire in Wire
}
