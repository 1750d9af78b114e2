"""Typed words read as what they stand for: players, cards, colours."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TypeAlias

from boomtable.boards.seat_names import name
from boomtable.boards.two_rooms.glyphs import card_name
from boomtable.engine import Seat
from boomtable.games.two_rooms import View
from boomtable.games.two_rooms.characters import Team
from boomtable.games.two_rooms.moves import Call
from boomtable.words import say

Words: TypeAlias = list[str]

WORD = re.compile(r"[^\s,;.:+&?!\"]+")
FILLING = {"a", "an", "and", "as", "at", "card", "cards", "is", "of", "on", "player", "that", "the", "to", "with"}
SELF = ("me", "i", "myself", "self")


class Unclear(Exception):  # noqa: N818  (whoever reads the line makes it a mistake)
    """Words that stand for nothing here."""


def words_of(line: str) -> Words:
    return [word for word in WORD.findall(line.lower()) if word not in FILLING]


def seat(words: Words, view: View) -> Seat:
    (one,) = seats(words, view, 1)
    return one


def seats(words: Words, view: View, count: int | None = None) -> tuple[Seat, ...]:
    """Players by number or by the beginning of a name, the lowest first; so many, if it is said how many."""
    found = sorted({_seat(word, view) for word in words})
    if count not in (None, len(found)):
        raise Unclear
    return tuple(found)


def _seat(word: str, view: View) -> Seat:
    if word in SELF and isinstance(view.viewer, int):
        return view.viewer
    for each in range(view.players):
        if word == str(each) or name(each).lower().startswith(word):
            return each
    raise Unclear


def card(words: Words, view: View) -> str:
    """A card of the deck, as it is called or by its id."""
    return _one(words, {each: (each, card_name(each)) for each in view.deck})


def card_or_colour(words: Words, view: View) -> str:
    """Whatever one may say of a player: a colour's own name comes before cards that begin so."""
    colours = {str(team): (str(team),) for team in Team}
    return _one(words, {**{each: (each, card_name(each)) for each in view.deck}, **colours})


def call(words: Words) -> Call:
    return Call(_one(words, {str(each): (each, say(f"two-rooms-call-{each}")) for each in Call}))


def _one(words: Words, ways: dict[str, Iterable[str]]) -> str:
    """The one that is called so, or else the only one that begins so; `red spy` and `spy-red` are the same."""
    typed = _close("".join(words))
    exact = [each for each, names in ways.items() if typed in map(_close, names)]
    begun = [each for each, names in ways.items() if typed and any(_close(way).startswith(typed) for way in names)]
    if len(found := exact or begun) != 1:
        raise Unclear
    return found[0]


def _close(word: str) -> str:
    return re.sub(r"[^a-z0-9]", "", word.lower())
