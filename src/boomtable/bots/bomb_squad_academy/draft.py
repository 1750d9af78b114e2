"""Which Tool to pick: what each tends to bring, in points."""

from __future__ import annotations

from collections.abc import Iterable

from boomtable.games.bomb_squad_academy.cards import Tool

WORTH = {
    Tool.SHIELD: 6.5,
    Tool.CRIMPER: 6.0,
    Tool.AMPLIFIER: 5.5,
    Tool.HAMMER: 5.0,
    Tool.BOMB_BLANKET: 5.0,
    Tool.SCHEMATICS: 4.8,
    Tool.HELMET: 4.5,
    Tool.JAMMER: 4.4,
    Tool.X_RAY: 4.2,
    Tool.SWITCH: 4.0,
    Tool.JUMPER: 4.0,
    Tool.AIR_HORN: 3.5,
    Tool.WRENCH: 3.2,
    Tool.FREEZER: 3.2,
    Tool.SCRAMBLER: 3.0,
    Tool.SNIFFER: 2.8,
    Tool.TOOLKIT: 2.5,
    Tool.DYNAMO: 2.2,
    Tool.ORDERS: 2.0,
    Tool.MIRROR: 1.5,
}


def best(tools: Iterable[Tool]) -> Tool:
    return max(tools, key=WORTH.__getitem__)
