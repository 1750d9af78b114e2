"""A simple guess at what the others will choose, and what each card may then bring."""

from __future__ import annotations

from math import exp

from boomtable.bots.bomb_squad_academy.scene import CHICKEN, WAIT, Act, Scene
from boomtable.engine import Seat
from boomtable.games.bomb_squad_academy.cards import BLAST, WAIT_POINTS

EAGER = 1.5  # points that make a card about three times as likely
LOOK = 1.0  # what a Chicken's look is worth
LAST_WAIT = -0.5  # a Wait is gone for this bomb


def expected(scene: Scene) -> dict[Act, float]:
    """The points that each of my cards may bring if the others choose as I guess."""
    cutting = [_cutting(scene, wire) for wire in range(len(scene.threads))]
    booms = [_boom(scene, wire, crowd) for wire, crowd in enumerate(cutting)]
    values = {}
    for act in scene.hands[scene.me]:
        if act == WAIT:
            values[act] = WAIT_POINTS + LAST_WAIT
        elif act == CHICKEN:
            values[act] = LOOK + BLAST * _any(booms)
        else:
            values[act] = (1 - _any(booms[:act])) * _mean(scene, act, cutting[act])
    return values


def _cutting(scene: Scene, wire: Act) -> list[float]:
    """How likely none, one, two ... of the others cut this wire."""
    crowd = [1.0]
    for seat in range(scene.players):
        if seat != scene.me:
            chance = _leaning(scene, seat).get(wire, 0.0)
            stay = [(1 - chance) * number for number in crowd] + [0.0]
            join = [0.0] + [chance * number for number in crowd]
            crowd = [a + b for a, b in zip(stay, join, strict=True)]
    return crowd


def _leaning(scene: Scene, seat: Seat) -> dict[Act, float]:
    """How likely another seat chooses each card of its hand: the likelier the more it seems to bring."""
    weights = {act: exp(_appeal(scene, act) / EAGER) for act in scene.hands[seat]}
    total = sum(weights.values())
    return {act: weight / total for act, weight in weights.items()}


def _appeal(scene: Scene, act: Act) -> float:
    if act == WAIT:
        return WAIT_POINTS + LAST_WAIT
    if act == CHICKEN:
        return LOOK + BLAST * max(offers[1][0] for offers in scene.public) / 2
    boom, share = scene.public[act][1]  # they have not seen what I have
    return (1 - boom) * share * 0.7 - boom * BLAST


def _boom(scene: Scene, wire: Act, crowd: list[float]) -> float:
    return sum(chance * scene.offers[wire][others][0] for others, chance in enumerate(crowd))


def _mean(scene: Scene, wire: Act, crowd: list[float]) -> float:
    value = 0.0
    for others, chance in enumerate(crowd):
        boom, share = scene.offers[wire][others + 1]
        value += chance * ((1 - boom) * share - boom * scene.loss(scene.me))
    return value


def _any(booms: list[float]) -> float:
    safe = 1.0
    for boom in booms:
        safe *= 1 - boom
    return 1 - safe
