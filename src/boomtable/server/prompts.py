"""What a seat is asked, and whether everyone may know that it is."""

from __future__ import annotations

from typing import Any

from boomtable.engine import PUBLIC, RealTimeStep, Seat, Viewer
from boomtable.server.session import TableSession
from boomtable.wire import to_client
from boomtable.wire.offers import offer


def prompt(session: TableSession, viewer: Viewer) -> to_client.Prompt | None:
    number = asked(session, viewer)
    if number is None:
        return None
    assert session.table
    state = session.table.state
    return to_client.Prompt(number, offer(state.choices(int(viewer))), owed=not isinstance(state.todo[0], RealTimeStep))


def asked(session: TableSession, viewer: Viewer) -> int | None:
    """The number of a viewer's open question."""
    if not isinstance(viewer, int) or not session.playing:
        return None
    question = session.questions[viewer]
    return question.number if question.open else None


def publicly_asked(session: TableSession, seat: Seat) -> bool:
    """Whether everyone may know that this seat is asked."""
    assert session.table
    view: Any = session.table.state.view(PUBLIC)
    return seat in view.waiting
