"""Snapshots of sessions, which save replaying the whole log."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from boomtable.engine import BadRecord, Mistake, Said, Table, but
from boomtable.server.errors import TableUnreadable
from boomtable.server.events import Entry
from boomtable.server.log import log
from boomtable.server.session import TableSession
from boomtable.server.store import Stored
from boomtable.server.transitions import AnyGame, replay

FORMAT = 3  # of snapshots; other formats are ignored and the log is replayed


class Snapshot(Struct, frozen=True):
    format: int
    rules: int
    session: TableSession
    state: msgspec.Raw = msgspec.Raw(b"null")
    ledger: tuple[Said, ...] = ()
    at: int = 0


SNAPSHOT = msgspec.json.Decoder(Snapshot)
ENTRY = msgspec.json.Decoder(Entry)


def write(game: AnyGame, session: TableSession) -> str:
    table = session.table
    snapshot = Snapshot(FORMAT, game.rules, but(session, table=None))
    if table:
        snapshot = but(snapshot, state=msgspec.Raw(game.encode(table.state)), ledger=table.ledger, at=table.at)
    return msgspec.json.encode(snapshot).decode()


def read(game: AnyGame, text: str) -> TableSession | None:
    """The session, or None if this version cannot read the snapshot."""
    try:
        snapshot = SNAPSHOT.decode(text)
        if (snapshot.format, snapshot.rules) != (FORMAT, game.rules):
            return None
        if bytes(snapshot.state) == b"null":
            return snapshot.session
        ledger = tuple(but(said, talk=game.read_talk(said.talk)) for said in snapshot.ledger)
        table: Table[Any] = Table(game.decode(bytes(snapshot.state)), ledger, snapshot.at)
        return but(snapshot.session, table=table)
    except (msgspec.MsgspecError, Mistake):
        return None


def replayed(game: AnyGame, stored: Stored, session: TableSession | None = None) -> TableSession:
    """The session at the end of its log; TableUnreadable if the log cannot be replayed."""
    for seq, at, data in stored.entries:
        try:
            session = replay(game, session, ENTRY.decode(data), seq, at)
        except BadRecord as error:
            raise TableUnreadable("table-rule-changed", rule=error.facts["rule"]) from error
        except Exception as error:  # whatever it is, it affects this table only
            log.error("not-replayed", table=stored.id, entry=seq, error=type(error).__name__)
            raise TableUnreadable("table-resting", entry=seq) from error
    if session is None:
        raise TableUnreadable("table-resting", entry=0)
    return session
