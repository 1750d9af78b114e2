"""Somebody learns a title at a practice table, in virtual time: they do what the coach says, or what is fatal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec

from boomtable.engine import Move
from boomtable.lessons import LEARNER, LESSONS
from boomtable.server import asking, attendance
from boomtable.server.downloads import Downloads
from boomtable.server.joining import Joining
from boomtable.server.live_table import LiveTable
from boomtable.server.registry import TableRegistry
from boomtable.wire.from_client import Looked, Play
from boomtable.wire.http import NewTable
from tests.server.fake_listener import FakeListener
from tests.server.manual_clock import ManualClock

STEP, LONG_STEP = 2.0, 8.0  # seconds after which the test looks again, where it is about a lesson and where not
READING = 6.0  # seconds that a learner takes to read a cue and to decide
TOO_LONG = 3600.0  # seconds, even for an ordinary game

Decide: TypeAlias = Callable[[LiveTable], Move | None]


class Learner:
    """A learner at a table of their own, with what the coach has said."""

    def __init__(self, registry: TableRegistry, clock: ManualClock, live: LiveTable) -> None:
        self.registry, self.clock, self.live = registry, clock, live
        self.device = FakeListener(1)
        self.cues: list[str] = []
        self.ready_at: float | None = None
        self.began = clock.now()

    @property
    def coach(self) -> dict[str, Any]:
        told: dict[str, Any] = self.device.latest("coach")
        return told

    @property
    def seconds(self) -> float:
        return self.clock.now() - self.began

    async def come(self) -> None:
        await attendance.arrive(self.registry, self.live, self.device)

    async def learn(self, decide: Decide, until: str | None = None) -> None:
        """Go on until this cue, or until the lesson is over and has been shown."""
        while not (self.cues[-1:] == [until] if until else self.coach["over"] and not self.showing):
            await self._step(decide)

    async def play_on(self, decide: Decide) -> None:
        """Go on until the game is over."""
        while self.live.session.playing:
            await self._step(decide, LONG_STEP)

    async def record(self) -> str:
        return (await Downloads(self.registry).record(self.live)).decode()

    @property
    def showing(self) -> bool:
        return self.live.session.showing(self.clock.now())

    async def _step(self, decide: Decide, after: float = STEP) -> None:
        await self.clock.pass_(after, self.registry)
        await self._act(decide)
        assert self.seconds < TOO_LONG, (self.cues, self.live.session.state)

    async def _act(self, decide: Decide) -> None:
        session, now = self.live.session, self.clock.now()
        if (code := self.coach["code"]) and self.cues[-1:] != [code]:
            self.cues.append(code)
            self.ready_at = None
        if self.showing:
            return
        question = session.questions[LEARNER]
        if not (session.gate or question.open):
            return
        self.ready_at = self.ready_at or now + READING
        if now < self.ready_at:
            return
        self.ready_at = None
        if session.gate:
            await asking.answer(self.registry, self.live, 1, Looked(id=f"looked-{self.live.seq}"))
        elif move := decide(self.live):
            raw = msgspec.Raw(msgspec.json.encode(move))
            answer = await asking.answer(
                self.registry, self.live, 1, Play(id=f"play-{self.live.seq}", prompt=question.number, move=raw)
            )
            assert b'"done"' in (answer or b""), answer


async def learner(registry: TableRegistry, clock: ManualClock, game: str) -> Learner:
    live, _ = await Joining(registry).create(NewTable(game=game, name="Ann", practice=True))
    person = Learner(registry, clock, live)
    await person.come()
    return person


def by_the_book(live: LiveTable) -> Move | None:
    """What the lesson's first line that goes on from here has the learner do."""
    assert live.session.state
    moment = LESSONS[live.session.game].moment(LEARNER, live.session.state.view(LEARNER))
    return moment.moves[LEARNER] if moment else None
