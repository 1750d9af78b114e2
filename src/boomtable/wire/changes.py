"""Differences between two views of the same viewer, and how a client applies them."""

from __future__ import annotations

from collections.abc import Mapping
from operator import is_
from typing import Any, TypeAlias

from msgspec import Raw, Struct
from msgspec.structs import astuple

from boomtable.wire.protocol import ENCODE
from boomtable.wire.to_client import Changes


class Field(Struct, frozen=True):
    """A field of a view: its value, and its encoded bytes."""

    value: Any
    text: bytes


Fields: TypeAlias = Mapping[str, Field]


def written(view: Any, known: Fields) -> Fields:
    """A view encoded field by field; values identical to the previous view's are not encoded again."""
    fields = {}
    for name, value in zip(view.__struct_encode_fields__, astuple(view), strict=True):
        old = known.get(name)
        fields[name] = old if old is not None and old.value is value else _written(value, old)
    return fields


def _written(value: Any, known: Field | None) -> Field:
    if known is None or not isinstance(value, tuple) or not (count := _kept(value, known.value)):
        return Field(value, ENCODE(value))
    return known if count == len(value) else Field(value, _longer(known.text, ENCODE(value[count:])))


def _kept(value: tuple[Any, ...], known: Any) -> int:
    """The number of old items if all are still there, by identity: equal ones may be encoded differently."""
    kept = isinstance(known, tuple) and len(known) <= len(value) and all(map(is_, known, value))
    return len(known) if kept else 0


def _longer(items: bytes, more: bytes) -> bytes:
    """An encoded array with another one's items appended."""
    return b"".join((memoryview(items)[:-1], b",", memoryview(more)[1:]))


def whole(fields: Fields) -> dict[str, Any]:
    """The encoded view, byte for byte as if it had been encoded in one go."""
    return {name: Raw(field.text) for name, field in fields.items()}


def changes(before: Fields, after: Fields) -> Changes:
    """The differences, judged by the bytes alone: whole fields, or items appended to an array."""
    changed: dict[str, Any] = {}
    grown: dict[str, Any] = {}
    for name, field in after.items():
        known = before.get(name)
        if known is field:
            continue
        old, new = known.text if known else b"", field.text
        if old[:1] == b"[" and new[len(old) - 1 : len(old)] == b"," and new.startswith(old[:-1]):
            grown[name] = Raw(b"[" + new[len(old) :])
        elif old != new:
            changed[name] = Raw(new)
    return Changes(changed, grown)


def put_together(view: Mapping[str, Any], told: Mapping[str, Any]) -> dict[str, Any]:
    """The view after changes, both decoded from JSON: what a client does."""
    grown = {name: [*view[name], *items] for name, items in told["grown"].items()}
    return {**view, **told["changed"], **grown}
