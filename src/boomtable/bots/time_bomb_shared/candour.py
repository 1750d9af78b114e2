"""Manners of claiming that need no box: odds for each number, the truth, and the truth with a little added."""

from __future__ import annotations

from functools import cache

from boomtable.games.time_bomb_shared.cards import Role

SLIP = {Role.SWAT: 0.005, Role.TERRORIST: 0.02}  # every claim is possible from anyone: people are people


def odds(role: Role, dealt: int, *wanted: tuple[int, float]) -> tuple[float, ...]:
    """How likely each number is claimed by one who wants to claim these so often."""
    weights = [SLIP[role]] * (dealt + 1)
    for number, weight in wanted:
        weights[min(max(number, 0), dealt)] += weight
    total = sum(weights)
    return tuple(weight / total for weight in weights)


@cache
def shading(role: Role, success: int, _boom: int, dealt: int) -> tuple[float, ...]:
    """The truth, from a Terrorist half of the time one more."""
    return odds(role, dealt, (success, 0.5), (success + (role is Role.TERRORIST), 0.5))


@cache
def truthful(role: Role, success: int, _boom: int, dealt: int) -> tuple[float, ...]:
    """The truth, from everybody."""
    return odds(role, dealt, (success, 1.0))
