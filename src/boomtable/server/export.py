"""Finished games for research: from tables that agreed, without anything that identifies players."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from hashlib import sha256
from typing import Any

import msgspec
from msgspec import Struct

from boomtable.engine import CHANCE, CLOCK
from boomtable.engine.records import Played
from boomtable.server import events as e
from boomtable.server.replay import ENTRY, replay_entry
from boomtable.server.session import TableSession
from boomtable.server.store import Store, Stored
from boomtable.server.transitions import Catalog
from boomtable.wire.datasets import Act, By, FinishedGame, Kind
from boomtable.wire.protocol import Phase

NOBODY = {CHANCE: By.CHANCE, CLOCK: By.CLOCK}


class Export(Struct, frozen=True):
    """The games a store has for research, in an order that reveals nothing, and how many were unreadable."""

    games: tuple[FinishedGame, ...]
    unreadable: int


async def export(store: Store, catalog: Catalog) -> Export:
    """Every finished game whose table agreed from the deal to the end."""
    games: list[FinishedGame] = []
    unreadable = 0
    for table, touched in await store.touched():
        day = datetime.fromtimestamp(touched, UTC).date().isoformat()
        stored = await store.load(table, whole=True)
        try:
            games.extend(_finished(catalog, stored, day))
        except Exception:  # whatever it is, it affects this table only
            unreadable += 1
    return Export(tuple(sorted(games, key=lambda game: (game.day, game.id))), unreadable)


def _finished(catalog: Catalog, stored: Stored, day: str) -> Iterator[FinishedGame]:
    session: TableSession | None = None
    log: list[Act] = []
    agreed = False
    for seq, at, data in stored.entries:
        entry = ENTRY.decode(data)
        session = replay_entry(catalog, session, entry, seq, at)
        for event in entry.events:
            if isinstance(event, e.Started):
                log, agreed = [], session.settings.research
            if isinstance(event, e.TookOver):
                agreed = False  # whoever came late was not asked
            if isinstance(event, e.GameMove):
                log.append(_act(entry, event))
        agreed = agreed and session.settings.research
        if agreed and session.phase is Phase.OVER:
            yield _nameless(session, tuple(log), day)
            agreed = False


def _act(entry: e.Entry, event: e.GameMove) -> Act:
    """What was done, and whether a person did it."""
    done = event.entry
    by = NOBODY.get(done.seat) or (By.BOT if entry.member is None else By.PERSON)
    if isinstance(done, Played):
        return Act(Kind.PLAYED, done.seat, by, done.move)
    return Act(Kind.SAID, done.seat, by, done.talk)


def _nameless(session: TableSession, log: tuple[Act, ...], day: str) -> FinishedGame:
    """Built field by field: what is not named here is not exported."""
    assert session.table
    assert session.outcome
    facts: tuple[Any, ...] = (session.game, session.rules, session.options, log)
    return FinishedGame(
        id=sha256(msgspec.json.encode(facts)).hexdigest()[:16],
        game=session.game,
        rules=session.rules,
        players=session.table.state.players,
        options=session.options,
        day=day,
        levels=tuple(member.level for member in session.seated),
        side=session.outcome.side,
        winners=session.outcome.winners,
        why=session.outcome.why,
        log=log,
    )
