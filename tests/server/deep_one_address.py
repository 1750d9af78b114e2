"""Two hundred phones behind one address, as in a school: all sit down within half a minute, and play."""

from __future__ import annotations

import asyncio
from pathlib import Path
from time import monotonic

import httpx
import pytest

from boomtable.server import connections, sockets
from tests.patience import seconds
from tests.server.harness import LocalServer, Player, start_server
from tests.server.test_game import play_to_the_end

TABLES, SEATS = 50, 4
CLASSROOM = "127.0.0.2"  # an address that is no proxy's
PAGE_CONNECTIONS = 6  # that a browser opens to load the page
WITHIN = 30.0  # seconds on a quiet machine


class Phone:
    """It loads the page as a browser does, looks the table up, joins and connects."""

    def __init__(self, server: LocalServer) -> None:
        self.server = server
        limits = httpx.Limits(max_connections=PAGE_CONNECTIONS, keepalive_expiry=1.0)
        line = httpx.AsyncHTTPTransport(local_address=CLASSROOM, limits=limits, verify=False)
        self.http = httpx.AsyncClient(base_url=server.http.base_url, transport=line, timeout=seconds(30))

    async def load_page(self) -> None:
        paths = ["/", *["/icon.svg"] * PAGE_CONNECTIONS, "/api/games", "/api/seats"]
        answers = await asyncio.gather(*(self.http.get(path) for path in paths))
        assert {answer.status_code for answer in answers} == {200}

    async def open_table(self) -> Player:
        await self.load_page()
        return await self._connected("/api/tables", game="standoff")

    async def join(self, code: str, number: int) -> Player:
        await self.load_page()
        path = f"/api/tables/{code}"
        assert (await self.http.get(path)).status_code == 200
        player = await self._connected(f"{path}/join", name=f"Guest {number}")
        await player.do("ready", ready=True)
        return player

    async def _connected(self, path: str, name: str = "Host", **body: str) -> Player:
        answer = await self.http.post(path, json={"name": name, "bearer": True, **body})
        assert answer.status_code == 201, answer.text
        await self.http.aclose()
        seated = answer.json()
        player = Player(self.server, seated["code"], seated["key"], seated["member"])
        player.address = CLASSROOM
        return await player.connect()


async def table(server: LocalServer) -> list[Player]:
    host = await Phone(server).open_table()
    others = await asyncio.gather(*(Phone(server).join(host.code, number) for number in range(2, SEATS + 1)))
    await host.do("start")
    people = [host, *others]
    for person in people:
        await person.until(lambda me: me.view, seconds(WITHIN))
    return people


async def test_two_hundred_phones_behind_one_address_join_within_half_a_minute_and_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "REQUEST_SECONDS", seconds(connections.REQUEST_SECONDS))
    assert TABLES * SEATS == 200
    assert TABLES * SEATS * PAGE_CONNECTIONS <= connections.MOST_FROM_ADDRESS
    assert TABLES * SEATS <= sockets.MOST_FROM_ADDRESS
    async with start_server(tmp_path) as server:
        began = monotonic()
        tables = await asyncio.gather(*(table(server) for _ in range(TABLES)))
        took = monotonic() - began
        print(f"{TABLES * SEATS} phones in {took:.1f} s")
        assert took < seconds(WITHIN)
        assert server.connections.from_address[CLASSROOM] >= 200
        assert sum(len(live.listeners) for live in server.registry.tables.values()) == 200
        await asyncio.gather(*map(play_to_the_end, tables))
        assert {person.roster["phase"] for people in tables for person in people} == {"over"}
