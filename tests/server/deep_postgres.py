"""A server on PostgreSQL: restarted in mid-game, exclusive, and back after a lost connection."""

from __future__ import annotations

import asyncio
from typing import Any

import psycopg
import pytest
from sqlalchemy.exc import SQLAlchemyError

from boomtable.engine.records import read, replay
from boomtable.engine.verify import verify
from boomtable.server.errors import StartupError
from boomtable.server.store import Store
from boomtable.server.write_connection import SERVER_LOCK
from tests.patience import until
from tests.server.catalog import CATALOG
from tests.server.harness import start_server
from tests.server.reconnecting import back
from tests.server.test_game import play_to_the_end

SIZES = {"time-bomb": 4, "standoff": 3}


@pytest.mark.parametrize("game", SIZES)
async def test_a_game_is_played_on_after_a_restart_in_the_middle(database: str, game: str) -> None:
    async with start_server(database) as server:
        people = await server.start(SIZES[game], game)
        for player in [each for each in people if each.prompt][:2]:
            assert (await player.play())["type"] == "done"
        for player in people:
            await player.ask("ping")
        seen = [player.latest("update") for player in people]
        assert (await server.http.get("/ready")).status_code == 200
    async with start_server(database) as server:
        people = await back(server, people)
        assert [player.latest("update") for player in people] == seen
        await play_to_the_end(people)
        text = (await server.http.get(f"/api/tables/{people[0].code}/record", headers=people[0].bearer)).text
        record = read(text, CATALOG.__getitem__)
        assert replay(CATALOG[game], record).state.outcome
        assert verify(CATALOG[game], record) > 0


async def test_two_servers_cannot_share_one_database(database: str) -> None:
    async with start_server(database):
        with pytest.raises(StartupError) as refusal:
            async with start_server(database):
                pass
        assert refusal.value.code == "house-taken"
    async with start_server(database) as server:
        assert (await server.http.get("/ready")).status_code == 200


async def test_the_server_goes_on_when_the_database_comes_back(database: str) -> None:
    async with start_server(database) as server:
        ann, ben = await server.start(2, "standoff")
        cut_all_lines(database)
        assert await ann.refused("chat", text="lost") == "not-stored"
        await ann.do("chat", text="again")
        assert (await ann.play())["type"] == "done"
        assert (await ben.play())["type"] == "done"
        assert (await server.http.get("/ready")).status_code == 200
        assert [line["text"] for line in ben.latest("chat")["lines"]] == ["again"]


async def test_a_lock_that_its_own_broken_line_still_holds_is_waited_for(database: str) -> None:
    store = await Store.open(database)
    await store.writer.run(lambda connection: connection.invalidate())
    with psycopg.connect(database, autocommit=True) as ghost:
        await until(lambda: locked(ghost))
        coming_back = asyncio.create_task(store.recover())
        await asyncio.sleep(0.2)  # time enough to come back too early
        assert not coming_back.done()
    await coming_back
    await store.save_clock(1.0)
    await store.close()


async def test_without_the_lock_nothing_is_written(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boomtable.server.write_connection.LOCK_TIMEOUT", 0.1)
    store = await Store.open(database)
    await store.writer.run(lambda connection: connection.invalidate())
    with psycopg.connect(database, autocommit=True) as other:
        await until(lambda: locked(other))
        with pytest.raises(StartupError, match="house-taken"):
            await store.recover()
        with pytest.raises(SQLAlchemyError):
            await store.save_clock(1.0)
    await store.recover()
    await store.save_clock(1.0)
    await store.close()


def locked(by: psycopg.Connection[Any]) -> bool:
    """Whether this connection can take the lock."""
    return bool((by.execute("select pg_try_advisory_lock(%s)", (SERVER_LOCK,)).fetchone() or (False,))[0])


def cut_all_lines(database: str) -> None:
    with psycopg.connect(database, autocommit=True) as connection:
        others = "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()"
        assert connection.execute(f"{others} and datname = current_database()".encode()).fetchall()
