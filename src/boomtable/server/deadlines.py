"""Deadlines: alarms ring, late and absent players get a substitute, an absent host is replaced.

docs/continuity.md explains why no table can get stuck.
"""

from __future__ import annotations

from collections.abc import Iterator

from boomtable.bots import default_level
from boomtable.engine import CLOCK, Ring
from boomtable.engine.records import Played
from boomtable.server import events as e
from boomtable.server.broadcast import publicly_asked
from boomtable.server.chance import play_chance
from boomtable.server.live_table import LiveTable
from boomtable.server.session import Member
from boomtable.server.transitions import Transaction
from boomtable.wire.protocol import MemberId, Phase
from boomtable.wire.to_client import SubstituteReason

HOST_GONE = 60.0  # seconds until an absent host is replaced in a game
LOBBY_HOST_GONE = 600.0  # and in the lobby, which is its owner's
AT_ONCE = 0.0
ROUNDING = 0.001  # seconds: sums of floats are inexact, so what is due within a millisecond is due
SLEEP_AFTER = 600.0  # seconds without listeners until a table's time stops


def next_due(live: LiveTable) -> float | None:
    """The server time of the next event that happens by itself at this table."""
    return min(_dues(live), default=None)


def _dues(live: LiveTable) -> Iterator[float]:
    session = live.session
    if not live.listeners:
        yield live.empty_since + SLEEP_AFTER
    if heir := next_host(live):
        yield heir[1]
    if session.since is None or not session.playing:
        return
    yield from (session.since + due.at - session.ran for due in session.clock.due)
    for seat in live.asked():
        member = session.members[seat]
        if member.plays_by:
            continue
        if (late := session.late(seat)) is not None:
            yield session.since + late - session.ran
        if session.settings.away is not None and not live.present(member.id):
            yield max(live.gone_since(member.id), session.since) + session.settings.away


def tick(transaction: Transaction, live: LiveTable) -> None:
    """Add the events that are due now."""
    now = transaction.now + ROUNDING
    if (heir := next_host(live)) and heir[1] <= now:
        transaction.add(e.HostChanged(heir[0]))
    if transaction.session.playing and transaction.session.since is not None:
        _ring(transaction)
        _substitute_absent(transaction, live)
    if (
        not live.listeners
        and not transaction.session.asleep
        and live.empty_since + SLEEP_AFTER <= now
        and transaction.session.playing
    ):
        transaction.add(e.Slept())


def next_host(live: LiveTable) -> tuple[MemberId, float] | None:
    """Who becomes host next, and when: somebody present once the host is away, the owner on return to the lobby."""
    session, lobby = live.session, live.session.phase is Phase.LOBBY
    if lobby and session.host != session.owner and live.present(session.owner):
        return session.owner, AT_ONCE
    heirs = [member.id for member in session.heirs if live.present(member.id)]
    if not heirs or live.present(session.host) or session.host not in live.gone:
        return None
    return heirs[0], live.gone_since(session.host) + (LOBBY_HOST_GONE if lobby else HOST_GONE)


def _ring(transaction: Transaction) -> None:
    elapsed = transaction.session.elapsed(transaction.now) + ROUNDING
    for due in transaction.session.clock.due:
        state = transaction.session.state
        if due.at <= elapsed and state and Ring(due.name) in state.choices(CLOCK):
            transaction.add(e.GameMove(Played(CLOCK, Ring(due.name))))
            play_chance(transaction)


def _substitute_absent(transaction: Transaction, live: LiveTable) -> None:
    if transaction.session.table is not live.session.table:
        return  # the questions have just changed
    for seat in live.asked():
        member = transaction.session.members[seat]
        if why := None if member.plays_by else _reason_to_substitute(transaction, live, member, seat):
            quiet = not publicly_asked(transaction.session, seat)
            transaction.add(e.SubstituteAdded(seat, why, default_level(transaction.game), quiet))


def _reason_to_substitute(
    transaction: Transaction, live: LiveTable, member: Member, seat: int
) -> SubstituteReason | None:
    session = transaction.session
    assert session.since is not None
    late, away = session.late(seat), session.settings.away
    if late is not None and late <= session.elapsed(transaction.now) + ROUNDING:
        return SubstituteReason.LATE
    if away is None or live.present(member.id):
        return None
    return (
        SubstituteReason.AWAY
        if max(live.gone_since(member.id), session.since) + away <= transaction.now + ROUNDING
        else None
    )
