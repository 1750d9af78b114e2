"""Games played by bots, with what everyone saw of them while they were played."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec import Struct
from msgspec.json import encode

from boomtable.bots import make_bots, play_on
from boomtable.engine import Game, Table, Viewer, but
from boomtable.engine.records import Record, begin, read, write
from boomtable.games.catalog import find
from boomtable.replays import Replay


class Watched(Struct, frozen=True):
    """A game's record, and the bytes of what each viewer had seen and heard, moment by moment, as it was played."""

    record: Record
    streams: dict[Viewer, list[bytes]]


def watched(game: Game[Any, Any], players: int, level: str, seed: int, options: Any = None) -> Watched:
    """A game with every viewer watching."""
    table, log = game.table(players, options), []
    streams = {viewer: [shown(table, viewer)] for viewer in table.state.viewers}
    for entry, now in play_on(table, make_bots(game, players, (level,)), (seed,)):
        log.append(entry)
        for viewer, stream in streams.items():
            stream.append(shown(now, viewer))
    return Watched(but(begin(game, players, options), log=tuple(log)), streams)


def shown(table: Table[Any], viewer: Viewer) -> bytes:
    return encode((table.state.view(viewer), table.heard(viewer)))


@cache
def replayed(title: str, players: int, seed: int, level: str = "hard") -> Replay:
    """A game of these bots, written down, read again and opened."""
    game, log = find(title), []
    for entry, _ in play_on(game.table(players), make_bots(game, players, (level,)), (seed,)):
        log.append(entry)
    return Replay.of(game, read(write(but(begin(game, players), log=tuple(log))), find))
