"""Finished games watched again: who may, and what they are sent."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import TypeAlias

from boomtable.engine.records import write
from boomtable.server.downloads import Downloads
from boomtable.server.errors import Declined, NotAllowed
from boomtable.server.evening import Finished, Guest
from boomtable.server.joining import any_fits
from boomtable.server.live_table import LiveTable
from boomtable.server.records import plain_record
from boomtable.server.registry import TableRegistry
from boomtable.server.replay_process import Beginning, Chair, Lens, Overview, ReplayRequest
from boomtable.server.session import Member, TableSession
from boomtable.server.store import Stored
from boomtable.server.transitions import AnyGame
from boomtable.wire.protocol import MemberId, Phase
from boomtable.wire.replays import Watched

KEPT_BYTES = 33_554_432  # of replays of games at tables, packed

Wanted: TypeAlias = Overview | Chair | Lens | Beginning


def may_watch(live: LiveTable, keys: Sequence[str], number: int = 0) -> bool:
    """Whether whoever brings these keys may watch a game of this table again, the latest if none is named: never one
    that is on."""
    return is_over(live.session, number) and (any_fits(live, [*keys]) or bool(live.session.settings.spectators))


def is_over(session: TableSession, number: int) -> bool:
    if number in (0, session.number):
        return session.phase is Phase.OVER and session.table is not None
    return session.evening.game(number) is not None


def check_may_watch(live: LiveTable, keys: Sequence[str], number: int = 0) -> None:
    """NotAllowed for strangers, and Declined for everyone while there is no such game that is over."""
    if may_watch(live, keys, number):
        return
    if not any_fits(live, [*keys]) and not live.session.settings.spectators:
        raise NotAllowed("no-key")
    raise Declined("not-over")


class Replays:
    """Replays of tables are kept packed, as the same one is asked for by everyone who was there."""

    def __init__(self, registry: TableRegistry, downloads: Downloads) -> None:
        self.registry, self.downloads = registry, downloads
        self._kept: OrderedDict[tuple[str, int, Wanted], bytes] = OrderedDict()
        self._one_at_a_time = asyncio.Lock()

    async def of_table(self, live: LiveTable, wanted: Wanted, number: int = 0) -> bytes:
        """What is wanted of a game of a table that is over, packed; of the latest if none is named."""
        session, number = live.session, number or live.session.number
        if isinstance(wanted, Overview):
            wanted = Overview(people_of(session, number))
        name = (session.id, number, wanted)
        async with self._one_at_a_time:
            if name not in self._kept:
                record = await self._record(live, number)
                packed = await self._ask(ReplayRequest(wanted, record), ours=True)
                if live.deleted:
                    return packed
                self._kept[name] = packed
            self._kept.move_to_end(name)
            while len(self._kept) > 1 and sum(map(len, self._kept.values())) > KEPT_BYTES:
                self._kept.popitem(last=False)
            return self._kept[name]

    async def _record(self, live: LiveTable, number: int) -> str:
        """Declined unless the game is over. Of an earlier one, what was played and said, without the proof of deals."""
        if number == live.session.number:
            return (await self.downloads.record(live)).decode()
        if (over := live.session.evening.game(number)) is None:
            raise Declined("not-over")
        stored = await self.registry.store.load(live.session.id, over.until, whole=True)
        return await asyncio.to_thread(_written, live.catalog[over.game], over, stored)

    async def of_file(self, record: str, wanted: Wanted) -> bytes:
        """The same of a record that somebody brought; nothing of it is kept."""
        return await self._ask(ReplayRequest(wanted, record), ours=False)

    def forget(self, table: str) -> None:
        for name in [name for name in self._kept if name[0] == table]:
            del self._kept[name]

    async def _ask(self, request: ReplayRequest, *, ours: bool) -> bytes:
        if self.registry.replays is None:
            raise Declined("replay-failed")
        return await self.registry.replays.ask(request, ours=ours)


def _written(game: AnyGame, over: Finished, stored: Stored) -> str:
    return write(plain_record(game, over.rules, len(over.seats), over.options, over.begun, stored))


def people_of(session: TableSession, number: int) -> tuple[Watched, ...]:
    """Who had the seats of a game: in the latest, those who sit there, and before it those who are remembered."""
    over = session.evening.game(number) if number != session.number else None
    guests = {guest.member: guest for guest in session.evening.guests}
    if over:
        return tuple([_watched(member, guests[member]) for member in over.seats])
    return tuple([_watched(each.id, each) for each in session.seated])


def _watched(number: MemberId, each: Member | Guest) -> Watched:
    return Watched(number, each.name, each.level, each.face, each.colour)
