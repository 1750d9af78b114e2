"""What each viewer is told of the time: the table's own, the alarms they know of, and how long they have to answer."""

from __future__ import annotations

from boomtable.engine import Seat, Viewer
from boomtable.engine.clock import Due
from boomtable.server.session import TableSession
from boomtable.wire import to_client


def clock_facts(session: TableSession, viewer: Viewer) -> object:
    """What the clocks a viewer sees depend on; while it is unchanged they just run on."""
    seat = _clocked(session, viewer)
    late = (session.late(seat), session.questions[seat].bank) if seat is not None else None
    return session.since is None, session.ran, _ticking(session, viewer), late


def clocks(session: TableSession, viewer: Viewer, now: float) -> to_client.Times:
    elapsed, seat = session.elapsed(now), _clocked(session, viewer)
    late = session.late(seat) if seat is not None else None
    return to_client.Times(
        running=session.since is not None,
        now=round(elapsed, 2),
        alarms=tuple(to_client.Left(due.name, _tenths(due.at - elapsed)) for due in _ticking(session, viewer)),
        mine=None if late is None else _tenths(late - elapsed),
        bank=None if seat is None or not session.settings.clock else _tenths(session.questions[seat].bank),
    )


def _ticking(session: TableSession, viewer: Viewer) -> tuple[Due, ...]:
    """The alarms that a viewer knows of, soonest first."""
    if not session.clock.due or not session.playing or not session.table:
        return ()
    known = [alarm.name for alarm in session.table.state.visible_alarms(viewer)]
    return tuple(due for due in session.clock.due if due.name in known)


def _clocked(session: TableSession, viewer: Viewer) -> Seat | None:
    return viewer if isinstance(viewer, int) and session.playing else None


def _tenths(seconds: float) -> float:
    return max(0.0, round(seconds, 1))
