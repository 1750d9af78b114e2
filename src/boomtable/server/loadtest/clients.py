"""Clients that fill a server's tables: the base class, and five players taking turns at Time Bomb."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Sequence
from itertools import count, cycle
from random import Random
from time import perf_counter
from typing import Any, ClassVar

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed

from boomtable.server.errors import StartupError
from boomtable.server.loadtest.line import Line, open_line

PATIENCE = 30.0


class Device:
    """One connection: it keeps the current prompt, and passes on what its table wants to know."""

    socket: Line

    def __init__(self, table: TableClients) -> None:
        self.table = table
        self.prompt: Any = None

    async def connect(self, url: str, key: str) -> None:
        self.socket = await open_line(url, _bearer(key), self.hear)
        self.socket.closed.add_done_callback(lambda _: self.table.lost())

    def hear(self, text: bytes) -> None:
        """Decode only what matters: the clients must be faster than the server."""
        if text.startswith((b'{"type":"changes"', b'{"type":"update"')):
            self.table.saw(self, text)
        elif text.startswith(b'{"type":"done"'):
            self.table.carried_out(text)
        elif text.startswith(b'{"type":"table"'):
            self.table.over = b'"phase":"over"' in text
        elif text.startswith(b'{"type":"refused"'):
            self.table.refused(text)


class TableClients(ABC):
    """All clients of one table: they join, move, and measure how long until the last of them saw it."""

    game: ClassVar[str]
    players: ClassVar[int]
    options: ClassVar[dict[str, Any]] = {}
    places: ClassVar[tuple[str, ...]] = ()  # with a screen

    def __init__(self, rate: float, luck: Random) -> None:
        self.rate, self.luck = rate, luck
        self.seats: list[Device] = []  # players, then screens
        self.ids = count(1)
        self.over = False
        self._awaited: dict[str, asyncio.Event] = {}  # requests whose answer somebody waits for, by id
        self.errors = 0
        self.delays: list[float] = []

    async def join(self, client: httpx.AsyncClient, servers: Sequence[str]) -> None:
        """Open a table with this client, sit down, and connect each to the next of these servers."""
        new = {"game": self.game, "name": "1", "options": self.options, "bearer": True}
        made = await _post(client, "/api/tables", new)
        path, keys = f"/api/tables/{made['code']}", [made["key"]]
        for number in range(2, self.players + 1):
            keys.append((await _post(client, f"{path}/join", {"name": str(number), "bearer": True}))["key"])
        for place in self.places:
            link = (await _post(client, f"{path}/links", {"place": place}, **_bearer(keys[0])))["link"]
            keys.append((await _post(client, f"{path}/redeem", {"link": link, "bearer": True}))["key"])
        for key, server in zip(keys, cycle(servers), strict=False):
            url = f"ws{server.removeprefix('http')}{path}/socket?v=1&changes=1"
            seat = Device(self)
            await seat.connect(url, key)
            self.seats.append(seat)
        await self._deal()

    async def _deal(self) -> None:
        guests = self.seats[1 : self.players]
        entropy = [f"{self.luck.getrandbits(64):x}" for _ in guests]
        await asyncio.gather(
            *(self._ask_and_wait(seat, type="ready", entropy=own) for seat, own in zip(guests, entropy, strict=True))
        )
        await self._start()

    @abstractmethod
    async def _start(self) -> None:
        """The host starts the game; wait until everyone sees it."""

    @abstractmethod
    def saw(self, seat: Device, text: bytes) -> None:
        """A client received an update."""

    @abstractmethod
    async def play(self, seconds: float) -> None: ...

    def refused(self, text: bytes) -> None:
        self.errors += 1

    def lost(self) -> None:
        """A connection was closed."""
        self.errors += 1

    def carried_out(self, text: bytes) -> None:
        if self._awaited and (done := self._awaited.get(msgspec.json.decode(text)["id"])):
            done.set()

    async def _ask(self, seat: Device, **message: Any) -> None:
        request = {"id": f"l{next(self.ids)}", **message}
        seat.socket.send(msgspec.json.encode(request))

    async def _ask_and_wait(self, seat: Device, **message: Any) -> None:
        """Ask, and wait until it is done: otherwise a later request of another device might overtake it."""
        request = f"l{next(self.ids)}"
        done = self._awaited[request] = asyncio.Event()
        try:
            await self._ask(seat, id=request, **message)
            async with asyncio.timeout(PATIENCE):
                await done.wait()
        finally:
            del self._awaited[request]

    async def leave(self) -> None:
        for seat in self.seats:
            await seat.socket.close()


class TimeBombClients(TableClients):
    """Time Bomb: whoever is asked moves; the next move waits until all have seen it."""

    game, players = "time-bomb", 5

    def __init__(self, rate: float, luck: Random) -> None:
        super().__init__(rate, luck)
        self._seen, self._sent = 0, 0.0
        self._all_saw = asyncio.Event()

    async def _start(self) -> None:
        self._expect()
        await self._ask(self.seats[0], type="start")
        await self._wait()

    def _expect(self) -> None:
        self._seen, self._sent = 0, perf_counter()
        self._all_saw.clear()

    async def _wait(self) -> None:
        async with asyncio.timeout(PATIENCE):
            await self._all_saw.wait()

    def saw(self, seat: Device, text: bytes) -> None:
        if text.endswith(b'"prompt":null}'):
            seat.prompt = None
        elif b'"prompt":' in text:
            seat.prompt = msgspec.json.decode(text).get("prompt", seat.prompt)
        self._seen += 1
        if self._seen == self.players:
            self._all_saw.set()

    async def play(self, seconds: float) -> None:
        """Moves at this table's rate; a finished game is followed by a rematch."""
        began = perf_counter()
        due = began + self.luck.random() / self.rate
        while due < began + seconds:
            await asyncio.sleep(due - perf_counter())
            due += 1 / self.rate
            try:
                await self._move()
            except (TimeoutError, ConnectionClosed):
                self.errors += 1

    async def _move(self) -> None:
        if self.over:
            await self._ask_and_wait(self.seats[0], type="rematch")
            await self._deal()
        asked = next((seat for seat in self.seats if seat.prompt), None)
        if asked is None:  # an earlier request was lost
            self.errors += 1
            return
        move = self.luck.choice(asked.prompt["offer"]["moves"])
        self._expect()
        await self._ask(asked, type="play", prompt=asked.prompt["number"], move=move)
        await self._wait()
        self.delays.append(perf_counter() - self._sent)


def _bearer(key: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {key}"}


async def _post(client: httpx.AsyncClient, path: str, body: dict[str, Any], **headers: str) -> Any:
    answer = await client.post(path, json=body, headers=headers)
    if answer.status_code != 201:
        raise StartupError("load-refused", status=answer.status_code, detail=answer.text[:200])
    return answer.json()
