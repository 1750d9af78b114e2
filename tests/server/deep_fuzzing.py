"""A real server in its own process, attacked over sockets and HTTP: alive, its memory flat, its answers clear."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.hostile_messages import HostileMessages, Wrong
from tests.server.process import Process, free_port, server_process
from tests.server.test_hostile import CLOSINGS
from tests.titles import TIME_BOMB

ANSWERS = ("done", "refused", "reason", "pong")
PATHS = ("", "/join", "/links", "/redeem", "/qr.svg", "/record", "/memoir", "/devices", "/devices/x", "/nothing")
METHODS = ("GET", "POST", "DELETE", "PUT", "PATCH")
MOST_GROWTH = 24_000  # kB after the first tenth: what the allocator may keep


class Fuzzing:
    def __init__(self, server: Process, http: httpx.AsyncClient, seed: int) -> None:
        self.server, self.http, self.luck = server, http, Random(seed)
        self.rogue = HostileMessages(self.luck, TIME_BOMB)
        self.sent: Counter[str] = Counter()
        self.told: Counter[Any] = Counter()
        self.code = self.key = ""

    async def rage(self, messages: int) -> None:
        """Take turns: one connection to a socket until it is closed, then a few requests."""
        end = self.sent.total() + messages
        while self.sent.total() < end:
            await self.sit_down()
            await self.talk(end)
            for _ in range(12):
                await self.request()

    async def sit_down(self) -> None:
        """A table to attack; a new one if the last is gone."""
        found = await self.http.get("/api/seats") if not self.code else await self.table()
        if self.code and found.status_code == 200:
            return
        made = await self.http.post("/api/tables", json={"game": "time-bomb", "name": "Ann", "bearer": True})
        if made.status_code == 201:
            self.code, self.key = made.json()["code"], made.json()["key"]

    async def table(self) -> httpx.Response:
        return await self.http.get(f"/api/tables/{self.code}", headers={"Authorization": f"Bearer {self.key}"})

    async def talk(self, end: int) -> None:
        url = f"{self.server.ws}/api/tables/{self.code}/socket?v=1"
        headers = {"Authorization": f"Bearer {self.key}"}
        async with connect(url, additional_headers=headers, max_size=None, ping_interval=None) as socket:
            try:
                while self.sent.total() < end:
                    message, request = self.message()
                    await socket.send(message, text=isinstance(message, str | Wrong))
                    self.sent["socket"] += 1
                    while (told := json.loads(await socket.recv()))["type"] not in ANSWERS or told["id"] != request:
                        pass
                    self.told[told.get("code", told["type"])] += 1
            except ConnectionClosed:
                assert socket.close_code in CLOSINGS, socket.close_code
                self.told[socket.close_code] += 1

    def message(self) -> tuple[str | bytes, str]:
        """Mostly malformed, or well-formed without knowing the table; never one that leaves it."""
        if self.luck.random() < 0.5:
            return self.rogue.broken(), ""
        kind, request, message = self.rogue.blind()
        return (message, request) if kind != "leave" else (self.rogue.broken(), "")

    async def request(self) -> None:
        code = self.luck.choice((self.code, self.code, "ZZZZ", "%00", "%F0%9F%92%A3"))
        path = f"/api/tables/{code}{self.luck.choice(PATHS)}"
        method = self.luck.choice(METHODS)
        body = self.rogue.broken() if self.luck.random() < 0.5 else json.dumps(self.rogue.anything())
        headers = {"content-type": "application/json", "authorization": f"Bearer {self.luck.choice((self.key, 'x'))}"}
        answer = await self.http.request(method, path, content=body, headers=headers)
        self.sent["http"] += 1
        self.told[answer.status_code] += 1
        assert answer.status_code < 500, (method, path, body)
        if answer.status_code >= 400:
            assert {*answer.json()} == {"code", "facts"}, (method, path, body)

    def memory(self) -> int:
        """In kB, of the server's process."""
        status = Path(f"/proc/{self.server.process.pid}/status").read_text(encoding="utf-8")
        return int(status.split("VmRSS:")[1].split()[0])


async def fuzz(folder: Path, messages: int, seed: int) -> Fuzzing:
    async with server_process(folder, free_port()) as server, server.client() as http:
        fuzzing = Fuzzing(server, http, seed)
        await fuzzing.rage(messages // 10)
        before = fuzzing.memory()
        await fuzzing.rage(messages - fuzzing.sent.total())
        assert (await http.get("/ready")).json() == {"status": "ok"}
        assert fuzzing.memory() - before < MOST_GROWTH, fuzzing.told
        assert server.process.returncode is None
    notes = [json.loads(line) for line in (folder / "stderr.txt").read_text(encoding="utf-8").splitlines()]
    assert [note for note in notes if note["level"] in ("error", "critical")] == []
    return fuzzing


async def test_ten_thousand_messages_to_a_real_server(tmp_path: Path) -> None:
    fuzzing = await fuzz(tmp_path, 10_000, 1)
    assert fuzzing.sent.total() >= 10_000
    assert {"malformed", 1007, 1009, 400, 404} <= {*fuzzing.told}


@pytest.mark.soak
async def test_a_million_messages_to_a_real_server(tmp_path: Path) -> None:
    assert (await fuzz(tmp_path, 1_000_000, 2)).sent.total() >= 1_000_000
