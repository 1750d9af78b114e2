"""Deadlines: alarms ring, late and absent players get a substitute (substitutes.py), an absent host is replaced.

docs/continuity.md explains why no table can get stuck.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import inf

from boomtable.engine import CLOCK, Ring
from boomtable.engine.records import Played
from boomtable.server import events as e
from boomtable.server import gates, substitutes
from boomtable.server.chance import play_chance
from boomtable.server.live_table import LiveTable
from boomtable.server.substitutes import ROUNDING
from boomtable.server.transitions import Transaction
from boomtable.wire.protocol import MemberId, Phase

HOST_GONE = 60.0  # seconds until an absent host is replaced in a game
LOBBY_HOST_GONE = 600.0  # and in the lobby, which is its owner's
AT_ONCE = 0.0
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
    if session.gate and (due := gates.due(live)) < inf:
        yield due
    if session.since is None or not session.running:
        return
    yield from (session.since + due.at - session.ran for due in session.clock.due)
    yield from substitutes.dues(live, session.since)


def tick(transaction: Transaction, live: LiveTable) -> None:
    """Add the events that are due now."""
    now = transaction.now + ROUNDING
    if (heir := next_host(live)) and heir[1] <= now:
        transaction.add(e.HostChanged(heir[0]))
    if transaction.session.gate and gates.due(live) <= now:
        gates.let_pass(transaction, live)
    if transaction.session.running:
        _ring(transaction)
        substitutes.add_due(transaction, live)
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
    if live.present(session.host) or session.host not in live.gone:
        return None
    heirs = [member.id for member in session.heirs if live.present(member.id)]
    if not heirs:
        return None
    return heirs[0], live.gone_since(session.host) + (LOBBY_HOST_GONE if lobby else HOST_GONE)


def _ring(transaction: Transaction) -> None:
    elapsed = transaction.session.elapsed(transaction.now) + ROUNDING
    for due in transaction.session.clock.due:
        state = transaction.session.state
        if due.at <= elapsed and state and Ring(due.name) in state.choices(CLOCK):
            transaction.add(e.GameMove(Played(CLOCK, Ring(due.name))))
            play_chance(transaction)
