"""From a view back to a state with the same view, each as likely as it really is.

The cards that were removed unseen are one hidden pile for all rounds. How likely it is that it holds r cards of a
colour depends on that colour alone: on the ways to remove them and, round by round, on the ways in which the remaining
cards can lie where the viewer saw that colour. So the numbers are drawn colour by colour, weighted by what the later
ones allow.
"""

from __future__ import annotations

from itertools import accumulate, chain
from math import comb, perm

from boomtable.engine import Luck
from boomtable.games.time_bomb_evolution.cards import CARDS, Hand, Wire, box
from boomtable.games.time_bomb_evolution.steps import Removing
from boomtable.games.time_bomb_evolution.table import Evolution
from boomtable.games.time_bomb_evolution.view import View
from boomtable.games.time_bomb_shared.cards import minus
from boomtable.games.time_bomb_shared.imagine import imagined_deals, imagined_roles, seen_in


def imagine(view: View, luck: Luck) -> Evolution:
    """Roles, removed cards and wires that this viewer has not seen, dealt again."""
    removed = view.removed or imagined_removal(view, luck)
    return Evolution(
        players=view.players,
        claims=view.claims,
        evolution=view.evolution,
        prevent_any_revealed=view.prevent_any_revealed,
        pink_counted_at_round_4=view.pink_counted_at_round_4,
        todo=view.todo,
        news=view.news,
        roles=imagined_roles(view, luck),
        palette=view.palette,
        colours=view.colours,
        removed=removed,
        start=view.start,
        deals=imagined_deals(view, minus(box(view.players, view.colours), removed), luck),
        cuts=view.cuts,
        claimed=view.claimed,
        marks=view.marks,
        numbers=view.numbers,
    )


def imagined_removal(view: View, luck: Luck) -> Hand:
    if Removing() in view.todo:
        return ()
    ways = [_ways(view, colour) for colour in view.colours]
    after = list(accumulate(reversed(ways), _together, initial=[1, *[0] * view.players]))  # none, the last, ...
    left, removed = view.players, []
    for colour, own, others in zip(view.colours, ways, reversed(after[:-1]), strict=True):
        weights = [own[number] * others[left - number] for number in range(min(CARDS, left) + 1)]
        place = luck.pick(sum(weights))
        number = next(number for number, total in enumerate(accumulate(weights)) if place < total)
        removed += [colour] * number
        left -= number
    return tuple(removed)


def _ways(view: View, colour: Wire) -> list[int]:
    """For each number of removed cards of a colour, in how many ways everything seen of it can have happened."""
    gone, seen = [0], []
    for number in range(view.round):
        cuts = view.cuts[number * view.players : (number + 1) * view.players]
        gone.append(gone[-1] + [cut.wire for cut in cuts].count(colour))
        seen.append([*chain.from_iterable(seen_in(view, number))].count(colour))
    ways = []
    for removed in range(CARDS + 1):
        product = comb(CARDS, removed)
        for before, here in zip(gone, seen, strict=False):
            product *= perm(max(0, CARDS - removed - before), here)
        ways.append(product)
    return ways


def _together(some: list[int], more: list[int]) -> list[int]:
    """The ways for both together, for every total number of removed cards."""
    totals = range(len(some))
    return [sum(some[total - new] * ways for new, ways in enumerate(more) if new <= total) for total in totals]
