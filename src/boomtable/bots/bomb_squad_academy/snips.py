"""Around one cut: what each Tool would add to its owner's points, or take from the others'."""

from __future__ import annotations

from itertools import combinations

from boomtable.bots.bomb_squad_academy.odds import danger, next_cards, odds
from boomtable.bots.bomb_squad_academy.scene import ACTIONS, CHICKEN, PLACE, WAIT, Act, Scene
from boomtable.bots.bomb_squad_academy.threads import Cards, Thread, minus
from boomtable.engine import Seat, but
from boomtable.games.bomb_squad_academy.cards import BLAST, Action, Tool, Wire
from boomtable.games.bomb_squad_academy.tools.after_cut import HELMET_LOSS, SHIELD_POINTS
from boomtable.games.bomb_squad_academy.tools.before_cut import BLANKET_POINTS, HAMMER_BONUS, SCANNED
from boomtable.games.bomb_squad_academy.view import View


def before_cut(scene: Scene, view: View, wire: Wire, tool: Tool) -> float:
    """What I gain, compared to the others, if I use this Tool before the cut."""
    thread, crew = scene.threads[PLACE[wire]], view.cutters[PLACE[wire]]
    plain = odds(thread, len(crew))
    match tool:
        case Tool.FREEZER:
            exposed = view.lines[PLACE[wire]].exposed
            return max(frozen(thread, exposed, len(crew)).values()) - plain.value
        case Tool.SCRAMBLER:
            back = view.lines[PLACE[wire]].exposed[-3:]
            return odds(thread.put_back(back), len(crew)).value - plain.value
        case Tool.HAMMER:
            return hammered(thread) - plain.value
        case Tool.X_RAY:
            return scanned(thread) - plain.value
        case Tool.WRENCH:
            wrenched, mine = odds(thread, len(crew), 1), scene.me in crew
            theirs = (len(crew) - mine) * (plain.value - wrenched.value) / (scene.players - 1)
            if mine:
                return theirs + wrenched.value - plain.value
            return theirs + (wrenched.boom - plain.boom) * at_a_boom(scene, view, PLACE[wire])
        case Tool.BOMB_BLANKET:
            return BLANKET_POINTS * plain.boom
    return 0.0


def at_a_boom(scene: Scene, view: View, wire: Act) -> float:
    """What an explosion of this wire, not cut by me, brings me: a Chicken's points, or my cut still to come."""
    mine = view.acting[scene.me]
    if mine is Action.CHICKEN:
        return BLAST
    later = [place for place in range(wire + 1, len(scene.threads)) if ACTIONS[place] is mine]
    return -max([0.0, *(odds(scene.threads[place], 1).value for place in later)])


def frozen(thread: Thread, exposed: Cards, cutters: int) -> dict[tuple[int, int], float]:
    """By the two places put back, what the cut is then worth [BS25]."""
    pairs = combinations(range(len(exposed)), 2)
    return {(a, b): odds(thread.put_back(tuple(sorted((exposed[a], exposed[b])))), cutters).value for a, b in pairs}


def hammered(thread: Thread) -> float:
    """An extra flip for its main value + 2, and then the cut, unless the first was the last [BS26]."""
    value = 0.0
    for card, chance in next_cards(thread):
        boom = danger(thread, card)
        value -= chance * boom * BLAST
        if boom < 1:
            after = thread.flip(card)
            after = but(after, rooms=tuple([room for room in after.rooms if room > 0]))
            value += chance * (1 - boom) * (card + HAMMER_BONUS + odds(after, 1).value)
    return value


def alone(thread: Thread, card: int) -> float:
    """What a cut is worth whose card is known."""
    boom = danger(thread, card)
    return (1 - boom) * (card + thread.chain + 1 + thread.plates) - boom * BLAST


def scanned(thread: Thread) -> float:
    """The best of three cards [BS28]."""
    seen = thread.top[:SCANNED]
    hidden = [*combinations(thread.unseen, min(SCANNED - len(seen), len(thread.unseen)))]
    return sum(max(alone(thread, card) for card in (*seen, *three)) for three in hidden) / len(hidden)


def after_cut(scene: Scene, view: View, wire: Wire, tool: Tool) -> float:
    """The points of this Tool after a safe cut [BS30]."""
    line, thread, cutters = view.lines[PLACE[wire]], scene.threads[PLACE[wire]], len(view.cutters[PLACE[wire]])
    match tool:
        case Tool.AMPLIFIER | Tool.CRIMPER:
            return float(len(line.exposed))
        case Tool.JAMMER:
            full = line.exposed[-1] + thread.chain + thread.plates
            return float(full - full // cutters)
        case Tool.DYNAMO:
            return float(sum(row.exposed.count(0) for row in view.lines))
    return 0.0


def at_explosion(scene: Scene, view: View, wire: Wire, tool: Tool) -> float:
    """Helmet and Shield: what they save or bring [BS31]."""
    crew = view.cutters[PLACE[wire]]
    if tool is Tool.SHIELD:
        return SHIELD_POINTS + (scene.loss(scene.me) if scene.me in crew else 0.0)
    others = len(crew) - 1
    return scene.loss(scene.me) + HELMET_LOSS * others / (scene.players - 1)


def missing(scene: Scene, seat: Seat) -> tuple[Act, ...]:
    """The cards that a seat has on the table or set aside [BS33]."""
    every = (*range(len(scene.threads)), WAIT, CHICKEN)
    return minus(every, scene.hands[seat])
