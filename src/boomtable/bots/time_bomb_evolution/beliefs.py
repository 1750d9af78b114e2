"""Who is who and who holds what: one seat's posterior, given all it saw and heard.

All seven kinds at once are too many, so they are taken one by one: how likely each casting makes what was cut and said
of a kind, and who then holds how many of it. For Success that is exact. Of a colour the number in play is itself
unknown, with exact chances as long as nobody speaks of it, and the roles of two seats are taken to be independent. At
the end the chances of each wire are made to add up.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import mul
from typing import TypeAlias

from msgspec import Struct

from boomtable.bots.time_bomb_evolution import deals
from boomtable.bots.time_bomb_evolution.deals import Chances, removals
from boomtable.bots.time_bomb_evolution.evidence import Round, rounds, suspicion
from boomtable.bots.time_bomb_shared.castings import Casting, castings, suspected
from boomtable.engine import Said
from boomtable.games.time_bomb_evolution import View, Wire
from boomtable.games.time_bomb_evolution.cards import CARDS
from boomtable.games.time_bomb_shared.cards import ROUNDS, Role

Wires: TypeAlias = dict[Wire, float]  # the chance of each kind


class Beliefs(Struct, frozen=True):
    """For every seat the chance of a Terrorist, and of each kind for the next wire cut there."""

    terrorist: tuple[float, ...]
    wires: tuple[Wires, ...]  # none of those who hold none
    uncut: dict[Wire, Chances]  # by colour, the distribution of how many in play are uncut


def beliefs(view: View, heard: tuple[Said, ...], memory: int = ROUNDS, *, watches: bool = True) -> Beliefs:
    """What the seat of this view believes from the last `memory` rounds and, if it `watches`, from what players did."""
    me, role = int(view.viewer), view.role or Role.SWAT
    seen = rounds(view, heard, memory)
    removed = _removed(view, seen)
    shady = suspicion(view, heard) if watches else [1.0] * view.players
    chances = _casts(view, shady, [(deal, _totals(view, deal, removed)) for deal in _spoken_of(seen)])
    terrorist = tuple(
        [
            sum([chance for cast, chance in chances.items() if cast[seat] is Role.TERRORIST])
            for seat in range(len(shady))
        ]
    )
    present = seen[Wire.SUCCESS][-1]
    success = deals.held(present, me, role, _totals(view, present, removed))
    expected: dict[Wire, Sequence[float]] = {Wire.SUCCESS: _over([*chances.values()], success)}
    for deal in [seen[colour][-1] for colour in view.colours if seen[colour][-1].claimed]:
        expected[deal.kind] = deals.held_by(deal, me, terrorist, _totals(view, deal, removed))
    return expecting(view, seen, terrorist, expected)


def _spoken_of(seen: Mapping[Wire, Sequence[Round]]) -> list[Round]:
    return [deal for past in seen.values() for deal in past if deal.claimed]


def _casts(view: View, shady: Sequence[float], spoken_of: Sequence[tuple[Round, deals.Totals]]) -> dict[Casting, float]:
    """How likely each casting is, by what the seats did and by what was said of these deals."""
    me, role = int(view.viewer), view.role or Role.SWAT
    casts = castings(view.players, me, role)
    odds = suspected(casts, shady)
    for deal, totals in spoken_of:
        odds = [*map(mul, odds, deals.ways(deal, me, role, totals))]
    total = sum(odds)
    return dict(zip(casts, [chance / total for chance in odds], strict=True))


def expecting(
    view: View,
    seen: Mapping[Wire, Sequence[Round]],
    terrorist: tuple[float, ...],
    expected: Mapping[Wire, Sequence[float]],
) -> Beliefs:
    """The beliefs of a seat that expects these numbers of some kinds, including Success, in every hand."""
    uncut = {colour: _uncut(view, colour, gone) for colour, gone in _removed(view, seen).items()}
    return Beliefs(terrorist, _wires(view, expected, uncut), uncut)


def _removed(view: View, seen: Mapping[Wire, Sequence[Round]]) -> dict[Wire, Chances]:
    """For each colour the distribution of how many were removed; cards cut before the remembered rounds count there."""
    me, known = int(view.viewer), []
    for colour in view.colours:
        past = [(CARDS - deal.most, deal.seen(me)) for deal in seen[colour]]
        known.append(((0, past[0][0]), *past))
    return dict(zip(view.colours, removals(view.players, tuple(known)), strict=True))


def _totals(view: View, deal: Round, removed: Mapping[Wire, Chances]) -> deals.Totals:
    """What each number of a kind dealt in a round weighs; of Success it is known."""
    if deal.kind is Wire.SUCCESS:
        return (*[0.0] * deal.most, 1.0)
    return deals.totals(deal, int(view.viewer), removed[deal.kind][deal.most :: -1])


def _over(chances: Sequence[float], by_cast: Sequence[deals.Held]) -> list[float]:
    """What each seat is expected to hold, over all castings."""
    return [sum(map(mul, chances, numbers)) for numbers in zip(*by_cast, strict=True)]


def _uncut(view: View, colour: Wire, removed: Chances) -> Chances:
    cut = sum(snip.wire is colour for snip in view.cuts)
    return removed[CARDS - cut :: -1]


def _wires(view: View, expected: Mapping[Wire, Sequence[float]], uncut: Mapping[Wire, Chances]) -> tuple[Wires, ...]:
    """The chances of the next wire cut from each seat: of a colour nobody spoke of, all have their even share."""
    others = sum(view.held) - len(view.hand)
    loose = {
        colour: (sum([n * chance for n, chance in enumerate(chances)]) - view.hand.count(colour)) / max(1, others)
        for colour, chances in uncut.items()
    }
    wires: list[Wires] = []
    for seat, held in enumerate(view.held):
        if not held:
            wires.append({})
        elif seat == view.viewer:
            wires.append({kind: view.hand.count(kind) / held for kind in (Wire.SUCCESS, *view.colours)})
        else:
            success = expected[Wire.SUCCESS][seat]
            many = {c: expected[c][seat] if c in expected else loose[c] * held for c in view.colours}
            scale = (held - success) / (sum(many.values()) or 1.0)
            wires.append({Wire.SUCCESS: success / held, **{c: n * scale / held for c, n in many.items()}})
    return tuple(wires)


def forget() -> None:
    """Clear the caches; beliefs stay the same."""
    deals.forget()
    removals.cache_clear()


def trust(view: View, heard: tuple[Said, ...]) -> Beliefs:
    """Believe every claim: nobody is a Terrorist, and whoever is silent holds no Success."""
    seen = rounds(view, heard, memory=1)
    promised = {kind: _promised(past[-1]) for kind, past in seen.items() if past[-1].claimed or kind is Wire.SUCCESS}
    return expecting(view, seen, (0.0,) * view.players, promised)


def _promised(deal: Round) -> list[float]:
    """What is left of what they said they were dealt, but no more than they hold."""
    return [float(min(player.left, max(0, (player.claim or 0) - player.found))) for player in deal.players]
