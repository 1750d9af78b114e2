"""A finished game is public if and while its host wants it: with names only if wished, and without chat."""

from __future__ import annotations

import asyncio
import gzip
import json
import re
import struct
from collections.abc import AsyncIterator, Callable
from html import unescape
from pathlib import Path
from typing import Any, cast

import pytest

from boomtable.engine import but
from boomtable.replays.result import Result, Told
from boomtable.server import (
    host_requests,
    pages,
    pictures,
    public_games,
    public_routes,
    records,
    replay_process,
    requests,
)
from boomtable.server.replay_process import ReplayProcess, ReplayRequest
from boomtable.server.replay_process import Result as Wanted
from boomtable.server.store import Store
from boomtable.wire import from_client
from boomtable.wire.protocol import ENCODE
from tests.server.harness import LocalServer, Player, start_server
from tests.server.test_game import play_to_the_end

pytestmark = pytest.mark.slow

Patch = pytest.MonkeyPatch
NAMES = ("Zebediah", "Quillon", "Wilhelmina", "Xanthippe")
SAID = "mind the turquoise gramophone"
TAG = re.compile(r'<meta property="([^"]*)" content="([^"]*)" />')
WORDS = Result(game="", title="", won="", winners=(), players="", why="", label="", moment="")
NOTHING = gzip.compress(ENCODE(Told(WORDS, "", b"\x89PNG")))


@pytest.fixture
async def server(tmp_path: Path, monkeypatch: Patch) -> AsyncIterator[LocalServer]:
    (tmp_path / "index.html").write_text("<html><head></head><body></body></html>", encoding="utf-8")
    monkeypatch.setattr(pages, "BUILT", tmp_path)
    async with start_server(tmp_path / "data") as running:
        yield running


@pytest.fixture
def asked(monkeypatch: Patch) -> list[ReplayRequest]:
    """What the process that draws would have been asked; it is not started."""
    requests: list[ReplayRequest] = []

    async def ask(self: ReplayProcess, request: ReplayRequest, *, ours: bool) -> bytes:
        requests.append(request)
        return NOTHING

    monkeypatch.setattr(ReplayProcess, "ask", ask)
    return requests


async def finished(server: LocalServer) -> list[Player]:
    """A game of people with recognisable names, who chat, played to its end."""
    host = await server.open_table("time-bomb", NAMES[0])
    people = [host, *[await server.join(host.code, name) for name in NAMES[1:]]]
    for person in people[1:]:
        await person.do("ready", ready=True, entropy=f"entropy-of-{person.member}")
    await host.do("start")
    await host.do("chat", text=SAID)
    await play_to_the_end(people)
    return people


async def publish(host: Player, number: int = 1, **how: bool) -> str | None:
    """The link that everyone at the table is told, if there is one."""
    await host.do("publish", number=number, **how)
    await host.ask("ping")
    return next((str(each["id"]) for each in host.roster["public"] if each["number"] == number), None)


async def addresses(server: LocalServer, link: str | None) -> dict[str, int]:
    paths = [f"/api/public/{link}{end}" for end in ("", "/story", "/record")] + [f"/g/{link}", f"/g/{link}/picture.png"]
    return {path: (await server.http.get(path)).status_code for path in paths}


async def everything(server: LocalServer, link: str | None) -> str:
    """All that anybody with the link is sent, but for the picture."""
    paths = (f"/api/public/{link}", f"/api/public/{link}/story", f"/api/public/{link}/record", f"/g/{link}")
    return "\n".join([(await server.http.get(path)).text for path in paths])


async def test_only_the_host_makes_a_game_public_and_only_once_it_is_over(
    server: LocalServer, asked: list[ReplayRequest]
) -> None:
    running = await server.start(4)
    assert running[0].roster["public"] == []
    assert await running[0].refused("publish", number=1) == "not-over"
    host, guest, *_ = await finished(server)
    assert await guest.refused("publish", number=1) == "not-host"
    assert await host.refused("publish", number=2) == "not-over"
    link = await publish(host)
    assert {*(await addresses(server, link)).values()} == {200}
    [told] = (await guest.until(lambda me: me.roster["public"]),)
    assert told == [{"id": link, "number": 1, "game": "time-bomb", "names": False}]
    assert len(str(link)) == 22  # 128 bits: nobody guesses it


