"""What of a table can be asked without opening it."""

from __future__ import annotations

from boomtable.server.room import Room
from boomtable.server.store import Index
from boomtable.server.telling import summary
from boomtable.wire.messages import ENCODE, Phase, Visibility


def index_of(room: Room) -> Index:
    code = None if room.phase is Phase.CLOSED else room.code
    listed = room.phase is Phase.LOBBY and room.settings.visibility is Visibility.PUBLIC
    return Index(code, room.game, room.since is not None, listed, ENCODE(summary(room)).decode())
