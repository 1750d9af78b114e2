"""Two servers on one PostgreSQL: whoever has taken a table over writes there, and the one before cannot."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import psycopg
import pytest
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from boomtable.server.errors import Fenced, NoTable, StartupError
from boomtable.server.store import Store
from boomtable.server.write_connection import SERVER_LOCK
from boomtable.server.writer import Writer
from tests.patience import until
from tests.server.test_store import logged, row


@asynccontextmanager
async def sharing(database: str) -> AsyncIterator[Writer]:
    store = await Store.open(database, shared=True)
    writer = Writer(store, lambda: 0.0, lambda: False)
    writer.start()
    try:
        yield writer
    finally:
        await writer.stop()
        await store.close()


async def test_after_a_takeover_the_owner_before_cannot_write_whatever_it_believes(database: str) -> None:
    async with sharing(database) as before, sharing(database) as after:
        await before.append(row("t", 1, "one"))
        epoch, _ = await after.store.raise_epoch("t")
        with pytest.raises(Fenced):
            await before.append(row("t", 2, "too late"))
        await after.append(row("t", 2, "two", epoch=epoch))
        with pytest.raises(Fenced):
            await before.append(row("t", 3, "much too late", indexed=True))
        assert await logged(after.store, "t") == ["one", "two"]
        assert before.healthy


async def test_its_other_tables_in_the_same_batch_are_stored(database: str) -> None:
    async with sharing(database) as before, sharing(database) as after:
        await asyncio.gather(*(before.append(row(table)) for table in "abc"))
        await after.store.raise_epoch("b")
        written = await asyncio.gather(*(before.append(row(table, 2)) for table in "abc"), return_exceptions=True)
        assert [type(each) for each in written] == [type(None), Fenced, type(None)]


async def test_a_takeover_waits_for_an_entry_that_is_being_written(database: str) -> None:
    async with sharing(database) as before, sharing(database) as after:
        await before.append(row("t"))
        with psycopg.connect(database) as holding:  # the owner's transaction, held up after the check
            holding.execute("select epoch from tables where id = 't' for no key update")
            takeover = asyncio.create_task(after.store.raise_epoch("t"))
            await until(lambda: waiting(database))
            assert not takeover.done()
            holding.execute("insert into entries values ('t', 2, 0, 'in time')")
        assert await takeover == (1, 1.0)
        assert await logged(after.store, "t") == ["{}", "in time"]


async def test_an_entry_waits_for_a_takeover_and_is_refused(database: str) -> None:
    async with sharing(database) as before:
        await before.append(row("t"))
        with psycopg.connect(database) as holding:
            holding.execute("update tables set epoch = epoch + 1 where id = 't'")
            late = before.append(row("t", 2))
            await until(lambda: waiting(database))
            assert not late.done()
        with pytest.raises(Fenced):
            await late


async def test_an_owner_that_falls_asleep_in_mid_write_holds_nobody_up_for_long(database: str) -> None:
    async with sharing(database) as before, sharing(database) as after:
        await before.append(row("t"))
        epochs = text("select epoch from tables where id = 't' for no key update")
        await before.store.writer.run(lambda connection: connection.execute(epochs).close())
        assert await after.store.raise_epoch("t") == (1, 1.0)
        with pytest.raises(SQLAlchemyError):
            await before.store.writer.run(lambda connection: connection.commit())
        await before.store.recover()


async def test_a_table_that_is_gone_cannot_be_taken_over(database: str) -> None:
    async with sharing(database) as writer:
        with pytest.raises(NoTable):
            await writer.store.raise_epoch("nowhere")


async def test_servers_that_share_and_one_that_wants_to_be_alone_keep_each_other_out(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("boomtable.server.write_connection.JUST_STOPPED", 0.1)
    async with sharing(database):
        with pytest.raises(StartupError, match="house-taken"):
            await Store.open(database)
    alone = await Store.open(database)
    with pytest.raises(StartupError, match="house-taken"):
        await Store.open(database, shared=True)
    await alone.close()


async def test_a_server_waits_while_another_one_makes_the_tables(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("boomtable.server.write_connection.JUST_STOPPED", 0.1)
    with psycopg.connect(database, autocommit=True) as other:
        other.execute("select pg_advisory_lock(%s)", (SERVER_LOCK,))
        opening = asyncio.create_task(Store.open(database, shared=True))
        await asyncio.sleep(0.5)
        assert not opening.done()
        other.execute("select pg_advisory_unlock(%s)", (SERVER_LOCK,))
        await (await opening).close()


def waiting(database: str) -> Any:
    """Whether somebody waits for a row."""
    with psycopg.connect(database, autocommit=True) as connection:
        return connection.execute("select 1 from pg_locks where not granted").fetchall()
