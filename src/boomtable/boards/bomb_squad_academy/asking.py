"""What happens next, who does it, and what they may type."""

from __future__ import annotations

from boomtable.boards.bomb_squad_academy.speech import listed, wire_name
from boomtable.boards.seat_names import Facts, name, names
from boomtable.engine import Move, Seat, Seeded
from boomtable.games.bomb_squad_academy import (
    Blow,
    Choose,
    Declare,
    Decline,
    Draft,
    Freeze,
    Jump,
    Keep,
    Pass,
    Peek,
    PeekUnder,
    Protect,
    Replace,
    Spare,
    SwitchWith,
    Tool,
    UseMirror,
    View,
    imagine,
)
from boomtable.games.bomb_squad_academy.rounds import Choosing, Looking
from boomtable.games.bomb_squad_academy.table import PLACES
from boomtable.games.bomb_squad_academy.toolbox import Window
from boomtable.games.bomb_squad_academy.tools import Blowing, Freezing
from boomtable.words import say


def waiting(view: View) -> str:
    """The question, and for who is asked the answers to it."""
    if not view.todo:
        return ""
    step = view.todo[0]
    question = say(f"bomb-squad-academy-step-{step.__struct_config__.tag}", **_facts(view))
    return say("academy-asked", question=question, ways=ways(view)) if view.viewer in view.waiting else question


def _facts(view: View) -> Facts:
    """Whatever the question may speak of."""
    step = view.todo[0]
    facts: Facts = {}
    if isinstance(step, Choosing):
        facts["you"] = "seat" if view.viewer in view.waiting else "nobody"
    if isinstance(step, Window):
        facts["moment"] = say(f"bomb-squad-academy-moment-{step.moment}")
    if (wire := getattr(step, "wire", None)) is not None:
        facts["wire"] = wire_name(wire)
    if (seat := getattr(step, "seat", None)) is not None:
        facts |= names(view.viewer, seat=seat)
    return facts


def ways(view: View) -> str:
    """What whoever is asked may type, as it is typed."""
    if view.viewer not in view.waiting:
        return say("academy-ways-none")
    seat = int(view.viewer)
    match view.todo[0]:
        case Looking():
            return say("academy-ways-mirror" if Tool.MIRROR in view.tools[seat] else "academy-ways-looking")
        case Freezing(_, wire):
            return say("academy-ways-freezing", last=len(view.lines[PLACES[wire]].exposed))
        case Blowing():
            return say("academy-ways-blowing", players=listed(map(_player, _targets(view, seat))))
    moves = sorted(imagine(view, Seeded("ways")).choices(seat), key=lambda move: isinstance(move, Pass))
    return listed(map(typed, moves))


def typed(move: Move) -> str:
    """A move as it is typed."""
    match move:
        case Choose(action) | Replace(action):
            return action
        case Declare(tool):
            return f"use {tool}"
        case Draft(tool):
            return tool
        case Pass():
            return "pass"
        case Protect(wire) | Jump(wire):
            return wire
        case SwitchWith(seat) | Spare(seat):
            return _player(seat)
        case Keep(card):
            return str(card)
        case Peek((first, second)):
            return f"look {first} {second}"
        case PeekUnder(wire):
            return f"look under {wire}"
        case UseMirror():
            return "mirror"
        case Decline():
            return "no"
        case Blow((one, other)):
            return f"blow {one} {other}"
        case Freeze((left, right)):
            return f"freeze {left + 1} {right + 1}"  # people count from 1
    return ""


def _player(seat: Seat) -> str:
    return f"{seat} {name(seat)}"


def _targets(view: View, seat: Seat) -> list[Seat]:
    """Everyone the Air Horn can be blown at [BS21]."""
    return sorted({each for move in imagine(view, Seeded("ways")).choices(seat) for each in move.seats})
