"""The devices of one seat: each has a key of its own, and its member can log it out from another."""

from __future__ import annotations

from boomtable.server import events as e
from boomtable.server.errors import Declined, NotAllowed
from boomtable.server.identifiers import hashed, short_id
from boomtable.server.live_table import LastSeen, LiveTable
from boomtable.server.registry import TableRegistry
from boomtable.server.session import Member
from boomtable.server.transitions import Transaction
from boomtable.wire.http import Device

PLATFORMS = {  # as a browser names it, the telling ones first
    "iPhone": "iphone",
    "iPad": "ipad",
    "Android": "android",
    "CrOS": "chromebook",
    "Windows": "windows",
    "Macintosh": "mac",
    "Linux": "linux",
}


def platform(user_agent: str) -> str:
    """What kind of device this is; empty if it does not say."""
    return next((name for word, name in PLATFORMS.items() if word in user_agent), "")


def note(live: LiveTable, key: str | None, user_agent: str, now: float) -> None:
    """This device is here, or was until now. It is remembered while the table is in memory, and never stored."""
    if key is None:
        return
    if key in live.session.keys:
        live.last_seen[key] = LastSeen(platform(user_agent), now)
    else:
        live.last_seen.pop(key, None)


def listed(live: LiveTable, key: str | None, now: float) -> list[Device]:
    """The devices of the seat to which this is a key."""
    member, connected = _member(live, key), {listener.key for listener in live.listeners}
    return [_device(live, each, each in connected, each == hashed(key or ""), now) for each in member.keys]


def _device(live: LiveTable, key: str, connected: bool, mine: bool, now: float) -> Device:
    seen = live.last_seen.get(key)
    seconds = 0 if connected else int(now - seen.at) if seen else None
    return Device(
        device=short_id(key), platform=seen.platform if seen else "", mine=mine, connected=connected, seconds=seconds
    )


async def log_out(registry: TableRegistry, live: LiveTable, key: str | None, device: str) -> None:
    """Log out another device of the caller's own seat, and void the links to that seat."""

    def remove(transaction: Transaction) -> None:
        member = _member(live, key)
        found = [each for each in member.keys if short_id(each) == device]
        if not found:
            raise Declined("no-device")
        if found[0] == hashed(key or ""):
            raise Declined("own-device")
        transaction.add(e.DeviceRemoved(member.id, found[0]))

    await registry.change(live, remove)


def _member(live: LiveTable, key: str | None) -> Member:
    holder = live.session.holder(hashed(key)) if key else None
    if not isinstance(holder, Member):
        raise NotAllowed("no-key")
    return holder
