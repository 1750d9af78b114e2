"""Moves and talk of players, chance and the clock, and the errors that refuse them."""

from __future__ import annotations

import re
from typing import Any, ClassVar

import msgspec
from msgspec import Struct

from boomtable.engine.seats import Seat


def kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Move(Struct, frozen=True, tag_field="move", tag=kebab, forbid_unknown_fields=True):
    """One answer to one question. It says nothing about who may see it: only views do."""

    in_any_order: ClassVar[bool] = False  # whether the order of its members has no meaning


class Talk(Move, frozen=True):
    """Something said. It goes into the ledger, or is an answer where the rules ask for a statement."""


class Ring(Move, frozen=True):
    """The CLOCK's move: a named alarm goes off."""

    alarm: str


def as_declared(move: object) -> Any:
    """The move with fields of their declared types, such as enums for text; None if it is not such a move."""
    try:
        declared = msgspec.convert(msgspec.to_builtins(move), type(move))
    except (msgspec.ValidationError, TypeError, ValueError):
        return None
    return declared if isinstance(move, Move) and declared == move else None


class Refusal(Struct, frozen=True):
    """Why something cannot be done: a message code, and the number of the rule behind it."""

    code: str
    rule: str


class Mistake(Exception):  # noqa: N818  (a tree of mistakes, not of errors)
    """Something that cannot be done: a code with facts. Whatever shows it looks up the text.

    Mistake
    ├── Illegal        a move or statement that is not on offer
    ├── BadSetup       no such game, number of players or options
    ├── BadMove        not a move of this game at all
    ├── BadRecord      a record that is damaged, changed or too new
    └── BadNotation    a table or move in text form that cannot be read
    """

    def __init__(self, code: str, **facts: str | int) -> None:
        super().__init__(code, facts)
        self.code, self.facts = code, facts

    def __reduce__(self) -> tuple[Any, ...]:
        """Mistakes are pickled between processes."""
        return _again, (type(self), self.code, self.facts)

    def __str__(self) -> str:
        return ", ".join([self.code, *(f"{name} = {fact}" for name, fact in self.facts.items())])


def _again(kind: type[Mistake], code: str, facts: dict[str, str | int]) -> Mistake:
    return kind(code, **facts)


class Illegal(Mistake):
    def __init__(self, seat: Seat, move: object, why: Refusal) -> None:
        super().__init__(why.code, rule=why.rule, seat=seat)
        self.seat, self.move, self.why = seat, move, why

    def __reduce__(self) -> tuple[Any, ...]:
        return Illegal, (self.seat, self.move, self.why)


class BadSetup(Mistake): ...


class BadMove(Mistake): ...


class BadRecord(Mistake): ...


class BadNotation(Mistake): ...


OVER = Refusal("game-over", "ALL6")
NOT_ASKED = Refusal("not-asked", "ALL5")
ANSWERED = Refusal("already-answered", "ALL3")
NOT_NOW = Refusal("not-now", "ALL5")
NO_MOVE = Refusal("no-move", "ALL9")
TOO_LATE = Refusal("too-late", "ALL7")
NO_TALK = Refusal("no-talk", "ALL8")
TALKED_OUT = Refusal("talked-out", "ALL8")
