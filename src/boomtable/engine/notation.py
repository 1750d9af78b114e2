"""Moves as a line of text: who, what, and the particulars. `0 cut 2`, `chance flip safe`, `1 claim success=2`."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, get_args, get_origin

import msgspec
from msgspec import Struct
from msgspec.structs import astuple, fields

from boomtable.engine.game import Game, tags
from boomtable.engine.moves import BadNotation, Move, Ring
from boomtable.engine.seats import CHANCE, CLOCK, Seat

NAMES = {CHANCE: "chance", CLOCK: "clock"}
SEATS = {name: seat for seat, name in NAMES.items()}


def write_move(seat: Seat, move: Move) -> str:
    """Who moves, and the move."""
    return f"{NAMES.get(seat, str(seat))} {write_struct(move)}"


def write_struct(thing: Struct) -> str:
    """A move, a step or a piece of news as text; what has a default is named, and left out where it holds it."""
    words = [str(thing.__struct_config__.tag)]
    for field in fields(thing):
        value = getattr(thing, field.name)
        if field.required:
            words.append(_write(value, field.type))
        elif value != field.default:
            words.append(f"{field.name}={_write(value, field.type)}")
    return " ".join(words)


def read_move(game: Game[Any, Any], text: str) -> tuple[Seat, Move]:
    """A seat and a move from text, or BadNotation that says what could stand there."""
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


def read_struct(kinds: Mapping[str, Any], words: Sequence[str]) -> Any:
    """One of these kinds from its words, or ValidationError or LookupError."""
    kind = kinds[words[0]]
    return msgspec.convert(_particulars(kind, words[1:]), kind, strict=False)


def _particulars(kind: type[Struct], words: Sequence[str]) -> dict[str, Any]:
    """The fields of a move by name: words with `=` name theirs, the others fill the rest in order."""
    known = {field.name: field.type for field in fields(kind)}
    unnamed = [field.name for field in fields(kind) if field.required]
    values = {}
    for word in words:
        name, _, value = word.rpartition("=")
        name = name or unnamed.pop(0)
        if name in values:
            raise LookupError(name)
        values[name] = _read(value, known[name])
    return values


def _write(value: Any, kind: Any) -> str:
    """`a,b` for cards, `a,b/c,d` for hands, `-` for an empty hand, `none` for no hands, `red:7` for a card of parts."""
    if isinstance(value, Struct):
        return ":".join(map(str, astuple(value)))
    if get_origin(kind) is not tuple:
        return str(value)
    joint, empty = _row(kind)
    return joint.join(_write(part, get_args(kind)[0]) for part in value) or empty


def _read(word: str, kind: Any) -> Any:
    if isinstance(kind, type) and issubclass(kind, Struct):
        return word.split(":")
    if get_origin(kind) is not tuple:
        return word
    joint, empty = _row(kind)
    return [_read(part, get_args(kind)[0]) for part in word.split(joint)] if word != empty else []


def _row(kind: Any) -> tuple[str, str]:
    """What stands between the parts of a row, and for one without any."""
    return ("/", "none") if get_origin(get_args(kind)[0]) is tuple else (",", "-")