async def test_what_is_taken_back_is_gone_and_comes_back_elsewhere(
    server: LocalServer, asked: list[ReplayRequest]
) -> None:
    host, *_ = await finished(server)
    first = await publish(host)
    assert await publish(host, public=True) == first
    assert await publish(host, public=False) is None
    unknown = "A" * 22
    assert {*(await addresses(server, first)).values()} == {404}
    answers = [await server.http.get(path) for link in (first, unknown) for path in await addresses(server, link)]
    assert (
        len({answer.text for answer in answers if "/api/" in str(answer.url)}) == 1
    )  # whether there was one is not told
    second = await publish(host)
    assert second != first
    assert {*(await addresses(server, first)).values()} == {404}
    assert {*(await addresses(server, second)).values()} == {200}


async def test_names_are_shown_only_if_wished_and_chat_never(server: LocalServer, asked: list[ReplayRequest]) -> None:
    host, *_ = await finished(server)
    session = server.live(host.code).session
    secrets = [SAID, "gramophone", session.id, session.code, session.seed, *session.entropy]
    link = await publish(host)
    plain = await everything(server, link)
    assert [secret for secret in (*NAMES, *secrets) if secret in plain] == []
    assert "Player 3" in plain
    assert await publish(host, names=True) == link
    named = await everything(server, link)
    assert [secret for secret in secrets if secret in named] == []
    assert [name for name in NAMES if name not in named] == []
    numbered = tuple(f"Player {seat}" for seat in range(1, 5))
    assert [request.wanted for request in asked] == [Wanted(numbered), Wanted(NAMES)]
    assert all(secret not in request.record for request in asked for secret in (*NAMES, *secrets))


async def test_nothing_of_the_next_game_is_shown(server: LocalServer, asked: list[ReplayRequest]) -> None:
    people = await finished(server)
    host = people[0]
    link = await publish(host)
    before = await everything(server, link)
    await host.do("rematch")
    for person in people[1:]:
        await person.do("ready", ready=True)
    await host.do("start")
    await people[1].until(lambda me: me.roster["phase"] == "playing")
    assert await everything(server, link) == before
    assert await host.refused("publish", number=2) == "not-over"
    assert (await server.http.get(f"/api/tables/{host.code}/picture.png", headers=host.bearer)).status_code == 409
    assert await publish(host, public=False) is None  # an earlier one can be taken back at any time
    assert {*(await addresses(server, link)).values()} == {404}


async def test_it_outlives_a_restart_and_goes_with_its_table(tmp_path: Path, asked: list[ReplayRequest]) -> None:
    async with start_server(tmp_path) as server:
        host, *_ = await finished(server)
        link = await publish(host, names=True)
        told = (await server.http.get(f"/api/public/{link}")).json()
        record = (await server.http.get(f"/api/public/{link}/record")).json()
    async with start_server(tmp_path) as server:
        assert (await server.http.get(f"/api/public/{link}")).json() == told
        assert (await server.http.get(f"/api/public/{link}/record")).json() == record
        again = await Player(server, host.code, host.key, host.member).connect()
        await again.until(lambda me: me.roster)
        assert [each["id"] for each in again.roster["public"]] == [link]
        await server.http.delete(f"/api/tables/{host.code}", headers=host.bearer)
        assert (await server.http.get(f"/api/public/{link}")).status_code == 404
        store: Store = server.registry.store
        assert await store.public_game(str(link)) is None


async def test_the_link_is_previewed_with_the_picture(server: LocalServer, asked: list[ReplayRequest]) -> None:
    host, *_ = await finished(server)
    link = await publish(host)
    page = await server.http.get(f"/g/{link}")
    tags = {name: unescape(value) for name, value in TAG.findall(page.text)}
    assert tags["og:title"] == "Time Bomb, 4 players: how it ended"
    assert tags["og:image"].endswith(f"/g/{link}/picture.png")
    neutral = await server.http.get("/settings")
    gone = await server.http.get(f"/g/{'A' * 22}")
    assert (gone.status_code, gone.text) == (404, neutral.text)


