"""Nobody waits for ever: alarms ring, the late and the absent get a caretaker, an absent host's rights pass on.

docs/continuity.md says why no table can be stuck.
"""

from __future__ import annotations

from collections.abc import Iterator

from boomtable.bots import usual
from boomtable.engine import CLOCK, Ring
from boomtable.engine.records import Played
from boomtable.server import events as e
from boomtable.server.dealer import deal
from boomtable.server.history import Draft
from boomtable.server.live import Live
from boomtable.server.room import Member
from boomtable.server.telling import publicly_asked
from boomtable.wire.messages import MemberId, Minder

HOST_GONE = 60.0  # seconds until an absent host's rights pass on
A_MOMENT = 0.001  # seconds: sums of times are not exact, and what is due to the millisecond is due
DESERTED = 600.0  # seconds without anyone until time stands still at a table


def next_due(live: Live) -> float | None:
    """When, by the house's clock, something happens at this table by itself."""
    return min(_dues(live), default=None)


def _dues(live: Live) -> Iterator[float]:
    room = live.room
    if not live.listeners:
        yield live.deserted + DESERTED
    if heir(live) is not None:
        yield live.gone_since(room.host) + HOST_GONE
    if room.since is None or not room.playing:
        return
    yield from (room.since + due.at - room.ran for due in room.clock.due)
    for seat in live.asked():
        member = room.members[seat]
        if member.plays_by:
            continue
        if (late := room.late(seat)) is not None:
            yield room.since + late - room.ran
        if room.settings.away is not None and not live.present(member.id):
            yield max(live.gone_since(member.id), room.since) + room.settings.away


def tick(draft: Draft, live: Live) -> None:
    """Whatever is due now."""
    house = draft.house + A_MOMENT
    if (member := heir(live)) is not None and live.gone_since(draft.room.host) + HOST_GONE <= house:
        draft.happen(e.Hosted(member))
    if draft.room.playing and draft.room.since is not None:
        _ring(draft)
        _take_care(draft, live)
    if not live.listeners and not draft.room.asleep and live.deserted + DESERTED <= house and draft.room.playing:
        draft.happen(e.Slept())


def heir(live: Live) -> MemberId | None:
    """Who gets the host's rights while the host is away."""
    if live.present(live.room.host) or live.room.host not in live.gone:
        return None
    return next((member.id for member in live.room.people if live.present(member.id)), None)


def _ring(draft: Draft) -> None:
    now = draft.room.time(draft.house) + A_MOMENT
    for due in draft.room.clock.due:
        state = draft.room.state
        if due.at <= now and state and Ring(due.name) in state.choices(CLOCK):
            draft.happen(e.Went(Played(CLOCK, Ring(due.name))))
            deal(draft)


def _take_care(draft: Draft, live: Live) -> None:
    if draft.room.table is not live.room.table:
        return  # the questions have changed; there is time
    for seat in live.asked():
        member = draft.room.members[seat]
        if why := None if member.plays_by else _absent(draft, live, member, seat):
            quiet = not publicly_asked(draft.room, seat)
            draft.happen(e.Minded(seat, why, usual(draft.game), quiet))


def _absent(draft: Draft, live: Live, member: Member, seat: int) -> Minder | None:
    room = draft.room
    assert room.since is not None
    late, away = room.late(seat), room.settings.away
    if late is not None and late <= room.time(draft.house) + A_MOMENT:
        return Minder.LATE
    if away is None or live.present(member.id):
        return None
    return Minder.AWAY if max(live.gone_since(member.id), room.since) + away <= draft.house + A_MOMENT else None
