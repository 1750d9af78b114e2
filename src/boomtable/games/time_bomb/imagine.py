"""From a view back to a table that would look just like this from that chair, each as likely as it really is."""

from __future__ import annotations

from itertools import chain, islice

from boomtable.engine import Luck, shuffled
from boomtable.games.time_bomb.cards import CAST, HAND_SIZES, WIRES, Hand, Role, minus
from boomtable.games.time_bomb.rounds import Casting
from boomtable.games.time_bomb.table import TimeBomb
from boomtable.games.time_bomb.view import View


def imagine(view: View, luck: Luck) -> TimeBomb:
    """Roles and wires nobody showed this viewer, dealt again."""
    return TimeBomb(
        players=view.players,
        claims=view.claims,
        todo=view.todo,
        news=view.news,
        roles=view.roles or _roles(view, luck),
        start=view.start,
        deals=view.deals or tuple([_deal(view, number, luck) for number in range(view.round)]),
        cuts=view.cuts,
        claimed=view.claimed,
    )


def _roles(view: View, luck: Luck) -> tuple[Role, ...]:
    if view.todo[0] == Casting():
        return ()
    if not isinstance(view.viewer, int) or view.role is None:
        return tuple(shuffled(CAST[view.players], luck))
    others = shuffled(minus(CAST[view.players], [view.role]), luck)
    return (*others[: view.viewer], view.role, *others[view.viewer :])


def _deal(view: View, number: int, luck: Luck) -> tuple[Hand, ...]:
    """One round's hands: mine as it was, in the others' what was cut from them, and the rest at random."""
    players = view.players
    gone, cuts = view.cuts[: number * players], view.cuts[number * players : (number + 1) * players]
    seen = [[cut.wire for cut in cuts if cut.owner == seat] for seat in range(players)]
    if isinstance(view.viewer, int):
        seen[view.viewer] = list(view.hands[number])
    unseen = minus(WIRES[players], [*(cut.wire for cut in gone), *chain.from_iterable(seen)])
    pack = iter(shuffled(unseen, luck))
    size = HAND_SIZES[number]
    return tuple([tuple(sorted([*hand, *islice(pack, size - len(hand))])) for hand in seen])
