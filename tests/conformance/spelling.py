"""One move in other spellings: text for enums, foreign enums, lists, booleans, another order."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import StrEnum
from itertools import islice
from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import astuple

from boomtable.engine import Choices, Dealt, Either, Luck, Move, Subset, shuffled

Spelling: TypeAlias = Callable[[Any], Any]


def as_text(value: Any) -> Any:
    """Plain text, as a user writes it who does not know the enum."""
    return str(value) if isinstance(value, str) else value


def as_sibling(value: Any) -> Any:
    """A member of another enum that happens to have the same text."""
    return StrEnum("Sibling", {"SAME": value}).SAME if isinstance(value, str) else value  # type: ignore[attr-defined]


def as_list(value: Any) -> Any:
    return [*value] if isinstance(value, tuple) else value


def as_truth(value: Any) -> Any:
    """False for 0 and true for 1, which are equal to them."""
    return bool(value) if type(value) is int and value in (0, 1) else value


def as_fraction(value: Any) -> Any:
    return float(value) if type(value) is int else value


ENUMS: tuple[Spelling, ...] = (as_text, as_sibling)  # must be understood
ODD: tuple[Spelling, ...] = (as_list, as_truth, as_fraction)  # may be


def spelt(thing: Any, spelling: Spelling) -> Any:
    """The same value in another spelling, at any depth."""
    if isinstance(thing, Struct):
        return type(thing)(*(spelt(part, spelling) for part in astuple(thing)))
    return spelling(tuple([spelt(part, spelling) for part in thing]) if isinstance(thing, tuple) else thing)


def some(choices: Choices[Any], luck: Luck) -> list[Move]:
    """The first few, and a few random ones."""
    return [*dict.fromkeys([*islice(choices, 3), *(choices.sample(luck) for _ in range(3))])] if choices.size else []


def reordered(choices: Choices[Any], luck: Luck) -> Iterator[tuple[Move, Move]]:
    """Some offered moves, each paired with itself in another order, if order has no meaning."""
    for part in choices.parts if isinstance(choices, Either) else (choices,):
        for move in some(part, luck):
            if (other := mixed(part, move, luck)) is not move:
                yield move, other


def mixed(choices: Choices[Any], move: Move, luck: Luck) -> Move:
    """A move with its members in another order, if order has no meaning."""
    if isinstance(choices, Subset) or move.in_any_order:
        [row] = astuple(move)
        return type(move)(tuple(shuffled(row, luck)))
    if isinstance(choices, Dealt):
        [hands] = astuple(move)
        return type(move)(tuple([tuple(shuffled(hand, luck)) for hand in hands]))
    return move
