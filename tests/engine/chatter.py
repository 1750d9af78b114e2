"""Random games of any title with talk between the moves, as record entries."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

from boomtable.engine import BadSetup, Game, Luck, Seeded, Table
from boomtable.engine.records import Entry, Played, Record, Spoken, begin
from tests.titles import TITLES, Title

Noted: TypeAlias = tuple[Record, Table[Any]]


def games_of(title: Title, *seed: int | str) -> Iterator[Noted]:
    """The record and the table of one game, at its start and after every entry."""
    luck = Seeded(title.game.id, *seed)
    players, options = title.setups[luck.pick(len(title.setups))]
    record, table = begin(title.game, players, options), title.game.table(players, options)
    yield record, table
    while table.state.turn:
        seat = table.state.turn[luck.pick(len(table.state.turn))]
        move = table.state.choices(seat).sample(luck)
        record, table = record.with_entry(Played(seat, move)), table.play(seat, move)
        yield record, table
        for entry in _words(title, table, luck):
            assert isinstance(entry, Spoken)
            record, table = record.with_entry(entry), table.say(entry.seat, entry.talk)
            yield record, table


def _words(title: Title, table: Table[Any], luck: Luck) -> Iterator[Entry]:
    """What somebody may say here, if anything that comes to mind is allowed."""
    if title.words:
        seat, talk = luck.pick(table.state.players), title.words[luck.pick(len(title.words))]
        if not table.why_not_say(seat, talk):
            yield Spoken(seat, talk)


def whole(title: Title, *seed: int | str) -> Noted:
    *_, end = games_of(title, *seed)
    return end


def find(name: str) -> Game[Any, Any]:
    """Any title that stands trial, toys too."""
    games = {title.game.id: title.game for title in TITLES}
    if name not in games:
        raise BadSetup("unknown-game", game=name, allowed=", ".join(games))
    return games[name]
