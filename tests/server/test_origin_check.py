"""Requests are accepted only under our own names, from our own pages, with valid keys, and not too often."""

from __future__ import annotations

import re
import socket
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from boomtable.server.cookies import keys_in
from boomtable.wire.protocol import Close
from tests.server.harness import WATCHED, LocalServer, Player, start_server
from tests.server.qr_reading import scanned_svg

PUBLIC_URL = "https://table.example"
NEW = {"game": "time-bomb", "name": "Ann"}
HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
POLICY = (
    "default-src 'self'; connect-src %s; img-src 'self' data:; media-src 'self' data:; worker-src 'self'; "
    "manifest-src 'self'; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)


async def closed(
    server: LocalServer, code: str, key: str | None = None, query: str = "&watch=public", **headers: str
) -> int:
    """The close code of a socket that is closed at once; 0 if it stays open."""
    player = Player(server, code, key, None)
    await player.connect(query, **headers)
    try:
        await player.until(lambda me: me.messages)
    except ConnectionError:
        return player.closed or -1
    await player.hang_up()
    return 0


async def test_a_door_answers_to_its_own_names_and_to_numbers_only(tmp_path: Path) -> None:
    async with start_server(tmp_path, public_url=PUBLIC_URL) as server:

        async def status(host: str) -> int:
            return (await server.http.get("/api/games", headers={"Host": host})).status_code

        ours = ["localhost", "LOCALHOST:1", "127.0.0.1:80", "192.168.1.7", "[::1]:99", "table.example"]
        ours.append(socket.gethostname())
        assert {host: await status(host) for host in ours} == dict.fromkeys(ours, 200)
        foreign = ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "", "[::1", "a:b:c", "example"]
        foreign += ["127.0.0.1:99999", "localhost:x", "evil.example@localhost", "localhost/evil.example", "localhost#x"]
        assert {host: await status(host) for host in foreign} == dict.fromkeys(foreign, 421)


