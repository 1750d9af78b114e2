"""Records and memoirs do not keep others waiting, are limited, and are built once when the game is over."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest

from boomtable.server import addresses, app_state, downloads, records
from tests.patience import until
from tests.server.harness import LocalServer, Player, start_server
from tests.server.test_game import play_to_the_end


async def memoir(server: LocalServer, player: Player, kind: str = "memoir") -> httpx.Response:
    return await server.http.get(f"/api/tables/{player.code}/{kind}", headers={"Authorization": f"Bearer {player.key}"})


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was built so far."""
    names: list[str] = []
    for name in ("memoir", "record"):
        plain = getattr(records, name)

        def build(*facts: Any, plain: Any = plain, name: str = name) -> Any:
            names.append(name)
            return plain(*facts)

        monkeypatch.setattr(records, name, build)
    return names


async def test_while_a_memoir_is_built_everyone_plays_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    enough, plain = threading.Event(), records.memoir

    def slow(*facts: Any) -> Any:
        assert enough.wait(60)
        return plain(*facts)

    monkeypatch.setattr(records, "memoir", slow)
    async with start_server(tmp_path) as server:
        ann, ben = await server.start(2, "standoff")
        asking = asyncio.create_task(memoir(server, ann))
        another = asyncio.create_task(memoir(server, ben))
        for _ in range(5):
            await ben.ask("ping")
            await ann.do("chat", text="still there?")
        assert not asking.done()
        enough.set()
        assert [(await asking).status_code, (await another).status_code] == [200, 200]


async def test_of_a_game_that_is_over_each_file_is_built_once(tmp_path: Path, built: list[str]) -> None:
    async with start_server(tmp_path) as server:
        people = await server.start(2, "standoff")
        for _ in range(2):
            await memoir(server, people[0])
        assert built == ["memoir"] * 2
        await play_to_the_end(people)
        files = await asyncio.gather(*(memoir(server, people[0], kind) for kind in ("memoir", "record") * 5))
        assert {file.status_code for file in files} == {200}
        assert len({file.content for file in files}) == 2
        assert sorted(built) == ["memoir"] * 3 + ["record"]
        await memoir(server, people[1])
        assert len(built) == 5  # as another saw it


async def test_files_that_are_kept_do_not_fill_the_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, built: list[str]
) -> None:
    async with start_server(tmp_path) as server:
        people = await server.start(2, "standoff")
        await play_to_the_end(people)
        size = len((await memoir(server, people[0])).content)
        monkeypatch.setattr(downloads, "KEPT_BYTES", size + 10)
        for person in (people[1], people[1], people[0]):
            await memoir(server, person)
        assert len(built) == 3


async def test_a_deleted_table_is_not_kept(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        people = await server.start(2, "standoff")
        await play_to_the_end(people)
        kept = downloads.Downloads(server.registry)
        live = server.live(people[0].code)
        await kept.record(live)
        assert kept._kept
        kept.forget(live.session.id)
        assert not kept._kept


async def test_a_long_file_comes_in_parts_and_is_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(downloads, "CHUNK", 100)
    async with start_server(tmp_path) as server:
        [ann] = await server.start(1, "standoff", bots=1)
        file = await memoir(server, ann)
        assert int(file.headers["content-length"]) == len(file.content) > 200
        assert file.json()["game"] == "standoff"


async def test_downloads_run_dry(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app_state, "DOWNLOADING", (1e-9, 5))
    async with start_server(tmp_path) as server:
        people = await server.start(2, "standoff")
        statuses = [(await memoir(server, people[0])).status_code for _ in range(7)]
        assert statuses == [200] * 5 + [429] * 2


async def test_a_qr_code_is_drawn_once_and_not_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app_state, "DRAWING", (1e-9, 5))
    addresses.qr_svg.cache_clear()
    async with start_server(tmp_path, public_url="http://table.example") as server:
        ann = await server.open_table()
        path = f"/api/tables/{ann.code}/qr.svg"
        pictures = [await server.http.get(path) for _ in range(7)]
        assert [picture.status_code for picture in pictures] == [200] * 5 + [429] * 2
        assert len({picture.content for picture in pictures[:5]}) == 1
        assert addresses.qr_svg.cache_info().misses == 1
        await until(lambda: ann.roster)
