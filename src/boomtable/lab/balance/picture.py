"""A picture of a sweep: what it is called, what it shows, and what that is in words."""

from __future__ import annotations

from msgspec import Struct

from boomtable.lab.balance.found import Difference, Found
from boomtable.lab.balance.names import Names, contenders
from boomtable.lab.simulate import Figure, Side
from boomtable.words import say


class Picture(Struct, frozen=True):
    """A file without its suffix, for there are two; what it shows, for who cannot see it; and what stands below."""

    stem: str
    alt: str
    caption: str


def sides_shown(names: Names) -> list[str]:
    """Sides that somebody plays for, and whatever else ever came of a game."""
    found = names.balance.found
    played_for = {side for each in found for side in contenders(each)}
    return [side for side in names.sides if side in played_for or any(_wins(each, side) for each in found)]


def _wins(found: Found, side: str) -> int:
    return found.outcomes[side].wins if side in found.outcomes else 0


def ends(won: Side | Figure | Difference) -> tuple[float, float, float]:
    mean = won.share if isinstance(won, Side) else won.mean
    return mean if won.low is None else won.low, mean, mean if won.high is None else won.high


def span(what: str, means: list[tuple[float, str]], sign: str = "") -> str:
    """From where to where something goes, and where that is."""
    (low, lowest), (high, highest) = min(means), max(means)
    if len(means) == 1:
        return say("balance-alt-one", what=what, low=f"{low:{sign}.2f}")
    facts = {"low": f"{low:{sign}.2f}", "high": f"{high:{sign}.2f}"}
    return say("balance-alt-range", what=what, lowest=lowest, highest=highest, **facts)
