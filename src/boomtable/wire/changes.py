"""Only what is new: a view as what changed in it since the one before, and how to put it together again."""

from __future__ import annotations

from collections.abc import Mapping
from operator import is_
from typing import Any, TypeAlias

from msgspec import Raw, Struct
from msgspec.structs import astuple

from boomtable.wire.protocol import ENCODE
from boomtable.wire.to_client import Changes


class Field(Struct, frozen=True):
    """A field of a view, and how it is written."""

    value: Any
    text: bytes


Fields: TypeAlias = Mapping[str, Field]


def written(view: Any, known: Fields) -> Fields:
    """A view field by field; what is the very same as before is not written anew."""
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
    """How many items there were, if all of them still are: the very same, as equal ones may be written differently."""
    kept = isinstance(known, tuple) and len(known) <= len(value) and all(map(is_, known, value))
    return len(known) if kept else 0


def _longer(items: bytes, more: bytes) -> bytes:
    """A written array with the items of another one behind its own."""
    return b"".join((memoryview(items)[:-1], b",", memoryview(more)[1:]))


def whole(fields: Fields) -> dict[str, Any]:
    """A view ready to be sent, byte by byte what it would be had it been written at once."""
    return {name: Raw(field.text) for name, field in fields.items()}


def changes(before: Fields, after: Fields) -> Changes:
    """What is new, told by nothing but the bytes of both: whole fields, or what came behind an array."""
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
    """The view after changes, both as read from JSON: what a client does."""
    grown = {name: [*view[name], *items] for name, items in told["grown"].items()}
    return {**view, **told["changed"], **grown}
