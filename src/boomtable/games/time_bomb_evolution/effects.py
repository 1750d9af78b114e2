"""The steps that colours bring in: a protection put on or taken off, a number drawn, and the cut it commands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from boomtable.engine import CHANCE, Chance, Choices, Drawn, OneOf, Refusal, Seat, Step, but
from boomtable.engine.moves import NOT_NOW
from boomtable.games.time_bomb_evolution.cards import NumberCard, Wire
from boomtable.games.time_bomb_evolution.moves import (
    DrawNumber,
    Protect,
    Protected,
    Unprotect,
    Unprotected,
)
from boomtable.games.time_bomb_shared.moves import Cut
from boomtable.games.time_bomb_shared.steps import Clipping

if TYPE_CHECKING:
    from boomtable.games.time_bomb_evolution.table import Evolution
    from boomtable.games.time_bomb_shared.table import WireTable

NOT_TO_PROTECT = Refusal("time-bomb-evolution-not-to-protect", "TE6")
NEVER_YELLOW = Refusal("time-bomb-evolution-never-yellow", "TE14")
NOT_PROTECTED = Refusal("time-bomb-evolution-not-protected", "TE13")
THE_NUMBER_SAYS = Refusal("time-bomb-evolution-the-number-says", "TE10")


class Protecting(Step["Evolution", Protect], frozen=True):
    """Whoever cut a Success chooses one colour to protect with it [TE6]."""

    by: Seat

    def asks(self, table: Evolution) -> tuple[Seat, ...]:
        return (self.by,)

    def choices(self, table: Evolution, seat: Seat) -> Choices[Protect]:
        return OneOf(map(Protect, table.protectable))

    def run(self, table: Evolution, answers: Mapping[Seat, Protect]) -> Evolution:
        colour = answers[self.by].colour
        return but(table, marks=table.marked(colour, on=True), news=(Protected(self.by, colour),))

    def why_not(self, table: Evolution, seat: Seat, move: object) -> Refusal:
        match move:
            case Protect(Wire.YELLOW):
                return NEVER_YELLOW
            case Protect():
                return NOT_TO_PROTECT
        return NOT_NOW

    def default(self, table: Evolution, seat: Seat) -> Protect:
        """The colour of which most wires are cut."""
        return Protect(max(table.protectable, key=table.cut_wires.count))


class Unprotecting(Step["Evolution", Unprotect], frozen=True):
    """Whoever cut a blue takes off one protection; a colour at its threshold then explodes [TE13]."""

    by: Seat

    def asks(self, table: Evolution) -> tuple[Seat, ...]:
        return (self.by,)

    def choices(self, table: Evolution, seat: Seat) -> Choices[Unprotect]:
        return OneOf(map(Unprotect, table.protected))

    def run(self, table: Evolution, answers: Mapping[Seat, Unprotect]) -> Evolution:
        colour = answers[self.by].colour
        after = but(table, marks=table.marked(colour, on=False), news=(Unprotected(self.by, colour),))
        return after.or_explodes(colour)

    def why_not(self, table: Evolution, seat: Seat, move: object) -> Refusal:
        return NOT_PROTECTED if isinstance(move, Unprotect) else NOT_NOW

    def default(self, table: Evolution, seat: Seat) -> Unprotect:
        """The colour of which fewest wires are cut."""
        return Unprotect(min(table.protected, key=table.cut_wires.count))


class Drawing(Chance["Evolution", DrawNumber], frozen=True):
    """After a red the clipper draws a number: whose wire must be cut, or who takes the nippers [TE10]."""

    def choices(self, table: Evolution, seat: Seat) -> Choices[DrawNumber]:
        return Drawn(DrawNumber, range(table.players))

    def run(self, table: Evolution, answers: Mapping[Seat, DrawNumber]) -> Evolution:
        drawn = table.naming(answers[CHANCE].number)
        after = but(table, numbers=(*table.numbers, NumberCard(len(table.cuts), drawn.number)), news=(drawn,))
        return after.then(Clipping() if drawn.handed else Commanded(drawn.number))


class Commanded(Clipping, frozen=True):
    """A cut whose owner the number named, be it the clipper [TE10] [TE18]."""

    number: int

    def choices(self, table: WireTable, seat: Seat) -> Choices[Cut]:
        return OneOf((self.default(table, seat),))

    def why_not(self, table: WireTable, seat: Seat, move: object) -> Refusal:
        return THE_NUMBER_SAYS if isinstance(move, Cut) else NOT_NOW

    def default(self, table: WireTable, seat: Seat) -> Cut:
        return Cut((seat + self.number) % table.players)
