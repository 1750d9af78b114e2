"""Parameters that several commands have, and how a command answers a machine."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, TypeAlias

from cyclopts import Parameter, Token

from boomtable.words import say


def whole(_: Any, tokens: Sequence[Token]) -> int:
    """A whole number, never rounded: 4.6 players do not become 5."""
    return int(tokens[0].value)


Title: TypeAlias = Annotated[str, Parameter(help=say("help-title"))]
Players: TypeAlias = Annotated[int, Parameter(help=say("help-players"), converter=whole)]
OptionArgs = Annotated[tuple[str, ...], Parameter(help=say("help-option"), negative="", show_default=False)]
LabSeed: TypeAlias = Annotated[int, Parameter(help=say("help-seed-lab"), converter=whole)]
Workers: TypeAlias = Annotated[int, Parameter(help=say("help-workers"), converter=whole)]
Engine: TypeAlias = Annotated[str | None, Parameter(help=say("help-engine"), show_default=False)]
Json: TypeAlias = Annotated[bool, Parameter(help=say("help-json"), negative="", show_default=False)]
Bots: TypeAlias = Annotated[str | None, Parameter(help=say("help-bots"))]
Seat: TypeAlias = Annotated[str, Parameter(help=say("help-seat"))]
Host: TypeAlias = Annotated[str, Parameter(help=say("help-host"))]
Port: TypeAlias = Annotated[int, Parameter(help=say("help-port"), converter=whole)]
Data: TypeAlias = Annotated[Path | None, Parameter(help=say("help-data"), show_default=False)]
DatabaseUrl: TypeAlias = Annotated[str | None, Parameter(help=say("help-database-url"), show_default=False)]


def print_json(value: object) -> None:
    """One line for a machine, in ASCII, so that no stranger's text can paint on a terminal."""
    from json import dumps, loads

    import msgspec

    print(dumps(loads(msgspec.json.encode(value)), separators=(",", ":")))
