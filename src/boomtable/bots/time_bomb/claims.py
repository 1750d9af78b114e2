"""How players claim: what bots draw their own claims from, and what they expect of everybody else's."""

from __future__ import annotations

from functools import cache

from boomtable.bots.time_bomb_shared.claims import odds
from boomtable.games.time_bomb import Role

ADMITS = {(Role.SWAT, True): 0.2, (Role.SWAT, False): 0.01, (Role.TERRORIST, True): 0.05, (Role.TERRORIST, False): 0.1}


@cache
def claim_odds(role: Role, success: int, boom: int, dealt: int) -> tuple[float, ...]:
    """How likely this hand makes its holder claim 0, 1, 2 ... Success.

    SWAT tells the truth, but with the Boom one time in four denies all Success, so as not to be cut. Terrorists boast,
    to be cut and waste time, but not always: a liar with a habit is found out.
    """
    if role is Role.TERRORIST:
        return odds(role, dealt, (success + 1, 0.35), (success + 2, 0.15), (1, 0.25), (2, 0.15), (success, 0.1))
    if boom:
        return odds(role, dealt, (success, 0.75), (0, 0.25))
    return odds(role, dealt, (success, 0.93), (success - 1, 0.035), (success + 1, 0.035))


def likelihood(role: Role, success: int, boom: int, dealt: int, claim: int | None, boom_claim: int | None) -> float:
    """How likely this hand makes its holder say what they said; silence says nothing."""
    told = claim_odds(role, success, boom, dealt)[claim] if claim is not None and 0 <= claim <= dealt else 1.0
    return told * (ADMITS[role, bool(boom)] if boom_claim else 1.0)
