"""Differences between two views of the same viewer, and how a client applies them."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import compress, count
from operator import is_, is_not
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
Encoded: TypeAlias = dict[int, tuple[Any, bytes]]  # values by their identity; each is kept, so that it stays its own


def written(view: Any, known: Fields, encoded: Encoded | None = None) -> Fields:
    """A view encoded field by field; values identical to the previous view's, or encoded for another viewer already,
    are not encoded again."""
    names, values = view.__struct_encode_fields__, astuple(view)
    if known.names is not names:
        return Fields(names, values, tuple([ENCODE(value) for value in values]))
    texts, shared = list(known.texts), {} if encoded is None else encoded
    for place in compress(count(), map(is_not, values, known.values)):
        value, old = values[place], texts[place]
        if (found := shared.get(id(value))) is None:
            found = shared[id(value)] = value, _written(value, known.values[place], old)
        texts[place] = old if found[1] == old else found[1]
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
    if before.names is not after.names:
        return Changes(whole(after), {})
    changed: dict[str, Any] = {}
    grown: dict[str, Any] = {}
    for place in compress(count(), map(is_not, before.texts, after.texts)):
        name, old, new = after.names[place], before.texts[place], after.texts[place]
        if old[:1] == b"[" and new[len(old) - 1 : len(old)] == b"," and new.startswith(old[:-1]):
            grown[name] = Raw(b"[" + new[len(old) :])
        elif old != new:
            changed[name] = Raw(new)
    return Changes(changed, grown)


def put_together(view: Mapping[str, Any], told: Mapping[str, Any]) -> dict[str, Any]:
    """The view after changes, both decoded from JSON: what a client does."""
    grown = {name: [*view[name], *items] for name, items in told["grown"].items()}
    return {**view, **told["changed"], **grown}
