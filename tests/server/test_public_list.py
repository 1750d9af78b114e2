"""The list of public tables: each keeps its place whatever happens, on SQLite and on PostgreSQL."""

from __future__ import annotations

import time

import pytest
from sqlalchemy import update

from boomtable.server.schema import tables
from boomtable.server.store import LISTED, Index, Row, Store
from tests.server.harness import LocalServer, start_server
from tests.server.test_store import changed

pytestmark = pytest.mark.slow

PUBLIC = {"visibility": "public"}


def row(table: str, seq: int, at: float) -> Row:
    return Row(table, seq, at, "{}", Index(table, "lamps", running=False, listed=True, summary=table))


async def listed(server: LocalServer) -> list[str]:
    return [table["code"] for table in (await server.http.get("/api/tables")).json()]


async def test_a_table_keeps_its_place_among_those_that_wait(address: str) -> None:
    async with start_server(address) as server:
        hosts = [await server.open_table("standoff", settings=PUBLIC) for _ in range(3)]
        newest_first = [host.code for host in reversed(hosts)]
        assert await listed(server) == newest_first
        await hosts[1].do("add-bot")
        await server.join(hosts[0].code, "Ben")
        await hosts[0].do("change", settings={"seats": 3, "visibility": "public"})
        assert await listed(server) == newest_first
        await hosts[1].do("change", settings={"visibility": "private"})
        assert await listed(server) == [newest_first[0], newest_first[2]]
        await hosts[1].do("change", settings={"visibility": "public"})
        assert await listed(server) == newest_first
    async with start_server(address) as server:
        later = await server.open_table("standoff", settings=PUBLIC)
        assert await listed(server) == [later.code, *newest_first]


async def test_whatever_is_done_at_a_table_still_keeps_it_from_being_deleted(address: str) -> None:
    async with start_server(address) as server:
        hosts = [await server.open_table("standoff", settings=PUBLIC) for _ in range(2)]
        ids = [server.live(host.code).session.id for host in hosts]
        long_ago = update(tables).values(touched=time.time() - 91 * 86_400)
        await changed(server.registry.store, long_ago)
        await hosts[0].do("add-bot")
        assert await server.registry.store.untouched(time.time() - 90 * 86_400, 1e9) == ids[1:]


async def test_tables_opened_at_one_moment_have_an_order_too_and_a_list_has_an_end(address: str) -> None:
    store = await Store.open(address)
    try:
        names = [f"t{number:03}" for number in range(LISTED + 5)]
        await store.write([row(name, 1, 1.0) for name in reversed(names)], 0.0)
        assert await store.listed() == names[:LISTED]
        await store.write([row("t003", 2, 9.0)], 0.0)
        assert await store.listed() == names[:LISTED]
        await store.write([row("late", 1, 10.0)], 0.0)
        assert await store.listed() == ["late", *names[: LISTED - 1]]
    finally:
        await store.close()
