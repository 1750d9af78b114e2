"""Differences between two views of the same viewer, and how a client applies them."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import compress, count
from operator import is_, is_not, ne
from typing import Any, TypeAlias

from msgspec import Raw, Struct
from msgspec.structs import astuple

from boomtable.wire.protocol import ENCODE
from boomtable.wire.to_client import Changes


class Fields(Struct, frozen=True):
    """A view field by field: the values, and each of them encoded."""

    names: tuple[str, ...] = ()
    values: tuple[Any, ...] = ()
    texts: tuple[bytes, ...] = ()


NOTHING = Fields()
Difference: TypeAlias = tuple[str, bytes, bytes]


def written(view: Any, known: Fields, beside: Fields = NOTHING) -> Fields:
    """A view encoded field by field; values identical to those of the previous view, or of another viewer's who was
    told of the same move, are not encoded again."""
    names, values = view.__struct_encode_fields__, astuple(view)
    if known.names is not names:
        return Fields(names, values, tuple([ENCODE(value) for value in values]))
    other = beside if beside.names is names else known
    texts = list(other.texts)
    for place in compress(count(), map(is_not, values, other.values)):
        value, before, text = values[place], known.values[place], known.texts[place]
        texts[place] = text if value is before else _written(value, before, text)
    return Fields(names, values, tuple(texts))


def _written(value: Any, known: Any, text: bytes) -> bytes:
    if not isinstance(value, tuple) or not (kept := _kept(value, known)):
        return ENCODE(value)
    return text if kept == len(value) else _longer(text, ENCODE(value[kept:]))


def _kept(value: tuple[Any, ...], known: Any) -> int:
    """The number of old items if all are still there, by identity: equal ones may be encoded differently."""
    kept = isinstance(known, tuple) and len(known) <= len(value) and all(map(is_, known, value))
    return len(known) if kept else 0


def _longer(items: bytes, more: bytes) -> bytes:
    """An encoded array with another one's items appended."""
    return b"".join((memoryview(items)[:-1], b",", memoryview(more)[1:]))


def whole(fields: Fields) -> dict[str, Any]:
    """The encoded view, byte for byte as if it had been encoded in one go."""
    return {name: Raw(text) for name, text in zip(fields.names, fields.texts, strict=True)}


def changes(before: Fields, after: Fields) -> Changes:
    """The differences, judged by the bytes alone: whole fields, or items appended to an array."""
    return _changes(_differences(before, after))


def _differences(before: Fields, after: Fields) -> list[Difference]:
    """Each field whose bytes are others: its name, and the bytes before and after."""
    olds = before.texts if before.names is after.names else (b"",) * len(after.names)
    return [*compress(zip(after.names, olds, after.texts, strict=True), map(ne, olds, after.texts))]


def _changes(differences: list[Difference]) -> Changes:
    changed: dict[str, Any] = {}
    grown: dict[str, Any] = {}
    for name, old, new in differences:
        if old[:1] == b"[" and new[len(old) - 1 : len(old)] == b"," and new.startswith(old[:-1]):
            grown[name] = Raw(b"[" + new[len(old) :])
        else:
            changed[name] = Raw(new)
    return Changes(changed, grown)


class Neighbour:
    """Who was told of the same move before: what is the same for the next viewer is not worked out again."""

    def __init__(self) -> None:
        self._view = NOTHING
        self._differences: list[Difference] = []
        self._changes = self._told = Changes({}, {})
        self._message = ENCODE(self._told)

    def written(self, view: Any, known: Fields) -> Fields:
        self._view = written(view, known, self._view)
        return self._view

    def changes(self, before: Fields, after: Fields) -> Changes:
        differences = _differences(before, after)
        if differences != self._differences:
            self._differences, self._changes = differences, _changes(differences)
        return self._changes

    def message(self, told: Changes) -> bytes:
        if told is not self._told:
            self._told, self._message = told, ENCODE(told)
        return self._message


def put_together(view: Mapping[str, Any], told: Mapping[str, Any]) -> dict[str, Any]:
    """The view after changes, both decoded from JSON: what a client does."""
    grown = {name: [*view[name], *items] for name, items in told["grown"].items()}
    return {**view, **told["changed"], **grown}
