"""Typed words read as what they stand for: cards, wires, Tools, players, numbers."""

from __future__ import annotations

import re
from collections.abc import Iterable
from enum import StrEnum
from typing import TypeAlias, TypeVar

from boomtable.boards.seat_names import name
from boomtable.engine import Seat
from boomtable.games.bomb_squad_academy import Action, Tool, View, Wire

Words: TypeAlias = list[str]
E = TypeVar("E", bound=StrEnum)

WORD = re.compile(r"[^\s,;.:+&]+")
FILLING = {"and", "at", "card", "for", "instead", "of", "on", "the", "to", "wire", "with"}


class Unclear(Exception):  # noqa: N818  (whoever reads the line makes it a mistake)
    """Words that stand for nothing here."""


def words_of(line: str) -> Words:
    return [word for word in WORD.findall(line.lower()) if word not in FILLING]


def action(words: Words) -> Action:
    return _one(Action, words)


def wire(words: Words) -> Wire:
    return _one(Wire, words)


def tool(words: Words, likely: tuple[Tool, ...]) -> Tool:
    """One of those at hand by its beginning, or else any: that it is not at hand is for the rules to say."""
    try:
        return _one(likely, words)
    except Unclear:
        return _one(Tool, words)


def _one(kinds: Iterable[E], words: Words) -> E:
    """The one that is called so or begins so; `x-ray`, `x ray` and `xray` are the same."""
    typed = _close("".join(words))
    found = [kind for kind in kinds if typed and _close(kind).startswith(typed)]
    if len(found) != 1:
        raise Unclear
    return found[0]


def _close(word: str) -> str:
    return word.replace("-", "")


def seats(words: Words, view: View, count: int) -> tuple[Seat, ...]:
    """So many players, by number or by the beginning of a name; `1 ben` is one player."""
    found = {_seat(word, view) for word in words}
    if len(found) != count:
        raise Unclear
    return tuple(sorted(found))


def _seat(word: str, view: View) -> Seat:
    for seat in range(view.players):
        if word == str(seat) or name(seat).lower().startswith(word):
            return seat
    raise Unclear


def numbers(words: Words, count: int) -> tuple[int, ...]:
    """So many numbers, the smallest first."""
    if len(words) != count or not all(re.fullmatch("[0-9]{1,2}", word) for word in words):
        raise Unclear
    return tuple(sorted(map(int, words)))
