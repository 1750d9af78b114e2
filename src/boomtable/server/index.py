"""What of a table can be asked without opening it."""

from __future__ import annotations

from boomtable.server.broadcast import summary
from boomtable.server.session import TableSession
from boomtable.server.store import Index
from boomtable.wire.messages import ENCODE, Phase, Visibility


def index_of(session: TableSession) -> Index:
    code = None if session.phase is Phase.CLOSED else session.code
    listed = session.phase is Phase.LOBBY and session.settings.visibility is Visibility.PUBLIC
    return Index(code, session.game, session.since is not None, listed, ENCODE(summary(session)).decode())
