"""A typed line read as a move of Bomb Squad Academy."""

from __future__ import annotations

from boomtable.boards.bomb_squad_academy.asking import ways
from boomtable.boards.bomb_squad_academy.reading import Unclear, Words, action, numbers, seats, tool, wire, words_of
from boomtable.boards.mistakes import BadCommand
from boomtable.engine import Move
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
    UseMirror,
    View,
    Wire,
)

VERBS = {  # by what is asked: those that may stand before the answer
    "choosing": ("choose", "play"),
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
