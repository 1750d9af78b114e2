"""What bots of both boxes claim, say and have heard claimed. None of it has to be true."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any, TypeAlias, TypeVar

from boomtable.engine import Luck, Said, Seat, Talk
from boomtable.games.time_bomb_shared.cards import Claims, Role
from boomtable.games.time_bomb_shared.moves import Accuse, Suggest
from boomtable.games.time_bomb_shared.table import WireView

C = TypeVar("C")
ClaimOdds: TypeAlias = Callable[[Role, int, int, int], Sequence[float]]  # by role, Success, Boom and wires dealt

SLIP = {Role.SWAT: 0.005, Role.TERRORIST: 0.02}  # any claim is possible from anyone
SURE = 0.6  # that somebody is a Terrorist, to say so


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


def odds(role: Role, dealt: int, *wanted: tuple[int, float]) -> tuple[float, ...]:
    """How likely each number is claimed, if these are claimed on purpose so often."""
    weights = [SLIP[role]] * (dealt + 1)
    for number, weight in wanted:
        weights[min(max(number, 0), dealt)] += weight
    total = sum(weights)
    return tuple(weight / total for weight in weights)


@cache
def shading(role: Role, success: int, _boom: int, dealt: int) -> tuple[float, ...]:
    """The truth; a Terrorist adds one half of the time."""
    return odds(role, dealt, (success, 0.5), (success + (role is Role.TERRORIST), 0.5))


@cache
def truthful(role: Role, success: int, _boom: int, dealt: int) -> tuple[float, ...]:
    """The truth, from everybody."""
    return odds(role, dealt, (success, 1.0))


def drawn(odds: Sequence[float], luck: Luck) -> int:
    """A number drawn by these odds."""
    point, number = luck.pick(10**6) / 10**6, 0
    while number < len(odds) - 1 and point >= odds[number]:
        point -= odds[number]
        number += 1
    return number


def may_claim(view: WireView, heard: tuple[Said, ...], claim: type[Talk]) -> bool:
    """Once a round, before the first cut."""
    return view.claims is Claims.FREE and _after(view, 0) and not _spoke(view, heard, claim)


def may_think_aloud(view: WireView, heard: tuple[Said, ...]) -> bool:
    """Once a round, after the first cut, when everybody has had time to claim."""
    return _after(view, 1) and not _spoke(view, heard, Accuse, Suggest)


def thought(view: WireView, terrorist: Sequence[float], favourite: Seat, luck: Luck) -> Talk:
    """Accuse a sure suspect, or else suggest a favourite cut; a Terrorist sometimes accuses the most innocent."""
    others = [seat for seat in range(view.players) if seat != view.viewer]
    suspect = max(others, key=lambda seat: terrorist[seat])
    if view.role is Role.TERRORIST:
        innocent = min(others, key=lambda seat: terrorist[seat])
        return Suggest(favourite) if luck.pick(3) else Accuse(innocent)
    return Accuse(suspect) if terrorist[suspect] >= SURE else Suggest(favourite)


def _after(view: WireView, cuts: int) -> bool:
    """Whether a round is running and has had exactly this many cuts."""
    running = view.outcome is None and view.round > 0
    return running and len(view.cuts) == (view.round - 1) * view.players + cuts


def _spoke(view: WireView, heard: tuple[Said, ...], *kinds: type[Talk]) -> bool:
    mine = (said.talk for said in heard if said.seat == view.viewer and said.round == view.round)
    return any(isinstance(talk, kinds) for talk in mine)
