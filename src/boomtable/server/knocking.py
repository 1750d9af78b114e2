"""Knocking: where the host wants it, newcomers wait until they are let in. Who waits is kept in memory only."""

from __future__ import annotations

from boomtable.server.errors import Declined, RateLimited
from boomtable.server.identifiers import hashed
from boomtable.server.live_table import Knock, Listener, LiveTable
from boomtable.server.names import check_newcomer
from boomtable.server.session import Newcomer
from boomtable.wire.protocol import Close, Latecomers, Phase

MOST_WAITING = 32  # newcomers at one table
FORGOTTEN_AFTER = 600.0  # seconds without a connection
REFUSAL_COST = 8.0  # knocks of the same address


def open_to_knocks(live: LiveTable) -> bool:
    """Whether newcomers knock here: before a game, and while one is on where those who come late may come in."""
    session = live.session
    late = session.phase is not Phase.CLOSED and session.settings.latecomers is not Latecomers.STAY_OUT
    return session.settings.knocking and (late or session.phase is Phase.LOBBY)


def knock(live: LiveTable, newcomer: Newcomer, network: str, now: float) -> None:
    """Somebody asks to be let in."""
    _forget_absent(live, now)
    check_newcomer(newcomer.name, [each.newcomer.name for each in live.knocks.values()])
    if len(live.knocks) >= MOST_WAITING:
        raise Declined("too-many-waiting", most=MOST_WAITING)
    if not live.knock_limits.take(network):
        raise RateLimited("too-many-requests")
    live.last_knock += 1
    live.knocks[live.last_knock] = Knock(newcomer, network, now)


def find(live: LiveTable, key: str | None) -> Knock | None:
    """The knock that was made with this key."""
    return next((each for each in live.knocks.values() if key and each.newcomer.key == hashed(key)), None)


def stop_waiting(live: LiveTable, listener: Listener, now: float) -> None:
    """A connection ended; whoever waited with it may be back soon."""
    for each in live.knocks.values():
        if listener in each.listeners:
            each.listeners.remove(listener)
            each.seen = now


def turn_away(live: LiveTable, number: int) -> None:
    """The host refused: that costs the address more than a knock."""
    if each := live.knocks.pop(number, None):
        live.knock_limits.charge(each.network, REFUSAL_COST)
        _close(each, Close.TURNED_AWAY, "turned-away")


def dismiss_all(live: LiveTable) -> None:
    """Nobody has to knock here any more, or nobody can: they are back where one joins."""
    while live.knocks:
        _close(live.knocks.popitem()[1], Close.NO_KEY, "no-key")


def _close(each: Knock, code: int, reason: str) -> None:
    for listener in each.listeners:
        listener.close(code, reason)


def _forget_absent(live: LiveTable, now: float) -> None:
    for number, each in [*live.knocks.items()]:
        if not each.listeners and each.seen + FORGOTTEN_AFTER <= now:
            del live.knocks[number]
