"""Tables drawn as text: every row is a label and words; errors name the row and what is allowed in it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from enum import Enum
from functools import cache
from typing import Any, TypeAlias, TypeVar, get_args, get_origin

import msgspec
from msgspec import Struct

from boomtable.engine.game import GameOptions, tags
from boomtable.engine.move_notation import fields_of, read_fields, read_struct, read_value, write_struct, write_value
from boomtable.engine.moves import BadNotation, BadSetup
from boomtable.engine.state import State

Words: TypeAlias = list[str]
Rows: TypeAlias = Mapping[str, list[Words]]  # by label, in the order of the text
O = TypeVar("O", bound=GameOptions)  # noqa: E741  (options)
S = TypeVar("S", bound=State)
T = TypeVar("T", bound=Struct)
OPTIONS = "house"


def draw_rows(rows: Iterable[Sequence[str]], width: int) -> str:
    """Each row as text: the label, padded to this width, then its words separated by two spaces."""
    return "".join(f"{label:{width - 1}} {'  '.join(words)}".rstrip() + "\n" for label, *words in rows)


def read_rows(text: str, once: Collection[str], often: Collection[str] = ()) -> Rows:
    """The words of every row by label: some labels may occur once, others repeatedly, and a number is a seat."""
    rows: dict[str, list[Words]] = {}
    for label, *words in (line.split() for line in text.splitlines() if line.strip()):
        if not (label in once or label in often or _is_seat(label)):
            raise BadNotation("unknown-row", row=label, allowed=", ".join([*once, *often, "0, 1, 2 ..."]))
        if label in rows and label not in often:
            raise BadNotation("row-twice", row=label)
        rows.setdefault(label, []).append(words)
    return rows


def seat_rows(rows: Rows, seats: range) -> list[Words]:
    """The words of every seat in order, checked against the allowed numbers of players."""
    drawn = sorted((label for label in rows if _is_seat(label)), key=lambda label: (len(label), label))
    if len(drawn) not in seats:
        raise BadNotation("drawn-seats", drawn=len(drawn), low=seats[0], high=seats[-1])
    if missing := [str(seat) for seat in range(len(drawn)) if str(seat) not in rows]:
        raise BadNotation("missing-row", row=missing[0])
    return [rows[label][0] for label in drawn]


def _is_seat(label: str) -> bool:
    return label.isascii() and label.isdecimal() and len(label) < 4


@contextmanager
def reading(row: str, text: str, allowed: object) -> Iterator[None]:
    """Turns any error while reading a row into BadNotation that names the row and what is allowed in it."""
    try:
        yield
    except BadSetup as error:  # which already says what is wrong
        raise BadNotation(error.code, **error.facts) from error
    except (LookupError, ValueError, TypeError) as error:
        raise bad_row(row, text, allowed) from error


def bad_row(row: str, text: str, allowed: object) -> BadNotation:
    listed = ", ".join(map(str, allowed)) if isinstance(allowed, Iterable) and not isinstance(allowed, str) else allowed
    return BadNotation("bad-row", row=row, text=text, allowed=str(listed))


def rows_for(kind: type[Struct], but_not: Collection[str]) -> tuple[dict[str, Any], dict[str, type[Struct]]]:
    """The fields with one row each, and those with one row per struct they contain, with their types."""
    kinds = {field.name: field.type for field in fields_of(kind) if field.name not in but_not}
    parts = {name: (*get_args(kind), None)[0] for name, kind in kinds.items()}
    often = {name: part for name, part in parts.items() if isinstance(part, type) and issubclass(part, Struct)}
    return {name: kind for name, kind in kinds.items() if name not in often}, often


def read_each(row: str, rows: Rows, kind: type[T]) -> tuple[T, ...]:
    """One struct from the words of each row."""
    return tuple([_read_row(row, words, kind) for words in rows.get(row, [])])


def _read_row(row: str, words: Words, kind: type[T]) -> T:
    with reading(row, " ".join(words), "  ".join(kind.__struct_fields__)):
        return read_fields(kind, words)


def read_one(row: str, word: str, kind: Any) -> Any:
    """One value from its word."""
    with reading(row, word, spelled(kind)):
        return msgspec.convert(read_value(word, kind), kind, strict=False)


def read_tagged(row: str, words: Sequence[str], kinds: Any) -> Any:
    """A move, a step or a piece of news, of one of these types."""
    known = _tags(kinds)
    text = " ".join(words)
    if not words or words[0] not in known:
        raise bad_row(row, text, known)
    with reading(row, text, " ".join([words[0], *known[words[0]].__struct_fields__])):
        return read_struct(known, words)


_tags = cache(tags)


def spelled(kind: Any) -> str:
    """What may be written for a value of this type."""
    kind = kind.__origin__ if hasattr(kind, "__metadata__") else kind
    parts = [part for part in get_args(kind) if part is not Ellipsis]
    if parts:
        return (",".join if get_origin(kind) is tuple else ", ".join)(dict.fromkeys(map(spelled, parts)))
    if isinstance(kind, type) and issubclass(kind, Enum):
        return ", ".join(str(member.value) for member in kind)
    if isinstance(kind, type) and issubclass(kind, Struct):
        return ":".join(kind.__struct_fields__)
    return SPELLED.get(kind, str(getattr(kind, "__name__", kind)))


SPELLED = {int: "0, 1, 2 ...", bool: "true, false", type(None): "None", str: "abc"}


def settled(table: S) -> S:
    """The table after all automatic steps, provided everyone whose turn it then is has a choice."""
    step = write_struct(table.todo[0]) if table.todo else "-"
    try:
        after = table.settled()
        stuck = [seat for seat in after.turn if not after.choices(seat).size]
    except (LookupError, ValueError, TypeError, AttributeError) as error:
        raise BadNotation("stuck-table", step=step) from error
    if stuck:
        raise BadNotation("stuck-table", step=step)
    return after


# House rules.


def option_labels(options: type[GameOptions]) -> tuple[str, ...]:
    """The rows of house rules: one shared by all single-word rules, and one for each text."""
    return (OPTIONS, *(field.name for field in fields_of(options) if _is_text(field.type)))


def option_rows(chosen: GameOptions) -> Iterator[Words]:
    """House rules that differ from their defaults, as rows."""
    changed = [field for field in fields_of(type(chosen)) if getattr(chosen, field.name) != field.default]
    yield [OPTIONS, *(_flag(chosen, field) for field in changed if not _is_text(field.type))]
    yield from ([field.name, getattr(chosen, field.name)] for field in changed if _is_text(field.type))


def _flag(chosen: GameOptions, field: Any) -> str:
    value = getattr(chosen, field.name)
    return field.name if value is True else f"{field.name}={write_value(value, field.type).lower()}"


def _is_text(kind: Any) -> bool:
    return (getattr(kind, "__origin__", kind)) is str


def read_option_rows(options: type[O], rows: Rows) -> O:
    """The house rules of a drawing, with defaults for those it does not name."""
    known = {field.name: field.type for field in fields_of(options)}
    flags = [name for name, kind in known.items() if not _is_text(kind)]
    plain: dict[str, Any] = {}
    for word in rows.get(OPTIONS, [[]])[0]:
        name, _, value = word.partition("=")
        if name not in flags or name in plain:
            raise bad_row(OPTIONS, word, [flag for flag in flags if flag not in plain])
        plain[name] = read_one(OPTIONS, value or "true", known[name])
    for name, kind in known.items():
        if name in rows and name not in flags:
            plain[name] = read_one(name, " ".join(rows[name][0]), kind)
    with reading(OPTIONS, " ".join(plain), flags):
        return options(**plain)
