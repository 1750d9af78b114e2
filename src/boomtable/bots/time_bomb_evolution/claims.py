"""How players claim: what bots draw their own claims from, and what they expect of everybody else's."""

from __future__ import annotations

from functools import cache

from boomtable.bots.time_bomb_evolution.evidence import shorts
from boomtable.bots.time_bomb_shared.claims import ClaimOdds, drawn, odds
from boomtable.engine import Luck
from boomtable.games.time_bomb_evolution import Claim, View, Wire
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
    """How likely this hand makes its holder claim 0, 1, 2 ... of a colour: boasting of Success crowds it out."""
    if role is Role.TERRORIST:
        return odds(role, dealt, (held, 0.6), (held - 1, 0.3), (held + 1, 0.1))
    return odds(role, dealt, (held, 0.97), (held - 1, 0.015), (held + 1, 0.015))


@cache
def likelihood(role: Role, kind: Wire, held: int, dealt: int, claim: int | None) -> float:
    """How likely this hand makes its holder say what they said of a kind; silence says nothing."""
    if claim is None or not 0 <= claim <= dealt:
        return 1.0
    return (boasting(role, held, 0, dealt) if kind is Wire.SUCCESS else bending(role, held, dealt))[claim]


def claim(view: View, claim_odds: ClaimOdds, luck: Luck) -> Claim:
    """Claim a number of Success drawn by these odds; a lie leaves out the most dangerous colour, or adds the least."""
    success = drawn(claim_odds(view.role or Role.SWAT, view.hand.count(Wire.SUCCESS), 0, len(view.hand)), luck)
    told = {colour: view.hand.count(colour) for colour in _feared_first(view)}
    room = len(view.hand) - success
    while sum(told.values()) > room:
        told[next(colour for colour, many in told.items() if many)] -= 1
    told[[*told][-1]] += room - sum(told.values())
    return Claim(success=success, **{colour.value: many for colour, many in told.items()})


def _feared_first(view: View) -> list[Wire]:
    """The colours in play, the nearest to its explosion first and the protected ones last."""
    short = shorts(view)
    return sorted(view.colours, key=lambda colour: (colour in view.protected, short[colour]))
