"""A game as one person sees and hears it among bots, at the pace of a real evening, with the seconds beside it.

`python -m tests.server.one_chair GAME [PLAYERS] [GAMES] [FIRST]` prints it, to be read.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from msgspec import Raw

from boomtable.boards.registry import BOARDS
from boomtable.boards.seat_names import name
from boomtable.bots import default_level, make_bot
from boomtable.engine import RealTimeStep, Seeded
from boomtable.server import asking, attendance
from boomtable.server.joining import Joining
from boomtable.server.live_table import LiveTable
from boomtable.server.registry import TableRegistry
from boomtable.wire.from_client import AddBot, Looked, Play, Say, Start
from boomtable.wire.http import NewTable
from boomtable.wire.protocol import Settings
from boomtable.words import say
from tests.server.fake_listener import FakeListener
from tests.server.manual_clock import ManualClock
from tests.server.solo_games import THOUGHT, opened

PERSON, STEP = 0, 1.0


class Chair(FakeListener):
    """The person's device, which writes down what it is told."""

    def __init__(self, clock: ManualClock) -> None:
        super().__init__(1)
        self.clock, self.live = clock, None
        self.view: Any = None
        self.heard = 0
        self.written: list[str] = []

    def tell(self, message: bytes) -> None:
        super().tell(message)
        live: LiveTable | None = self.live
        if live is None or live.session.table is None:
            return
        if message.startswith(b'{"type":"reaction"'):
            told = self.latest("reaction")
            seat = live.session.seat(told["member"])
            temper = live.session.seated[seat].temper
            self.write(f"        {name(seat)} ({temper}): “{say('phrase-' + told['what'])}”")
        self.look(live)

    def look(self, live: LiveTable) -> None:
        board, table = BOARDS[live.session.game], live.session.table
        assert table
        view, heard = table.state.view(PERSON), table.heard(PERSON)
        if view == self.view and len(heard) == self.heard:
            return
        for count in range(self.heard + 1, len(heard) + 1):
            self.write(f"    {board.history(view, heard[:count])[-1][1]}")
        if view != self.view:
            for line in board.happened(view, self.view):
                self.write(line)
        self.view, self.heard = view, len(heard)

    def write(self, line: str) -> None:
        self.written.append(f"{self.live.session.elapsed(self.clock.now()):6.1f}  {line}")


async def game_of(registry: TableRegistry, clock: ManualClock, game: str, players: int, number: int) -> Chair:
    """A whole game; the person plays as a bot of the usual level would, but takes no offers."""
    live, _ = await Joining(registry).create(NewTable(game=game, name="Ann", settings=Settings()))
    chair = Chair(clock)
    chair.live = live
    await attendance.arrive(registry, live, chair)
    for each in range(1, players):
        await asking.answer(registry, live, 1, AddBot(id=f"bot-{each}", level=default_level(live.game)))
    await asking.answer(registry, live, 1, Start(id="start"))
    luck, bot = Seeded("chair", number), make_bot(live.game, default_level(live.game))
    while live.session.playing:
        await clock.pass_(STEP, registry)
        await _act(registry, live, bot, luck)
    table = live.session.table
    await clock.pass_(20, registry)
    view = table.state.view(PERSON)
    chair.written.append(
        "roles and hands: "
        + " | ".join(f"{name(s)} {getattr(table.state, 'roles', [''] * 99)[s]}" for s in range(players))
    )
    chair.written.append(f"outcome {table.state.outcome}")
    return chair


async def _act(registry: TableRegistry, live: LiveTable, bot: Any, luck: Seeded) -> None:
    session, elapsed = live.session, live.session.elapsed(registry.clock.now())
    if session.gate and elapsed >= session.gate.since + THOUGHT:
        await asking.answer(registry, live, 1, Looked(id=f"looked-{live.seq}"))
    session = live.session
    if not session.playing:
        return
    table, question = session.table, session.questions[PERSON]
    view, heard = table.state.view(PERSON), table.heard(PERSON)
    if not session.gate and hasattr(bot, "speak") and luck.pick(5) == 0 and elapsed > live.said_at + 2:
        talk = bot.speak(view, heard, luck)
        if talk is not None:
            await asking.answer(registry, live, 1, Say(id=f"say-{live.seq}", talk=Raw(live.game.encode(talk))))
    session = live.session
    question = session.questions[PERSON]
    if not question.open or elapsed < question.since + THOUGHT or session.gate or not session.playing:
        return
    if isinstance(session.state.todo[0], RealTimeStep) and luck.pick(8):
        return
    move = bot.answer(session.state.view(PERSON), session.table.heard(PERSON), session.state.choices(PERSON), luck)
    if move is not None:
        await asking.answer(
            registry, live, 1, Play(id=f"act-{live.seq}", prompt=question.number, move=Raw(live.game.encode(move)))
        )


async def main(game: str, players: int, games: int, first: int) -> None:
    with TemporaryDirectory() as folder:
        async with opened(Path(folder)) as (registry, clock):
            for number in range(first, first + games):
                chair = await game_of(registry, clock, game, players, number)
                print(f"===== {game} {players} game {number}")
                print("\n".join(chair.written), flush=True)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], *(int(n) for n in [*sys.argv[2:], *["5", "1", "0"][len(sys.argv) - 2 :]])))
