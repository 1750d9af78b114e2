"""Every claim of a recorded game that was false, and what would have been true."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from boomtable.engine import Said, Seat, Table, Talk
from boomtable.engine.records import Entry, Spoken
from boomtable.games import time_bomb, time_bomb_evolution
from boomtable.games.time_bomb_shared.table import WireTable
from boomtable.games.two_rooms import Tell, TwoRooms
from boomtable.games.two_rooms.characters.character import CARDS
from boomtable.replays.replay import Replay

CLAIMS = (time_bomb.Claim, time_bomb_evolution.Claim, Tell)


class Lie(Struct, frozen=True):
    """A false claim, the moment right after it was made, and what would have been true."""

    at: int
    seat: Seat
    claim: Any
    truth: Any


def claimed(entry: Entry) -> Talk | None:
    """What this entry claims, in talk or in turn."""
    said = entry.talk if isinstance(entry, Spoken) else entry.move
    return said if isinstance(said, CLAIMS) else None


def lies(replay: Replay) -> Iterator[Lie]:
    for at, entry in enumerate(replay.record.log, start=1):
        if (claim := claimed(entry)) and (truth := truth_of(replay.tables[at - 1], entry.seat, claim)):
            yield Lie(at, entry.seat, claim, truth)


def truth_of(table: Table[Any], seat: Seat, claim: Any) -> Talk | None:
    """What would have been true in place of a false claim."""
    state = table.state
    if isinstance(state, TwoRooms):
        card = CARDS[state.people[claim.seat].card]
        return None if claim.what in (card.id, card.team, card.colour) else Tell(claim.seat, card.id)
    assert isinstance(state, WireTable)
    return state.truth_of(Said(seat, claim, state.round, state.public_time, ())) or None
