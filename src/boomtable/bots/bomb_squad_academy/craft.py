"""When to use a Tool, and on what."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from boomtable.bots.bomb_squad_academy.crowd import expected
from boomtable.bots.bomb_squad_academy.forecast import Shields
from boomtable.bots.bomb_squad_academy.patience import aim
from boomtable.bots.bomb_squad_academy.revealed import settled, turns, with_orders
from boomtable.bots.bomb_squad_academy.scene import WAIT, Acting, Scene, acting
from boomtable.bots.bomb_squad_academy.seeing import told
from boomtable.bots.bomb_squad_academy.snips import after_cut, at_explosion, before_cut, missing
from boomtable.engine import Move, but
from boomtable.games.bomb_squad_academy.cards import Tool
from boomtable.games.bomb_squad_academy.moves import Declare, Pass
from boomtable.games.bomb_squad_academy.toolbox import Moment, Window, WireWindow
from boomtable.games.bomb_squad_academy.view import View

Worth: TypeAlias = Callable[[Scene, Acting, Shields], float]  # in points, to the seat that looks

FRESH_WAIT = 1.0  # what a Wait that comes back is worth beyond this round


def declare(scene: Scene, view: View, window: Window, tools: Sequence[Tool], worth: Worth) -> Move:
    """The Tool that brings most beyond what it should, or none yet."""
    surplus = {tool: gain(scene, view, window, tool, worth) - aim(scene, tool) for tool in tools}
    best = max(surplus, key=surplus.__getitem__)
    return Declare(best) if surplus[best] >= 0.0 else Pass()


def gain(scene: Scene, view: View, window: Window, tool: Tool, worth: Worth) -> float:
    """What this Tool would bring now."""
    match window:
        case WireWindow(Moment.BEFORE_CUT, wire):
            return before_cut(scene, view, wire, tool)
        case WireWindow(Moment.AFTER_CUT, wire):
            return after_cut(scene, view, wire, tool)
        case WireWindow(Moment.EXPLOSION, wire):
            return at_explosion(scene, view, wire, tool)
        case Window(Moment.CHOOSING):
            return sniffing(scene) if tool is Tool.SNIFFER else unpacking(scene)
    now, shields = acting(view), settled(view)
    plain = worth(scene, now, shields)
    if tool is Tool.ORDERS:
        return worth(scene, now, with_orders(scene, now, shields)) - plain
    return max([worth(scene, then, shields) for _, then in turns(scene, now, tool)], default=plain) - plain


def sniffing(scene: Scene) -> float:
    """How much better my next cut is if I have seen the top of every deck."""
    hand, wires = scene.hands[scene.me], tuple(range(len(scene.threads)))
    return told(scene, hand, tops=wires) - told(scene, hand)


def unpacking(scene: Scene) -> float:
    """How much better my best card is with all cards in hand."""
    me, more = scene.me, missing(scene, scene.me)
    full = (*scene.hands[me], *more)
    hands = (*scene.hands[:me], full, *scene.hands[me + 1 :])
    better = max(expected(but(scene, hands=hands)).values()) - max(expected(scene).values())
    return better + FRESH_WAIT * (WAIT in more) + 0.25 * len(more)


def picked(scene: Scene, view: View, tool: Tool, moves: Sequence[Move], worth: Worth) -> Move:
    """What a Tool used after the reveal works on."""
    now, shields = acting(view), settled(view)
    values = {move: worth(scene, then, shields) for move, then in turns(scene, now, tool)}
    return max(moves, key=values.__getitem__)
