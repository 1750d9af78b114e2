"""A game as all its viewers saw it, in a form people can read and compare."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

from msgspec import UNSET, Struct
from msgspec.structs import astuple

from boomtable.engine import GameOptions, Table, Viewer
from boomtable.engine.move_notation import write_move
from boomtable.engine.records import Entry, Played, Record, Spoken, apply_entry
from boomtable.games.catalog import find

Seen: TypeAlias = dict[Viewer, dict[str, str]]  # what each viewer knows, by name


def playthrough(record: Record) -> str:
    """Every viewer's view, entry by entry: whatever changed, and for whom."""
    game = find(record.game)
    options = game.options_since(record.rules, record.players, record.options)
    table: Table[Any] = game.table(record.players, options)
    seen = seen_at(table)
    lines = ["Before the first move", *changes({}, seen)]
    for number, entry in enumerate(record.log, 1):
        table = apply_entry(table, entry)
        before, seen = seen, seen_at(table)
        lines += ["", f"{number}. {written(entry)}", *changes(before, seen)]
    return "\n".join(lines) + "\n"


def seen_at(table: Table[Any]) -> Seen:
    heard = {viewer: table.heard(viewer) for viewer in table.state.viewers}
    return {
        viewer: facts(table.state.view(viewer))
        | {"heard": latest(said), "lies": " ".join(shown(each) for each in said if each.truth)}
        for viewer, said in heard.items()
    }


def facts(view: Struct) -> dict[str, str]:
    """A view field by field, by wire names."""
    return dict(zip(view.__struct_encode_fields__, map(shown, astuple(view)), strict=True))


def latest(heard: tuple[Any, ...]) -> str:
    """The last statement heard and its number, so that none is missed."""
    return f"{len(heard)}. {shown(heard[-1])}" if heard else "nothing"


def changes(before: Seen, now: Seen) -> Iterator[str]:
    """One line for each changed field, with all viewers for whom it changed."""
    for name in next(iter(now.values())):
        told: dict[str, list[str]] = {}
        for viewer, facts in now.items():
            known = before.get(viewer, {}).get(name, "")
            if known != facts[name]:
                told.setdefault(grown(known, facts[name]), []).append(str(viewer))
        for value, viewers in told.items():
            whom = "all" if len(viewers) == len(now) else " ".join(viewers)
            yield f"  {whom:13} {name:9} {value}"


def grown(before: str, now: str) -> str:
    """Only the new items of a tuple that grew."""
    longer = len(before) > len("[]") and now.startswith(before[:-1] + " ")
    return f"... {now[len(before) :]}" if longer else now


def written(entry: Entry) -> str:
    match entry:
        case Played(seat, move):
            return write_move(seat, move)
        case Spoken(seat, talk):
            return f"{write_move(seat, talk)} (said)"


def shown(value: Any) -> str:
    """A value in short form: `Turned(2 safe)`, `[safe safe success]`, `-` for nothing."""
    match value:
        case None:
            return "-"
        case tuple():
            return f"[{' '.join(map(shown, value))}]"
        case Struct():
            name = "House" if isinstance(value, GameOptions) else type(value).__name__
            return f"{name}({' '.join(shown(field) for field in astuple(value) if field is not UNSET)})"
    return str(value)
