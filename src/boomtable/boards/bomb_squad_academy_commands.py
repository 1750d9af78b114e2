"""What players of Bomb Squad Academy are asked, what they may type, and typed lines read as moves."""

from __future__ import annotations

import re
from collections.abc import Iterable
from enum import StrEnum
from typing import TypeAlias, TypeVar

from boomtable.boards.bomb_squad_academy_words import listed, wire_name
from boomtable.boards.mistakes import BadCommand, Unclear
from boomtable.boards.seat_names import Facts, find_seat, names, numbered
from boomtable.engine import Move, Seat, Seeded
from boomtable.games.bomb_squad_academy import (
    Action,
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
    Wire,
    imagine,
)
from boomtable.games.bomb_squad_academy.rounds import Choosing, Looking
from boomtable.games.bomb_squad_academy.table import PLACES
from boomtable.games.bomb_squad_academy.toolbox import Window
from boomtable.games.bomb_squad_academy.tools import Blowing, Freezing
from boomtable.words import say

Words: TypeAlias = list[str]
E = TypeVar("E", bound=StrEnum)

VERBS = {  # for each question: the verbs that an answer may begin with
    "choosing": ("choose", "play", "cut"),
    "window": ("use",),
    "wire-window": ("use",),
    "protecting": ("protect",),
    "looking": ("look", "peek", "use"),
    "drafting": ("take", "draft"),
    "blowing": ("blow",),
    "jumping": ("jump",),
    "switching": ("switch", "swap"),
    "replacing": ("replace", "play"),
    "freezing": ("freeze",),
    "scanning": ("keep",),
    "sparing": ("spare",),
}
NO = ("no", "n", "none", "nothing", "decline", "pass", "p")
WORD = re.compile(r"[^\s,;.:+&]+")
FILLING = {"and", "at", "card", "for", "instead", "of", "on", "the", "to", "wire", "with"}


def waiting(view: View) -> str:
    """The question, and for whoever is asked, what they may answer."""
    if not view.todo:
        return ""
    step = view.todo[0]
    question = say(f"bomb-squad-academy-step-{step.__struct_config__.tag}", **_facts(view))
    return say("academy-asked", question=question, ways=ways(view)) if view.viewer in view.waiting else question


def _facts(view: View) -> Facts:
    """The values that the question may need."""
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
    """What the viewer may type, if they are asked."""
    if view.viewer not in view.waiting:
        return say("academy-ways-none")
    seat = int(view.viewer)
    match view.todo[0]:
        case Looking():
            return say("academy-ways-mirror" if Tool.MIRROR in view.tools[seat] else "academy-ways-looking")
        case Freezing(_, wire):
            return say("academy-ways-freezing", last=len(view.lines[PLACES[wire]].exposed))
        case Blowing():
            return say("academy-ways-blowing", players=listed(map(numbered, _targets(view, seat))))
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
            return numbered(seat)
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


def _targets(view: View, seat: Seat) -> list[Seat]:
    """Everyone the Air Horn can be blown at [BS21]."""
    return sorted({each for move in imagine(view, Seeded("ways")).choices(seat) for each in move.seats})


def read(line: str, view: View) -> Move:
    """A move from a line such as `green`, `use hammer`, `look under red` or `0 cleo`, in answer to what is asked.

    A verb that belongs to another question is read as an answer to that: the rules say that it comes at a wrong time.
    """
    words = words_of(line)
    asked = str(view.todo[0].__struct_config__.tag) if view.todo else ""
    verb = words[0] if words else ""
    meant = asked if verb in VERBS.get(asked, ()) else next((each for each in VERBS if verb in VERBS[each]), None)
    if meant and (words[1:] or meant != "switching"):  # `switch` alone is the Tool
        words, asked = words[1:], meant
    try:
        return _answer(asked, words, view)
    except Unclear:
        raise BadCommand("academy-unclear", typed=line.strip() or "-", allowed=ways(view)) from None


def _answer(asked: str, words: Words, view: View) -> Move:
    match asked:
        case "choosing":
            return Choose(action(words))
        case "replacing":
            return Replace(action(words))
        case "protecting":
            return Protect(wire(words))
        case "jumping":
            return Jump(wire(words))
        case "drafting":
            return Draft(tool(words, view.display))
        case "window" | "wire-window":
            return _use(words, view)
        case "looking":
            return _look(words)
        case "switching":
            return SwitchWith(*seats(words, view, 1))
        case "sparing":
            return Spare(*seats(words, view, 1))
        case "blowing":
            first, second = seats(words, view, 2)
            return Blow((first, second))
        case "freezing":
            first, second = numbers(words, 2)
            return Freeze((first - 1, second - 1))  # people count from 1
        case "scanning":
            return Keep(*numbers(words, 1))
    raise Unclear


def _use(words: Words, view: View) -> Move:
    """One of my Tools, or none."""
    if len(words) == 1 and words[0] in NO:
        return Pass()
    return Declare(tool(words, view.tools[view.viewer] if isinstance(view.viewer, int) else ()))


def _look(words: Words) -> Move:
    """At two decks, under one track, with the Mirror, or not at all."""
    match words:
        case [word] if word in NO:
            return Decline()
        case ["mirror" | "m"]:
            return UseMirror()
        case ["under" | "u" | "tiles", *rest]:
            return PeekUnder(wire(rest))
        case [one, other]:
            first, second = sorted([wire([one]), wire([other])], key=tuple(Wire).index)
            return Peek((first, second))
    raise Unclear


def words_of(line: str) -> Words:
    return [word for word in WORD.findall(line.lower()) if word not in FILLING]


def action(words: Words) -> Action:
    return _one(Action, words)


def wire(words: Words) -> Wire:
    return _one(Wire, words)


def tool(words: Words, likely: tuple[Tool, ...]) -> Tool:
    """One of the likely Tools by the beginning of its name, or else any: the rules say if the player has it."""
    try:
        return _one(likely, words)
    except Unclear:
        return _one(Tool, words)


def _one(kinds: Iterable[E], words: Words) -> E:
    """The only one whose name begins so; `x-ray`, `x ray` and `xray` are the same."""
    typed = _close("".join(words))
    found = [kind for kind in kinds if typed and _close(kind).startswith(typed)]
    if len(found) != 1:
        raise Unclear
    return found[0]


def _close(word: str) -> str:
    return word.replace("-", "")


def seats(words: Words, view: View, count: int) -> tuple[Seat, ...]:
    """This many players, by number or by the beginning of a name; `1 ben` is one player."""
    found = {_seat(word, view) for word in words}
    if len(found) != count:
        raise Unclear
    return tuple(sorted(found))


def _seat(word: str, view: View) -> Seat:
    if (seat := find_seat(word, view.players)) is None:
        raise Unclear
    return seat


def numbers(words: Words, count: int) -> tuple[int, ...]:
    """This many numbers, the smallest first."""
    if len(words) != count or not all(re.fullmatch("[0-9]{1,2}", word) for word in words):
        raise Unclear
    return tuple(sorted(map(int, words)))
