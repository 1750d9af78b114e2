"""What a look is worth: how much better the best cut is once one has seen a card or a track [BS12]."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import TypeAlias

from boomtable.bots.bomb_squad_academy.situation import CHICKEN, WAIT, WIRES, Act, Situation, coming
from boomtable.bots.bomb_squad_academy.wire_odds import WireInfo, next_cards, odds
from boomtable.engine import Move, but
from boomtable.games.bomb_squad_academy.moves import Decline, Peek, PeekUnder, UseMirror
from boomtable.games.bomb_squad_academy.view import View

Values: TypeAlias = Sequence[tuple[float, float]]  # what a cut may be worth, and how likely

ELSE = {WAIT: 2.5, CHICKEN: 1.5}  # what there is if no cut is worth more
ALIKE = 6  # digits by which looks are told apart
MIRROR = 3.0  # cuts that a Mirror helps: what it shows holds until the bomb is over, and a top card hardly a round


def by_top(info: WireInfo) -> Values:
    """What cutting this wire alone is worth for each card that may be on top."""
    return [(odds(but(info, top=(card,)), 1).value, chance) for card, chance in next_cards(info)]


def by_tiles(info: WireInfo) -> Values:
    """The same for each place where the BOOM may be."""
    return [(odds(but(info, rooms=(room,)), 1).value, 1 / len(info.rooms)) for room in info.rooms]


def best_of(rows: Iterable[Values], otherwise: float) -> float:
    """The expected value of the best of several cuts with uncertain values."""
    best: dict[float, float] = {otherwise: 1.0}
    for row in rows:
        after: dict[float, float] = {}
        for one, often in best.items():
            for value, chance in row:
                top = max(one, value)
                after[top] = after.get(top, 0.0) + often * chance
        best = after
    return sum(value * chance for value, chance in best.items())


def told(here: Situation, cards: tuple[Act, ...], tops: tuple[Act, ...] = (), tiles: tuple[Act, ...] = ()) -> float:
    """What my best cut of those cards is worth once I have seen these tops and these tracks."""
    rows: list[Values] = []
    for wire in [act for act in cards if act < WAIT]:
        info = here.wires[wire]
        values: Values = by_top(info) if wire in tops else by_tiles(info) if wire in tiles else ()
        rows.append(values or [(odds(info, 1).value, 1.0)])
    return best_of(rows, max([ELSE[act] for act in cards if act >= WAIT], default=-5.0))


def look(here: Situation, view: View, mirror: bool) -> Move:
    """The look that helps the next cut most, of equals the most alarming; the Mirror if that is worth it."""
    cards, wires = coming(view, here.me), range(len(here.wires))
    looks: list[tuple[float, float, Move]] = [(told(here, cards), -1.0, Decline())]
    for one, other in combinations(wires, 2):
        alarm = sum([_alarm(here, wire) for wire in (one, other) if not here.wires[wire].top])
        looks.append((told(here, cards, tops=(one, other)), alarm, Peek((WIRES[one], WIRES[other]))))
    looks += [(told(here, cards, tiles=(wire,)), _alarm(here, wire), PeekUnder(WIRES[wire])) for wire in wires]
    if mirror:
        plain = told(here, cards)
        looks.append((plain + MIRROR * (told(here, cards, tiles=tuple(wires)) - plain), -1.0, UseMirror()))
    return max(looks, key=lambda each: (round(each[0], ALIKE), each[1]))[2]


def _alarm(here: Situation, wire: Act) -> float:
    """How likely whoever cuts this wire alone sets off the bomb: that is not known for certain, or zero."""
    boom, _ = here.offers[wire][1]
    return boom if boom < 1.0 else 0.0
