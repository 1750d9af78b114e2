"""What devices were shown, compared with what their seats see in the log: on one server, and with nothing relayed."""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from boomtable.engine.records import read
from boomtable.engine.verify import verify
from boomtable.server import broadcast
from boomtable.server.records import record
from boomtable.server.replay import ENTRY, replay_entry
from boomtable.server.session import TableSession
from boomtable.server.store import Stored
from boomtable.wire.protocol import Phase
from tests.server.catalog import CATALOG
from tests.server.persistent_players import Stubborn


class Shown:
    """All that one person was shown of their games, connection by connection."""

    def __init__(self, person: Stubborn) -> None:
        self.person = person
        self._connections: list[tuple[int, list[str]]] = []

    def note(self, acknowledged: int) -> None:
        """The connection that has just ended, and how many of their requests had been acknowledged before it began."""
        shown = [_name(told) for told in self.person.messages if told["type"] == "update"]
        if shown:
            self._connections.append((acknowledged, shown))

    def agrees_with(self, log: Log) -> None:
        """Nothing but what this seat sees, and nobody was sent back to before what they had done."""
        person, seen = self.person, log.seen[self.person.member or 0]
        for acknowledged, shown in self._connections:
            assert set(shown) <= seen.keys(), "shown what nobody sees there"
            done = person.acknowledged[:acknowledged][-1:]
            assert all(seen[shown[0]] >= log.at[person.member, request] for request in done), "sent back"


class Log:
    """A table's whole log: what each member saw and until when, and the deals of every finished game, verified."""

    def __init__(self, stored: Stored, members: Sequence[int]) -> None:
        self.seen: dict[int, dict[str, int]] = {member: {} for member in members}  # the last entry with this view
        self.at: dict[tuple[int | None, str], int] = {}  # the entry of each request
        self.verified = 0  # games
        session: TableSession | None = None
        for seq, at, data in stored.entries:
            entry, before = ENTRY.decode(data), session
            session = replay_entry(CATALOG, session, entry, seq, at)
            self.at[entry.member, entry.id] = seq
            if session.table:
                for member in members:
                    seat = session.seat(member)
                    assert seat is not None
                    self.seen[member][_name(json.loads(broadcast.update(session, seat)))] = seq
            if session.phase is Phase.OVER and before and before.phase is not Phase.OVER:
                self._verify(session, stored, seq)

    def _verify(self, session: TableSession, stored: Stored, until: int) -> None:
        game = CATALOG[session.game]
        of_it = tuple(entry for entry in stored.entries if session.begun <= entry[0] <= until)
        found = record(game, session, Stored(stored.id, stored.game, None, 0, of_it))
        assert verify(game, read(found, CATALOG.__getitem__)) > 0
        self.verified += 1


def _name(update: dict[str, Any]) -> str:
    return sha256(json.dumps([update["view"], update["prompt"]], sort_keys=True).encode()).hexdigest()
