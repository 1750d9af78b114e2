"""A disk that is full, busy or unsure: what is not stored did not happen, and the table goes on afterwards."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import event
from structlog.testing import capture_logs

from boomtable.server import serve, sockets, write_connection, writer
from boomtable.server.errors import DatabaseFailed, StartupError
from boomtable.wire.protocol import Close
from tests.patience import until
from tests.server.harness import LocalServer, Player, choose, start_server
from tests.server.test_game import play_to_the_end

pytestmark = pytest.mark.slow

PRAGMAS = (*write_connection.PRAGMAS[:-1], "busy_timeout=50")


async def ready(http: httpx.AsyncClient) -> int:
    return (await http.get("/ready")).status_code


async def until_ready(http: httpx.AsyncClient) -> None:
    async def is_ready() -> bool:
        return await ready(http) == 200

    await until(is_ready)


@contextmanager
def full_disk(server: LocalServer) -> Iterator[None]:
    """Allow no more pages in the database."""
    pages = 1  # SQLite raises it to the current number

    def limit(connection: Any) -> None:
        connection.connection.cursor().execute(f"pragma max_page_count = {pages}")

    event.listen(server.registry.store.writer.engine, "begin", limit)
    yield
    pages = 1_000_000


async def test_a_full_disk_refuses_moves_and_the_table_goes_on_once_there_is_space(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        people = await server.start(4)
        ann, *others = people
        with full_disk(server):
            told = [f"{number} {'x' * (270 if number < 40 else 1)}" for number in range(50)]  # until nothing fits
            said = [line for line in told if (await ann.ask("chat", text=line))["type"] == "done"]
            assert len(said) < 40  # what still fitted
            asked = next(player for player in people if player.prompt)
            prompt, views = asked.prompt, [player.view for player in people]
            move = choose(prompt["offer"], lambda moves: moves[0])
            assert await asked.refused("play", request="r1", prompt=prompt["number"], move=move) == "not-stored"
            assert await ready(server.http) == 503
            for player in people:
                await player.ask("ping")
            assert [player.view for player in people] == views
        await asked.do("play", request="r1", prompt=prompt["number"], move=move)
        await until_ready(server.http)
        for other in others:
            await other.ask("ping")
            heard = [line["text"] for news in other.messages if news["type"] == "chat" for line in news["lines"]]
            assert heard == said
        await play_to_the_end(people)
        assert ann.roster["phase"] == "over"


async def test_a_locked_database_refuses_moves_until_it_is_free(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(write_connection, "PRAGMAS", PRAGMAS)
    monkeypatch.setattr(writer, "SAVE_CLOCK_EVERY", 0.05)
    async with start_server(tmp_path) as server:
        ann, ben = await server.start(2, "standoff")
        other = sqlite3.connect(tmp_path / "boomtable.db", isolation_level=None)
        other.execute("begin exclusive")
        told = len(ben.raw)
        move = choose(ann.prompt["offer"], lambda moves: moves[0])
        assert await ann.refused("play", request="r1", prompt=ann.prompt["number"], move=move) == "not-stored"
        assert await ready(server.http) == 503
        assert (await server.http.get(f"/api/tables/{ann.code}")).status_code == 200  # reading goes on
        await asyncio.sleep(0.3)  # time enough to save the clock many times
        assert await ready(server.http) == 503
        assert ben.raw[told:] == []
        other.execute("rollback")
        other.close()
        await until_ready(server.http)
        await ann.do("play", request="r1", prompt=ann.prompt["number"], move=move)
        assert (await ben.play())["type"] == "done"


async def test_a_table_that_could_not_be_stored_was_not_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(write_connection, "PRAGMAS", PRAGMAS)
    async with start_server(tmp_path) as server:
        other = sqlite3.connect(tmp_path / "boomtable.db", isolation_level=None)
        other.execute("begin exclusive")
        answer = await server.http.post("/api/tables", json={"game": "lamps", "name": "Ann"})
        assert (answer.status_code, answer.json()["code"]) == (503, "not-stored")
        assert server.registry.tables == {}
        other.execute("rollback")
        other.close()
        await server.open_table()


async def test_a_table_cannot_be_deleted_while_the_database_is_locked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(write_connection, "PRAGMAS", PRAGMAS)
    async with start_server(tmp_path) as server:
        ann = await server.open_table()
        path, key = f"/api/tables/{ann.code}", {"Authorization": f"Bearer {ann.key}"}
        other = sqlite3.connect(tmp_path / "boomtable.db", isolation_level=None)
        other.execute("begin exclusive")
        answer = await server.http.delete(path, headers=key)
        assert (answer.status_code, answer.json()) == (503, {"code": "database-failed", "facts": {}})
        other.execute("rollback")
        other.close()
        await ann.do("chat", text="still here")
        assert (await server.http.delete(path, headers=key)).status_code == 204


async def test_what_a_damaged_database_still_holds_can_be_played_and_the_rest_is_one_line_each(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        people = [await server.open_table(name="Ann" * 8) for _ in range(40)]
        for ann in people:
            await ann.hang_up()
    pages = tmp_path.joinpath("boomtable.db").read_bytes()
    for damaged in range(1, len(pages) // 4096, 3):
        file = tmp_path / str(damaged) / "boomtable.db"
        file.parent.mkdir()
        file.write_bytes(pages[: damaged * 4096] + b"?" * 4096 + pages[(damaged + 1) * 4096 :])
        with capture_logs() as notes, suppress(StartupError):
            async with start_server(file.parent) as server:
                answers = [await server.http.get(f"/api/tables/{ann.code}") for ann in people]
                broken = await Player(server, people[0].code, people[0].key, 1).connect()
                await until(lambda player=broken: player.messages or player.closed)  # type: ignore[misc]
                assert broken.closed in (None, Close.BROKEN, Close.NO_TABLE, Close.GONE)
            assert {answer.status_code for answer in answers} <= {200, 404, 410, 503}
        assert not [note for note in notes if "exc_info" in note]


async def test_a_background_job_is_tried_again_after_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "RETRY_SECONDS", 0.0)
    done: list[int] = []

    async def job() -> None:
        done.append(len(done))
        if len(done) < 3:
            raise DatabaseFailed("database-failed")

    with capture_logs() as notes:
        await serve._repeat(partial(job))
    assert len(done) == 3
    assert [(note["event"], note["job"], note["error"]) for note in notes] == [
        ("job-failed", "job", "DatabaseFailed")
    ] * 2


async def test_a_move_whose_commit_was_not_confirmed_counts_once_and_bots_answer_it(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        [ann] = await server.start(1, bots=3)
        prompt = await ann.until(lambda me: me.prompt)
        move = choose(prompt["offer"], lambda moves: moves[0])
        with unsure_disk(server):
            assert await ann.refused("play", request="r1", prompt=prompt["number"], move=move) == "not-stored"
        await ann.do("play", request="r1", prompt=prompt["number"], move=move)
        await play_to_the_end([ann])
        stored = await server.registry.store.load(server.live(ann.code).session.id, whole=True)
        assert sum('"id":"r1"' in data for _, _, data in stored.entries) == 1


async def test_a_table_made_private_again_is_not_listed_though_the_commit_before_was_not_confirmed(
    tmp_path: Path,
) -> None:
    async with start_server(tmp_path) as server:
        ann = await server.open_table()
        with unsure_disk(server):
            assert await ann.refused("change", settings={"visibility": "public"}) == "not-stored"
        await ann.do("change", settings={"visibility": "private"})
        assert (await server.http.get("/api/tables")).json() == []


@contextmanager
def unsure_disk(server: LocalServer) -> Iterator[None]:
    """The commit succeeds, but its confirmation is lost."""
    engine = server.registry.store.writer.engine

    def commit(connection: Any) -> None:
        connection.connection.dbapi_connection.commit()
        raise OSError("lost")

    event.listen(engine, "commit", commit)
    yield
    event.remove(engine, "commit", commit)


async def test_an_unexpected_error_of_a_socket_is_noted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("unexpected")

    async with start_server(tmp_path) as server:
        ann = await server.open_table()
        monkeypatch.setattr(sockets, "_admitted", fail)
        with capture_logs() as notes:
            again = await Player(server, ann.code, ann.key, ann.member).connect()
            await until(lambda: again.closed)
    assert [(note["event"], note["error"]) for note in notes if note["log_level"] == "error"] == [
        ("socket-broken", "RuntimeError")
    ]