async def test_the_picture_is_one_of_the_result(server: LocalServer) -> None:
    """Drawn by the process that is meant for it, while everyone goes on."""
    host, guest, *_ = await finished(server)
    link = await publish(host, names=True)
    drawing = asyncio.create_task(server.http.get(f"/g/{link}/picture.png", timeout=60))
    for _ in range(5):
        await guest.ask("ping")
    picture = await drawing
    assert (picture.status_code, picture.headers["content-type"]) == (200, "image/png")
    assert picture.content[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", picture.content[16:24]) == (1200, 630)
    story = (await server.http.get(f"/api/public/{link}/story")).json()
    assert story["won"] in ("SWAT wins", "The Terrorists win")
    assert any(name in story["story"] for name in NAMES)
    mine = await server.http.get(f"/api/tables/{host.code}/picture.png", headers=guest.bearer, timeout=60)
    assert mine.content == picture.content
    assert (await server.http.get(f"/api/tables/{host.code}/picture.png")).status_code == 403


async def test_a_result_is_made_once_and_few_may_wait(
    server: LocalServer, asked: list[ReplayRequest], monkeypatch: Patch
) -> None:
    host, *_ = await finished(server)
    link = await publish(host)
    path = f"/api/public/{link}/story"
    assert {answer.status_code for answer in await asyncio.gather(*(server.http.get(path) for _ in range(5)))} == {200}
    assert len(asked) == 1
    monkeypatch.setattr(pictures, "LONGEST_QUEUE", 0)
    assert (await server.http.get(path)).status_code == 200  # it is there
    await publish(host, names=True)
    assert (await server.http.get(path)).status_code == 429


async def test_where_it_cannot_be_drawn_the_rest_is_there(server: LocalServer, monkeypatch: Patch) -> None:
    host, *_ = await finished(server)
    link = await publish(host)
    monkeypatch.setattr(replay_process, "TIME_LIMIT", 0.0)
    statuses = await addresses(server, link)
    assert [status for path, status in statuses.items() if "story" in path or "picture" in path] == [404, 404]
    assert {status for path, status in statuses.items() if "story" not in path and "picture" not in path} == {200}


# Planted.


def chat_is_recorded(patch: Patch) -> None:
    async def record(*facts: Any) -> Any:
        return but(await plain(*facts), options={"chat": SAID})

    plain = public_games.public_record
    patch.setattr(public_routes, "public_record", record)


def names_are_always_shown(patch: Patch) -> None:
    patch.setattr(public_games, "numbered", lambda people: people)


def faces_tell_who_it_was(patch: Patch) -> None:
    plain = public_games.numbered
    patch.setattr(
        public_games,
        "numbered",
        lambda people: tuple(
            [but(number, face=person.face) for number, person in zip(plain(people), people, strict=True)]
        ),
    )


def the_seed_is_told(patch: Patch) -> None:
    """The proof of the deals names the table and its seed."""
    plain = records.plain_record

    def record(game: Any, rules: int, players: int, options: Any, begun: int, stored: Any) -> Any:
        return but(plain(game, rules, players, options, begun, stored), digest=stored.id)

    patch.setattr(public_games, "plain_record", record)
    patch.setattr(public_routes, "write", lambda record: json.dumps(record.digest))


def whatever_was_public_stays(patch: Patch) -> None:
    def publish(transaction: Any, member: Any, ask: Any) -> None:
        if ask.public:
            plain(transaction, member, ask)

    plain = host_requests.publish
    patch.setitem(cast(Any, requests.HANDLERS), from_client.Publish, publish)


LEAKS: list[Callable[[Patch], None]] = [
    chat_is_recorded,
    names_are_always_shown,
    faces_tell_who_it_was,
    the_seed_is_told,
    whatever_was_public_stays,
]


async def tells_too_much(server: LocalServer, host: Player, link: str | None) -> bool:
    """Whether the link tells who played, what they chatted or at which table, or cannot be taken back."""
    session = server.live(host.code).session
    shown = await everything(server, link)
    faces = {person["face"] for person in json.loads(shown.split("\n")[0])["people"]}
    secrets = (*NAMES, SAID, session.id, session.code, session.seed, *session.entropy)
    kept = await publish(host, public=False)
    return any(secret in shown for secret in secrets) or faces != {-1} or kept is not None


async def test_what_tells_too_much_is_noticed(server: LocalServer, asked: list[ReplayRequest]) -> None:
    host, *_ = await finished(server)
    found = {}
    for leak in LEAKS:
        link = await publish(host)
        assert not await tells_too_much(server, host, link)
        link = await publish(host)
        with Patch.context() as patch:
            leak(patch)
            found[leak] = await tells_too_much(server, host, link)
        await publish(host, public=False)
    assert found == dict.fromkeys(LEAKS, True)
