"""Random moves and talk of the types that a title declares, legal or not."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec import inspect, to_builtins

from boomtable.engine import BadMove, Game, Luck, Move, Talk

NUMBERS = (*range(-2, 12), 17, 18, 23, 29, 30, 31, 99, 2**31)
TEXTS = ("", "red", "x", "président")
LONGEST = 4


def random_moves(game: Game[Any, Any], luck: Luck, count: int) -> list[Move]:
    tried = [written(game.moves, luck) for _ in range(count)]
    return [move for each in tried if (move := _read(game.read_move, each)) is not None]


def random_talk(game: Game[Any, Any], luck: Luck, count: int) -> list[Talk]:
    said = [written(game.talk, luck) for _ in range(count if game.talk else 0)]
    return [talk for each in said if (talk := _read(game.read_talk, each)) is not None]


def _read(reading: Any, text: Any) -> Any:
    try:
        return reading(text)
    except BadMove:  # the types do not say all that is required
        return None


def written(kinds: Any, luck: Luck) -> Any:
    """A random value of these types, as it is sent."""
    return _some(_types(kinds), luck)


@cache
def _types(kinds: Any) -> inspect.Type:
    return inspect.type_info(kinds)


def _some(info: inspect.Type, luck: Luck) -> Any:
    match info:
        case inspect.UnionType(types):
            return _some(types[luck.pick(len(types))], luck)
        case inspect.StructType():
            return _struct(info, luck)
        case inspect.VarTupleType(item) | inspect.ListType(item):
            return [_some(item, luck) for _ in range(luck.pick(LONGEST))]
        case inspect.TupleType(items):
            return [_some(item, luck) for item in items]
        case inspect.EnumType(cls):
            members = [*cls]
            return to_builtins(members[luck.pick(len(members))])
        case inspect.LiteralType(values):
            return values[luck.pick(len(values))]
        case inspect.BoolType():
            return bool(luck.pick(2))
        case inspect.IntType():
            return NUMBERS[luck.pick(len(NUMBERS))]
        case inspect.StrType():
            return TEXTS[luck.pick(len(TEXTS))]
    return None


def _struct(info: inspect.StructType, luck: Luck) -> dict[str, Any] | list[Any]:
    tagged = {info.tag_field: info.tag} if info.tag_field else {}
    fields = {each.encode_name: _some(each.type, luck) for each in info.fields if each.required or luck.pick(2)}
    return [*fields.values()] if info.array_like else {**tagged, **fields}
