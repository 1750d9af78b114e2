"""The record of a finished game, and at any time the memoir: the game so far as one viewer saw it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import UNSET

from boomtable.engine import PUBLIC, Fair, Table, Viewer, but, commitment
from boomtable.engine import records as game_records
from boomtable.replays.replay import glimpses
from boomtable.server import events as e
from boomtable.server.chance import fair_game_id
from boomtable.server.replay import ENTRY, typed
from boomtable.server.session import TableSession
from boomtable.server.store import Stored
from boomtable.server.transitions import AnyGame
from boomtable.wire.http import Memoir


def record(game: AnyGame, session: TableSession, stored: Stored) -> str:
    """The record of the finished game with the proof of its deals; those of a lesson are staged and prove nothing."""
    assert session.table
    moves = [*game_moves(game, session.begun, stored)]
    draws = tuple(draw for event in moves for draw in event.draws)
    fair = Fair(
        table=fair_game_id(session.id, session.number),
        commitment=commitment(session.seed),
        seed=session.seed,
        entropy=session.entropy,
        draws=draws,
    )
    begun = game_records.begin(game, session.table.state.players, session.options)
    proof, log = UNSET if session.practice else fair, tuple(event.entry for event in moves)
    return game_records.write(but(begun, fair=proof, fork=session.fork or UNSET, log=log))


def plain_record(
    game: AnyGame, rules: int, players: int, options: dict[str, Any], begun: int, stored: Stored
) -> game_records.Record:
    """What was played and said in the game's own words since this entry: no seed, and no proof that names a table."""
    log = tuple([event.entry for event in game_moves(game, begun, stored)])
    return game_records.Record(game=game.id, rules=rules, players=players, options=options, log=log)


def memoir(game: AnyGame, session: TableSession, stored: Stored, viewer: Viewer) -> Memoir:
    """The game so far, limited to what this viewer saw and heard."""
    assert session.table
    seen = glimpses(_tables(game, session, stored), viewer)
    seat = viewer if viewer != PUBLIC and isinstance(viewer, int) else None
    return Memoir(game=game.id, rules=session.rules, viewer=viewer, seat=seat, glimpses=tuple(seen))


def _tables(game: AnyGame, session: TableSession, stored: Stored) -> Iterator[Table[Any]]:
    """The table of the latest game from its start, after each move and everything said."""
    assert session.table
    table = game.table(session.table.state.players, session.options)
    yield table
    for event in game_moves(game, session.begun, stored):
        table = game_records.apply_entry(table, event.entry)
        yield table


def game_moves(game: AnyGame, begun: int, stored: Stored) -> Iterator[e.GameMove]:
    """The moves and talk in a log since the entry that began a game."""
    entries: Any = [ENTRY.decode(data) for seq, _, data in stored.entries if seq >= begun]
    for event in [event for entry in entries for event in entry.events]:
        if isinstance(event, e.GameMove):
            known = typed(game, event)
            assert isinstance(known, e.GameMove)
            yield known
