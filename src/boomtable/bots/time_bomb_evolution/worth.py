"""What a position is worth: SWAT's chance to win it, by a rule of thumb that takes one sum.

Let every wire be cut at a moment of its own, drawn at random, each Success somewhat sooner as SWAT looks for it. Then
colours do not depend on each other, and SWAT wins if the last Success comes while no colour has reached its number and
the time is not up: a sum over that moment.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import pairwise
from math import comb, exp, sqrt
from operator import mul

from msgspec import Struct

from boomtable.bots.time_bomb_evolution.position import Danger, Position
from boomtable.bots.time_bomb_evolution.removal import Chances
from boomtable.games.time_bomb_evolution import Wire

STEPS = 12
MOMENTS = tuple((step + 0.5) / STEPS for step in range(STEPS))  # the share of all other wires cut by then


class Temper(Struct, frozen=True):
    """What is only guessed, and was tried out in games."""

    seek: float = 1.5  # how much sooner a Success is cut than another wire
    rescue: float = 0.1  # how far each Success to come saves a colour by protecting it
    betray: float = 0.4  # how likely a blue takes off the protection that hurts
    pairing: float = 0.6  # how much of the danger of two purple in a row is real
    dread: float = 0.7  # the same right after a purple
    nippers: float = 0.8  # how much of the choice among all seats the next clipper has


def worth(now: Position, temper: Temper) -> float:
    """SWAT's chance to win from here."""
    if now.success <= 0:
        return 1.0
    if now.exploded or now.cuts < now.success:
        return 0.0
    chances = list(_ends(now.success, temper.seek))
    for colour, danger in now.dangers.items():
        safe = _evolved(now, colour, danger, temper) if now.evolution else _safe(danger.short, danger.uncut)
        chances = list(map(mul, chances, safe))
    if not now.evolution:
        return sum(chances)  # where no colour is protected, the time is never up
    in_time: float = sum(map(mul, chances, _in_time(now)))
    return in_time * (1 - _next_purple(now) * temper.dread)


@cache
def _ends(success: int, seek: float) -> tuple[float, ...]:
    """How likely the last Success is cut in each step."""
    done = [(1 - (1 - step / STEPS) ** seek) ** success for step in range(STEPS + 1)]
    return tuple(after - before for before, after in pairwise(done))


@lru_cache(4096)
def _safe(short: int, uncut: Chances) -> tuple[float, ...]:
    """How likely fewer than so many of a colour are cut by each moment."""
    return tuple([sum(map(mul, chances, uncut)) for chances in _fewer(short)])


def _evolved(now: Position, colour: Wire, danger: Danger, temper: Temper) -> list[float]:
    """How likely a colour has not gone off by each moment, where colours can be protected and have effects."""
    safe = _safe(max(0, danger.short), danger.uncut)
    if danger.protected:
        blue = now.dangers[Wire.BLUE].expected if Wire.BLUE in now.dangers else 0.0
        lost = [1 - (1 - temper.betray * q) ** blue for q in MOMENTS]
    else:
        kept = 1.0 if colour is Wire.YELLOW else (1 - temper.rescue) ** (now.success - 1)
        lost = [kept] * STEPS
    held = [1 - gone * (1 - chance) for gone, chance in zip(lost, safe, strict=True)]
    if colour is not Wire.PURPLE:
        return held
    pairs = danger.expected * max(0.0, danger.expected - 1)
    return [
        chance * exp(-temper.pairing * pairs * q * q / cuts)
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
    """The chance that a wire cut anyhow is the second purple of a pair."""
    return now.dangers[Wire.PURPLE].expected / (now.success + now.uncut) if now.pair else 0.0


@cache
def _fewer(than: int) -> tuple[tuple[float, ...], ...]:
    """For each moment, how likely fewer than so many are cut of 0, 1, 2 ... wires."""
    return tuple(
        tuple(sum(comb(n, k) * q**k * (1 - q) ** (n - k) for k in range(min(than, n + 1))) for n in range(6))
        for q in MOMENTS
    )
