"""Rebuild a table's session from its log, or from a snapshot and what the log has after it."""

from __future__ import annotations

import msgspec

from boomtable.engine import BadRecord, but
from boomtable.engine.records import Played, Spoken
from boomtable.server import events as e
from boomtable.server.errors import TableUnreadable
from boomtable.server.log import log
from boomtable.server.scenes import Scenes, still_on
from boomtable.server.session import TableSession
from boomtable.server.store import Stored
from boomtable.server.transitions import AnyGame, Catalog, Transaction, opened

ENTRY = msgspec.json.Decoder(e.Entry)


def replay_log(catalog: Catalog, stored: Stored, session: TableSession | None = None) -> TableSession:
    """The session at the end of its log; TableUnreadable if the log cannot be replayed."""
    return replay(catalog, stored, session)[0]


def replay(catalog: Catalog, stored: Stored, session: TableSession | None = None) -> tuple[TableSession, Scenes]:
    """The session at the end of its log, and the scenes that were on or still to come."""
    scenes: Scenes = {}
    for seq, at, data in stored.entries:
        try:
            entry = ENTRY.decode(data)
            transaction = _transaction(catalog, session, entry, seq, at)
            session = transaction.settled(entry.member, entry.id)
            scenes = still_on(scenes if session.table else {}, transaction.scenes, session.elapsed(at))
        except BadRecord as error:
            raise TableUnreadable("table-rule-changed", rule=error.facts["rule"]) from error
        except Exception as error:  # whatever it is, it affects this table only
            log.error("not-replayed", table=stored.id, entry=seq, error=type(error).__name__)
            raise TableUnreadable("table-resting", entry=seq) from error
    if session is None:
        raise TableUnreadable("table-resting", entry=0)
    return session, scenes


def replay_entry(catalog: Catalog, session: TableSession | None, entry: e.Entry, seq: int, now: float) -> TableSession:
    """The session after one line of its log."""
    return _transaction(catalog, session, entry, seq, now).settled(entry.member, entry.id)


def _transaction(catalog: Catalog, session: TableSession | None, entry: e.Entry, seq: int, now: float) -> Transaction:
    start = session or opened(next(event for event in entry.events if isinstance(event, e.Opened)))
    transaction = Transaction(start, catalog, seq, now)
    for event in entry.events:
        transaction.add(typed(transaction.game, event))
    return transaction


def typed(game: AnyGame, event: e.AnyEvent) -> e.AnyEvent:
    """An event from the log with its move or talk decoded by the game."""
    match event:
        case e.GameMove(Played(seat, move)):
            return but(event, entry=Played(seat, game.read_move(move)))
        case e.GameMove(Spoken(seat, talk)):
            return but(event, entry=Spoken(seat, game.read_talk(talk)))
    return event
