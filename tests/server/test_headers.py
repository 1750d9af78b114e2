"""The headers of every route, compared with what is written here, so that a change of the server's own table shows."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Collection
from pathlib import Path
from typing import Any

import pytest
from httpx import Response as Answer
from litestar import Response
from litestar.datastructures import Cookie

from boomtable.server import app, cookies, origin_check
from boomtable.server.addresses import Endpoint
from boomtable.server.pages import BUILT, ICONS
from tests.server.harness import LocalServer, start_server
from tests.server.look_alike_games import in_phase
from tests.server.look_alikes import key, plant
from tests.titles import TIME_BOMB

Patch = pytest.MonkeyPatch

FEW = ("/api/tables", "/api/tables/BBBB/memoir", "/settings")  # enough to show what is planted
RUNNING, OVER = "BBBB", "CCCC"  # codes
ALWAYS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
POLICY = (
    "default-src 'self'; connect-src 'self' ws://%s; img-src 'self' data:; media-src 'self' data:; worker-src 'self'; "
    "manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
KEPT = {"/api/": "no-store", "/assets/": "public, max-age=31536000, immutable", "/": "no-cache"}
UNSAID = ("/health", "/ready", *(f"/{name}" for name in ICONS))  # nothing is said about keeping them
NAMES = {"date", "content-type", "content-length", "content-security-policy", "cache-control", *ALWAYS}
API_NAMES = {"set-cookie", "content-disposition", "allow"}
FILE_NAMES = {"content-encoding", "vary", "etag", "last-modified", "content-disposition", "allow", "location"}
PACKED = {"content-encoding", "vary"}  # replays: no key and no secret is in them
COOKIE = {"HttpOnly", "Path=/", "SameSite=lax"}
BODIES: dict[str, dict[str, Any]] = {
    "tables": {"game": "standoff", "name": "Zoe"},
    "join": {"name": "Zoe"},
    "advice": {"players": 4, "options": {}},
    "redeem": {"link": "nothing"},
}


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[LocalServer]:
    tables = {RUNNING: "playing", OVER: "over"}
    await plant(tmp_path, [row for code, phase in tables.items() for row in in_phase(TIME_BOMB, code, 4, phase)])
    async with start_server(tmp_path, virtual=True) as server:
        yield server


async def answers(server: LocalServer, few: Collection[str] = ()) -> AsyncIterator[tuple[str, Answer]]:
    """Every route or a few, asked with every method by the host of a running game and of one that is over."""
    routes = app.make_app(server.registry, Endpoint("127.0.0.1", server.port)).routes
    asset = next((path.name for path in (BUILT / "assets").glob("*.js")), "none.js")
    blanks = {"{game:str}": "time-bomb", "{room:str}": "1", "{path:str}": "openapi.json", "{file_path:path}": asset}
    for route in sorted(routes, key=lambda route: str(route.path)):
        for method in sorted(getattr(route, "methods", ())):
            for code in (RUNNING, OVER):
                path = str(route.path).replace("{code:str}", code)
                for blank, filled in blanks.items():
                    path = path.replace(blank, filled)
                body = BODIES.get(path.rpartition("/")[2], {}) if method == "POST" else None
                bearer = {"Authorization": f"Bearer {key(code, 0)}"}
                if method != "DELETE" and (path in few or not few):  # deleting would end the visit
                    yield path, await server.http.request(method, path, json=body, headers=bearer)


def wrong(path: str, answer: Answer) -> dict[str, Any]:
    """The headers that differ from what is written above."""
    found = dict(answer.headers)
    kept = next(value for start, value in KEPT.items() if path.startswith(start))
    expected: dict[str, str | None] = {
        **ALWAYS,
        "content-security-policy": POLICY % answer.request.headers["host"],
        "cache-control": None if path in UNSAID else kept,
    }
    if not path.startswith("/api/") and (answer.status_code >= 300 or answer.request.method == "OPTIONS"):
        del expected["cache-control"]  # nothing to keep
    names = NAMES | (API_NAMES if path.startswith("/api/") else FILE_NAMES)
    names |= PACKED if "/replay" in path else set()
    differing: dict[str, Any] = {name: found.get(name) for name, value in expected.items() if found.get(name) != value}
    for cookie in answer.headers.get_list("set-cookie"):
        if not {*cookie.split("; ")} >= COOKIE or "domain=" in cookie.lower():
            differing["set-cookie"] = cookie
    return differing | {name: found[name] for name in found.keys() - names}


async def differing(server: LocalServer) -> set[str]:
    """The headers that are wrong in a few answers."""
    return {name for path, answer in [each async for each in answers(server, FEW)] for name in wrong(path, answer)}


async def test_every_route_has_the_headers_written_here(server: LocalServer) -> None:
    found = [each async for each in answers(server)]
    statuses = {path: answer.status_code for path, answer in found if answer.request.method != "OPTIONS"}
    assert [(path, answer.request.method, odd) for path, answer in found if (odd := wrong(path, answer))] == []
    assert [statuses[f"/api/tables/{RUNNING}/memoir"], statuses[f"/api/tables/{OVER}/record"]] == [200, 200]
    assert any(answer.headers.get("set-cookie") for _, answer in found)
    assert len(statuses) > 25


# Planted.


def the_memoir_may_be_kept(patch: Patch) -> None:
    def download(text: str, name: str) -> Response[str]:
        return Response(text, media_type="application/json", headers={"cache-control": "private, max-age=60"})

    patch.setattr(app, "_download", download)


def nothing_says_what_may_be_kept(patch: Patch) -> None:
    patch.setattr(origin_check, "NOT_KEPT", {})


def pages_may_load_anything(patch: Patch) -> None:
    patch.setattr(origin_check, "CSP", "default-src * 'unsafe-inline' {sockets}")


def pages_may_be_framed(patch: Patch) -> None:
    patch.setattr(origin_check, "CSP", origin_check.CSP.replace("frame-ancestors 'none'", "frame-ancestors *"))


def links_tell_where_one_comes_from(patch: Patch) -> None:
    patch.setattr(origin_check, "HEADERS", {**origin_check.HEADERS, "referrer-policy": "unsafe-url"})


def answers_count_moves(patch: Patch) -> None:
    """A header that nobody listed."""
    patch.setattr(origin_check, "HEADERS", {**origin_check.HEADERS, "x-entries": "7"})


def cookies_are_read_by_scripts(patch: Patch) -> None:
    patch.setattr(cookies, "Cookie", lambda **fields: Cookie(**{**fields, "httponly": False}))


LEAKS: dict[Callable[[Patch], None], str] = {
    the_memoir_may_be_kept: "cache-control",
    nothing_says_what_may_be_kept: "cache-control",
    pages_may_load_anything: "content-security-policy",
    pages_may_be_framed: "content-security-policy",
    links_tell_where_one_comes_from: "referrer-policy",
    answers_count_moves: "x-entries",
    cookies_are_read_by_scripts: "set-cookie",
}


async def test_a_header_that_changed_is_noticed(server: LocalServer) -> None:
    found = {}
    for leak in LEAKS:
        with Patch.context() as patch:
            leak(patch)
            found[leak] = await differing(server)
    assert found == {leak: {name} for leak, name in LEAKS.items()}
