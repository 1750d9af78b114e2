"""Reads a table from disk, independently of the server."""

from __future__ import annotations

import shutil
import sqlite3
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory

from boomtable.server import broadcast
from boomtable.server.replay import ENTRY, replay_log
from boomtable.server.session import TableSession
from boomtable.server.store import Stored
from tests.server.catalog import CATALOG
from tests.server.persistent_players import Stubborn


class Witness:
    """A table's whole log, and the session replayed from it."""

    def __init__(self, stored: Stored) -> None:
        entries = [ENTRY.decode(data) for _, _, data in stored.entries]
        self.requests = Counter((entry.member, entry.id) for entry in entries if entry.id)
        self.session: TableSession = replay_log(CATALOG, stored)

    def agrees_with(self, player: Stubborn) -> None:
        """Every acknowledged request is in the log exactly once, and nothing unasked or refused is."""
        logged = Counter({name: n for (member, name), n in self.requests.items() if member == player.member})
        assert set(logged.values()) <= {1}, "doubled"
        assert set(player.acknowledged) <= set(logged), "lost"
        unsure = {player.pending["id"]} if player.pending else set()
        assert set(logged) <= set(player.acknowledged) | unsure, "made up"

    def is_what_is_seen_by(self, player: Stubborn) -> None:
        """The first messages of a new connection match the replayed log, byte for byte."""
        roster = player.roster
        assert (roster["phase"], roster["number"]) == (self.session.phase, self.session.number)
        if self.session.table:
            seat = self.session.seat(player.member or 0)
            assert seat is not None
            assert player.first("update") == broadcast.update(self.session, seat)
            assert player.first("heard") == broadcast.heard(self.session, seat, 0)


def witnesses(folder: Path, codes: Iterable[str]) -> dict[str, Witness]:
    """Witnesses by code, read from a copy of the database."""
    with TemporaryDirectory() as copy:
        for file in folder.glob("boomtable.db*"):
            shutil.copy(file, copy)
        database = sqlite3.connect(f"{copy}/boomtable.db")
        try:
            return {code: _witness(database, code) for code in codes}
        finally:
            database.close()


def _witness(database: sqlite3.Connection, code: str) -> Witness:
    [(table, game)] = database.execute("select id, game from tables where code = ?", (code,))
    log = database.execute("select seq, at, data from entries where table_id = ? order by seq", (table,)).fetchall()
    assert [seq for seq, _, _ in log] == list(range(1, len(log) + 1)), "a gap"
    return Witness(Stored(table, game, None, 0, tuple(log)))
