"""How players claim: what bots draw their own claims from, and what they expect of everybody else's."""

from __future__ import annotations

from functools import cache

from boomtable.bots.time_bomb_shared.claims import odds, on_purpose
from boomtable.games.time_bomb import Role

ADMITS = {(Role.SWAT, True): 0.2, (Role.SWAT, False): 0.01, (Role.TERRORIST, True): 0.05, (Role.TERRORIST, False): 0.1}


@cache
def lying(role: Role, success: int, boom: int, most: int) -> tuple[float, ...]:
    """How often hard claims 0, 1, 2 ... Success with this hand, of which there can be so many.

    SWAT tells the truth, but with the Boom one time in four denies all Success, so as not to be cut. Terrorists boast,
    to be cut and waste time, but not always: a liar with a habit is found out.
    """
    return on_purpose(most, *_wanted(role, success, boom))


@cache
def claim_odds(role: Role, success: int, boom: int, most: int) -> tuple[float, ...]:
    """How likely anybody claims 0, 1, 2 ... Success with this hand: as hard does, or by a slip."""
    slips = () if boom or role is Role.TERRORIST else ((success - 1, 0.035), (success + 1, 0.035))
    return odds(role, most, *_wanted(role, success, boom), *slips)


def _wanted(role: Role, success: int, boom: int) -> tuple[tuple[int, float], ...]:
    if role is Role.TERRORIST:
        return (success + 2, 0.46), (success + 1, 0.19), (2, 0.23), (1, 0.08), (0, 0.04)
    return ((success, 0.75), (0, 0.25)) if boom else ((success, 1.0),)


def likelihood(role: Role, success: int, boom: int, most: int, claim: int | None, boom_claim: int | None) -> float:
    """How likely this hand makes its holder say what they said; silence says nothing."""
    told = 1.0 if claim is None else claim_odds(role, success, boom, most)[min(claim, most)]
    return told * (ADMITS[role, bool(boom)] if boom_claim else 1.0)
