"""What every choice is worth: SWAT's chance to win, one cut ahead."""

from __future__ import annotations

from collections.abc import Sequence

from boomtable.bots.time_bomb_evolution.beliefs import Beliefs
from boomtable.bots.time_bomb_evolution.position import Position, position
from boomtable.bots.time_bomb_evolution.worth import Temper, worth
from boomtable.engine import Move
from boomtable.games.time_bomb_evolution import Cut, Protect, Unprotect, View, Wire
from boomtable.games.time_bomb_shared.cards import Role

WANTS = {Role.SWAT: max, Role.TERRORIST: min}


def worths(view: View, thinks: Beliefs, moves: Sequence[Move], temper: Temper) -> dict[Move, float]:
    """Cuts, or colours to protect or to bare: each with SWAT's chance to win after it."""
    now = position(view, thinks.uncut)
    cuts = {move: move.owner for move in moves if isinstance(move, Cut)}
    if not cuts:
        marks = [move for move in moves if isinstance(move, Protect | Unprotect)]
        return {mark: worth(now.protecting(mark.colour, on=isinstance(mark, Protect)), temper) for mark in marks}
    kinds = {kind: _after(view, now, kind, temper) for kind in (Wire.SUCCESS, *view.colours)}
    values = {cut: sum([p * kinds[kind] for kind, p in thinks.wires[owner].items()]) for cut, owner in cuts.items()}
    power = temper.nippers * (max(values.values()) - min(values.values()))
    return {cut: value - power * thinks.terrorist[cuts[cut]] for cut, value in values.items()}


def _after(view: View, now: Position, wire: Wire, temper: Temper) -> float:
    """What it is worth if I cut this kind of wire, with the best I can make of it for my side."""
    if now.pair and wire is Wire.PURPLE:
        return 0.0
    then, marked = now.after(wire), []
    if now.evolution and wire is Wire.SUCCESS and then.success:
        marked = [then.protecting(colour, on=True) for colour in protectable(view)]
    if now.evolution and wire is Wire.BLUE and not then.exploded:
        marked = [then.protecting(colour, on=False) for colour in view.protected]
    return WANTS[view.role or Role.SWAT]([worth(table, temper) for table in marked or [then]])


def protectable(view: View) -> list[Wire]:
    """The colours that a Success cut now can protect [TE6]."""
    first = 0 if view.prevent_any_revealed else (view.round - 1) * view.players
    cut = {snip.wire for snip in view.cuts[first:]}
    return [colour for colour in view.colours if colour in cut - {Wire.YELLOW, *view.protected}]
