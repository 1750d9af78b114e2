"""What a title says of house rules before anyone plays by them."""

from __future__ import annotations

from msgspec import Struct


class Note(Struct, frozen=True):
    """One thing to say about a plan: a code with facts; whoever shows it finds the words."""

    code: str
    facts: dict[str, str | int] = {}


class Advice(Struct, frozen=True):
    """The cards that would be played with, what is wrong, and what is allowed but not advised."""

    deck: tuple[str, ...] = ()
    errors: tuple[Note, ...] = ()
    warnings: tuple[Note, ...] = ()
