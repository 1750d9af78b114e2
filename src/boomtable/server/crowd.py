"""A crowd of five to a table: they sit down, move when it is time, and note how long until the last of them saw it."""

from __future__ import annotations

import asyncio
from itertools import count
from random import Random
from time import perf_counter
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from boomtable.server.errors import NoHouse

PLAYERS = 5
PATIENCE = 30.0


class Seat:
    """A device: it counts what it sees, and keeps the question it is asked."""

    def __init__(self, table: TableOfFive, socket: ClientConnection) -> None:
        self.table, self.socket = table, socket
        self.prompt: Any = None
        self.listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        try:
            async for text in self.socket:
                self._hear(str(text))
        except ConnectionClosed:
            pass
        self.table.lost()

    def _hear(self, text: str) -> None:
        """Only what matters is read: the crowd must be faster than the server."""
        if text.startswith('{"type":"update"'):
            self.prompt = None if text.endswith('"prompt":null}') else msgspec.json.decode(text)["prompt"]
            self.table.saw()
        elif text.startswith('{"type":"table"'):
            self.table.over = '"phase":"over"' in text
        elif text.startswith('{"type":"refused"'):
            self.table.errors += 1


class TableOfFive:
    def __init__(self, rate: float, luck: Random) -> None:
        self.rate, self.luck = rate, luck
        self.seats: list[Seat] = []
        self.ids = count(1)
        self.over = False
        self.errors = 0
        self.delays: list[float] = []
        self._seen, self._sent = 0, 0.0
        self._all_saw = asyncio.Event()

    async def sit_down(self, client: httpx.AsyncClient, ws: str) -> None:
        made = await _post(client, "/api/tables", {"game": "time-bomb", "name": "1", "bearer": True})
        code, keys = made["code"], [made["key"]]
        for number in range(2, PLAYERS + 1):
            joined = await _post(client, f"/api/tables/{code}/join", {"name": str(number), "bearer": True})
            keys.append(joined["key"])
        for key in keys:
            headers = {"Authorization": f"Bearer {key}"}
            url = f"{ws}/api/tables/{code}/socket?v=1"
            socket = await connect(url, additional_headers=headers, compression=None, ping_interval=None)
            self.seats.append(Seat(self, socket))
        await self._deal()

    async def _deal(self) -> None:
        for seat in self.seats[1:]:
            await self._ask(seat, type="ready", entropy=f"{self.luck.getrandbits(64):x}")
        await asyncio.sleep(0.05)
        self._expect()
        await self._ask(self.seats[0], type="start")
        await self._wait()

    async def _ask(self, seat: Seat, **message: Any) -> None:
        request = {**message, "id": f"l{next(self.ids)}"}
        await seat.socket.send(msgspec.json.encode(request), text=True)

    def _expect(self) -> None:
        self._seen, self._sent = 0, perf_counter()
        self._all_saw.clear()

    async def _wait(self) -> None:
        async with asyncio.timeout(PATIENCE):
            await self._all_saw.wait()

    def saw(self) -> None:
        self._seen += 1
        if self._seen == PLAYERS:
            self._all_saw.set()

    def lost(self) -> None:
        self.errors += 1

    async def play(self, seconds: float) -> None:
        """A move every so often, whoever's turn it is; a finished game is followed by the next."""
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
            await self._ask(self.seats[0], type="rematch")
            await asyncio.sleep(0.05)
            await self._deal()
        asked = next(seat for seat in self.seats if seat.prompt)
        move = self.luck.choice(asked.prompt["offer"]["moves"])
        self._expect()
        await self._ask(asked, type="play", prompt=asked.prompt["number"], move=move)
        await self._wait()
        self.delays.append(perf_counter() - self._sent)

    async def stand_up(self) -> None:
        for seat in self.seats:
            seat.listening.cancel()
            await seat.socket.close()


async def _post(client: httpx.AsyncClient, path: str, body: dict[str, Any]) -> Any:
    answer = await client.post(path, json=body)
    if answer.status_code != 201:
        raise NoHouse("load-refused", status=answer.status_code, detail=answer.text[:200])
    return answer.json()
