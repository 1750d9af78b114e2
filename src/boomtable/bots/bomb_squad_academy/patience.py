"""How much a Tool must bring before it is used: a better moment may come, but not for ever."""

from __future__ import annotations

from boomtable.bots.bomb_squad_academy.scene import Scene
from boomtable.games.bomb_squad_academy.cards import BOMBS, Tool

AIMS = {  # in points, while the last bomb is fresh
    Tool.AIR_HORN: 3.0,
    Tool.AMPLIFIER: 5.0,
    Tool.BOMB_BLANKET: 4.0,
    Tool.CRIMPER: 5.0,
    Tool.DYNAMO: 3.0,
    Tool.FREEZER: 3.0,
    Tool.HAMMER: 4.0,
    Tool.HELMET: 1.0,
    Tool.JAMMER: 4.0,
    Tool.JUMPER: 3.5,
    Tool.ORDERS: 3.0,
    Tool.SCHEMATICS: 4.0,
    Tool.SCRAMBLER: 3.0,
    Tool.SHIELD: 0.0,
    Tool.SNIFFER: 0.8,
    Tool.SWITCH: 3.5,
    Tool.TOOLKIT: 2.0,
    Tool.WRENCH: 2.5,
    Tool.X_RAY: 2.5,
}
EARLY = 1.0  # more while another bomb is to come
LEAST = 0.5


def aim(scene: Scene, tool: Tool) -> float:
    """The least that is worth it now: less and less as the last bomb nears its end."""
    if scene.bomb < BOMBS:
        return AIMS[tool] + EARLY * (AIMS[tool] > LEAST)
    return max(min(LEAST, AIMS[tool]), AIMS[tool] * (1 - peril(scene)))


def peril(scene: Scene) -> float:
    """How near the bomb is to its end: the worst wire, if two cut it."""
    return max(offers[2][0] for offers in scene.offers)
