"""A browser has one cookie, whatever the number of tables it was at, and secrets stand in no address."""

from __future__ import annotations

import secrets
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from boomtable.server.cookies import COOKIE, MOST_BYTES, keys_in, with_key
from boomtable.server.identifiers import LETTERS
from tests.server.harness import Player, start_server

NEW = {"game": "lamps", "name": "Ann"}


async def test_seats_at_many_tables_are_one_cookie_of_limited_size(tmp_path: Path) -> None:
    """The newest are kept, and each opens its table."""
    async with start_server(tmp_path, limited=False) as server:
        codes = [(await server.http.post("/api/tables", json=NEW)).json()["code"] for _ in range(100)]
        assert [*server.http.cookies] == [COOKIE]
        value = server.http.cookies[COOKIE]
        assert 3_000 < len(value) <= 3_500  # browsers store 4,096 with its name and attributes
        kept = [code for code, _ in keys_in(server.http.cookies)]
        assert kept == codes[: -len(kept) - 1 : -1]
        assert len(kept) > 60
        for code in (kept[0], kept[-1]):
            player = await Player(server, code, None, None).connect(Cookie=f"{COOKIE}={value}")
            await player.do("chat", text="here")
            assert (await server.http.delete(f"/api/tables/{code}")).status_code == 204


async def test_cookies_of_older_servers_open_their_seats_and_are_replaced_at_the_next_table(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        older = await server.open_table("lamps")
        brought = {"Cookie": f"seat-{older.code}={older.key}; screen-{older.code}-east=k"}
        seats = await server.http.get("/api/seats", headers=brought)
        assert [each["code"] for each in seats.json()] == [older.code]
        answer = await server.http.post("/api/tables", json=NEW, headers=brought)
        code = answer.json()["code"]
        ended = [each.split("=")[0] for each in answer.headers.get_list("set-cookie") if "Max-Age=0;" in each]
        assert ended == [f"screen-{older.code}-east", f"seat-{older.code}"]
        assert [*keys_in(server.http.cookies)] == [(code, None), (older.code, "east"), (older.code, None)]
        assert [each["code"] for each in (await server.http.get("/api/seats")).json()] == [code, older.code]


async def test_a_screen_and_a_seat_at_one_table_have_a_key_each(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        code = (await server.http.post("/api/tables", json=NEW)).json()["code"]
        link = (await server.http.post(f"/api/tables/{code}/links", json={"place": "public"})).json()["link"]
        assert (await server.http.post(f"/api/tables/{code}/redeem", json={"link": link})).json()["place"] == "public"
        assert [*keys_in(server.http.cookies)] == [(code, "public"), (code, None)]
        assert (await server.http.delete(f"/api/tables/{code}")).status_code == 204


async def test_no_request_takes_a_secret_in_its_address(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        paths = (await server.http.get("/api/schema/openapi.json")).json()["paths"]
    parameters = [each for path in paths.values() for way in path.values() for each in way.get("parameters", ())]
    assert {(each["in"], each["name"]) for each in parameters} == {
        ("path", "chair"),
        ("path", "code"),
        ("path", "device"),
        ("path", "game"),
        ("path", "link"),  # to a game that its host has made public
        ("path", "seat"),
        ("query", "address"),
        ("query", "claims"),
        ("query", "number"),  # of a game at its table
    }


@given(st.dictionaries(st.sampled_from([COOKIE, "seat-BCDF", "screen-BCDF-east", "seat-", "x"]), st.text()))
def test_whatever_is_in_a_cookie_a_new_key_is_found(cookies: dict[str, str]) -> None:
    code, key = "".join(secrets.choice(LETTERS) for _ in range(4)), secrets.token_urlsafe()
    written = with_key(cookies, code, None, key, secure=False)[0].value or ""
    assert len(written) <= MOST_BYTES
    assert keys_in({COOKIE: written})[code, None] == key


async def test_the_list_of_ones_own_tables_says_where_everyone_waits_for_one(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        people = await server.start(4, options={"first": 1})
        for person in people[:2]:
            brought = {"Cookie": f"seat-{person.code}={person.key}"}
            [mine] = (await server.http.get("/api/seats", headers=brought)).json()
            assert mine["asked"] == (person is people[1])
        assert not (await server.http.get(f"/api/tables/{people[1].code}", headers=people[1].bearer)).json()["asked"]
