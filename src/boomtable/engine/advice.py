"""What a title advises about house rules before a game starts."""

from __future__ import annotations

from msgspec import Struct


class Note(Struct, frozen=True):
    """One remark about a plan: a code with facts. Whatever shows it looks up the text."""

    code: str
    facts: dict[str, str | int] = {}


class Advice(Struct, frozen=True):
    """The cards that would be used, what is wrong with the plan, and what is allowed but not recommended."""

    deck: tuple[str, ...] = ()
    errors: tuple[Note, ...] = ()
    warnings: tuple[Note, ...] = ()
