"""Every refusal over HTTP is a Problem with a reason; the rest of the OpenAPI page is tested in deep_rest.py."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from tests.server.harness import start_server

BAD: dict[str, tuple[int, dict[str, Any]]] = {
    "too large": (413, {"content": b'{"game":"' + b"x" * 20_000 + b'"}'}),
    "too large in pieces": (413, {"content": [b"x" * 9000, b"x" * 9000]}),
    "nothing": (400, {}),
    "not json": (400, {"content": b"game=time-bomb"}),
    "a form": (400, {"data": {"game": "time-bomb", "name": "Ann"}}),
    "a list": (400, {"json": ["time-bomb", "Ann"]}),
    "deep": (400, {"content": b"[" * 10_000}),
    "not text": (400, {"content": b'{"game":"\xff"}'}),
    "half a letter": (400, {"content": rb'{"game":"time-bomb","name":"\ud800"}'}),
    "a field too many": (400, {"json": {"game": "time-bomb", "name": "Ann", "cheat": True}}),
    "a huge number": (400, {"json": {"game": "time-bomb", "name": "Ann", "settings": {"seats": 10**30}}}),
    "a huge option": (400, {"json": {"game": "time-bomb", "name": "Ann", "options": {"claims": 10**400}}}),
}


async def test_a_bad_body_is_refused_with_a_reason(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        for name, (status, request) in BAD.items():
            content = request.get("content")
            body = {"content": pieces(content)} if isinstance(content, list) else request
            answer = await server.http.post("/api/tables", **body)
            assert answer.status_code == status, (name, answer.text)
            assert {*answer.json()} == {"code", "facts"}, name
            assert server.registry.tables == {}, name


async def pieces(parts: list[bytes]) -> AsyncIterator[bytes]:
    for part in parts:
        yield part


async def test_unknown_paths_and_methods_are_refused_with_a_reason(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        for method, path, status in (("GET", "/x", 404), ("PUT", "/api/tables", 405), ("PATCH", "/health", 405)):
            answer = await server.http.request(method, path)
            assert (answer.status_code, {*answer.json()}) == (status, {"code", "facts"})


async def test_the_page_says_the_least_number_of_seconds_even_if_it_is_none(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        page = (await server.http.get("/api/schema/openapi.json")).json()
    settings = page["components"]["schemas"]["Settings"]["properties"]
    assert (settings["talk"]["minimum"], settings["away"]["minimum"]) == (0, 5)


async def test_an_odd_code_finds_no_table(address: str) -> None:
    async with start_server(address) as server:
        for code in ("%00%00%00%00", "%ff%fe", "ÄÖ", "x" * 3000, "..%2f..", "' or 1=1"):
            answer = await server.http.get(f"/api/tables/{code}")
            assert (answer.status_code, {*answer.json()}) == (404, {"code", "facts"})
