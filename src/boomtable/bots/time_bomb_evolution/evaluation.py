"""What a position is worth: SWAT's chance to win it, by a rule of thumb that takes one sum.

Let every wire be cut at its own random moment, each Success somewhat sooner as SWAT looks for it. Then
colours do not depend on each other, and SWAT wins if the last Success comes while no colour has reached its number and
the time is not up: a sum over that moment.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from itertools import pairwise
from math import comb, exp, sqrt
from operator import mul

from msgspec import Struct
from msgspec.structs import replace

from boomtable.bots.time_bomb_evolution.deals import Chances
from boomtable.bots.time_bomb_evolution.evidence import shorts
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
        success=view.successes - view.found,
        cuts=view.cuts_left + sum(view.round_cuts[view.round :]),
        late=view.round < ROUNDS or not view.pink_counted_at_round_4,
        pair=view.evolution and cut[-1:] == [Wire.PURPLE],
        dangers=dangers,
    )


STEPS = 12
MOMENTS = tuple((step + 0.5) / STEPS for step in range(STEPS))  # the share of all other wires cut by then


class Tuning(Struct, frozen=True):
    """Parameters, tuned in games."""

    seek: float = 1.5  # how much sooner a Success is cut than another wire
    rescue: float = 0.1  # how far each Success to come saves a colour by protecting it
    betray: float = 0.4  # how likely a blue takes off the protection that hurts
    pairing: float = 0.6  # how much of the danger of two purple in a row is real
    dread: float = 0.7  # the same right after a purple
    nippers: float = 0.8  # how much of the choice among all seats the next clipper has


def worth(now: Position, tuning: Tuning) -> float:
    """SWAT's chance to win from here."""
    if now.success <= 0:
        return 1.0
    if now.exploded or now.cuts < now.success:
        return 0.0
    chances = list(_ends(now.success, tuning.seek))
    for colour, danger in now.dangers.items():
        safe = _evolved(now, colour, danger, tuning) if now.evolution else _safe(danger.short, danger.uncut)
        chances = list(map(mul, chances, safe))
    if not now.evolution:
        return sum(chances)  # where no colour is protected, the time is never up
    in_time: float = sum(map(mul, chances, _in_time(now)))
    return in_time * (1 - _next_purple(now) * tuning.dread)


@cache
def _ends(success: int, seek: float) -> tuple[float, ...]:
    """How likely the last Success is cut in each step."""
    done = [(1 - (1 - step / STEPS) ** seek) ** success for step in range(STEPS + 1)]
    return tuple(after - before for before, after in pairwise(done))


@lru_cache(4096)
def _safe(short: int, uncut: Chances) -> tuple[float, ...]:
    """How likely fewer than this many of a colour are cut by each moment."""
    return tuple([sum(map(mul, chances, uncut)) for chances in _fewer(short)])


def _evolved(now: Position, colour: Wire, danger: Danger, tuning: Tuning) -> list[float]:
    """How likely a colour has not gone off by each moment, where colours can be protected and have effects."""
    safe = _safe(max(0, danger.short), danger.uncut)
    if danger.protected:
        blue = now.dangers[Wire.BLUE].expected if Wire.BLUE in now.dangers else 0.0
        lost = [1 - (1 - tuning.betray * q) ** blue for q in MOMENTS]
    else:
        kept = 1.0 if colour is Wire.YELLOW else (1 - tuning.rescue) ** (now.success - 1)
        lost = [kept] * STEPS
    held = [1 - gone * (1 - chance) for gone, chance in zip(lost, safe, strict=True)]
    if colour is not Wire.PURPLE:
        return held
    pairs = danger.expected * max(0.0, danger.expected - 1)
    return [
        chance * exp(-tuning.pairing * pairs * q * q / cuts)
        for chance, q, cuts in zip(held, MOMENTS, _cuts(now), strict=True)
    ]


def _cuts(now: Position) -> list[float]:
    """How many cuts it takes to come to each moment with the last Success."""
    colours = now.uncut
    return [now.success + q * colours for q in MOMENTS]


def _in_time(now: Position) -> list[float]:
    """How likely the cuts last until each moment."""
    pink = now.dangers[Wire.PINK].expected if now.late and Wire.PINK in now.dangers else 0.0
    return [
        1 / (1 + exp((cuts + q * pink - now.cuts - 0.5) / (0.3 + 0.55 * sqrt(now.uncut * q * (1 - q)))))
        for cuts, q in zip(_cuts(now), MOMENTS, strict=True)
    ]


def _next_purple(now: Position) -> float:
    """The chance that a wire cut at random is the second purple of a pair."""
    return now.dangers[Wire.PURPLE].expected / (now.success + now.uncut) if now.pair else 0.0


@cache
def _fewer(than: int) -> tuple[tuple[float, ...], ...]:
    """For each moment, how likely fewer than this many are cut of 0, 1, 2 ... wires."""
    return tuple(
        tuple(sum(comb(n, k) * q**k * (1 - q) ** (n - k) for k in range(min(than, n + 1))) for n in range(6))
        for q in MOMENTS
    )
