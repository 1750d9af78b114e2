"""The log cannot be filled from one seat, one table or one address; moves are counted apart from talk."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from boomtable.server import log_budget, sockets
from tests.server.harness import Player, start_server

NEVER = 1e-9  # a second


@pytest.fixture(autouse=True)
def fast(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "BURST", 1e9)


async def granted(player: Player, kind: str, **fields: Any) -> bool:
    answer = await player.ask(kind, **fields)
    assert answer["type"] == "done" or answer["code"] == "too-many-requests", answer
    return bool(answer["type"] == "done")


async def stored(player: Player) -> int:
    registry = player.server.registry
    return len((await registry.store.load(player.server.live(player.code).session.id, whole=True)).entries)


@pytest.mark.parametrize(
    ("kind", "fields"),
    [("chat", {"text": "hello"}), ("change", {"settings": {"chat": True}}), ("ready", {"ready": True})],
)
async def test_what_a_member_says_and_changes_has_an_end_and_others_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str, fields: dict[str, Any]
) -> None:
    monkeypatch.setattr(log_budget, "TALK_OF_MEMBER", (NEVER, 5))
    async with start_server(tmp_path) as server:
        ann = await server.open_table()
        ben = await server.join(ann.code, "Ben")
        assert [await granted(ann, kind, **fields) for _ in range(7)] == [True] * 5 + [False] * 2
        before = await stored(ann)
        assert not await granted(ann, "chat", text="once more")
        assert await stored(ann) == before
        assert await granted(ben, "chat", text="I may")
        assert (await ann.ask("ping"))["type"] == "pong"
        await ann.do("leave")


async def test_a_table_has_an_end_of_talk_and_still_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_budget, "TALK_OF_TABLE", (NEVER, 8))
    async with start_server(tmp_path) as server:
        ann, ben = await server.start(2, "standoff")  # ready and start: two
        assert [await granted(who, "chat", text="hello") for who in (ann, ben) * 4] == [True] * 6 + [False] * 2
        assert (await ann.play())["type"] == "done"
        other = await server.open_table()
        assert await granted(other, "chat", text="another table")


@pytest.mark.parametrize(("limit", "most"), [("MOVES_OF_TABLE", 3), ("ALL_OF_ADDRESS", 5)])  # ready and start: two
async def test_moves_have_an_end_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, limit: str, most: int) -> None:
    monkeypatch.setattr(log_budget, limit, (NEVER, most))
    async with start_server(tmp_path) as server:
        ann = (await server.start(2, "standoff"))[0]
        answers = [await ann.ask("play", prompt=0, move={}) for _ in range(4)]
        assert [answer["code"] == "too-many-requests" for answer in answers] == [False] * 3 + [True]
        assert await granted(ann, "chat", text="I may") == (limit == "MOVES_OF_TABLE")


async def test_an_address_has_an_end_over_all_its_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_budget, "ALL_OF_ADDRESS", (NEVER, 5))
    async with start_server(tmp_path) as server:
        tables = [await server.open_table() for _ in range(2)]
        assert [await granted(host, "chat", text="hello") for host in tables * 4] == [True] * 5 + [False] * 3
        elsewhere = Player(server, tables[0].code, tables[0].key, 1)
        await elsewhere.connect(**{"X-Forwarded-For": "10.0.0.7"})
        assert await granted(elsewhere, "chat", text="from elsewhere")


async def test_a_server_without_limits_has_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_budget, "TALK_OF_MEMBER", (NEVER, 1))
    async with start_server(tmp_path, limited=False) as server:
        ann = await server.open_table()
        assert [await granted(ann, "chat", text="hello") for _ in range(3)] == [True] * 3
