"""Which card to choose in secret, and which wire to protect."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from math import exp
from typing import TypeAlias

from boomtable.bots.bomb_squad_academy.forecast import Tuning, Worth, crews_of, protection, settled, softmax
from boomtable.bots.bomb_squad_academy.situation import CHICKEN, WAIT, WIRES, Act, Acting, Situation, acting
from boomtable.bots.bot import TimeIsUp, never
from boomtable.engine import Luck, Seat, but
from boomtable.games.bomb_squad_academy.cards import BLAST, WAIT_POINTS
from boomtable.games.bomb_squad_academy.moves import Protect
from boomtable.games.bomb_squad_academy.view import View

Payoffs: TypeAlias = Callable[[Acting], Sequence[float]]  # of what all choose, for each seat

CHOOSY = 0.7  # points that make a card about three times as likely
EAGER = 1.5  # the same for the others' cards
RARE = 0.08  # what should be chosen less often than this is not chosen at all
LOOK = 1.0  # what a Chicken's look is worth
LAST_WAIT = -0.5  # a Wait is gone for this bomb
THRILL = 3.0  # points that a certain BOOM seems to bring to the bold, and to cost the cautious besides
FINE = 1 << 20
EARLY = 20  # iterations that count alike; after that the older half is slowly forgotten


def expected_card(here: Situation, luck: Luck, dares: float = 0.0) -> Act:
    """A card that brings much if the others choose as I guess; always the best one would often meet theirs."""
    values = expected(here)
    worth = dict(zip(values, tempting(here, [*values.values()], dares * THRILL), strict=True))
    acts = here.worth_choosing([*worth])
    return acts[draw(softmax([worth[act] for act in acts], CHOOSY), luck)]


def mixed_card(
    here: Situation, tuning: Tuning, iterations: int, luck: Luck, time_is_up: TimeIsUp = never, dares: float = 0.0
) -> Act:
    """A card drawn as often as it should be chosen when everyone reasons alike."""
    return here.hands[here.me][draw(mixed_chances(here, tuning, iterations, luck, time_is_up, dares), luck)]


def mixed_chances(
    here: Situation, tuning: Tuning, iterations: int, luck: Luck, time_is_up: TimeIsUp = never, dares: float = 0.0
) -> list[float]:
    """How often to choose each card of my hand, as parts of about one."""
    points = tuning.points(here)
    mine, theirs = tuning.wins(here), tuning.wins(here.unseen)
    worth = respond(here, mine, theirs, iterations, [tuning.doubt * point for point in points], luck, time_is_up)
    worth = tempting(here, worth, dares * THRILL * points[here.me])
    return without_rare(softmax(worth, tuning.sure * points[here.me]))


def without_rare(chances: Sequence[float]) -> list[float]:
    """The same chances with the rare ones set to zero."""
    return [chance if chance >= RARE else 0.0 for chance in chances]


def tempting(here: Situation, worth: list[float], thrill: float) -> list[float]:
    """What the cards of my hand are worth to somebody to whom a BOOM of their own is worth so much more than it is."""
    if not thrill:
        return worth
    return [value + thrill * danger(here, act) for act, value in zip(here.hands[here.me], worth, strict=True)]


def danger(here: Situation, act: Act) -> float:
    """How likely my card sets off the bomb, if the others choose as I guess."""
    if act >= WAIT:
        return 0.0
    return sum(chance * here.offers[act][others + 1][0] for others, chance in enumerate(_cutting(here, act)))


# A simple guess at what the others choose, and what each card may then bring.


def expected(here: Situation) -> dict[Act, float]:
    """The points that each of my cards may bring if the others choose as I guess."""
    cutting = [_cutting(here, wire) for wire in range(len(here.wires))]
    booms = [_boom(here, wire, crowd) for wire, crowd in enumerate(cutting)]
    values = {}
    for act in here.hands[here.me]:
        if act == WAIT:
            values[act] = WAIT_POINTS + LAST_WAIT
        elif act == CHICKEN:
            values[act] = LOOK + BLAST * _any(booms)
        else:
            values[act] = (1 - _any(booms[:act])) * _mean(here, act, cutting[act])
    return values


def _cutting(here: Situation, wire: Act) -> list[float]:
    """How likely none, one, two ... of the others cut this wire."""
    crowd = [1.0]
    for seat in range(here.players):
        if seat != here.me:
            chance = _leaning(here, seat).get(wire, 0.0)
            stay = [(1 - chance) * number for number in crowd] + [0.0]
            join = [0.0] + [chance * number for number in crowd]
            crowd = [a + b for a, b in zip(stay, join, strict=True)]
    return crowd


def _leaning(here: Situation, seat: Seat) -> dict[Act, float]:
    """How likely another seat chooses each card of its hand: the likelier the more it seems to bring."""
    weights = {act: exp(_appeal(here, act) / EAGER) for act in here.hands[seat]}
    total = sum(weights.values())
    return {act: weight / total for act, weight in weights.items()}


def _appeal(here: Situation, act: Act) -> float:
    if act == WAIT:
        return WAIT_POINTS + LAST_WAIT
    if act == CHICKEN:
        return LOOK + BLAST * max(offers[1][0] for offers in here.public) / 2
    boom, share = here.public[act][1]  # they have not seen what I have
    return (1 - boom) * share * 0.7 - boom * BLAST


def _boom(here: Situation, wire: Act, crowd: list[float]) -> float:
    return sum(chance * here.offers[wire][others][0] for others, chance in enumerate(crowd))


def _mean(here: Situation, wire: Act, crowd: list[float]) -> float:
    value = 0.0
    for others, chance in enumerate(crowd):
        boom, share = here.offers[wire][others + 1]
        value += chance * ((1 - boom) * share - boom * here.loss(here.me))
    return value


def _any(booms: list[float]) -> float:
    safe = 1.0
    for boom in booms:
        safe *= 1 - boom
    return 1 - safe


# Everyone chooses a card the more often the more it brings, and knows that the others do too.


def respond(
    here: Situation,
    mine: Payoffs,
    theirs: Payoffs,
    iterations: int,
    doubts: Sequence[float],
    luck: Luck,
    time_is_up: TimeIsUp = never,
) -> list[float]:
    """How good each card of my hand is, learnt on sampled choices of all, as many as there is time for.

    The others reason as if I had seen no more than they have; what I have seen helps me alone.
    """
    hands, me = here.hands, here.me
    theirs = cache(theirs)
    mine = theirs if here.offers == here.public else cache(mine)
    means, my_means = [[0.0] * len(hand) for hand in hands], [0.0] * len(hands[me])
    for number in range(1, iterations + 1):
        if time_is_up():
            break
        mixed = [softmax(row, doubt) for row, doubt in zip(means, doubts, strict=True)]
        acting = [hand[draw(chances, luck)] for hand, chances in zip(hands, mixed, strict=True)]
        step = 1 / min(number, EARLY + number / 2)
        for seat, hand in enumerate(hands):
            _learn(means[seat], step, values(theirs, acting, seat, hand))
        if mine is not theirs:
            _learn(my_means, step, values(mine, acting, me, hands[me]))
    return means[me] if mine is theirs else my_means


def values(payoffs: Payoffs, acting: list[Act], seat: Seat, hand: tuple[Act, ...]) -> list[float]:
    """What each card would have brought against what the others chose."""
    before, after = tuple(acting[:seat]), tuple(acting[seat + 1 :])
    return [payoffs((*before, act, *after))[seat] for act in hand]


def _learn(means: list[float], step: float, brought: list[float]) -> None:
    for place, value in enumerate(brought):
        means[place] += step * (value - means[place])


def draw(chances: Sequence[float], luck: Luck) -> int:
    """Draw a place by these chances."""
    mark = luck.pick(FINE) / FINE * sum(chances)
    for place, chance in enumerate(chances):
        mark -= chance
        if mark < 0.0:
            return place
    return max(range(len(chances)), key=chances.__getitem__)


# A wire to protect [BS7].


def protect(here: Situation, view: View, worth: Worth) -> Protect:
    """The wire that is best for me if nobody cuts it; of equals the one whose cut would give the others most."""
    now, shields = acting(view), settled(view)
    spiteful = protection(here, now, crews_of(here, now), shields.protected)
    values = [
        (worth(here, now, but(shields, protected=(*shields.protected, place))), place == spiteful)
        for place in range(len(here.wires))
    ]
    best = max(range(len(values)), key=values.__getitem__)
    return Protect(WIRES[best])
