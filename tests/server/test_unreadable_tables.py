"""Unreadable tables: a bad snapshot falls back to the log, a bad log closes one table only; others go on."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import LocalServer, Player, start_server
from tests.server.reconnecting import back, returned
from tests.server.test_game import play_to_the_end

pytestmark = pytest.mark.slow


def alter(folder: Path, statement: str, *values: Any) -> None:
    database = sqlite3.connect(folder / "boomtable.db")
    with database:
        assert database.execute(statement, values).rowcount == 1
    database.close()


def counted(folder: Path) -> list[int]:
    database = sqlite3.connect(folder / "boomtable.db")
    counts = [database.execute(f"select count(*) from {table}").fetchone()[0] for table in ("tables", "entries")]
    database.close()
    return counts


async def played(server: LocalServer) -> tuple[list[Player], str]:
    """A game in its middle, with a snapshot and more after it, and the table's id."""
    people = await server.start(3, "standoff")
    for player in people[:2]:
        assert (await player.play())["type"] == "done"
    for player in people:
        await player.ask("ping")
    return people, server.live(people[0].code).session.id


@pytest.mark.parametrize(
    "snapshot", ["garbage", '{"format":0,"rules":1,"room":{}}', '{"format":1,"rules":1,"room":{"id":1}}', ""]
)
async def test_a_table_whose_snapshot_cannot_be_read_is_replayed_from_its_log(tmp_path: Path, snapshot: str) -> None:
    async with start_server(tmp_path) as server:
        people, table = await played(server)
    alter(tmp_path, "update snapshots set data = ? where table_id = ?", snapshot, table)
    async with start_server(tmp_path) as server:
        again = await back(server, people)
        for now, before in zip(again, people, strict=True):
            assert now.latest("update") == before.latest("update")
        await play_to_the_end(again)
        record = await server.http.get(f"/api/tables/{people[0].code}/record", headers=people[0].bearer)
        assert record.status_code == 200


BROKEN_LOGS = {
    "an entry that is no JSON": "garbage",
    "an event that is unknown": '{"events":[{"event":"exploded"}]}',
    "a move that is not allowed": '{"events":[{"event":"went","entry":["played",0,{"move":"ring","alarm":"x"}]}]}',
}


@pytest.mark.parametrize("broken", BROKEN_LOGS.values(), ids=BROKEN_LOGS)
async def test_a_table_whose_log_cannot_be_followed_rests_and_the_others_go_on(tmp_path: Path, broken: str) -> None:
    async with start_server(tmp_path) as server:
        people, table = await played(server)
        others, _ = await played(server)
        last = server.live(people[0].code).seq
    alter(tmp_path, "update entries set data = ? where table_id = ? and seq = ?", broken, table, last)
    before = counted(tmp_path)
    async with start_server(tmp_path) as server:
        answer = await server.http.get(f"/api/tables/{people[0].code}")
        assert (answer.status_code, answer.json()["code"]) == (410, "table-resting")
        assert answer.json()["facts"]["entry"] == last
        ann = await returned(server, people[0])
        with pytest.raises(ConnectionError):
            await ann.until(lambda me: me.roster)
        assert ann._socket
        assert ann._socket.close_reason == "table-resting"
        await play_to_the_end(await back(server, others))
        assert (await server.http.get("/ready")).status_code == 200
    after = counted(tmp_path)
    assert after[0] == before[0]
    assert after[1] > before[1]  # the others' moves
    alter(tmp_path, "update entries set data = '{\"events\":[]}' where table_id = ? and seq = ?", table, last)
    async with start_server(tmp_path) as server:  # a version that can read it
        assert (await server.http.get(f"/api/tables/{people[0].code}")).status_code == 200


async def test_a_log_without_a_beginning_rests(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        people, table = await played(server)
    alter(tmp_path, "delete from snapshots where table_id = ?", table)
    alter(tmp_path, "delete from entries where table_id = ? and seq = 1", table)
    async with start_server(tmp_path) as server:
        answer = await server.http.get(f"/api/tables/{people[0].code}")
        assert (answer.status_code, answer.json()["code"], answer.json()["facts"]["entry"]) == (410, "table-resting", 2)


async def test_a_table_of_a_title_that_is_not_in_the_box_rests(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        people = await server.start(2, "standoff")
    async with start_server(tmp_path, catalog="boomtable.games.catalog") as server:
        answer = await server.http.get(f"/api/tables/{people[0].code}")
        assert (answer.status_code, answer.json()["code"]) == (410, "table-resting")
        await server.open_table()
    async with start_server(tmp_path) as server:
        await play_to_the_end(await back(server, people))


async def test_a_game_that_meets_a_changed_rule_rests_and_the_others_are_played_as_they_began(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        three, _ = await played(server)
        two = await server.start(2, "standoff")
        table = server.live(two[0].code).session.id
    unnamed = "update entries set data = json_remove(data, '$.events[0].options.double') where table_id = ? and seq = 1"
    alter(tmp_path, unnamed, table)  # written before there was such a house rule
    async with start_server(tmp_path, catalog="tests.server.newer_rules") as server:
        answer = await server.http.get(f"/api/tables/{three[0].code}")
        assert (answer.status_code, answer.json()) == (410, {"code": "table-rule-changed", "facts": {"rule": "ST3"}})
        again = await back(server, two)
        assert server.live(two[0].code).session.options["double"] is True
        await play_to_the_end(again)
    async with start_server(tmp_path) as server:  # it is kept as it is
        await play_to_the_end(await back(server, three))
