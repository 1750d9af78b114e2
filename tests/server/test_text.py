"""Names and chat are plain text: one line, of limited length, without invisible characters."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx

from tests.server.harness import LocalServer, start_server

RTL, JOINER = "\u202e", "\u200d"
NAMES = {
    "  Ann\t\n of  Green\u00a0Hill ": "Ann of Green Hill",
    f"{RTL}nnA\u2066\u200b\ufeff\u0000": "nnA",
    "<b>Bob</b> & co": "<b>Bob</b> & co",
    f"\U0001f468{JOINER}\U0001f469{JOINER}\U0001f467": f"\U0001f468{JOINER}\U0001f469{JOINER}\U0001f467",
    "Zoe\u0308": "Zo\u00eb",
}


async def test_names_and_chat_are_one_line_of_plain_text(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        host = await server.open_table(name="Host")
        for name in NAMES:
            guest = await server.join(host.code, name)
            await guest.do("chat", text=name)
        await host.until(lambda me: len(me.messages) and me.latest("chat")["lines"][-1]["number"] == len(NAMES))
        assert [chair["name"] for chair in host.roster["chairs"]] == ["Host", *NAMES.values()]
        chats = [line["text"] for message in host.messages if message["type"] == "chat" for line in message["lines"]]
        assert chats == [*NAMES.values()]


async def test_nobody_is_called_nothing_or_too_much(tmp_path: Path) -> None:
    """U+0958 is one character that becomes two when normalized."""
    names: list[Any] = ["", " ", "\u200b\u202e", JOINER, "x" * 25, "\u0958" * 24, None, 7]
    async with start_server(tmp_path) as server:
        host = await server.open_table()
        for name in names:
            answer = await join(server, host.code, name)
            assert answer.status_code in (400, 409), name
            assert {*answer.json()} == {"code", "facts"}, name


async def test_nobody_can_pass_for_somebody_else_with_letters_that_do_not_show(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        host = await server.open_table(name="Ann")
        for name in ("ann", "Ann\u200b", f"Ann{JOINER}", f"A{JOINER}nn"):
            answer = await join(server, host.code, name)
            assert (answer.status_code, answer.json()["code"]) == (409, "name-taken")


async def test_chat_has_its_limits(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        host = await server.open_table()
        for text, why in ((" \n", "empty-text"), ("\u202e", "empty-text"), ("\u0958" * 280, "text-too-long")):
            assert await host.refused("chat", text=text) == why
        for text in ("", "x" * 281):
            await host.send(json.dumps({"type": "chat", "id": "too-much", "text": text}))
        await host.until(lambda me: [each.get("code") for each in me.messages].count("malformed") == 2)
        await host.do("chat", text="x" * 280)
        assert [len(line["text"]) for line in host.latest("chat")["lines"]] == [280]


async def join(server: LocalServer, code: str, name: Any) -> httpx.Response:
    return await server.http.post(f"/api/tables/{code}/join", json={"name": name})
