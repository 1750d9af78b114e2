"""What each Tool would change: the whole round once the cards are revealed, or the points of one cut."""

from __future__ import annotations

from itertools import combinations
from typing import TypeAlias

from boomtable.bots.bomb_squad_academy.forecast import Shields
from boomtable.bots.bomb_squad_academy.situation import ACTIONS, CHICKEN, PLACE, WAIT, WIRES, Act, Acting, Situation
from boomtable.bots.bomb_squad_academy.wire_odds import Cards, WireInfo, danger, minus, next_cards, odds
from boomtable.engine import Move, Seat, but
from boomtable.games.bomb_squad_academy.cards import BLAST, Action, Tool, Wire
from boomtable.games.bomb_squad_academy.moves import Blow, Jump, Replace, SwitchWith
from boomtable.games.bomb_squad_academy.tools.after_cut import HELMET_LOSS, SHIELD_POINTS
from boomtable.games.bomb_squad_academy.tools.before_cut import BLANKET_POINTS, HAMMER_BONUS, SCANNED
from boomtable.games.bomb_squad_academy.view import View

Turn: TypeAlias = tuple[Move, Acting]  # what its owner picks, and what everyone does then


# The whole round, with Air Horn, Jumper, Switch, Schematics or Orders.


def with_orders(here: Situation, acting: Acting, shields: Shields) -> Shields:
    return but(shields, orders=(*shields.orders, (here.me, acting[here.me])))


def turns(here: Situation, acting: Acting, tool: Tool) -> list[Turn]:
    """Every way this Tool can change the round."""
    match tool:
        case Tool.AIR_HORN:
            return _air_horn(here, acting)
        case Tool.JUMPER:
            return _jumper(here, acting)
        case Tool.SWITCH:
            return _switch(here, acting)
        case Tool.SCHEMATICS:
            mine = here.hands[here.me]
            return [(Replace(ACTIONS[act]), put(acting, here.me, act)) for act in mine]
    return []


def put(acting: Acting, seat: Seat, act: Act) -> Acting:
    return (*acting[:seat], act, *acting[seat + 1 :])


def _others(here: Situation, acting: Acting) -> list[Seat]:
    return [seat for seat, act in enumerate(acting) if act < WAIT and seat != here.me]


def _air_horn(here: Situation, acting: Acting) -> list[Turn]:
    pairs = combinations(_others(here, acting), 2)
    return [(Blow((a, b)), put(put(acting, a, CHICKEN), b, CHICKEN)) for a, b in pairs]


def _jumper(here: Situation, acting: Acting) -> list[Turn]:
    mine = acting[here.me]
    beside = [wire for wire in (mine - 1, mine + 1) if 0 <= wire < len(here.wires)]
    return [(Jump(WIRES[wire]), put(acting, here.me, wire)) for wire in beside]


def _switch(here: Situation, acting: Acting) -> list[Turn]:
    mine = acting[here.me]
    partners = [seat for seat in _others(here, acting) if acting[seat] != mine]
    return [(SwitchWith(seat), put(put(acting, here.me, acting[seat]), seat, mine)) for seat in partners]


# Around one cut: what a Tool adds to its owner's points, or takes from the others'.


def before_cut(here: Situation, view: View, wire: Wire, tool: Tool) -> float:
    """What I gain, compared to the others, if I use this Tool before the cut."""
    info, crew = here.wires[PLACE[wire]], view.cutters[PLACE[wire]]
    plain = odds(info, len(crew))
    match tool:
        case Tool.FREEZER:
            exposed = view.lines[PLACE[wire]].exposed
            return max(frozen(info, exposed, len(crew)).values()) - plain.value
        case Tool.SCRAMBLER:
            back = view.lines[PLACE[wire]].exposed[-3:]
            return odds(info.put_back(back), len(crew)).value - plain.value
        case Tool.HAMMER:
            return hammered(info) - plain.value
        case Tool.X_RAY:
            return scanned(info) - plain.value
        case Tool.WRENCH:
            wrenched, mine = odds(info, len(crew), 1), here.me in crew
            theirs = (len(crew) - mine) * (plain.value - wrenched.value) / (here.players - 1)
            if mine:
                return theirs + wrenched.value - plain.value
            return theirs + (wrenched.boom - plain.boom) * at_a_boom(here, view, PLACE[wire])
        case Tool.BOMB_BLANKET:
            return BLANKET_POINTS * plain.boom
    return 0.0


def at_a_boom(here: Situation, view: View, wire: Act) -> float:
    """What an explosion of this wire, not cut by me, brings me: a Chicken's points, or my cut still to come."""
    mine = view.acting[here.me]
    if mine is Action.CHICKEN:
        return BLAST
    later = [place for place in range(wire + 1, len(here.wires)) if ACTIONS[place] is mine]
    return -max([0.0, *(odds(here.wires[place], 1).value for place in later)])


def frozen(info: WireInfo, exposed: Cards, cutters: int) -> dict[tuple[int, int], float]:
    """By the two places put back, what the cut is then worth [BS25]."""
    pairs = combinations(range(len(exposed)), 2)
    return {(a, b): odds(info.put_back(tuple(sorted((exposed[a], exposed[b])))), cutters).value for a, b in pairs}


def hammered(info: WireInfo) -> float:
    """An extra flip for its main value + 2, and then the cut, unless the first was the last [BS26]."""
    value = 0.0
    for card, chance in next_cards(info):
        boom = danger(info, card)
        value -= chance * boom * BLAST
        if boom < 1:
            after = info.flip(card)
            after = but(after, rooms=tuple([room for room in after.rooms if room > 0]))
            value += chance * (1 - boom) * (card + HAMMER_BONUS + odds(after, 1).value)
    return value


def alone(info: WireInfo, card: int) -> float:
    """What a cut is worth if its card is known."""
    boom = danger(info, card)
    return (1 - boom) * (card + info.chain + 1 + info.plates) - boom * BLAST


def scanned(info: WireInfo) -> float:
    """The best of three cards [BS28]."""
    seen = info.top[:SCANNED]
    hidden = [*combinations(info.unseen, min(SCANNED - len(seen), len(info.unseen)))]
    return sum(max(alone(info, card) for card in (*seen, *three)) for three in hidden) / len(hidden)


def after_cut(here: Situation, view: View, wire: Wire, tool: Tool) -> float:
    """The points of this Tool after a safe cut [BS30]."""
    line, info, cutters = view.lines[PLACE[wire]], here.wires[PLACE[wire]], len(view.cutters[PLACE[wire]])
    match tool:
        case Tool.AMPLIFIER | Tool.CRIMPER:
            return float(len(line.exposed))
        case Tool.JAMMER:
            full = line.exposed[-1] + info.chain + info.plates
            return float(full - full // cutters)
        case Tool.DYNAMO:
            return float(sum(row.exposed.count(0) for row in view.lines))
    return 0.0


def at_explosion(here: Situation, view: View, wire: Wire, tool: Tool) -> float:
    """Helmet and Shield: what they save or bring [BS31]."""
    crew = view.cutters[PLACE[wire]]
    if tool is Tool.SHIELD:
        return SHIELD_POINTS + (here.loss(here.me) if here.me in crew else 0.0)
    others = len(crew) - 1
    return here.loss(here.me) + HELMET_LOSS * others / (here.players - 1)


def missing(here: Situation, seat: Seat) -> tuple[Act, ...]:
    """The cards that a seat has on the table or set aside [BS33]."""
    every = (*range(len(here.wires)), WAIT, CHICKEN)
    return minus(every, here.hands[seat])
