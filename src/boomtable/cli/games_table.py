"""The titles, as a table to choose from."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from boomtable.bots import levels_of
from boomtable.engine import Game, Option
from boomtable.words import say


def catalog(games: Iterable[Game[Any, Any]]) -> Table:
    """A row for each title: how many play it, its house rules, and the bots there are for it."""
    columns = [say(f"catalog-{column}") for column in ("game", "players", "options", "levels")]
    table = Table(*columns, box=None, padding=(0, 3, 1, 0), header_style="title")
    for game in games:
        label = Group(Text(game.id, style="now"), Text(say(f"{game.id}-title"), style="quiet"))
        players = say("catalog-range", low=game.seats[0], high=game.seats[-1])
        options = Group(*[_option(game.id, option) for option in game.house_rules])
        table.add_row(label, players, options, "\n".join(levels_of(game)))
    return table


def _option(game: str, option: Option) -> Group:
    """A house rule: what it is about, and a line for each value it can have."""
    values = Table.grid(padding=(0, 2, 0, 0))
    values.add_column(no_wrap=True)
    if not option.allowed:
        values.add_row(Text(f"{option.name}=…", style="now"))
    for value in option.allowed:
        meaning = Text(say(f"{game}-option-{option.name}-{value}"))
        if value == str(option.default).lower():
            meaning.append(f" {say('catalog-default')}", style="quiet")
        values.add_row(Text(f"{option.name}={value}", style="now"), meaning)
    return Group(Text(say(f"{game}-option-{option.name}")), values)
