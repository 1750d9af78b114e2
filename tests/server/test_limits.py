"""Rate limits for each address; and small messages are not delayed."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from boomtable.server import app_state, limits, sockets
from boomtable.server.serve import bind
from boomtable.wire.protocol import Close
from tests.patience import until
from tests.server.harness import Player, start_server
from tests.server.test_origin_check import NEW, closed


@pytest.fixture
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stop the clock of the buckets."""
    monkeypatch.setattr(limits, "monotonic", lambda: 0.0)


async def first(refusal: int, ask: Callable[[int], Awaitable[int]], most: int) -> int:
    """How often one may ask until this is the answer."""
    for number in range(most):
        if await ask(number) == refusal:
            return number
    return most


@pytest.mark.usefixtures("still")
async def test_guessing_codes_runs_dry(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:

        async def guess(number: int) -> int:
            return (await server.http.get(f"/api/tables/{number:04}")).status_code

        assert await first(429, guess, 1000) == 600


@pytest.mark.usefixtures("still")
async def test_guessing_codes_at_sockets_runs_dry_as_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app_state, "GUESSING", (1.0, 10))
    async with start_server(tmp_path) as server:
        assert await first(Close.TOO_MUCH, lambda number: closed(server, f"{number:04}"), 1000) == 10


@pytest.mark.usefixtures("still")
async def test_making_tables_runs_dry(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:

        async def make(_: int) -> int:
            return (await server.http.post("/api/tables", json=NEW)).status_code

        assert await first(429, make, 200) == 60
        answer = await server.http.post("/api/tables", json=NEW)
        assert answer.json() == {"code": "too-many-requests", "facts": {}}


@pytest.mark.usefixtures("still")
@pytest.mark.parametrize(("path", "body"), [("join", {"name": "Ann"}), ("links", {}), ("redeem", {"link": "B"})])
async def test_joining_and_links_run_dry(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str, body: dict[str, str]
) -> None:
    assert app_state.SEATING[1] == 240
    monkeypatch.setattr(app_state, "SEATING", (1.0, 5))
    async with start_server(tmp_path) as server:

        async def ask(_: int) -> int:
            return (await server.http.post(f"/api/tables/ZZZZ/{path}", json=body)).status_code

        assert await first(429, ask, 10) == 5


async def test_a_table_has_so_many_spectators_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "MOST_SPECTATORS", 2)
    async with start_server(tmp_path) as server:
        host = await server.open_table(settings={"spectators": True})

        async def watch() -> Player:
            return await Player(server, host.code, None, None).connect("&watch=public")

        crowd = [await watch(), await watch()]
        for each in crowd:
            await each.until(lambda me: me.roster)
        one_more = await watch()
        await until(lambda: one_more.closed)
        assert one_more.closed == Close.FULL
        await crowd[0].hang_up()
        await until(lambda: len(server.live(host.code).listeners) == 2)  # the host and one spectator
        await (await watch()).until(lambda me: me.roster)


@pytest.mark.usefixtures("still")
async def test_a_school_of_two_hundred_phones_behind_one_address_gets_in_typing_mistakes_included(
    tmp_path: Path,
) -> None:
    async with start_server(tmp_path) as server:
        tables = [(await server.open_table("two-rooms")).code for _ in range(7)]

        async def come_in(number: int) -> int:
            await server.http.get("/api/tables/ZZZZZZ")
            code = tables[number % len(tables)]
            assert (await server.http.get(f"/api/tables/{code}")).status_code == 200
            answer = await server.http.post(f"/api/tables/{code}/join", json={"name": f"Pupil {number}"})
            return answer.status_code

        assert {await come_in(number) for number in range(200)} == {201}


async def test_small_messages_do_not_wait_for_each_other() -> None:
    """Without this every second one would wait 40 ms for an acknowledgement."""
    bound = bind("127.0.0.1", 0)
    at_once: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    async def take(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        taken = writer.get_extra_info("socket")
        at_once.set_result(taken.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        writer.close()

    async with await asyncio.start_server(take, sock=bound):
        _, writer = await asyncio.open_connection("127.0.0.1", bound.getsockname()[1])
        assert await at_once
        writer.close()
        await writer.wait_closed()