async def test_a_foreign_name_opens_no_socket_and_no_unknown_path(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        host = await server.open_table(settings=WATCHED)
        uri = f"ws://evil.example/api/tables/{host.code}/socket?v=1&watch=public"
        async with connect(uri, host="127.0.0.1", port=server.port) as stranger:
            await stranger.wait_closed()
        assert stranger.close_code == Close.FORBIDDEN
        for path in ("/nowhere", "/api/schema/openapi.json", "/health"):
            answer = await server.http.get(path, headers={"Host": "evil.example"})
            assert (answer.status_code, answer.json()["code"]) == (421, "unknown-host")


async def test_a_foreign_page_can_look_but_not_act(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        host = await server.open_table(settings=WATCHED)
        for origin in ("https://evil.example", "null", "http://[", "", "http://127.0.0.1:1"):
            headers = {"Origin": origin}
            assert (await server.http.get("/api/games", headers=headers)).status_code == 200, origin
            assert (await server.http.post("/api/tables", json=NEW, headers=headers)).status_code == 403, origin
            assert (await server.http.delete(f"/api/tables/{host.code}", headers=headers)).status_code == 403, origin
            assert await closed(server, host.code, Origin=origin) == Close.FORBIDDEN, origin


async def test_pages_of_our_own_may_act(tmp_path: Path) -> None:
    async with start_server(tmp_path, public_url=PUBLIC_URL) as server:
        host = await server.open_table(settings=WATCHED)
        for origin in (f"http://127.0.0.1:{server.port}", PUBLIC_URL):
            answer = await server.http.post("/api/tables", json=NEW, headers={"Origin": origin})
            assert answer.status_code == 201
            assert await closed(server, host.code, Origin=origin) == 0


async def test_another_scheme_or_port_is_another_page(tmp_path: Path) -> None:
    async with start_server(tmp_path, public_url=PUBLIC_URL) as server:
        here, host = f"127.0.0.1:{server.port}", await server.open_table()

        async def status(origin: str, **headers: str) -> int:
            answer = await server.http.post("/api/tables", json=NEW, headers={"Origin": origin, **headers})
            assert (await closed(server, host.code, host.key, "", Origin=origin, **headers) == 0) == answer.is_success
            return answer.status_code

        foreign = [
            f"https://{here}",
            f"http://{here}/",
            f"http://me@{here}",
            f"http://{here}:1",
            "http://table.example",
        ]
        foreign += ["https://table.example:444", "https://table.example/", f"ws://{here}", here, "http://127.0.0.1"]
        assert {origin: await status(origin) for origin in foreign} == dict.fromkeys(foreign, 403)
        ours = [f"http://{here}", f"HTTP://{here}", PUBLIC_URL, "https://table.example:443"]
        assert {origin: await status(origin) for origin in ours} == dict.fromkeys(ours, 201)
        behind_a_proxy = {"X-Forwarded-Proto": "https"}
        assert await status(f"https://{here}", **behind_a_proxy) == 201
        assert await status(f"http://{here}", **behind_a_proxy) == 403


@pytest.mark.parametrize(
    ("host", "scheme", "sockets"),
    [
        ("table.example", "https", "wss://table.example"),
        ("127.0.0.1:8470", "http", "ws://127.0.0.1:8470 wss://table.example"),
        ("[::1]:8470", "https", "wss://[::1]:8470 wss://table.example"),
        ("LocalHost:80", "http", "ws://localhost wss://table.example"),
    ],
)
async def test_a_page_may_connect_to_our_own_sockets_alone(
    tmp_path: Path, host: str, scheme: str, sockets: str
) -> None:
    async with start_server(tmp_path, public_url=PUBLIC_URL) as server:
        answer = await server.http.get("/health", headers={"Host": host, "X-Forwarded-Proto": scheme})
        assert answer.headers["content-security-policy"] == POLICY % f"'self' {sockets}"


async def test_every_answer_keeps_browsers_honest(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        code = (await server.open_table()).code
        answers = [
            await server.http.get("/health"),
            await server.http.get("/nowhere"),
            await server.http.put("/api/tables"),
            await server.http.get("/api/tables/ZZZZ"),
            await server.http.get(f"/api/tables/{code}/qr.svg", headers={"Host": "192.168.1.7"}),
            await server.http.get("/api/games", headers={"Host": "evil.example"}),
            await server.http.post("/api/tables", headers={"Origin": "https://evil.example"}),
            await server.http.post("/api/tables", content=b"{"),
            await server.http.post("/api/tables", content=b" " * 20_000),
        ]
        assert [answer.status_code for answer in answers] == [200, 404, 405, 404, 200, 421, 403, 400, 413]
        for answer in answers:
            assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS, answer.url
            asked = answer.request.headers["host"]
            ours = "'self'" if asked == "evil.example" else f"'self' ws://{asked}"
            assert answer.headers["content-security-policy"] == POLICY % ours
            assert "server" not in answer.headers


async def test_no_answer_of_the_api_is_kept(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        made = await server.http.post("/api/tables", json=NEW)
        path = f"/api/tables/{made.json()['code']}"
        answers = [made, await server.http.post(f"{path}/join", json={"name": "Ben", "bearer": True})]
        answers += [await server.http.post(f"{path}/links", json={})]
        answers += [await server.http.post(f"{path}/redeem", json={"link": answers[-1].json()["link"]})]
        answers += [await server.http.get(path), await server.http.get("/api/nothing")]
        assert [answer.status_code for answer in answers] == [201, 201, 201, 201, 200, 404]
        assert {answer.headers["cache-control"] for answer in answers} == {"no-store"}


async def test_what_is_no_name_of_a_file_is_not_found(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        paths = [
            "/assets/%00",
            "/assets/a%00.js",
            "/assets/" + "a" * 1000,
            "/assets/%2e%2e/index.html",
            "/%00",
            "/t/%00",
        ]
        answers = {path: (await server.http.get(path)).status_code for path in paths}
        assert answers == {
            **dict.fromkeys(paths, 404),
            "/t/%00": 200,
        }  # the page itself says that there is no such table


@pytest.mark.parametrize(("public_url", "secure"), [(None, False), (PUBLIC_URL, True), ("http://table.example", False)])
async def test_a_key_is_a_cookie_that_no_script_can_read(tmp_path: Path, public_url: str | None, secure: bool) -> None:
    async with start_server(tmp_path, public_url=public_url) as server:
        answer = await server.http.post("/api/tables", json=NEW)
        assert answer.json()["key"] is None
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert ("secure" in cookie) == secure


async def test_the_cookie_of_one_table_opens_no_other(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        seated = [await server.http.post("/api/tables", json=NEW) for _ in range(2)]
        codes = [answer.json()["code"] for answer in seated]
        keys = [keys_in(answer.cookies)[code, None] for answer, code in zip(seated, codes, strict=True)]
        server.http.cookies.clear()
        cookie = f"keys={codes[0]}:{keys[0]}"
        assert await closed(server, codes[0], query="", Cookie=cookie) == 0
        for forged in (cookie, f"keys={codes[1]}:{keys[0]}", f"seat-{codes[1]}={keys[0]}"):
            assert await closed(server, codes[1], query="", Cookie=forged) == Close.NO_KEY
            answer = await server.http.delete(f"/api/tables/{codes[1]}", headers={"Cookie": forged})
            assert (answer.status_code, answer.json()["code"]) == (403, "not-host")


async def test_a_socket_is_closed_with_the_reason(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        code = (await server.open_table(settings=WATCHED)).code
        assert await closed(server, code, query="&v=2") == Close.RELOAD
        assert await closed(server, code, query="") == Close.NO_KEY
        assert await closed(server, code, key="wrong", query="") == Close.NO_KEY
        assert await closed(server, "ZZZZ") == Close.NO_TABLE
        assert await closed(server, code, query="&watch=east") == Close.FORBIDDEN
        assert await closed(server, code.lower()) == 0


async def test_a_private_table_is_not_watched_unless_its_host_says_so_and_a_public_one_is(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        private, public = await server.open_table(), await server.open_table(settings={"visibility": "public"})
        assert await closed(server, private.code) == Close.FORBIDDEN
        assert await closed(server, public.code) == 0
        record = await server.http.get(f"/api/tables/{private.code}/record")
        assert (record.status_code, record.json()["code"]) == (403, "no-key")
        await private.do("change", settings=WATCHED)
        await public.do("change", settings={"visibility": "private"})
        assert await closed(server, private.code) == 0
        assert await closed(server, public.code) == Close.FORBIDDEN


async def test_the_tables_own_screen_is_no_spectator_and_has_a_key_from_the_host(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        host, guest = await server.start(2, "lamps")
        path = f"/api/tables/{host.code}"
        assert (await asked(server, f"{path}/links", guest, place="public")).status_code == 403
        link = (await asked(server, f"{path}/links", host, place="public")).json()["link"]
        key = (await asked(server, f"{path}/redeem", None, link=link, bearer=True)).json()["key"]
        screen = await Player(server, host.code, key, None).connect("&watch=public")
        assert (await screen.until(lambda me: me.view))["viewer"] == "public"
        assert await closed(server, host.code) == Close.FORBIDDEN


async def test_spectators_go_when_the_host_says_so_and_stay_out(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        host = await server.open_table(settings=WATCHED)
        watcher = await server.watch(host.code)
        await watcher.until(lambda me: me.roster)
        await host.do("change", settings={"spectators": False})
        with pytest.raises(ConnectionError):
            await watcher.until(lambda _: None)
        assert watcher.closed == Close.FORBIDDEN
        assert await closed(server, host.code) == Close.FORBIDDEN
        assert await closed(server, host.code, key=host.key) == 0  # a key holder may also watch from there


# Screens.


async def test_a_rooms_screen_needs_a_link_from_the_host_and_everyone_sees_it(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        host, ben = await server.sit_down(2, "lamps")
        path = f"/api/tables/{host.code}"
        for key, query in ((ben.key, "&watch=east"), (host.key, "&watch=east"), (None, "&watch=east")):
            assert await closed(server, host.code, key, query) == Close.FORBIDDEN
        answer = await asked(server, f"{path}/links", ben, place="east")
        assert (answer.status_code, answer.json()["code"]) == (403, "not-host")
        link = (await asked(server, f"{path}/links", host, place="east")).json()["link"]
        screen = (await asked(server, f"{path}/redeem", None, link=link, bearer=True)).json()
        assert screen["member"] is None
        assert (await asked(server, f"{path}/redeem", None, link=link, bearer=True)).status_code == 403  # once
        await ben.until(lambda me: me.roster["screens"] == ["east"])
        await host.do("start")
        east = await Player(server, host.code, screen["key"], None).connect()
        assert (await east.until(lambda me: me.view))["viewer"] == "east"
        assert await east.refused("chat", text="hello") == "only-watching"


async def test_a_browser_keeps_a_screens_key_apart_from_its_seat(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        host = (await server.sit_down(2, "lamps"))[0]
        path = f"/api/tables/{host.code}"
        link = (await asked(server, f"{path}/links", host, place="east")).json()["link"]
        answer = await asked(server, f"{path}/redeem", None, link=link)
        assert answer.json() == {"code": host.code, "member": None, "place": "east", "key": None, "waiting": False}
        cookie = f"keys={answer.cookies['keys']}.{host.code}:{host.key}"
        server.http.cookies.clear()
        await host.do("start")
        east = await Player(server, host.code, None, None).connect("&watch=east", Cookie=cookie)
        assert (await east.until(lambda me: me.view))["viewer"] == "east"
        assert await closed(server, host.code, query="&watch=west", Cookie=cookie) == Close.FORBIDDEN
        seat = await Player(server, host.code, None, None).connect(Cookie=cookie)
        assert (await seat.until(lambda me: me.view))["viewer"] == 0


async def test_a_screens_key_shows_its_own_place_and_no_other(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        host = (await server.sit_down(2, "lamps"))[0]
        path = f"/api/tables/{host.code}"
        link = (await asked(server, f"{path}/links", host, place="east")).json()["link"]
        key = (await asked(server, f"{path}/redeem", None, link=link, bearer=True)).json()["key"]
        assert await closed(server, host.code, key, "&watch=east") == 0
        assert await closed(server, host.code, key, "&watch=west") == Close.FORBIDDEN
        assert await closed(server, host.code, key, "&watch=public") == 0


async def test_a_link_for_a_screen_can_be_typed_and_one_for_a_seat_cannot_be_guessed(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        host = (await server.sit_down(2, "lamps"))[0]
        links = f"/api/tables/{host.code}/links"
        screen, seat = [(await asked(server, links, host, place=place)).json()["link"] for place in ("east", None)]
        assert re.fullmatch("[B-DF-HJ-NP-TV-XZ]{8}", screen)
        assert len(seat) == 43


async def test_a_one_time_link_can_be_scanned(tmp_path: Path) -> None:
    async with start_server(tmp_path, public_url=PUBLIC_URL) as server:
        host = (await server.sit_down(2, "lamps"))[0]
        code = f"/api/tables/{host.code}/qr.svg"
        codes = [
            (await server.http.get(code)).content,
            (await server.http.post(code, json={"link": "BCDFGHJK"})).content,
        ]
        links = [f"{PUBLIC_URL}/t/{host.code}", f"{PUBLIC_URL}/l/{host.code}#BCDFGHJK"]
        assert [scanned_svg(each) for each in codes] == links
        for link in ("https://evil.example", "B" * 65):
            assert (await server.http.post(code, json={"link": link})).status_code == 400


async def test_every_title_says_from_where_a_screen_may_show_it(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        games = {game["id"]: game["places"] for game in (await server.http.get("/api/games")).json()}
        assert games["time-bomb"] == ["public"]
        assert games["two-rooms"] == ["public", "room-1", "room-2"]


async def test_the_address_of_a_rooms_screen_is_a_page(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        for path in ("/t/GGCR/room/1", "/t/GGCR/room/2", "/t/GGCR/screen"):
            assert (await server.http.get(path, headers={"Accept": "text/html"})).status_code == 200
        assert (await server.http.get("/t/GGCR/room", headers={"Accept": "text/html"})).status_code == 404


async def test_there_is_no_screen_for_a_place_that_the_game_does_not_have(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        host = (await server.sit_down(2, "lamps"))[0]
        for place in ("north", "0", "", "1", "-1"):
            answer = await asked(server, f"/api/tables/{host.code}/links", host, place=place)
            assert (answer.status_code, answer.json()["code"]) == (409, "no-place")
        await host.do("start")
        assert (await asked(server, f"/api/tables/{host.code}/links", host, place="public")).status_code == 201


async def asked(server: LocalServer, path: str, player: Player | None, **body: Any) -> httpx.Response:
    headers = {"Authorization": f"Bearer {player.key}"} if player else {}
    return await server.http.post(path, json=body, headers=headers)
