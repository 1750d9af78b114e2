"""A room written down whole, and read again: a shortcut through the log, never the truth."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from boomtable.engine import BadRecord, Mistake, Said, Table, but
from boomtable.server.errors import Resting
from boomtable.server.events import Entry
from boomtable.server.history import AnyGame, again
from boomtable.server.log import log
from boomtable.server.room import Room
from boomtable.server.store import Stored

FORMAT = 2  # of snapshots; others are not read but replayed


class Snapshot(Struct, frozen=True):
    format: int
    rules: int
    room: Room
    state: msgspec.Raw = msgspec.Raw(b"null")
    ledger: tuple[Said, ...] = ()
    at: int = 0


SNAPSHOT = msgspec.json.Decoder(Snapshot)
ENTRY = msgspec.json.Decoder(Entry)


def write(game: AnyGame, room: Room) -> str:
    table = room.table
    picture = Snapshot(FORMAT, game.rules, but(room, table=None))
    if table:
        picture = but(picture, state=msgspec.Raw(game.encode(table.state)), ledger=table.ledger, at=table.at)
    return msgspec.json.encode(picture).decode()


def read(game: AnyGame, text: str) -> Room | None:
    """The room, or nothing if this version reads snapshots differently."""
    try:
        picture = SNAPSHOT.decode(text)
        if (picture.format, picture.rules) != (FORMAT, game.rules):
            return None
        if bytes(picture.state) == b"null":
            return picture.room
        ledger = tuple(but(said, talk=game.read_talk(said.talk)) for said in picture.ledger)
        table: Table[Any] = Table(game.decode(bytes(picture.state)), ledger, picture.at)
        return but(picture.room, table=table)
    except (msgspec.MsgspecError, Mistake):
        return None


def replayed(game: AnyGame, stored: Stored, room: Room | None = None) -> Room:
    """The room at the end of its log; Resting if the log cannot be followed any more."""
    for seq, at, data in stored.entries:
        try:
            room = again(game, room, ENTRY.decode(data), seq, at)
        except BadRecord as error:
            raise Resting("table-rule-changed", rule=error.facts["rule"]) from error
        except Exception as error:  # whatever it is, it concerns this table only
            log.error("not-replayed", table=stored.id, entry=seq, error=type(error).__name__)
            raise Resting("table-resting", entry=seq) from error
    if room is None:
        raise Resting("table-resting", entry=0)
    return room
