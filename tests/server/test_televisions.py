"""A television shows a short code; a host who types it shows their table there, and nobody else gets the key."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from boomtable.server import app_state, televisions
from tests.server.harness import LocalServer, Player, start_server
from tests.server.qr_reading import scanned_svg
from tests.server.test_screens import GAME, ROOM


async def waiting(server: LocalServer) -> tuple[str, str]:
    """A new television's code and ticket."""
    answer = await server.http.post("/api/televisions")
    assert (answer.status_code, answer.json()["seconds"]) == (201, televisions.CODE_SECONDS)
    return answer.json()["code"], answer.json()["ticket"]


async def show(server: LocalServer, host: Player, code: str, place: str = "public") -> httpx.Response:
    body = {"television": code, "place": place}
    return await server.http.post(f"/api/tables/{host.code}/screens", json=body, headers=host.bearer)


async def asked(server: LocalServer, ticket: str) -> httpx.Response:
    return await server.http.post("/api/televisions/table", json={"ticket": ticket, "bearer": True})


async def test_a_television_waits_and_then_shows_the_table_whose_host_typed_its_code(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        host, ben = await server.sit_down(2, GAME)
        code, ticket = await waiting(server)
        answer = (await asked(server, ticket)).json()
        assert (answer["waiting"], answer["key"]) == (True, None)
        assert (await show(server, host, code.lower())).status_code == 204
        seated = (await asked(server, ticket)).json()
        assert (seated["code"], seated["place"], seated["waiting"]) == (host.code, "public", False)
        screen = await Player(server, host.code, seated["key"], None).connect()
        assert await screen.until(lambda me: me.roster)
        listed = await ben.until(lambda me: me.roster["open_screens"])
        assert [(each["place"], each["by"]) for each in listed] == [("public", host.member)]
        assert (await asked(server, ticket)).json() == seated  # an answer may get lost


async def test_a_browser_gets_the_key_in_its_cookie(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        host, _ = await server.sit_down(2, GAME)
        code, ticket = await waiting(server)
        await show(server, host, code)
        answer = await server.http.post("/api/televisions/table", json={"ticket": ticket})
        assert answer.json()["key"] is None
        assert f"{host.code}:public:" in answer.headers["set-cookie"]


async def test_only_the_host_shows_a_table_and_a_room_only_where_a_screen_may_be_opened(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        host, ben = await server.sit_down(2, GAME)
        code, ticket = await waiting(server)
        assert (await show(server, ben, code)).json()["code"] == "not-host"
        nobody = Player(server, host.code, "no key", None)
        assert (await show(server, nobody, code)).json()["code"] == "no-key"
        assert (await show(server, host, code, "attic")).json()["code"] == "no-place"
        await ben.do("ready")
        await host.do("start")
        assert (await show(server, host, code, ROOM)).json()["code"] == "screen-in-lobby"
        assert (await asked(server, ticket)).json()["waiting"]
        assert not host.roster["open_screens"]


async def test_a_code_is_good_for_one_table_and_for_ten_minutes(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        host, _ = await server.sit_down(2, GAME)
        other, _ = await server.sit_down(2, GAME)
        (code, _), (late, ticket) = await waiting(server), await waiting(server)
        assert (await show(server, host, code)).status_code == 204
        assert (await show(server, other, code)).json()["code"] == "no-television"
        assert (await show(server, other, "XXXXX")).json()["code"] == "no-television"
        await server.pass_(televisions.CODE_SECONDS)
        assert (await show(server, other, late)).json()["code"] == "no-television"
        answer = await asked(server, ticket)
        assert (answer.status_code, answer.json()["code"]) == (403, "no-ticket")


async def test_the_code_on_the_wall_gets_nothing_without_the_ticket(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        host, _ = await server.sit_down(2, GAME)
        code, _ = await waiting(server)
        await show(server, host, code)
        for guess in (code, host.code, "x" * 43):
            assert (await asked(server, guess)).json()["code"] == "no-ticket"


async def test_codes_are_guessed_slowly_and_televisions_do_not_pile_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app_state, "GUESSING", (0.0, 3))
    monkeypatch.setattr(televisions, "MOST_WAITING", 2)
    async with start_server(tmp_path, limited=True) as server:
        host, _ = await server.sit_down(2, GAME)
        for _ in range(2):
            await waiting(server)
        assert (await server.http.post("/api/televisions")).json()["code"] == "house-full"
        codes = [(await show(server, host, "XXXX")).json()["code"] for _ in range(4)]
        assert codes[-1] == "too-many-requests"
        assert "no-television" in codes


async def test_the_qr_code_of_a_television_leads_the_host_there(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        code, _ = await waiting(server)
        assert (await server.http.get("/api/televisions/XXXXX/qr.svg")).status_code == 409
        home = {"host": "192.168.1.7:8470"}
        answer = await server.http.get(f"/api/televisions/{code}/qr.svg", headers=home)
        assert scanned_svg(answer.content) == f"http://192.168.1.7:8470/tv/{code}"
