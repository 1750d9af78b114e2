"""Games on paper: a finished one for everyone who sat at it, one's own at any time as one saw it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from boomtable.engine import PUBLIC, Fair, Viewer, but, commitment
from boomtable.engine import records as paper
from boomtable.server import events as e
from boomtable.server.dealer import fair_table
from boomtable.server.errors import Declined
from boomtable.server.history import AnyGame, typed
from boomtable.server.live import Live
from boomtable.server.room import Room
from boomtable.server.snapshots import ENTRY
from boomtable.server.store import Store, Stored
from boomtable.wire.messages import Glimpse, Memoir, Phase


async def record(store: Store, live: Live) -> str:
    """The whole game with the proof of its deals, once it is over."""
    room = live.room
    if room.phase is not Phase.OVER or not room.table:
        raise Declined("not-over")
    went = [*_went(live.game, room, await store.load(room.id, live.seq, whole=True))]
    draws = tuple(draw for event in went for draw in event.draws)
    fair = Fair(
        table=fair_table(room.id, room.number),
        commitment=commitment(room.seed),
        seed=room.seed,
        entropy=room.entropy,
        draws=draws,
    )
    begun = paper.begin(live.game, room.table.state.players, room.options)
    return paper.write(but(begun, fair=fair, log=tuple(event.entry for event in went)))


async def memoir(store: Store, live: Live, viewer: Viewer) -> Memoir:
    """The game so far, and nothing but what this viewer saw and heard of it."""
    room, game = live.room, live.game
    if not room.table:
        raise Declined("no-game")
    table = game.table(room.table.state.players, room.options)
    glimpses = [Glimpse(table.state.view(viewer), ())]
    for event in _went(game, room, await store.load(room.id, live.seq, whole=True)):
        table = paper.follow(table, event.entry)
        seen = Glimpse(table.state.view(viewer), table.heard(viewer))
        if seen != glimpses[-1]:
            glimpses.append(seen)
    seat = viewer if viewer != PUBLIC and isinstance(viewer, int) else None
    return Memoir(game=game.id, rules=room.rules, viewer=viewer, seat=seat, glimpses=tuple(glimpses))


def _went(game: AnyGame, room: Room, stored: Stored) -> Iterator[e.Went]:
    """The moves and words of the latest game in a log."""
    entries: Any = [ENTRY.decode(data) for seq, _, data in stored.entries if seq >= room.begun]
    for event in [event for entry in entries for event in entry.events]:
        if isinstance(event, e.Went):
            known = typed(game, event)
            assert isinstance(known, e.Went)
            yield known
