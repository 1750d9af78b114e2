"""One person among bots at the pace of a real evening: who heard what when, and who was offered what when.

`python -m tests.server.live_talk [GAMES]` prints the most that anybody heard in a minute, title by title.
"""

from __future__ import annotations

import asyncio
import sys
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import Raw, Struct

from boomtable.bots import default_level
from boomtable.engine import RealTimeStep, Seeded, Viewer
from boomtable.engine.records import Played
from boomtable.games.two_rooms.moves import OfferCard, OfferColour
from boomtable.server import asking, attendance
from boomtable.server import events as e
from boomtable.server.joining import Joining
from boomtable.server.live_table import LiveTable
from boomtable.server.registry import TableRegistry
from boomtable.server.replay import ENTRY, replay_entry, typed
from boomtable.server.restraint import MINUTE
from boomtable.server.session import TableSession
from boomtable.wire.from_client import AddBot, Looked, Play, Start
from boomtable.wire.http import NewTable
from boomtable.wire.protocol import Settings
from tests.server.fake_listener import FakeListener
from tests.server.manual_clock import ManualClock
from tests.server.solo_games import STEP, THOUGHT, opened

PERSON = 0
PLAYERS = {"time-bomb": 8, "time-bomb-evolution": 6, "two-rooms": 14}


class Talk(Struct):
    """When each viewer heard something, and when bots made the person an offer."""

    heard: dict[Viewer, list[float]]
    offers: list[float]

    @property
    def most_in_a_minute(self) -> int:
        counts = [
            sum(first <= time < first + MINUTE for time in times) for times in self.heard.values() for first in times
        ]
        return max(counts, default=0)  # a game may end at its first cut

    @property
    def closest_offers(self) -> float:
        return min([later - earlier for earlier, later in pairwise(self.offers)], default=MINUTE)


async def talk_at(registry: TableRegistry, clock: ManualClock, game: str, number: int) -> Talk:
    """A whole game with as many bots as fit."""
    live, _ = await Joining(registry).create(NewTable(game=game, name="Ann", settings=Settings()))
    await attendance.arrive(registry, live, FakeListener(1))
    for each in range(1, PLAYERS[game]):
        await asking.answer(registry, live, 1, AddBot(id=f"bot-{each}", level=default_level(live.game)))
    await asking.answer(registry, live, 1, Start(id="start"))
    luck = Seeded("talk", number)
    while live.session.playing:
        await clock.pass_(STEP, registry)
        await _act(registry, live, luck)
    return await _read(registry, live.session)


async def _act(registry: TableRegistry, live: LiveTable, luck: Seeded) -> None:
    """The person looks and answers where they must, and ignores every offer."""
    session, elapsed = live.session, live.session.elapsed(registry.clock.now())
    if session.gate and elapsed >= session.gate.since + THOUGHT:
        await asking.answer(registry, live, 1, Looked(id=f"looked-{live.seq}"))
    question, state = session.questions[PERSON], session.state
    if not question.open or elapsed < question.since + THOUGHT or not state:
        return
    if not isinstance(state.todo[0], RealTimeStep):
        move = live.game.encode(state.choices(PERSON).sample(luck))
        await asking.answer(
            registry, live, 1, Play(id=f"act-{question.number}", prompt=question.number, move=Raw(move))
        )


async def _read(registry: TableRegistry, session: TableSession) -> Talk:
    """What the log says."""
    game, talk, said = registry.catalog[session.game], Talk({}, []), 0
    replayed: TableSession | None = None
    for seq, at, data in (await registry.store.load(session.id, whole=True)).entries:
        entry = ENTRY.decode(data)
        replayed = replay_entry(registry.catalog, replayed, entry, seq, at)
        ledger = replayed.table.ledger if replayed.table else ()
        for word in ledger[said:]:
            for hearer in word.hearers:
                talk.heard.setdefault(hearer, []).append(replayed.elapsed(at))
        said = len(ledger)
        for event in [typed(game, event) for event in entry.events]:
            match event:
                case e.GameMove(Played(_, OfferCard(0) | OfferColour(0))):
                    talk.offers.append(replayed.elapsed(at))
    return talk


async def talks(folder: Path, game: str, games: int) -> list[Talk]:
    async with opened(folder) as (registry, clock):
        return [await talk_at(registry, clock, game, number) for number in range(games)]


if __name__ == "__main__":
    for title in PLAYERS:
        with TemporaryDirectory() as temporary:
            found = asyncio.run(talks(Path(temporary), title, int(sys.argv[1]) if len(sys.argv) > 1 else 300))
        print(
            f"{title}: at most {max(talk.most_in_a_minute for talk in found)} in a minute,"
            f" {sum(len(talk.heard.get(PERSON, ())) for talk in found) / len(found):.1f} a game for the person,"
            f" offers to the person at least {min(talk.closest_offers for talk in found):.0f} s apart",
            flush=True,
        )
