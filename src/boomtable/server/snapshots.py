"""Snapshots of sessions, which save replaying the whole log."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from boomtable.engine import Mistake, Said, Table, but
from boomtable.server.faces import all_with_faces
from boomtable.server.session import TableSession
from boomtable.server.transitions import AnyGame, Catalog

FORMAT = 5  # of snapshots; unknown formats are ignored and the log is replayed
WITHOUT_GAMES = (3, 4)  # without the list of finished games, or where the log has them, which only the log knows


class Snapshot(Struct, frozen=True):
    format: int
    rules: int
    session: TableSession
    state: msgspec.Raw = msgspec.Raw(b"null")
    ledger: tuple[Said, ...] = ()
    at: int = 0


SNAPSHOT = msgspec.json.Decoder(Snapshot)


def write(catalog: Catalog, session: TableSession) -> str:
    game, table = catalog[session.game], session.table
    snapshot = Snapshot(FORMAT, game.rules, but(session, table=None))
    if table:
        snapshot = but(snapshot, state=msgspec.Raw(game.encode(table.state)), ledger=table.ledger, at=table.at)
    return msgspec.json.encode(snapshot).decode()


def lacks_games(text: str) -> bool:
    """Whether a snapshot that can be read knows less of finished games than its log."""
    return SNAPSHOT.decode(text).format in WITHOUT_GAMES


def read(catalog: Catalog, text: str) -> TableSession | None:
    """The session, or None if this version cannot read the snapshot."""
    try:
        snapshot = SNAPSHOT.decode(text)
        session = but(snapshot.session, members=all_with_faces(snapshot.session.members))
        game = catalog[session.game]
        if snapshot.format not in (FORMAT, *WITHOUT_GAMES) or snapshot.rules != game.rules:
            return None
        if bytes(snapshot.state) == b"null":
            return session
        return but(session, table=table_of(game, snapshot.state, snapshot.ledger, snapshot.at))
    except (msgspec.MsgspecError, Mistake, KeyError):
        return None


def table_of(game: AnyGame, state: msgspec.Raw, ledger: tuple[Said, ...], at: int) -> Table[Any]:
    """A table as it was written down."""
    return Table(game.decode(bytes(state)), tuple([but(said, talk=game.read_talk(said.talk)) for said in ledger]), at)
