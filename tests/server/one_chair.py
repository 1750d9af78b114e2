"""A game as one person sees and hears it among bots, at the pace of a real evening, with the seconds beside it.

`python -m tests.server.one_chair GAME [PLAYERS] [GAMES] [FIRST] [LEVEL...] [NAME=VALUE...]` prints it, to be read: with
bots of these levels in turn, and with these options.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Mapping, Sequence
from itertools import cycle
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from msgspec import Raw

from boomtable.boards.registry import BOARDS
from boomtable.boards.seat_names import name
from boomtable.bots import Talker, default_level, make_bot
from boomtable.cli.arguments import read_options
from boomtable.engine import RealTimeStep, Seeded, Table
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

PERSON = 0
STEP = 1.0  # seconds after which the person looks again
BREATH = 2.0  # from the latest thing said to what the person says
AFTERWARDS = 60.0


class Chair(FakeListener):
    """The person's device, which writes down what it is told."""

    def __init__(self, live: LiveTable, clock: ManualClock) -> None:
        super().__init__(1)
        self.live, self.clock = live, clock
        self.view: Any = None
        self.heard = 0
        self.written: list[str] = []

    def tell(self, message: bytes) -> None:
        super().tell(message)
        session = self.live.session
        if session.table is None:
            return
        if message.startswith(b'{"type":"reaction"'):
            told = self.latest("reaction")
            seat = session.seat(told["member"]) or 0
            self.write(f"        {name(seat)} ({session.seated[seat].temper}): “{say('phrase-' + told['what'])}”")
        self.look(session.table)

    def look(self, table: Table[Any]) -> None:
        """Write down what was said and done since the last look."""
        board, view, heard = BOARDS[self.live.session.game], table.state.view(PERSON), table.heard(PERSON)
        for count in range(self.heard + 1, len(heard) + 1):
            self.write(f"    {board.history(view, heard[:count])[-1][1]}")
        if view != self.view:
            for line in board.happened(view, self.view):
                self.write(line)
        self.view, self.heard = view, len(heard)

    def write(self, line: str) -> None:
        self.written.append(f"{self.live.session.elapsed(self.clock.now()):6.1f}  {line}")


class Person:
    """Plays as a bot of the usual level would, a little later, and talks now and then."""

    def __init__(self, registry: TableRegistry, live: LiveTable, number: int) -> None:
        self.registry, self.live, self.luck = registry, live, Seeded("chair", number)
        self.bot: Any = make_bot(live.game, default_level(live.game))
        self.asked = 0

    async def ask(self, kind: type[Any], **more: Any) -> None:
        self.asked += 1
        await asking.answer(self.registry, self.live, 1, kind(id=f"request-{self.asked}", **more))

    async def act(self) -> None:
        """Look, talk or answer, whatever is due."""
        session, elapsed = self.live.session, self.live.session.elapsed(self.registry.clock.now())
        if session.gate:
            if elapsed >= session.gate.since + THOUGHT:
                await self.ask(Looked)
        elif session.table and not await self._talk(session.table, elapsed):
            await self._answer(session.table, elapsed)

    async def _talk(self, table: Table[Any], elapsed: float) -> bool:
        if not isinstance(self.bot, Talker) or self.luck.pick(5) or elapsed < self.live.said_at + BREATH:
            return False
        talk = self.bot.speak(table.state.view(PERSON), table.heard(PERSON), self.luck)
        if talk is not None:
            await self.ask(Say, talk=Raw(self.live.game.encode(talk)))
        return talk is not None

    async def _answer(self, table: Table[Any], elapsed: float) -> None:
        question, state = self.live.session.questions[PERSON], table.state
        if not question.open or elapsed < question.since + THOUGHT:
            return
        if isinstance(state.todo[0], RealTimeStep) and self.luck.pick(8):
            return
        move = self.bot.answer(state.view(PERSON), table.heard(PERSON), state.choices(PERSON), self.luck)
        if move is not None:
            await self.ask(Play, prompt=question.number, move=Raw(self.live.game.encode(move)))


async def game_of(
    registry: TableRegistry,
    clock: ManualClock,
    game: str,
    players: int,
    number: int,
    levels: Sequence[str] = (),
    options: Mapping[str, str] | None = None,
) -> Chair:
    """A whole game, and what is said after it."""
    new = NewTable(game=game, name="Ann", settings=Settings(), options={**(options or {})})
    live, _ = await Joining(registry).create(new)
    chair, person = Chair(live, clock), Person(registry, live, number)
    await attendance.arrive(registry, live, chair)
    for _, level in zip(range(1, players), cycle(levels or [default_level(live.game)]), strict=False):
        await person.ask(AddBot, level=level)
    await person.ask(Start)
    while live.session.playing:
        await clock.pass_(STEP, registry)
        if live.session.playing:
            await person.act()
    await clock.pass_(AFTERWARDS, registry)
    return chair


async def main(game: str, *more: str) -> None:
    numbers = [int(word) for word in more if word.isdecimal()]
    players, games, first = (*numbers, *(5, 1, 0)[len(numbers) :])
    options = read_options(word for word in more if "=" in word)
    levels = [word for word in more if not word.isdecimal() and "=" not in word]
    with TemporaryDirectory() as folder:
        async with opened(Path(folder)) as (registry, clock):
            for number in range(first, first + games):
                chair = await game_of(registry, clock, game, players, number, levels, options)
                print("\n".join([f"{game}, {players} players, game {number}", *chair.written, ""]), flush=True)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
