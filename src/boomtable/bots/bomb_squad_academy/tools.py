"""Which Tool to draft, when to use one, and on what."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from boomtable.bots.bomb_squad_academy.choosing import expected
from boomtable.bots.bomb_squad_academy.forecast import Worth, settled
from boomtable.bots.bomb_squad_academy.looking import told
from boomtable.bots.bomb_squad_academy.situation import WAIT, Situation, acting
from boomtable.bots.bomb_squad_academy.tool_effects import (
    after_cut,
    at_explosion,
    before_cut,
    missing,
    turns,
    with_orders,
)
from boomtable.engine import Move, but
from boomtable.games.bomb_squad_academy.cards import BOMBS, Tool
from boomtable.games.bomb_squad_academy.moves import Declare, Pass
from boomtable.games.bomb_squad_academy.toolbox import Moment, Window, WireWindow
from boomtable.games.bomb_squad_academy.view import View

WORTH = {  # what a Tool tends to bring, in points
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
AIMS = {  # what a use must bring, in points, while the last bomb is fresh
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
FRESH_WAIT = 1.0  # what a Wait that comes back is worth beyond this round


def best_to_draft(tools: Iterable[Tool]) -> Tool:
    return max(tools, key=WORTH.__getitem__)


def declare(here: Situation, view: View, window: Window, tools: Sequence[Tool], worth: Worth) -> Move:
    """The Tool that brings most beyond what it must, or none yet."""
    surplus = {tool: gain(here, view, window, tool, worth) - aim(here, tool) for tool in tools}
    best = max(surplus, key=surplus.__getitem__)
    return Declare(best) if surplus[best] >= 0.0 else Pass()


def aim(here: Situation, tool: Tool) -> float:
    """The least that is worth it now: less and less as the last bomb nears its end."""
    if here.bomb < BOMBS:
        return AIMS[tool] + EARLY * (AIMS[tool] > LEAST)
    return max(min(LEAST, AIMS[tool]), AIMS[tool] * (1 - peril(here)))


def peril(here: Situation) -> float:
    """How near the bomb is to its end: the worst wire, if two cut it."""
    return max(offers[2][0] for offers in here.offers)


def gain(here: Situation, view: View, window: Window, tool: Tool, worth: Worth) -> float:
    """What this Tool would bring now."""
    match window:
        case WireWindow(Moment.BEFORE_CUT, wire):
            return before_cut(here, view, wire, tool)
        case WireWindow(Moment.AFTER_CUT, wire):
            return after_cut(here, view, wire, tool)
        case WireWindow(Moment.EXPLOSION, wire):
            return at_explosion(here, view, wire, tool)
        case Window(Moment.CHOOSING):
            return sniffing(here) if tool is Tool.SNIFFER else unpacking(here)
    now, shields = acting(view), settled(view)
    plain = worth(here, now, shields)
    if tool is Tool.ORDERS:
        return worth(here, now, with_orders(here, now, shields)) - plain
    return max([worth(here, then, shields) for _, then in turns(here, now, tool)], default=plain) - plain


def sniffing(here: Situation) -> float:
    """How much better my next cut is if I have seen the top of every deck."""
    hand, wires = here.hands[here.me], tuple(range(len(here.wires)))
    return told(here, hand, tops=wires) - told(here, hand)


def unpacking(here: Situation) -> float:
    """How much better my best card is with all cards in hand."""
    me, more = here.me, missing(here, here.me)
    full = (*here.hands[me], *more)
    hands = (*here.hands[:me], full, *here.hands[me + 1 :])
    better = max(expected(but(here, hands=hands)).values()) - max(expected(here).values())
    return better + FRESH_WAIT * (WAIT in more) + 0.25 * len(more)


def picked(here: Situation, view: View, tool: Tool, moves: Sequence[Move], worth: Worth) -> Move:
    """What a Tool used after the reveal works on."""
    now, shields = acting(view), settled(view)
    values = {move: worth(here, then, shields) for move, then in turns(here, now, tool)}
    return max(moves, key=values.__getitem__)
