"""Roles and hands that a viewer has not seen, dealt again: the part of imagining that both boxes share."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain, islice
from typing import Any

from boomtable.engine import Luck, shuffled
from boomtable.games.time_bomb_shared.cards import CAST, HAND_SIZES, Role, minus
from boomtable.games.time_bomb_shared.steps import Casting
from boomtable.games.time_bomb_shared.table import WireView


def imagined_roles(view: WireView, luck: Luck) -> tuple[Role, ...]:
    if view.roles or view.todo[0] == Casting():
        return view.roles
    if not isinstance(view.viewer, int) or view.role is None:
        return tuple(shuffled(CAST[view.players], luck))
    others = shuffled(minus(CAST[view.players], [view.role]), luck)
    return (*others[: view.viewer], view.role, *others[view.viewer :])


def imagined_deals(view: WireView, wires: Iterable[Any], luck: Luck) -> tuple[tuple[Any, ...], ...]:
    """The hands of every round, dealt from these wires."""
    return view.deals or tuple([_deal(view, number, wires, luck) for number in range(view.round)])


def _deal(view: WireView, number: int, wires: Iterable[Any], luck: Luck) -> tuple[Any, ...]:
    """The hands of one round: the viewer's own as it was, in the others' what was cut from them, the rest random."""
    seen = seen_in(view, number)
    gone = [cut.wire for cut in view.cuts[: number * view.players]]
    pack = iter(shuffled(minus(wires, [*gone, *chain.from_iterable(seen)]), luck))
    size = HAND_SIZES[number]
    return tuple([tuple(sorted([*hand, *islice(pack, size - len(hand))])) for hand in seen])


def seen_in(view: WireView, number: int) -> list[list[Any]]:
    """What the viewer saw of each hand of a round: their own, and the wires cut from the others'."""
    cuts = view.cuts[number * view.players : (number + 1) * view.players]
    seen = [[cut.wire for cut in cuts if cut.owner == seat] for seat in range(view.players)]
    if isinstance(view.viewer, int):
        seen[view.viewer] = list(view.hands[number])
    return seen
