"""Moves as a line of text: who, what, and the details. `0 cut 2`, `chance flip safe`, `1 claim success=2`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import chain, repeat
from typing import Any, TypeVar, get_args, get_origin

import msgspec
from msgspec import Struct
from msgspec.structs import FieldInfo, fields

from boomtable.engine.game import Game, tags
from boomtable.engine.moves import BadNotation, Move, Ring
from boomtable.engine.seats import CHANCE, CLOCK, Seat
from boomtable.engine.state import State

NAMES = {CHANCE: "chance", CLOCK: "clock"}
SEATS = {name: seat for seat, name in NAMES.items()}
S = TypeVar("S", bound=State)
T = TypeVar("T", bound=Struct)


@cache
def fields_of(kind: type[Struct]) -> tuple[FieldInfo, ...]:
    """The fields of a struct, cached because msgspec reads all annotations again on every call."""
    return fields(kind)


def write_move(seat: Seat, move: Move) -> str:
    """A seat and its move as text."""
    return f"{NAMES.get(seat, str(seat))} {write_struct(move)}"


def write_struct(thing: Struct) -> str:
    """A move, a step or a piece of news as text: its name and its words."""
    return " ".join([str(thing.__struct_config__.tag), *write_fields(thing)])


def write_fields(thing: Struct) -> Iterator[str]:
    """The fields of a struct as words in order; fields with a default are named, or left out if they equal it."""
    for field in fields_of(type(thing)):
        value = getattr(thing, field.name)
        if field.required:
            yield write_value(value, field.type)
        elif value != field.default:
            yield f"{field.name}={write_value(value, field.type)}"


def read_move(game: Game[Any, Any], text: str) -> tuple[Seat, Move]:
    """A seat and a move from text, or BadNotation that says what is allowed."""
    who, what, *words = (text + " ? ?").split()[: max(2, len(text.split()))]
    kinds = tags(game.moves | Ring) | tags(game.talk)
    if what not in kinds:
        raise BadNotation("unknown-move", text=text, allowed=", ".join(kinds))
    if not (who in SEATS or re.fullmatch(r"\d{1,3}", who)):
        raise BadNotation("unknown-seat", text=text, allowed="0, 1, 2 ..., chance, clock")
    try:
        move: Move = read_struct(kinds, [what, *words])
    except (msgspec.ValidationError, LookupError) as error:
        raise BadNotation("unreadable-move", text=text, detail=str(error)) from None
    return SEATS[who] if who in SEATS else int(who), move


def play_lines(game: Game[S, Any], state: S, *lines: str) -> S:
    """The table after these moves, one per line."""
    for line in lines:
        state = state.play(*read_move(game, line))
    return state


def read_struct(kinds: Mapping[str, Any], words: Sequence[str]) -> Any:
    """A struct of one of these types from its words, or ValidationError or LookupError."""
    return read_fields(kinds[words[0]], words[1:])


def read_fields(kind: type[T], words: Sequence[str]) -> T:
    """A struct from its words, or ValidationError or LookupError."""
    return msgspec.convert(_plain(kind, _particulars(kind, words)), kind, strict=False)


def _plain(kind: type[Struct], named: dict[str, Any]) -> Any:
    """The builtin form that msgspec converts to this struct."""
    return [named[name] for name in kind.__struct_fields__ if name in named] if _listed(kind) else named


def _listed(kind: type[Struct]) -> bool:
    return kind.__struct_config__.array_like


def _particulars(kind: type[Struct], words: Sequence[str]) -> dict[str, Any]:
    """The fields of a move by name: words with `=` name their field, the others fill the rest in order."""
    known = {field.name: field.type for field in fields_of(kind)}
    unnamed = [field.name for field in fields_of(kind) if field.required]
    values = {}
    for word in words:
        name, _, value = word.rpartition("=")
        name = name or unnamed.pop(0)
        if name in values:
            raise LookupError(name)
        values[name] = read_value(value, known[name])
    return values


def write_value(value: Any, kind: Any) -> str:
    """`a,b` for cards, `a,b/c,d` for hands, `-` for an empty hand, `none` for no hands, `red:7` for a card of parts."""
    kind = _certain(kind)
    if isinstance(value, Struct):
        return ":".join(write_value(getattr(value, field.name), field.type) for field in fields_of(type(value)))
    if value is None or get_origin(kind) is not tuple:
        return str(value)
    joint, empty = _row(kind)
    return joint.join(map(write_value, value, _kinds(kind))) or empty


def read_value(word: str, kind: Any) -> Any:
    """The inverse of write_value, in the builtin form that msgspec converts."""
    if type(None) in get_args(kind) and word == str(None):
        return None
    kind = _certain(kind)
    if isinstance(kind, type) and issubclass(kind, Struct):
        parts, known = word.split(":"), fields_of(kind)
        if len(parts) > len(known):
            raise LookupError(word)
        return _plain(
            kind, {field.name: read_value(part, field.type) for part, field in zip(parts, known, strict=False)}
        )
    if get_origin(kind) is not tuple:
        return word
    joint, empty = _row(kind)
    return list(map(read_value, word.split(joint), _kinds(kind))) if word != empty else []


def _certain(kind: Any) -> Any:
    """An optional type without the None."""
    known = [part for part in get_args(kind) if part is not type(None)]
    return known[0] if len(known) == 1 and type(None) in get_args(kind) else kind


def _kinds(kind: Any) -> Iterator[Any]:
    """The type of each part of a row; the last one repeats."""
    parts = [part for part in get_args(kind) if part is not Ellipsis]
    return chain(parts, repeat(parts[-1]))


def _row(kind: Any) -> tuple[str, str]:
    """The separator of a row's parts, and the word for an empty row."""
    hands = [part for part in get_args(kind) if get_origin(_certain(part)) is tuple]
    return ("/", "none") if hands else (",", "-")
