"""What is written to disk for an entry: the entry, and now and then what finds and restores its table quickly."""

from __future__ import annotations

from boomtable.server import events as e
from boomtable.server import snapshots
from boomtable.server.live_table import LiveTable
from boomtable.server.roster import summary
from boomtable.server.session import TableSession, only_played
from boomtable.server.store import Index, Row
from boomtable.server.transitions import AnyGame
from boomtable.wire.protocol import ENCODE, Phase, Visibility

SNAPSHOT_EVERY = 50  # entries


def row_of(live: LiveTable, before: TableSession, session: TableSession, entry: e.Entry, now: float) -> Row:
    seq = live.seq + 1
    with_snapshot = seq - live.snapshot_seq >= SNAPSHOT_EVERY or _round(before) != _round(session)
    known = None if with_snapshot or not only_played(before, session) else live.index
    index = known or index_of(session, live.catalog[session.game])
    return Row(
        session.id,
        seq,
        now,
        ENCODE(entry).decode(),
        index if index != live.index or with_snapshot else None,
        snapshots.write(live.catalog, session) if with_snapshot else None,
        live.epoch,
        None if session.public == before.public else _public(session),
    )


def _public(session: TableSession) -> tuple[tuple[str, str], ...]:
    return tuple([(each.id, ENCODE(each).decode()) for each in session.public])


def _round(session: TableSession) -> tuple[int, int]:
    return session.number, session.table.state.round if session.table else -1


def index_of(session: TableSession, game: AnyGame) -> Index:
    """The columns by which tables are found without loading them."""
    code = None if session.phase is Phase.CLOSED else session.code
    listed = session.phase is Phase.LOBBY and session.settings.visibility is Visibility.PUBLIC
    return Index(code, session.game, session.running, listed, ENCODE(summary(session, game)).decode())
