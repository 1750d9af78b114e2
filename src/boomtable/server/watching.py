"""Finished games watched again: who may, and what they are sent."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import TypeAlias

from boomtable.server.downloads import Downloads
from boomtable.server.errors import Declined, NotAllowed
from boomtable.server.joining import any_fits
from boomtable.server.live_table import LiveTable
from boomtable.server.registry import TableRegistry
from boomtable.server.replay_process import Beginning, Chair, Lens, Overview, ReplayRequest
from boomtable.server.session import TableSession
from boomtable.wire.protocol import Phase
from boomtable.wire.replays import Watched

KEPT_BYTES = 33_554_432  # of replays of games at tables, packed

Wanted: TypeAlias = Overview | Chair | Lens | Beginning


def may_watch(live: LiveTable, keys: Sequence[str]) -> bool:
    """Whether whoever brings these keys may watch the table's latest game again: never one that is on."""
    over = live.session.phase is Phase.OVER and live.session.table is not None
    return over and (any_fits(live, [*keys]) or bool(live.session.settings.spectators))


def check_may_watch(live: LiveTable, keys: Sequence[str]) -> None:
    """NotAllowed for strangers, and Declined for everyone while there is no game that is over."""
    if may_watch(live, keys):
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

    async def of_table(self, live: LiveTable, wanted: Wanted) -> bytes:
        """What is wanted of the latest game of a table that is over, packed."""
        session = live.session
        if isinstance(wanted, Overview):
            wanted = Overview(people_of(session))
        name = (session.id, session.number, wanted)
        async with self._one_at_a_time:
            if name not in self._kept:
                record = await self.downloads.record(live)  # Declined unless the game is over
                packed = await self._ask(ReplayRequest(wanted, record.decode()), ours=True)
                if live.deleted:
                    return packed
                self._kept[name] = packed
            self._kept.move_to_end(name)
            while len(self._kept) > 1 and sum(map(len, self._kept.values())) > KEPT_BYTES:
                self._kept.popitem(last=False)
            return self._kept[name]

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


def people_of(session: TableSession) -> tuple[Watched, ...]:
    """Who has the seats of the latest game."""
    return tuple([Watched(each.id, each.name, each.level, each.face, each.colour) for each in session.seated])
