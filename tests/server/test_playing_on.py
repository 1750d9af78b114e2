"""What if: a game that is over is played on from any moment, with exactly that state; its record says so."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from boomtable.engine.records import read, replay
from boomtable.engine.verify import check_origin, verify
from boomtable.games.catalog import find
from boomtable.server import transitions
from boomtable.server.replay import ENTRY, replay_log
from tests.server.harness import LocalServer, Player, start_server
from tests.server.inline_replays import replay_inline
from tests.server.test_game import play_to_the_end
from tests.server.test_watching import finished

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    replay_inline(monkeypatch)


DEALT = 3  # entries, after which the first player is asked


async def play_on(server: LocalServer, player: Player, **body: Any) -> httpx.Response:
    asked = {"name": "Ann", "bearer": True, "at": DEALT, "seat": 2, "table": player.code, **body}
    return await server.http.post("/api/replays/fork", json=asked, headers=player.bearer if player.key else {})


async def record_of(server: LocalServer, player: Player) -> str:
    return (await server.http.get(f"/api/tables/{player.code}/record", headers=player.bearer)).text


async def sit_down(server: LocalServer, answer: httpx.Response) -> Player:
    assert answer.status_code == 201, answer.text
    seat = answer.json()
    return await Player(server, seat["code"], seat["key"], seat["member"]).connect()


async def test_the_table_is_as_it_was_and_its_record_says_where_it_comes_from(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        people = await finished(server)
        origin = read(await record_of(server, people[0]), find)
        then = replay(find("time-bomb"), origin, DEALT).state
        [asked] = then.turn  # nobody goes on before them
        ann = await sit_down(server, await play_on(server, people[1], seat=asked))
        view = await ann.until(lambda me: me.view)
        assert server.live(ann.code).session.state == then
        assert view == shown(then, asked)
        assert view["roles"] == []  # nothing is open
        await play_to_the_end([ann])
        record = read(await record_of(server, ann), find)
        check_origin(record, origin)
        assert verify(find("time-bomb"), record) > 0


async def test_it_is_replayed_elsewhere_and_comes_out_as_if_it_had_been_replayed_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A long game of a stranger would hold up every table: the tables' loop replays none of it."""
    async with start_server(tmp_path) as server:
        people = await finished(server)
        with monkeypatch.context() as patch:
            patch.delattr(transitions, "apply_entry")
            answer = await play_on(server, people[0], at=DEALT)
        live, catalog = server.live(answer.json()["code"]), server.registry.catalog
        stored = await server.registry.store.load(live.session.id, 1, whole=True)
        session = replay_log(catalog, stored)
        assert len(ENTRY.decode(stored.entries[0][2]).events) > DEALT
        assert session.table == live.session.table
        assert session == live.session


async def test_after_a_restart_it_goes_on(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        people = await finished(server)
        ann = await sit_down(server, await play_on(server, people[0], seat=0))
        code, key = ann.code, ann.key
        await ann.hang_up()
    async with start_server(tmp_path) as server:
        ann = await Player(server, code, key, 1).connect()
        await ann.until(lambda me: me.view)
        await play_to_the_end([ann])
        assert read(await record_of(server, ann), find).fork


async def test_a_friend_takes_over_a_seat_and_everyone_sees_what_their_seat_saw_then(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        people = await finished(server)
        origin = read(await record_of(server, people[0]), find)
        then = replay(find("time-bomb"), origin, DEALT).state
        ann = await sit_down(server, await play_on(server, people[1], seat=2))
        watcher = await server.join(ann.code, "Ben")
        assert await watcher.until(lambda me: me.view) == shown(then, "public")
        seat = next(seat for seat in (0, 1, 3) if seat not in then.turn)  # nobody asks their bot
        await watcher.do("take-over", member=ann.roster["chairs"][seat]["member"])
        ben = await Player(server, ann.code, watcher.key, watcher.member).connect()
        assert await ben.until(lambda me: me.view) == shown(then, seat)
        assert ann.view == shown(then, 2)
        assert server.live(ann.code).session.state == then
        assert ann.view["roles"] == ben.view["roles"] == []
        assert [chair["name"] for chair in ann.roster["chairs"]].count("Ben") == 1


def shown(state: Any, viewer: Any) -> Any:
    return json.loads(msgspec.json.encode(state.view(viewer)))


async def test_a_record_from_a_file_is_played_on(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        people = await finished(server)
        record, stranger = await record_of(server, people[0]), Player(server, "", None, None)
        ann = await sit_down(server, await play_on(server, stranger, table="", record=record))
        assert await ann.until(lambda me: me.view)


async def test_only_a_game_that_is_over_and_only_by_those_who_may_watch_it(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        people = await server.start(4)
        answer = await play_on(server, people[0], at=3)
        assert (answer.status_code, answer.json()["code"]) == (409, "not-over")
        await play_to_the_end(people)
        answer = await play_on(server, Player(server, people[0].code, None, None))
        assert (answer.status_code, answer.json()["code"]) == (403, "no-key")


@pytest.mark.parametrize(
    ("wrong", "code"),
    [({"at": 10_000}, "no-way-on"), ({"seat": 9}, "no-chair"), ({"table": "", "record": ""}, "record-broken")],
)
async def test_what_cannot_be_played_on_is_refused(tmp_path: Path, wrong: dict[str, Any], code: str) -> None:
    async with start_server(tmp_path) as server:
        people = await finished(server)
        last = len(read(await record_of(server, people[0]), find).log)
        for each in (wrong, {"at": last}) if "at" in wrong else (wrong,):
            answer = await play_on(server, people[0], **each)
            assert (answer.status_code, answer.json()["code"]) == (409, code)
