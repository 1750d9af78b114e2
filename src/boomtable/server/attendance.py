"""Devices come and go: each is welcomed, and whoever was away has their seat back."""

from __future__ import annotations

from collections.abc import Collection

from boomtable.server import broadcast, gestures, knocking
from boomtable.server.keys_met import note_meeting
from boomtable.server.live_table import Knock, Listener, LiveTable
from boomtable.server.metrics import METRICS
from boomtable.server.registry import TableRegistry
from boomtable.server.substitutes import substituted_while_away, welcome_back
from boomtable.server.transitions import Transaction


async def arrive(registry: TableRegistry, live: LiveTable, listener: Listener, keys: Collection[str] = ()) -> None:
    """A device is here, with all its keys to this table."""

    def come(transaction: Transaction) -> None:
        welcome_back(transaction, listener.member)
        note_meeting(transaction, keys)

    if live.session.asleep or substituted_while_away(live.session, listener.member) or len(keys) > 1:
        live.coming += 1
        try:
            await registry.change(live, come)
        finally:
            live.coming -= 1
    live.listeners.append(listener)
    METRICS.sockets.inc()
    broadcast.welcome(live, listener, registry.clock.now())
    gestures.greet(live, listener)
    registry.set_timer(live)


def wait(live: LiveTable, listener: Listener, knock: Knock) -> None:
    """A newcomer's device waits until the host lets them in."""
    knock.listeners.append(listener)
    broadcast.welcome_waiting(live, listener)
    broadcast.send_knocks(live)


def depart(registry: TableRegistry, live: LiveTable, listener: Listener) -> None:
    if listener not in live.listeners:
        knocking.stop_waiting(live, listener, registry.clock.now())
        return
    live.listeners.remove(listener)
    METRICS.sockets.dec()
    now = registry.clock.now()
    if listener.member is not None and not live.present(listener.member):
        live.gone[listener.member] = now
    if not live.listeners:
        live.empty_since = now
        live.last_sent.clear()
    gestures.end(live)
    broadcast.send_updates(live, now)
    registry.set_timer(live)


def note_sound(registry: TableRegistry, live: LiveTable, listener: Listener, *, on: bool) -> None:
    """A screen that can make sounds, or no longer can, is everyone's business: only one device in a room does."""
    if listener.sound != on:
        listener.sound = on
        broadcast.send_updates(live, registry.clock.now())
