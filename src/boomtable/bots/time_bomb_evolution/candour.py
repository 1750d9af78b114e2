"""How players claim: what bots draw their own claims from, and what they expect of everybody else's."""

from __future__ import annotations

from functools import cache

from boomtable.bots.time_bomb_shared.candour import odds
from boomtable.games.time_bomb_evolution import Wire
from boomtable.games.time_bomb_shared.cards import Role


@cache
def boasting(role: Role, success: int, _boom: int, dealt: int) -> tuple[float, ...]:
    """How likely this hand makes its holder claim 0, 1, 2 ... Success.

    SWAT tells the truth. Terrorists boast, to be cut, but not always: a liar with a habit is found out.
    """
    if role is Role.TERRORIST:
        return odds(role, dealt, (success + 1, 0.35), (success + 2, 0.15), (1, 0.25), (2, 0.15), (success, 0.1))
    return odds(role, dealt, (success, 0.97), (success - 1, 0.015), (success + 1, 0.015))


@cache
def bending(role: Role, held: int, dealt: int) -> tuple[float, ...]:
    """How likely this hand makes its holder claim 0, 1, 2 ... of a colour: who boasts of Success leaves others out."""
    if role is Role.TERRORIST:
        return odds(role, dealt, (held, 0.6), (held - 1, 0.3), (held + 1, 0.1))
    return odds(role, dealt, (held, 0.97), (held - 1, 0.015), (held + 1, 0.015))


@cache
def likelihood(role: Role, kind: Wire, held: int, dealt: int, claim: int | None) -> float:
    """How likely this hand makes its holder say what they said of a kind; silence says nothing."""
    if claim is None or not 0 <= claim <= dealt:
        return 1.0
    return (boasting(role, held, 0, dealt) if kind is Wire.SUCCESS else bending(role, held, dealt))[claim]
