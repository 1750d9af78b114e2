"""Where a game stands as far as colours and time go, and where it stands after one more wire."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from boomtable.bots.time_bomb_evolution.removal import Chances
from boomtable.games.time_bomb_evolution import View, Wire
from boomtable.games.time_bomb_shared.cards import ROUNDS


class Danger(Struct, frozen=True):
    """One colour: how many more of it explode, whether it is protected, and how many may be uncut."""

    short: int
    protected: bool
    uncut: Chances

    @property
    def expected(self) -> float:
        return sum([number * chance for number, chance in enumerate(self.uncut)])

    @property
    def cut(self) -> Danger:
        """One more of it is cut."""
        weights = [number * chance for number, chance in enumerate(self.uncut)][1:] or [1.0]
        total = sum(weights) or 1.0
        return Danger(self.short - 1, self.protected, tuple([weight / total for weight in weights]))


class Position(Struct, frozen=True):
    """Success left to find, cuts left in the game, the colours, and whether the last wire was purple."""

    evolution: bool
    success: int
    cuts: int
    late: bool  # pink takes cuts from round 4 even now
    pair: bool  # another purple would explode
    dangers: dict[Wire, Danger]

    @property
    def exploded(self) -> bool:
        return any(danger.short <= 0 and not danger.protected for danger in self.dangers.values())

    @property
    def uncut(self) -> float:
        """How many wires that are no Success are in play, as far as one knows."""
        return sum([danger.expected for danger in self.dangers.values()])

    def after(self, wire: Wire) -> Position:
        """One more wire is cut."""
        if wire is Wire.SUCCESS:
            return replace(self, success=self.success - 1, cuts=self.cuts - 1, pair=False)
        shorter = 1 + (wire is Wire.PINK and self.evolution and self.late)
        dangers = {**self.dangers, wire: self.dangers[wire].cut}
        return replace(self, cuts=self.cuts - shorter, pair=self.evolution and wire is Wire.PURPLE, dangers=dangers)

    def protecting(self, colour: Wire, *, on: bool) -> Position:
        """A colour is protected, or loses its protection."""
        return replace(self, dangers={**self.dangers, colour: replace(self.dangers[colour], protected=on)})


def position(view: View, uncut: Mapping[Wire, Chances]) -> Position:
    cut = [snip.wire for snip in view.cuts]
    dangers = {colour: Danger(short, colour in view.protected, uncut[colour]) for colour, short in shorts(view).items()}
    return Position(
        evolution=view.evolution,
        success=view.players - cut.count(Wire.SUCCESS),
        cuts=view.cuts_left + sum(view.round_cuts[view.round :]),
        late=view.round < ROUNDS or not view.pink_counted_at_round_4,
        pair=view.evolution and cut[-1:] == [Wire.PURPLE],
        dangers=dangers,
    )


def shorts(view: View) -> dict[Wire, int]:
    """How many more wires of each colour make it explode."""
    cut = [snip.wire for snip in view.cuts]
    return {
        colour: threshold - cut.count(colour) for colour, threshold in zip(view.colours, view.thresholds, strict=True)
    }
