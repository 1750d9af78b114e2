"""A game that is over can be watched again by those who were there; of one that is on there is nothing to be had."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from boomtable.server import app_state, downloads, records, replay_process, replay_routes, watching
from boomtable.server.replay_process import Chair
from boomtable.wire.changes import put_together
from tests.server.harness import LocalServer, Player, start_server
from tests.server.inline_replays import replay_inline
from tests.server.test_game import play_to_the_end

pytestmark = pytest.mark.slow

IN_A_PROCESS = ("too_long", "everyone_plays_on", "told_again")  # in the names of tests


@pytest.fixture(autouse=True)
def quickly(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if not any(name in request.node.name for name in IN_A_PROCESS):
        replay_inline(monkeypatch)


ADDRESSES = ("replay", *(f"replay/{end}" for end in ("chair/0", "chair/1", "chair/public", "chair/open", "lens/1")))


async def watch(server: LocalServer, player: Player, address: str = "replay", **headers: str) -> httpx.Response:
    key = player.bearer if player.key else {}
    return await server.http.get(f"/api/tables/{player.code}/{address}", headers={**key, **headers})


async def finished(server: LocalServer, count: int = 4, game: str = "time-bomb", **body: Any) -> list[Player]:
    people = await server.start(count, game, **body)
    await play_to_the_end(people)
    return people


async def statuses(server: LocalServer, player: Player, *games: str) -> set[tuple[int, str]]:
    """What is answered about these games; without any, about the latest by either of its addresses."""
    numbers = games or ("", f"?number={server.live(player.code).session.number}")
    answers = [await watch(server, player, address + number) for address in ADDRESSES for number in numbers]
    return {(answer.status_code, answer.json().get("code", "")) for answer in answers}


async def test_a_page_is_told_again_what_it_was_told_live(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        people = await finished(server)
        for seat, person in enumerate(people):
            film = (await watch(server, person, f"replay/chair/{seat}")).json()
            view = film["view"]
            views = [view := put_together(view, each) for each in film["moments"]]
            assert view == person.view
            live = [message["view"] for message in person.messages if message["type"] == "update"]
            assert [each for each in live if each not in [film["view"], *views]] == []


async def test_the_overview_names_who_sat_where(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        people = await finished(server)
        told = (await watch(server, people[2])).json()
        assert told["game"] == "time-bomb"
        assert told["chairs"] == [0, 1, 2, 3, "public", "open"]
        assert [person["name"] for person in told["people"]] == [chair["name"] for chair in people[0].roster["chairs"]]
        assert told["finale"]["facts"]


async def test_of_a_game_that_is_on_nothing_can_be_watched(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        people = await server.start(4, settings={"spectators": True})
        for player in (*people, await server.watch(people[0].code)):
            assert await statuses(server, player) == {(409, "not-over")}


async def next_game(people: list[Player]) -> None:
    await people[0].do("rematch")
    for person in people[1:]:
        await person.do("ready", ready=True, entropy="")
    await people[0].do("start")
    for person in people:
        await person.until(lambda me: me.roster["phase"] == "playing" and me.view)


async def test_an_earlier_game_is_watched_by_its_number_while_the_next_is_on_and_after_a_restart(
    tmp_path: Path,
) -> None:
    others = [f"?number={number}" for number in (0, 2, 3)]
    async with start_server(tmp_path) as server:
        people = await finished(server)
        then = [(await watch(server, people[1], f"{address}?number=1")).json() for address in ADDRESSES]
        await next_game(people)
        stranger = Player(server, people[0].code, None, None)
        for person, refused in [(people[0], (409, "not-over")), (stranger, (403, "no-key"))]:
            assert await statuses(server, person, *others) == {refused}
        assert await statuses(server, stranger, "?number=1") == {(403, "no-key")}
        assert [(await watch(server, people[2], f"{each}?number=1")).json() for each in ADDRESSES] == then
        await play_to_the_end(people)
        assert [each["number"] for each in await evening(server, people[0])] == [1, 2]
        code = people[0].code
    async with start_server(tmp_path) as server:
        again = Player(server, code, people[0].key, None)
        assert [(await watch(server, again, f"{each}?number=1")).json() for each in ADDRESSES] == then
        assert (await watch(server, again, "replay?number=2")).json()["last"] > 0


async def evening(server: LocalServer, player: Player) -> list[dict[str, Any]]:
    answer = await server.http.get(f"/api/tables/{player.code}/evening", headers=player.bearer)
    games: list[dict[str, Any]] = answer.json()["games"]
    return games


async def test_with_all_cards_open_everyone_is_seen_as_they_saw_themselves(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        people = await finished(server)
        film = (await watch(server, people[0], "replay/chair/open")).json()
        view = film["view"]
        for moment in film["moments"]:
            view = put_together(view, moment)
        assert [(hand["role"], hand["cards"]) for hand in view["all_cards"]] == [
            (person.view["role"], person.view["hand"]) for person in people
        ]


async def test_strangers_watch_nothing(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        people = await finished(server)
        stranger = Player(server, people[0].code, None, None)
        assert await statuses(server, stranger) == {(403, "no-key")}
        assert await statuses(server, Player(server, people[0].code, "0" * 43, None)) == {(403, "no-key")}


async def test_there_are_no_chairs_but_those_of_the_game(tmp_path: Path) -> None:
    huge = "378536054372557349978112"
    async with start_server(tmp_path) as server:
        people = await finished(server)
        chairs = [f"replay/chair/{chair}" for chair in ("4", "-1", "room-1", "%C3%9D", huge)]
        for address in (*chairs, "replay/lens/9", "replay/lens/-1", f"replay/lens/{huge}"):
            assert (await watch(server, people[0], address)).status_code in (404, 409)


async def test_what_one_could_have_known_comes_with_claims_or_without(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        people = await finished(server)
        told = (await watch(server, people[0], "replay/lens/2?claims=false")).json()
        assert (told["chair"], told["claims"]) == (2, False)
        assert len(told["known"][0]["chances"]["terrorist"]) == 4


async def test_a_record_is_replayed_and_forgotten(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        people = await finished(server)
        record = (await server.http.get(f"/api/tables/{people[0].code}/record", headers=people[0].bearer)).content
        told = await server.http.post("/api/replays", content=record)
        assert told.json()["people"] == []
        ours = (await watch(server, people[0], "replay/chair/1")).json()
        assert (await server.http.post("/api/replays/chair/1", content=record)).json() == ours
        assert (await server.http.post("/api/replays/lens/1", content=record)).status_code == 200
        entries = await server.registry.store.touched()
        assert len(entries) == 1


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b"", "record-broken"),
        (b"\xff\xfe", "record-broken"),
        (b"{}", "record-broken"),
        (b"[" * 100_000, "record-broken"),
        (b'{"game":"chess","rules":1,"players":2,"options":{}}', "unknown-game"),
        (b'{"game":"time-bomb","rules":1,"players":4,"options":{},"log":[],"digest":"0"}', "record-changed"),
    ],
    ids=["empty", "not-text", "hollow", "deep", "unknown", "changed"],
)
async def test_a_file_that_is_no_record_is_refused_in_plain_words(tmp_path: Path, body: bytes, code: str) -> None:
    async with start_server(tmp_path) as server:
        answer = await server.http.post("/api/replays", content=body)
        assert (answer.status_code, answer.json()["code"]) == (409, code)


async def test_a_file_that_is_too_large_is_not_read(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        answer = await server.http.post("/api/replays", content=b"x" * (replay_routes.LARGEST_RECORD + 1))
        assert answer.status_code == 413


async def test_a_file_that_takes_too_long_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with start_server(tmp_path) as server:
        monkeypatch.setattr(replay_process, "TIME_LIMIT", 0.01)
        answer = await server.http.post("/api/replays", content=b"{}")
        assert (answer.status_code, answer.json()["code"]) == (409, "replay-too-long")
        assert not server.registry.replays or not server.registry.replays.working


async def test_who_brings_too_many_files_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app_state, "BRINGING", (1e-9, 2))
    async with start_server(tmp_path) as server:
        answers = [(await server.http.post("/api/replays", content=b"\xff")).status_code for _ in range(3)]
        assert answers == [409, 409, 429]


async def test_what_several_people_watch_is_replayed_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []
    plain = replay_process.ReplayProcess.ask

    async def ask(self: Any, request: Any, *, ours: bool) -> bytes:
        asked.append(request.wanted)
        return await plain(self, request, ours=ours)

    monkeypatch.setattr(replay_process.ReplayProcess, "ask", ask)
    async with start_server(tmp_path) as server:
        people = await finished(server)
        answers = await asyncio.gather(*(watch(server, person, "replay/chair/public") for person in people))
        assert len({answer.content for answer in answers}) == 1
        assert asked == [Chair("public")]
        plain_text = await watch(server, people[0], "replay/chair/public", **{"accept-encoding": "identity"})
        assert plain_text.content == answers[0].content


async def test_while_a_file_is_replayed_everyone_plays_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The loop of the tables never replays: it only waits for another process."""
    async with start_server(tmp_path) as server:
        people = await finished(server)
        record = (await server.http.get(f"/api/tables/{people[0].code}/record", headers=people[0].bearer)).content
        asking = asyncio.create_task(server.http.post("/api/replays/lens/0", content=record))
        answered = 0
        while not asking.done():
            assert (await server.http.get("/health")).status_code == 200
            answered += 1
        assert (await asking).status_code == 200
        assert answered > 5


def games_that_are_on(patch: pytest.MonkeyPatch) -> None:
    """Members may watch whatever there is."""
    patch.setattr(watching, "may_watch", lambda *_: True)
    patch.setattr(downloads.Downloads, "record", _record_of_anything)


async def _record_of_anything(self: Any, live: Any) -> bytes:
    stored = await self.registry.store.load(live.session.id, live.seq, whole=True)
    return records.record(live.game, live.session, stored).encode()


def watched_by_anybody(patch: pytest.MonkeyPatch) -> None:
    """No key is asked for."""
    patch.setattr(watching, "any_fits", lambda *_: True)


@pytest.mark.parametrize("leak", [games_that_are_on, watched_by_anybody], ids=lambda f: f.__name__)
async def test_a_leak_planted_in_replays_shows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: Callable[[pytest.MonkeyPatch], None]
) -> None:
    leak(monkeypatch)
    test = (
        test_strangers_watch_nothing if leak is watched_by_anybody else test_of_a_game_that_is_on_nothing_can_be_watched
    )
    with pytest.raises(AssertionError):
        await test(tmp_path)
