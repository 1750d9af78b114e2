"""Behind a trusted proxy on another address, clients are told apart by forwarded addresses."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest

from boomtable.server import app_state, limits
from boomtable.server.serve import bind
from tests.patience import seconds
from tests.server.harness import LocalServer, start_server

PROXY = "127.0.0.7"  # it speaks to the server from here
CLIENTS = [f"127.0.1.{number}" for number in range(1, 201)]
GUESSES = 4


@pytest.fixture(autouse=True)
def few_guesses(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few guesses per address, however long they take."""
    monkeypatch.setattr(app_state, "GUESSING", (1.0, GUESSES))
    monkeypatch.setattr(limits, "monotonic", lambda: 0.0)


@asynccontextmanager
async def proxy(server: LocalServer) -> AsyncIterator[int]:
    """The port of a proxy that adds a forwarded header to each request and passes all bytes on."""

    async def forward(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        client = writer.get_extra_info("peername")[0]
        back, there = await asyncio.open_connection("127.0.0.1", server.port, local_addr=(PROXY, 0))
        there.write(head[:-2] + f"X-Forwarded-For: {client}\r\n\r\n".encode())
        with suppress(ConnectionError):
            while data := await back.read(65536):
                writer.write(data)
        for each in (there, writer):
            each.close()

    async with await asyncio.start_server(forward, sock=bind("127.0.0.1", 0)) as door:
        yield door.sockets[0].getsockname()[1]


async def guess(port: int, client: str, headers: str = "", path: str = "/api/tables/ZZZZZZ") -> int:
    """The status of a request by this client."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(client, 0))
    writer.write(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n{headers}\r\n".encode())
    status = int((await reader.readline()).split()[1])
    await reader.read()
    writer.close()
    return status


async def test_two_hundred_people_behind_a_trusted_proxy_each_have_limits_of_their_own(tmp_path: Path) -> None:
    async with start_server(tmp_path, trusted_proxies=("127.0.0.0/29",)) as server, proxy(server) as port:
        async with asyncio.timeout(seconds(60)):
            for _ in range(GUESSES):
                statuses = await asyncio.gather(*(guess(port, client) for client in CLIENTS))
                assert statuses == [404] * len(CLIENTS)
            assert {await guess(port, client) for client in CLIENTS[:5]} == {429}


async def test_without_trust_they_all_count_as_the_proxy(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server, proxy(server) as port:
        statuses = [await guess(port, client) for client in CLIENTS[: GUESSES + 3]]
        assert statuses == [404] * GUESSES + [429] * 3


async def test_nobody_behind_a_trusted_proxy_can_make_up_an_address(tmp_path: Path) -> None:
    async with start_server(tmp_path, trusted_proxies=(f"{PROXY}/32",)) as server, proxy(server) as port:
        forged = [f"X-Forwarded-For: 203.0.113.{number}\r\n" for number in range(GUESSES + 1)]
        assert [await guess(port, CLIENTS[0], headers) for headers in forged] == [404] * GUESSES + [429]


async def test_a_direct_client_cannot_make_up_an_address_either(tmp_path: Path) -> None:
    async with start_server(tmp_path, trusted_proxies=(f"{PROXY}/32",)) as server:
        forged = [f"X-Forwarded-For: 203.0.113.{number}\r\n" for number in range(GUESSES + 1)]
        assert [await guess(server.port, CLIENTS[0], headers) for headers in forged] == [404] * GUESSES + [429]


async def test_a_trusted_proxy_is_known_where_ipv4_comes_in_by_ipv6(tmp_path: Path) -> None:
    async with start_server(tmp_path, host="::", trusted_proxies=("127.0.0.0/29",)) as server, proxy(server) as port:
        statuses = [await guess(port, client) for client in CLIENTS[: GUESSES + 3]]
        assert statuses == [404] * (GUESSES + 3)
