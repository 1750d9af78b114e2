"""Once the cards are revealed: what the round would be with Air Horn, Jumper, Switch, Schematics or Orders."""

from __future__ import annotations

from itertools import combinations
from typing import TypeAlias

from boomtable.bots.bomb_squad_academy.forecast import Shields
from boomtable.bots.bomb_squad_academy.scene import ACTIONS, CHICKEN, PLACE, WAIT, WIRES, Act, Acting, Scene
from boomtable.engine import Move, Seat, but
from boomtable.games.bomb_squad_academy.cards import Tool
from boomtable.games.bomb_squad_academy.moves import Blow, Jump, Replace, SwitchWith
from boomtable.games.bomb_squad_academy.view import View

Turn: TypeAlias = tuple[Move, Acting]  # what its owner picks, and what everyone does then


def settled(view: View) -> Shields:
    """Waits that took effect, protected wires, and who cuts on Orders."""
    return Shields(
        waited=view.waited,
        protected=tuple([PLACE[wire] for wire in view.protected]),
        orders=tuple([(seat, place) for place, crew in enumerate(view.cutters_if_protected) for seat in crew]),
    )


def with_orders(scene: Scene, acting: Acting, shields: Shields) -> Shields:
    return but(shields, orders=(*shields.orders, (scene.me, acting[scene.me])))


def turns(scene: Scene, acting: Acting, tool: Tool) -> list[Turn]:
    """Everything this Tool can make of the round."""
    match tool:
        case Tool.AIR_HORN:
            return _air_horn(scene, acting)
        case Tool.JUMPER:
            return _jumper(scene, acting)
        case Tool.SWITCH:
            return _switch(scene, acting)
        case Tool.SCHEMATICS:
            mine = scene.hands[scene.me]
            return [(Replace(ACTIONS[act]), put(acting, scene.me, act)) for act in mine]
    return []


def put(acting: Acting, seat: Seat, act: Act) -> Acting:
    return (*acting[:seat], act, *acting[seat + 1 :])


def _others(scene: Scene, acting: Acting) -> list[Seat]:
    return [seat for seat, act in enumerate(acting) if act < WAIT and seat != scene.me]


def _air_horn(scene: Scene, acting: Acting) -> list[Turn]:
    pairs = combinations(_others(scene, acting), 2)
    return [(Blow((a, b)), put(put(acting, a, CHICKEN), b, CHICKEN)) for a, b in pairs]


def _jumper(scene: Scene, acting: Acting) -> list[Turn]:
    mine = acting[scene.me]
    beside = [wire for wire in (mine - 1, mine + 1) if 0 <= wire < len(scene.threads)]
    return [(Jump(WIRES[wire]), put(acting, scene.me, wire)) for wire in beside]


def _switch(scene: Scene, acting: Acting) -> list[Turn]:
    mine = acting[scene.me]
    partners = [seat for seat in _others(scene, acting) if acting[seat] != mine]
    return [(SwitchWith(seat), put(put(acting, scene.me, acting[seat]), seat, mine)) for seat in partners]
