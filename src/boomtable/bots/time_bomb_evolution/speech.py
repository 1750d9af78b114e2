"""What bots claim after the deal: a whole hand, so that nothing is missing in it. It does not have to be true."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from boomtable.bots.time_bomb_evolution.position import shorts
from boomtable.bots.time_bomb_shared.speech import number
from boomtable.engine import Luck
from boomtable.games.time_bomb_evolution import Claim, View, Wire
from boomtable.games.time_bomb_shared.cards import Role

Candour: TypeAlias = Callable[[Role, int, int, int], Sequence[float]]


def claim(view: View, candour: Candour, luck: Luck) -> Claim:
    """A number of Success drawn by these odds; who lies about it leaves out what is feared most, or adds the least."""
    success = number(candour(view.role or Role.SWAT, view.hand.count(Wire.SUCCESS), 0, len(view.hand)), luck)
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
