"""What the store guarantees, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import Connection, Update, event, update
from structlog.testing import capture_logs

from boomtable.server import serve
from boomtable.server import writer as writing
from boomtable.server.errors import NotStored
from boomtable.server.schema import entries, server_row, tables
from boomtable.server.store import Index, Row, Store, Stored
from boomtable.server.writer import Writer
from tests.patience import until
from tests.server.harness import LocalServer, start_server

pytestmark = pytest.mark.slow


def row(table: str, seq: int = 1, data: str = "{}", **fields: Any) -> Row:
    index = Index(fields.pop("code", table), "lamps", fields.pop("running", False), fields.pop("listed", False), table)
    return Row(table, seq, float(seq), data, index if seq == 1 or fields.pop("indexed", False) else None, **fields)


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[Store]:
    store = await Store.open(address)
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def written(address: str, *, time_runs: bool = False, now: float = 0.0) -> AsyncIterator[Writer]:
    async with opened(address) as store:
        writer = Writer(store, lambda: now, lambda: time_runs)
        writer.start()
        try:
            yield writer
        finally:
            await writer.stop()


async def changed(store: Store, change: Update) -> None:
    """Something else than the server has written this."""

    def write(connection: Connection) -> None:
        with connection.begin():
            connection.execute(change)

    await store.writer.run(write)


async def logged(store: Store, table: str) -> list[str]:
    return [data for _, _, data in (await store.load(table)).entries]


async def test_what_waits_goes_to_disk_together(address: str) -> None:
    async with written(address) as writer:
        commits: list[object] = []
        event.listen(writer.store.writer.engine, "commit", commits.append)
        await asyncio.gather(*(writer.append(row(f"t{number}")) for number in range(100)))
        assert 1 <= len(commits) <= 3
        stored = [await logged(writer.store, f"t{number}") for number in range(100)]
        assert stored == [["{}"]] * 100


async def test_what_is_appended_is_on_disk_when_it_returns(address: str) -> None:
    async with written(address) as writer:
        for seq in range(1, 6):
            await writer.append(row("t", seq, f"{seq}"))
            assert await logged(writer.store, "t") == [f"{number}" for number in range(1, seq + 1)]


async def test_an_entry_that_is_there_already_is_refused_and_the_others_are_stored(address: str) -> None:
    async with written(address) as writer:
        for number in range(5):
            await writer.append(row(f"t{number}", 1, "first"))
            batch = [row(f"t{number}", 2, "mine"), row(f"t{number}", 1, "intruder"), row(f"u{number}")]
            mine, intruder, other = await asyncio.gather(*map(writer.append, batch), return_exceptions=True)
            assert (mine, other) == (None, None)
            assert isinstance(intruder, NotStored)
            assert await logged(writer.store, f"t{number}") == ["first", "mine"]
            assert await logged(writer.store, f"u{number}") == ["{}"]
            assert writer.healthy


async def test_two_tables_cannot_have_one_code(address: str) -> None:
    async with written(address) as writer:
        await writer.append(row("a", code="BCDF"))
        with pytest.raises(NotStored):
            await writer.append(row("b", code="BCDF"))
        await writer.append(row("a", 2, code=None, indexed=True))  # closed
        await writer.append(row("b", code="BCDF"))
        assert await writer.store.find("BCDF") == "b"
        assert await writer.store.find("GHJK") is None


async def test_closing_waits_for_what_is_on_its_way(address: str) -> None:
    for number in range(5):
        async with written(address, now=100.0 + number) as writer:
            first = writer.append(row(f"a{number}"))
            await asyncio.sleep(0.001 * number)  # its commit may be under way
            second = writer.append(row(f"b{number}"))
        assert first.result() is second.result() is None
        async with opened(address) as store:
            assert await logged(store, f"a{number}") == await logged(store, f"b{number}") == ["{}"]
            assert await store.open_for() == 100.0 + number


async def test_the_clock_goes_on_from_where_the_last_life_ended(address: str) -> None:
    async with opened(address) as store:
        assert await store.open_for() == 0.0
        await store.save_clock(12.5)
    async with opened(address) as store:
        assert await store.open_for() == 12.5
        await store.write([row("t")], 20.25)
    async with opened(address) as store:
        assert await store.open_for() == 20.25


@pytest.mark.parametrize("time_runs", [True, False])
async def test_the_clock_is_written_down_while_time_runs_somewhere(
    address: str, time_runs: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writing, "SAVE_CLOCK_EVERY", 0.02)
    async with written(address, time_runs=time_runs, now=7.0) as writer:
        if time_runs:
            await until(writer.store.open_for)
        else:
            await asyncio.sleep(0.2)  # time enough to save the clock many times
        assert await writer.store.open_for() == (7.0 if time_runs else 0.0)


async def test_a_table_is_loaded_from_its_latest_snapshot_on(address: str) -> None:
    async with opened(address) as store:
        await store.write([row("t", seq, f"{seq}", snapshot="old" if seq == 2 else None) for seq in range(1, 4)], 0.0)
        await store.write([row("t", seq, f"{seq}", snapshot="new" if seq == 5 else None) for seq in range(4, 8)], 0.0)
        stored = await store.load("t")
        assert (stored.snapshot, stored.seq) == ("new", 5)
        assert [seq for seq, _, _ in stored.entries] == [6, 7]
        assert [seq for seq, _, _ in (await store.load("t", 6)).entries] == [6]
        whole = await store.load("t", whole=True)
        assert (whole.snapshot, whole.seq, len(whole.entries)) == (None, 0, 7)
        assert whole.entries[3] == (4, 4.0, "4")


async def test_only_the_one_table_is_deleted(address: str) -> None:
    async with opened(address) as store:
        await store.write([row("a", snapshot="a"), row("b", snapshot="b")], 0.0)
        await store.delete("a")
        assert await store.find("a") is None
        assert await store.load("a") == Stored("a", "", None, 0, ())
        assert (await store.load("b")).snapshot == "b"
        assert await store.find("b") == "b"


async def test_running_tables_are_found_newest_first(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(address) as store:
        for second, (table, running) in enumerate([("a", True), ("b", False), ("c", True), ("d", False)]):
            monkeypatch.setattr(time, "time", lambda second=second: 1000.0 + second)
            await store.write([row(table, running=running)], 0.0)
        assert await store.running() == ["c", "a"]


async def gone(server: LocalServer, code: str) -> bool:
    return await server.registry.store.find(code) is None


async def test_tables_that_nobody_touched_for_long_are_announced_and_deleted(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "DELETE_AFTER", 0.1)
    async with start_server(address) as server:
        people = [await server.open_table() for _ in range(3)]
        ids = [server.live(player.code).session.id for player in people]
    days = [91, 89, 0]
    async with opened(address) as store:
        for table, age in zip(ids, days, strict=True):
            touched = time.time() - age * 86_400
            await changed(store, update(tables).where(tables.c.id == table).values(touched=touched))
        await changed(store, update(server_row).values(open_for=2 * 86_400))
        assert await store.untouched(time.time() - 90 * 86_400, 86_400) == [ids[0]]
    with capture_logs() as notes:
        async with start_server(address, keep=90.0) as server:
            await until(lambda: gone(server, people[0].code))
            answers = [(await server.http.get(f"/api/tables/{player.code}")).status_code for player in people]
            assert answers == [404, 200, 200]
    assert [note["tables"] for note in notes if note["event"] == "tables-to-delete"] == [1]
    async with start_server(address, keep=None) as server:
        assert (await server.http.get(f"/api/tables/{people[1].code}")).status_code == 200


async def test_no_wrong_clock_deletes_a_running_game_or_what_was_used_lately(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "DELETE_AFTER", 0.0)
    async with start_server(address) as server:
        old, lobby = await server.open_table(), await server.open_table()
        playing = (await server.start(2, "standoff"))[0]
        ids = [server.live(player.code).session.id for player in (old, lobby, playing)]
    async with opened(address) as store:
        await changed(store, update(server_row).values(open_for=2 * 86_400))
        used_lately = update(entries).where(entries.c.table_id == ids[1]).values(at=1.5 * 86_400)
        await changed(store, used_lately)
        assert await store.untouched(time.time() + 86_400, 86_400) == [ids[0]]  # not even before the game is opened
    ahead = time.time() + 91 * 86_400
    monkeypatch.setattr(time, "time", lambda: ahead)
    async with start_server(address, keep=90.0) as server:
        await until(lambda: gone(server, old.code))
        assert [await gone(server, player.code) for player in (lobby, playing)] == [False, False]
