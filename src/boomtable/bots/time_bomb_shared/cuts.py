"""What cuts tell of those who made them: SWAT goes for Success that was promised, and Terrorists avoid it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from math import exp
from typing import TypeAlias

from boomtable.bots.time_bomb_shared.claims import claims_in
from boomtable.engine import Said, Seat, Talk
from boomtable.games.time_bomb_shared.cards import HAND_SIZES
from boomtable.games.time_bomb_shared.table import SUCCESS, WireView

Act: TypeAlias = tuple[Seat, tuple[float, ...], int]  # who chose, what each choice seems worth to SWAT, and which

CUT = 4.0  # how keenly SWAT goes after a promised Success, and a Terrorist away from it
AT_RANDOM = 0.15  # share of choices made at random
COVER = 0.3  # so often a Terrorist does as SWAT does


def suspicion(players: int, *told: tuple[float, Iterable[Act]]) -> list[float]:
    """How much more likely each seat does what it did as a Terrorist than as SWAT, if they are so keen."""
    odds = [1.0] * players
    for keen, acts in told:
        for seat, worths, chosen in acts:
            odds[seat] *= telling(keen, worths)[chosen]
    return odds


@lru_cache(4096)
def telling(keen: float, worths: tuple[float, ...]) -> tuple[float, ...]:
    """For each choice, how much more likely a Terrorist makes it than SWAT."""
    good, bad = _chances(keen, worths), _chances(-keen, worths)
    return tuple([(COVER * g + (1 - COVER) * b) / g for g, b in zip(good, bad, strict=True)])


def _chances(keen: float, worths: Sequence[float]) -> list[float]:
    """Better choices are made more often, and any choice now and then."""
    weights = [exp(keen * worth) for worth in worths]
    share = (1 - AT_RANDOM) / sum(weights)
    return [AT_RANDOM / len(worths) + share * weight for weight in weights]


def cuts(
    view: WireView, heard: tuple[Said, ...], claim: type[Talk], clippers: Iterable[tuple[Seat, bool]]
) -> Iterator[Act]:
    """Every cut that its clipper was free to make, by the Success that was promised of each wire."""
    for place, (snip, (clipper, free)) in enumerate(zip(view.cuts, clippers, strict=True)):
        number, begun = divmod(place, view.players)
        if not begun:
            held = [HAND_SIZES[number]] * view.players
            said = claims_in(view, heard, number, claim)
            promised = {seat: getattr(told, SUCCESS) or 0 for seat, (told, when) in said if not when}
        if free:
            owners = [seat for seat, wires in enumerate(held) if wires and seat != clipper]
            yield clipper, tuple([promised.get(seat, 0) / held[seat] for seat in owners]), owners.index(snip.owner)
        held[snip.owner] -= 1
        if snip.wire == SUCCESS and promised.get(snip.owner):
            promised[snip.owner] -= 1
