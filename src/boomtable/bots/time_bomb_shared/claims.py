"""What bots of both boxes claim and have heard claimed. None of it has to be true."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any, TypeAlias, TypeVar

from boomtable.engine import Luck, Said, Seat
from boomtable.games.time_bomb_shared.cards import Role
from boomtable.games.time_bomb_shared.table import WireView

C = TypeVar("C")
ClaimOdds: TypeAlias = Callable[[Role, int, int, int], Sequence[float]]  # by role, Success, Boom and the most Success

SLIP = {Role.SWAT: 0.005, Role.TERRORIST: 0.02}  # any claim is possible from anyone


def claims_in(
    view: WireView, heard: tuple[Said, ...], number: int, claim: type[C]
) -> Iterator[tuple[Seat, tuple[C, int]]]:
    """Each claim of a round, the latest last, with the number of cuts the round had seen by then."""
    claimed: Any
    for claimed in view.claimed[number * view.players : (number + 1) * view.players]:
        if claimed.claim:
            yield claimed.seat, (claimed.claim, 0)
    for said in heard:
        if isinstance(said.talk, claim) and said.round == number + 1:
            yield said.seat, (said.talk, said.public_time - number * view.players)


def on_purpose(most: int, *wanted: tuple[int, float]) -> tuple[float, ...]:
    """How often each number is claimed by a bot, which makes no slips; nobody claims more than there can be."""
    weights = [0.0] * (most + 1)
    for number, weight in wanted:
        weights[min(max(number, 0), most)] += weight
    return tuple(weights)


def odds(role: Role, most: int, *wanted: tuple[int, float]) -> tuple[float, ...]:
    """How likely each number is claimed by anybody, if these are claimed on purpose so often."""
    weights = [SLIP[role] + weight for weight in on_purpose(most, *wanted)]
    total = sum(weights)
    return tuple(weight / total for weight in weights)


@cache
def shading(role: Role, success: int, _boom: int, most: int) -> tuple[float, ...]:
    """The truth; a Terrorist adds one half of the time."""
    return on_purpose(most, (success, 0.5), (success + (role is Role.TERRORIST), 0.5))


@cache
def truthful(_role: Role, success: int, _boom: int, most: int) -> tuple[float, ...]:
    """The truth, from everybody."""
    return on_purpose(most, (success, 1.0))


def most_success(view: WireView) -> int:
    """The most Success that a hand like mine can have, as everyone sees."""
    return min(len(view.hand), view.successes - view.found)


def drawn(odds: Sequence[float], luck: Luck) -> int:
    """A number drawn by these odds."""
    point, number = luck.pick(10**6) / 10**6, 0
    while number < len(odds) - 1 and point >= odds[number]:
        point -= odds[number]
        number += 1
    return number
