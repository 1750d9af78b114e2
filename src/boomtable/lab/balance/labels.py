"""What a sweep's setups, sides and figures are called in a report."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from math import floor

from boomtable.lab.balance.sweep import Balance, Setup, SetupResult
from boomtable.words import say

LONG = 20  # characters of a value that fit beside a picture
NO_SIDE = ("shared", "neither", "nobody")  # outcomes that nobody plays for


class Labels:
    """Names for one sweep; values too long for a picture are numbered and listed once."""

    def __init__(self, balance: Balance) -> None:
        self.balance = balance

    @cached_property
    def sides(self) -> tuple[str, ...]:
        """All sides that can win in any setup, in the order of the title."""
        longest = max((result.outcomes for result in self.balance.found), key=len)
        return tuple(dict.fromkeys([*longest, *(side for result in self.balance.found for side in result.outcomes)]))

    @property
    def duel(self) -> bool:
        """Whether there are only two sides, so that the share of one is enough."""
        return len(self.sides) == 2

    @property
    def digits(self) -> int:
        """As many as the sweep asked for."""
        return 2 if self.balance.within >= 0.02 else 3

    @property
    def players_vary(self) -> bool:
        return len({result.setup.players for result in self.balance.found}) > 1

    @cached_property
    def varied(self) -> tuple[str, ...]:
        """What distinguishes setups; players and bots if nothing varies."""
        return self.balance.varied or ("players", "bots")

    @cached_property
    def short(self) -> dict[tuple[str, str], str]:
        """Numbers for long values, by the option they belong to."""
        numbers = dict[tuple[str, str], str]()
        for what in self.varied:
            values = dict.fromkeys(value(result.setup, what) for result in self.balance.found)
            long = [text for text in values if len(text) > LONG]
            numbers |= {(what, text): say("balance-nth", number=place) for place, text in enumerate(long, start=1)}
        return numbers

    def part(self, setup: Setup, what: str) -> str:
        """One part of a setup, such as its players or an option."""
        text = value(setup, what)
        number = self.short.get((what, text))
        if what == "players":
            return say("balance-players", players=text)
        if what == "bots":
            return say("balance-bots", bots=number or text)
        return f"{what} {number or say('balance-default')}" if number or not text else f"{what}={text}"

    def parts(self, setup: Setup, whats: Iterable[str]) -> str:
        return ", ".join(self.part(setup, what) for what in whats)

    def setup(self, result: SetupResult) -> str:
        return self.parts(result.setup, self.varied)

    def rest(self, result: SetupResult) -> str:
        """A setup without its players."""
        return self.parts(result.setup, [what for what in self.varied if what != "players"])

    def side(self, side: str) -> str:
        return say(f"{self.balance.game}-side-{side}")

    def family(self, name: str) -> str:
        family = name.partition(":")[0]
        return say("balance-figure-moves") if family == "moves" else say(f"{self.balance.game}-figure-{family}")

    def item(self, name: str) -> str:
        """What a figure counts within its family; empty if it is alone."""
        item = name.partition(":")[2]
        return say(f"{self.balance.game}-{item}") if item else ""

    def figure(self, name: str) -> str:
        item = self.item(name)
        return say("balance-alone", family=self.family(name), item=item) if item else self.family(name)

    @cached_property
    def families(self) -> dict[str, list[str]]:
        """The names of all figures by family; those of the title first."""
        names = list(dict.fromkeys(name for result in self.balance.found for name in result.figures))
        ordered = sorted(names, key=lambda name: name == "moves")
        families = dict[str, list[str]]()
        for name in ordered:
            families.setdefault(name.partition(":")[0], []).append(name)
        return families


def value(setup: Setup, what: str) -> str:
    """The players, bots or option of a setup as they are typed; an option not given is empty."""
    if what == "players":
        return str(setup.players)
    return " ".join(setup.bots) if what == "bots" else setup.options.get(what, "")


def contenders(result: SetupResult) -> list[str]:
    """The sides that somebody plays for."""
    return [side for side in result.outcomes if side not in NO_SIDE]


def even(*every: SetupResult) -> float:
    """The share each side would have in a balanced game: an equal part of the games that any of them won."""
    won = sum(result.outcomes[side].wins for result in every for side in contenders(result))
    return won / sum(result.games for result in every) / len(contenders(every[0]))


def adding_up(result: SetupResult, digits: int) -> dict[str, str]:
    """The share of every outcome with so many digits, rounded so that together they are 1."""
    units = {side: won.wins * 10**digits / result.games for side, won in result.outcomes.items()}
    down = {side: floor(unit) for side, unit in units.items()}
    missing = 10**digits - sum(down.values())
    up = sorted(units, key=lambda side: down[side] - units[side])[:missing]
    return {side: f"{(down[side] + (side in up)) / 10**digits:.{digits}f}" for side in units}


def seats_win(result: SetupResult) -> bool:
    return "seat-0" in result.outcomes


def favoured(result: SetupResult) -> list[str]:
    """The sides that clearly win more than their even share."""
    return [side for side in contenders(result) if result.outcomes[side].low > even(result)]
