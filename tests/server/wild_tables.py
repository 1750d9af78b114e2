"""Tables whose people act at random, all on one server and at one virtual time."""

from __future__ import annotations

import json
import random
from itertools import count
from typing import Any

import msgspec

from boomtable.server import asking, attendance, snapshots
from boomtable.server.joining import Joining
from boomtable.server.live_table import LiveTable
from boomtable.server.registry import TableRegistry
from boomtable.server.replay import replay_log
from boomtable.server.roster import roster
from boomtable.server.session import TableSession
from boomtable.server.table_rows import index_of
from boomtable.wire.from_client import ASK
from boomtable.wire.http import Join, NewTable
from boomtable.wire.protocol import Meeting, MoveClock, Pace, Phase, Settings
from tests.server.fake_listener import FakeListener
from tests.server.harness import choose

TITLES = {
    "time-bomb": range(4, 9),
    "time-bomb-evolution": range(4, 7),
    "bomb-squad-academy": range(2, 6),
    "trick-snipers": range(3, 6),
    "two-rooms": range(6, 9),
    "standoff": range(2, 5),
    "lamps": range(2, 7),
}
TALK: dict[str, list[dict[str, Any]]] = {
    "time-bomb": [{"move": "claim", "boom": 1}, {"move": "accuse", "seat": 1}],
    "time-bomb-evolution": [{"move": "claim", "success": 1}, {"move": "accuse", "seat": 1}],
    "two-rooms": [{"move": "tell", "seat": 1, "what": "red"}, {"move": "urge", "seat": 0}],
    "lamps": [{"move": "whisper", "number": 3}],
}
WILDEST = 30  # most steps of a game


class Person(FakeListener):
    """A member with a device that is sometimes connected."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number
        self.live: LiveTable | None = None  # while connected


class Fuzzed:
    """One table and its people."""

    def __init__(self, registry: TableRegistry, luck: random.Random) -> None:
        self.registry, self.luck, self.ids = registry, luck, count(1)
        self.game = luck.choice([*TITLES])
        self.settings = Settings(
            clock=luck.choice([None, MoveClock(luck.choice([5, 20]), luck.choice([0, 10]))]),
            away=luck.choice([None, 5, 60]),
            pace=luck.choice([*Pace]),
            talk=luck.choice([None, 0, 30]),
            meeting=luck.choice([*Meeting]),
        )
        self.code, self.id = "", ""
        self.people: list[Person] = []
        self.wild = luck.randrange(WILDEST)  # steps until everybody falls silent
        self.did: list[str] = []  # for debugging

    async def begin(self) -> None:
        size = self.luck.choice(TITLES[self.game])
        live, _ = await Joining(self.registry).create(NewTable(game=self.game, name="1", settings=self.settings))
        self.code, self.id = live.session.code, live.session.id
        self.people = [Person(1)]
        for number in range(2, self.luck.randint(1, size) + 1):
            member, _ = await Joining(self.registry).join(live, Join(name=str(number)))
            assert member is not None
            self.people.append(Person(member))
        for person in self.people:
            await self.come(person)
            await self.ask(person, "ready")
        for _ in range(size - len(self.people)):
            await self.ask(self.people[0], "add-bot")
        assert await self.ask(self.people[0], "start"), self.did

    # What people can do.

    async def come(self, person: Person) -> None:
        if not person.live:
            person.live = await person.come(self.registry, self.code)

    def go(self, person: Person) -> None:
        if person.live:
            attendance.depart(self.registry, person.live, person)
            person.live = None

    async def ask(self, person: Person, kind: str, **fields: Any) -> bool:
        """Whether the request succeeded."""
        assert person.live
        text = json.dumps({"type": kind, "id": f"{person.number}-{next(self.ids)}", **fields})
        answer = await asking.answer(self.registry, person.live, person.number, ASK.decode(text))
        assert answer
        told = msgspec.json.decode(answer)
        self.did.append(f"{person.number} {kind} {fields} {told.get('code', '')}")
        self.notice()
        return bool(told["type"] == "done")

    def notice(self) -> None:
        """Disconnected members leave, and members removed while away find that their key no longer works."""
        live = self.registry.tables.get(self.id)
        welcome = {person.id for person in live.session.people} if live else {person.number for person in self.people}
        for person in [person for person in self.people if person.closed or person.number not in welcome]:
            self.go(person)
            self.people.remove(person)

    async def something(self) -> None:
        """One person does one thing, sensible or not."""
        if not self.people:
            return
        person = self.luck.choice(self.people)
        if not person.live:
            if self.luck.random() < 0.3:
                await self.come(person)
            return
        anyone = self.luck.choice(self.people).number
        match self.luck.choices(range(8), [50, 5, 5, 8, 1, 8, 4, 15])[0]:
            case 0 if update := person.latest("update"):
                await self._answer(person, update["prompt"])
            case 1 if talk := TALK.get(person.live.session.game):
                await self.ask(person, "say", talk=self.luck.choice(talk))
            case 2:
                await self.ask(person, "chat", text="Hm.")
            case 3:
                self.go(person)
            case 4:
                kind = self.luck.choice(["leave", "rematch", "choose", "vote", "guess", "end-evening"])
                game = {"game": self.luck.choice([*TITLES])} if kind in ("choose", "vote") else {}
                guess = {"seats": [self.luck.randrange(6)]} if kind == "guess" else {}
                await self.ask(person, kind, **game, **guess)
            case 5:
                await self.ask(person, self.luck.choice(["pause", "resume", "resume", "back"]))
            case 6:
                kind = self.luck.choice(["hand-over", "hand-back", "hand-back", "remove"])
                await self.ask(person, kind, member=anyone)
            case 7:
                await self.ask(person, self.luck.choice(["looked", "looked", "go-on", "skip"]))

    async def _answer(self, person: Person, prompt: Any) -> None:
        if prompt:
            number = prompt["number"] - (self.luck.random() < 0.1)  # sometimes a late tap
            await self.ask(person, "play", prompt=number, move=choose(prompt["offer"], self.luck.choice))

    # Checks.

    async def stored(self) -> TableSession:
        """The session as the disk has it, from the first line of the log."""
        stored = await self.registry.store.load(self.id, whole=True)
        return replay_log(self.registry.catalog, stored)

    async def is_as_stored(self) -> None:
        """Memory equals the replayed log, with and without the snapshot."""
        if live := self.registry.tables.get(self.id):
            assert live.session == await self.stored(), self.did
            catalog, shortcut = self.registry.catalog, await self.registry.store.load(self.id)
            pictured = snapshots.read(catalog, shortcut.snapshot) if shortcut.snapshot else None
            assert live.session == replay_log(catalog, shortcut, pictured), self.did
            assert not live.listeners or live.roster == roster(live), self.did  # told to all, though seldom made
            assert live.index in (None, index_of(live.session, live.game)), self.did

    async def over(self) -> bool:
        live = self.registry.tables.get(self.id)
        return (live.session if live else await self.stored()).phase is not Phase.PLAYING

    async def asleep(self) -> bool:
        return self.id not in self.registry.tables and (await self.stored()).asleep
