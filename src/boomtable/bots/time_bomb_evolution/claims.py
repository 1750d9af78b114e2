"""How players claim: what bots draw their own claims from, and what they expect of everybody else's."""

from __future__ import annotations

from functools import cache

from boomtable.bots.time_bomb_evolution.evidence import shorts
from boomtable.bots.time_bomb_shared.claims import ClaimOdds, drawn, most_success, odds, on_purpose
from boomtable.engine import Luck
from boomtable.games.time_bomb_evolution import Claim, View, Wire
from boomtable.games.time_bomb_evolution.cards import CARDS
from boomtable.games.time_bomb_shared.cards import Role


@cache
def boasting(role: Role, success: int, _boom: int, most: int) -> tuple[float, ...]:
    """How often hard claims 0, 1, 2 ... Success with this hand, of which there can be so many.

    SWAT tells the truth. Terrorists boast, to be cut, but not always: a liar with a habit is found out.
    """
    return on_purpose(most, *_wanted(role, success))


@cache
def expected(role: Role, success: int, most: int) -> tuple[float, ...]:
    """How likely anybody claims 0, 1, 2 ... Success with this hand: as hard does, or by a slip."""
    slips = () if role is Role.TERRORIST else ((success - 1, 0.015), (success + 1, 0.015))
    return odds(role, most, *_wanted(role, success), *slips)


def _wanted(role: Role, success: int) -> tuple[tuple[int, float], ...]:
    if role is Role.TERRORIST:
        return (success + 1, 0.35), (success + 2, 0.15), (1, 0.25), (2, 0.15), (success, 0.1)
    return ((success, 1.0),)


@cache
def bending(role: Role, held: int, most: int) -> tuple[float, ...]:
    """How likely this hand makes its holder claim 0, 1, 2 ... of a colour: boasting of Success crowds it out."""
    if role is Role.TERRORIST:
        return odds(role, most, (held, 0.6), (held - 1, 0.3), (held + 1, 0.1))
    return odds(role, most, (held, 0.97), (held - 1, 0.015), (held + 1, 0.015))


@cache
def likelihood(role: Role, kind: Wire, held: int, most: int, claim: int | None) -> float:
    """How likely this hand makes its holder say what they said of a kind; silence says nothing."""
    if claim is None:
        return 1.0
    return (expected(role, held, most) if kind is Wire.SUCCESS else bending(role, held, most))[min(claim, most)]


def claim(view: View, claim_odds: ClaimOdds, luck: Luck) -> Claim:
    """Claim a number of Success drawn by these odds."""
    held = view.hand.count(Wire.SUCCESS)
    return told(view, drawn(claim_odds(view.role or Role.SWAT, held, 0, most_success(view)), luck))


def told(view: View, success: int) -> Claim:
    """A hand of so much Success; a lie leaves out the most dangerous colour, or adds the least while there is any."""
    numbers = {colour: view.hand.count(colour) for colour in _feared_first(view)}
    room = len(view.hand) - success
    while sum(numbers.values()) > room:
        numbers[next(colour for colour, many in numbers.items() if many)] -= 1
    for colour in reversed(numbers):
        uncut = CARDS - sum(cut.wire is colour for cut in view.cuts)
        numbers[colour] += min(room - sum(numbers.values()), uncut - numbers[colour])
    return Claim(success=success, **{colour.value: many for colour, many in numbers.items()})


def _feared_first(view: View) -> list[Wire]:
    """The colours in play, the nearest to its explosion first and the protected ones last."""
    short = shorts(view)
    return sorted(view.colours, key=lambda colour: (colour in view.protected, short[colour]))
