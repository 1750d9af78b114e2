"""The six bombs, a class for each colour: when it explodes, and what happens when one of its wires is cut."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from boomtable.engine import Seat
from boomtable.games.time_bomb_evolution.cards import COLOURS, Wire
from boomtable.games.time_bomb_evolution.moves import Shortened
from boomtable.games.time_bomb_evolution.steps import Protecting, Unprotecting
from boomtable.games.time_bomb_shared.cards import ROUNDS

if TYPE_CHECKING:
    from boomtable.games.time_bomb_evolution.table import Evolution


class Bomb:
    """A colour explodes when four of its wires are cut [TE4], unless it is protected [TE7]."""

    explodes_at: ClassVar[int] = 4
    protectable: ClassVar[bool] = True

    def __init__(self, colour: Wire) -> None:
        self.colour = colour

    def explodes(self, table: Evolution) -> bool:
        return self.reached(table) and self.colour not in table.protected

    def reached(self, table: Evolution) -> bool:
        """Whether enough wires of this colour are cut."""
        return table.cut_wires.count(self.colour) >= self.explodes_at

    def follows(self, table: Evolution, by: Seat) -> Evolution:
        """What happens after a wire of this colour was cut and did not explode."""
        return table


class Green(Bomb):
    """Green explodes at three [TE8]."""

    explodes_at = 3


class Purple(Bomb):
    """Purple also explodes when two are cut in a row, protected or not [TE9]."""

    def explodes(self, table: Evolution) -> bool:
        return table.purple_pair or super().explodes(table)


class Red(Bomb):
    """Red calls for a number before the next cut, protected or not [TE10] [TE12]: see `NextCut`."""


class Blue(Bomb):
    """Whoever cuts a blue wire must remove a protection of any colour, if there is one [TE13]."""

    def follows(self, table: Evolution, by: Seat) -> Evolution:
        return table.then(Unprotecting(by)) if table.protected else table


class Yellow(Bomb):
    """Yellow can never be protected [TE14]."""

    protectable = False


class Pink(Bomb):
    """Each pink wire takes one cut from round 4, protected or not [TE15]: see `cuts_in`."""

    def follows(self, table: Evolution, by: Seat) -> Evolution:
        shortened = table.round == ROUNDS and not table.pink_counted_at_round_4
        return table.tell(Shortened(table.cuts_left)) if shortened else table


class Success(Bomb):
    """Not a bomb: whoever cuts a Success must protect a colour with it, if possible [TE6]."""

    def explodes(self, table: Evolution) -> bool:
        return False

    def follows(self, table: Evolution, by: Seat) -> Evolution:
        return table.then(Protecting(by)) if table.protectable else table


class PlainSuccess(Success):
    """A Success of the standard game protects nothing."""

    def follows(self, table: Evolution, by: Seat) -> Evolution:
        return table


STANDARD: dict[Wire, Bomb] = {Wire.SUCCESS: PlainSuccess(Wire.SUCCESS), **{colour: Bomb(colour) for colour in COLOURS}}
EVOLVED: dict[Wire, Bomb] = {
    Wire.SUCCESS: Success(Wire.SUCCESS),
    Wire.GREEN: Green(Wire.GREEN),
    Wire.PURPLE: Purple(Wire.PURPLE),
    Wire.RED: Red(Wire.RED),
    Wire.BLUE: Blue(Wire.BLUE),
    Wire.YELLOW: Yellow(Wire.YELLOW),
    Wire.PINK: Pink(Wire.PINK),
}
