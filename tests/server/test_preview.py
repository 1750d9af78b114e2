"""What a chat shows of a link to a table: what its code alone tells, and nothing that helps to guess codes."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Callable
from html import unescape
from pathlib import Path

import pytest

from boomtable.engine import but
from boomtable.server import app_state, limits, pages, preview, roster
from boomtable.server.app_state import AnyRequest, AppState, key_in
from boomtable.server.session import TableSession
from boomtable.server.transitions import AnyGame
from boomtable.wire.http import Summary
from tests.server.harness import LocalServer, Player, start_server

Patch = pytest.MonkeyPatch

TAG = re.compile(r'<meta property="([^"]*)" content="([^"]*)" />')
GUESSES = 30
NEUTRAL = ("Boomtable", "Five games of nerve. Bring friends.")


@pytest.fixture
async def server(tmp_path: Path, monkeypatch: Patch) -> AsyncIterator[LocalServer]:
    (tmp_path / "index.html").write_text("<html><head></head><body></body></html>", encoding="utf-8")
    monkeypatch.setattr(pages, "BUILT", tmp_path)
    monkeypatch.setattr(app_state, "GUESSING", (1.0, GUESSES))
    monkeypatch.setattr(limits, "monotonic", lambda: 0.0)
    async with start_server(tmp_path / "data") as running:
        yield running


async def page(server: LocalServer, code: str, reader: Player | None = None) -> str:
    answer = await server.http.get(f"/t/{code}", headers=reader.bearer if reader else {})
    assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")
    return answer.text


def shown(text: str) -> tuple[str, str]:
    """The title and the line below it."""
    tags = {name: unescape(value) for name, value in TAG.findall(text)}
    return tags["og:title"], tags["og:description"]


async def test_a_link_shows_the_title_who_hosts_and_how_many_sit_there(server: LocalServer) -> None:
    host = await server.open_table("time-bomb", "Ann")
    await server.join(host.code, "Ben")
    text = await page(server, host.code)
    assert shown(text) == ("Time Bomb at Ann's table", "2 of 8 seats are taken. Tap to sit down.")
    [image] = re.findall(r'og:image" content="([^"]*)"', text)
    assert image.startswith("http://")
    assert image.endswith("/share.png")


async def test_a_name_is_text_wherever_it_stands(server: LocalServer) -> None:
    host = await server.open_table("time-bomb", '"><b>Ann & Co')
    text = await page(server, host.code)
    assert shown(text)[0] == "Time Bomb at \"><b>Ann & Co's table"
    assert "<b>" not in text
    assert len(TAG.findall(text)) == len(TAG.findall(await page(server, "ZZZZ")))


async def test_other_pages_and_unknown_codes_show_the_same_of_everything(server: LocalServer) -> None:
    knocking = await server.open_table(settings={"knocking": True})
    lesson = await server.open_table(practice=True)
    neutral = await page(server, "ZZZZ")
    assert shown(neutral) == NEUTRAL
    assert [await page(server, code) for code in (knocking.code, lesson.code, "zz", "Z" * 40)] == [neutral] * 4
    assert (await server.http.get("/settings")).text == neutral


async def test_a_preview_is_a_guess_like_any_other(server: LocalServer) -> None:
    host = await server.open_table()
    assert [shown(await page(server, "ZZZZ")) for _ in range(GUESSES)] == [NEUTRAL] * GUESSES
    assert (await server.http.get(f"/api/tables/{host.code}")).status_code == 429
    assert await page(server, host.code) == await page(server, "ZZZZ")  # the page itself always comes
    assert "Time Bomb" in (await page(server, host.code, host))  # who has a key guesses nothing


# Two tables of which anyone may know the same.


async def two_alike(server: LocalServer) -> list[Player]:
    """The hosts of two running games, with other guests, cards and talk."""
    hosts = []
    for names in (("Ben", "Cleo", "Dora"), ("Ed", "Fay", "Gus")):
        host = await server.open_table(name="Ann")
        for name in names:
            guest = await server.join(host.code, name)
            await guest.do("ready", ready=True)
            await guest.do("chat", text=f"{name} says hello")
        await host.do("start")
        hosts.append(host)
    return hosts


async def told_apart(server: LocalServer, hosts: list[Player]) -> bool:
    """Whether a preview tells more than the summary: these two have the same, whoever asks."""
    knocking = await server.open_table(settings={"knocking": True})
    one, other = [await page(server, host.code, reader) for host, reader in zip(hosts, (None, hosts[1]), strict=True)]
    return one != other or await page(server, knocking.code, knocking) != await page(server, "ZZZZ")


async def test_a_preview_tells_no_more_than_the_summary(server: LocalServer) -> None:
    assert not await told_apart(server, await two_alike(server))


def guests_are_named(patch: Patch) -> None:
    def summary(session: TableSession, game: AnyGame) -> Summary:
        return but(plain(session, game), host=", ".join(member.name for member in session.members))

    plain = roster.summary
    patch.setattr(preview, "summary", summary)


def the_code_of_the_deal_is_told(patch: Patch) -> None:
    plain = roster.summary
    patch.setattr(preview, "summary", lambda session, game: but(plain(session, game), host=session.seed[:4]))


def who_knocks_is_told_who_hosts(patch: Patch) -> None:
    plain = roster.summary
    patch.setattr(preview, "summary", lambda session, game: but(plain(session, game), knocking=False))


def members_are_told_more(patch: Patch) -> None:
    async def tags(state: AppState, request: AnyRequest, code: str | None) -> str:
        return await plain(state, request, code) + ("<!-- yours -->" if key_in(request, code or "") else "")

    plain = preview.preview
    patch.setattr(pages, "preview", tags)


LEAKS: list[Callable[[Patch], None]] = [
    guests_are_named,
    the_code_of_the_deal_is_told,
    who_knocks_is_told_who_hosts,
    members_are_told_more,
]


async def test_a_preview_that_tells_more_is_noticed(server: LocalServer) -> None:
    hosts = await two_alike(server)
    found = {}
    for leak in LEAKS:
        with Patch.context() as patch:
            leak(patch)
            found[leak] = await told_apart(server, hosts)
    assert found == dict.fromkeys(LEAKS, True)
