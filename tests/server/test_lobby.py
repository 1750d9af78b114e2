"""Before a game: a table is made, found, joined, arranged and started."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from boomtable.server import identifiers
from boomtable.wire.protocol import Close, Visibility
from tests.server.harness import LocalServer, Player, start_server
from tests.server.told_of_others import closed

BAD_TABLES: dict[str, tuple[dict[str, Any], int, str]] = {
    "no such game": ({"game": "chess"}, 409, "unknown-game"),
    "no such option": ({"game": "standoff", "options": {"cards": 3}}, 400, "unknown-option"),
    "no such value": ({"game": "standoff", "options": {"rounds": 3}}, 400, "bad-option"),
    "a clock too fast": ({"settings": {"clock": {"move": 1}}}, 400, "bad-request"),
    "seats for nobody": ({"settings": {"seats": 0}}, 400, "bad-request"),
    "a setting unheard of": ({"settings": {"stakes": 5}}, 400, "bad-request"),
    "a name of spaces": ({"name": " \t "}, 409, "empty-text"),
}


async def post(server: LocalServer, path: str, **body: Any) -> tuple[int, Any]:
    answer = await server.http.post(path, json=body)
    return answer.status_code, answer.json()


async def listed(server: LocalServer) -> list[str]:
    return [table["code"] for table in (await server.http.get("/api/tables")).json()]


def order(player: Player) -> list[int]:
    return [chair["member"] for chair in player.roster["chairs"]]


async def test_a_table_is_made_as_its_host_wants_it(tmp_path: Path) -> None:
    settings = {"seats": 3, "visibility": "public", "spectators": False, "clock": {"move": 30, "bank": 60}}
    async with start_server(tmp_path) as server:
        host = await server.open_table("standoff", options={"double": True}, settings=settings)
        roster = await host.until(lambda me: me.roster)
        assert roster["options"] == {"double": True, "rounds": 2}
        assert {name: roster["settings"][name] for name in settings} == settings
        assert (roster["phase"], roster["host"], order(host)) == ("lobby", host.member, [host.member])


async def test_a_table_that_cannot_be_is_refused_with_a_code(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        for case, (wrong, status, code) in BAD_TABLES.items():
            refused, problem = await post(server, "/api/tables", **{"game": "time-bomb", "name": "Ann", **wrong})
            assert (refused, problem["code"]) == (status, code), case
        assert not server.registry.tables


async def test_a_table_has_no_more_seats_than_its_game(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        host = await server.open_table("standoff", settings={"seats": 30})
        assert (await host.until(lambda me: me.roster))["settings"]["seats"] == 4
        await host.do("change", settings={"seats": 20})
        assert host.roster["settings"]["seats"] == 4


async def test_a_code_may_be_typed_in_lower_case_and_with_spaces(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        host = await server.open_table()
        for number, typed in enumerate([host.code.lower(), f"  {host.code} ", f"{host.code[:2]} {host.code[2:]}"]):
            status, seated = await post(server, f"/api/tables/{typed}/join", name=f"Guest {number}", bearer=True)
            assert (status, seated["code"]) == (201, host.code)
        assert (await post(server, "/api/tables/ZZZZZ/join", name="Ben"))[1]["code"] == "no-table"


async def test_tables_made_at_the_same_time_have_different_codes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(identifiers, "LETTERS", "BC")  # sixteen codes of four letters
    monkeypatch.setattr(identifiers, "SPARSE", dict.fromkeys(Visibility, (4, 0)))
    async with start_server(tmp_path) as server:
        made = await asyncio.gather(*(post(server, "/api/tables", game="time-bomb", name="Ann") for _ in range(14)))
        assert [status for status, _ in made] == [201] * 14
        assert len({seated["code"] for _, seated in made}) == 14


async def test_a_full_table_takes_nobody_until_somebody_goes(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        host = await server.open_table(settings={"seats": 2})
        guest = await server.join(host.code, "Ben")
        status, problem = await post(server, f"/api/tables/{host.code}/join", name="Cleo")
        assert (status, problem) == (409, {"code": "table-full", "facts": {"seats": 2}})
        assert await host.refused("add-bot") == "table-full"
        await guest.do("leave")
        assert (await post(server, f"/api/tables/{host.code}/join", name="Cleo"))[0] == 201


async def test_nobody_takes_the_name_of_another(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        host = await server.open_table(name="Ann")
        for name in ("Ann", " ANN ", "aNN"):
            assert (await post(server, f"/api/tables/{host.code}/join", name=name))[1]["code"] == "name-taken"
        assert (await post(server, f"/api/tables/{host.code}/join", name="Anna"))[0] == 201


async def test_the_host_changes_options_and_settings_before_the_game(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        [host, guest] = await server.sit_down(2, "standoff")
        await host.do("change", options={"rounds": 1}, settings={"seats": 3, "away": None})
        roster = await guest.until(lambda me: me.roster["options"]["rounds"] == 1 and me.roster)
        assert (roster["settings"]["seats"], roster["settings"]["away"]) == (3, None)
        assert await host.refused("change", options={"rounds": 9}) == "bad-option"
        assert await host.refused("change", settings={"seats": 1}) == "too-few-seats"
        assert await guest.refused("change", options={"rounds": 2}) == "not-host"
        assert host.roster["options"]["rounds"] == 1


async def test_in_a_game_the_rules_and_the_clock_stay_as_they_are(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        [host, _] = await server.start(2, "standoff")
        held = {"seats": 4}
        assert await host.refused("change", options={"rounds": 1}) == "not-in-lobby"
        assert await host.refused("change", settings={**held, "clock": {"move": 5}}) == "not-in-lobby"
        assert await host.refused("change", settings={"seats": 3}) == "not-in-lobby"
        await host.do("change", settings={**held, "away": 10, "spectators": False})
        assert host.roster["settings"]["away"] == 10


async def test_bots_come_with_a_level_and_go_again(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        host = await server.open_table()
        await host.do("add-bot", level="hard")
        await host.do("add-bot")
        assert [chair["level"] for chair in host.roster["chairs"]] == [None, "hard", "normal"]
        assert all(chair["ready"] for chair in host.roster["chairs"][1:])
        assert await host.refused("add-bot", level="divine") == "unknown-level"
        await host.do("remove", member=order(host)[1])
        assert [chair["level"] for chair in host.roster["chairs"]] == [None, "normal"]
        assert await host.refused("remove", member=99) == "no-member"
        assert await host.refused("remove", member=host.member) == "not-yourself"


async def test_the_host_arranges_who_sits_where(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        people = await server.sit_down(3, "standoff")
        host, wanted = people[0], [3, 1, 2]
        await host.do("arrange", members=wanted)
        assert order(host) == wanted
        for wrong in ([1, 2], [1, 2, 2], [1, 2, 4], [1, 2, 3, 3]):
            assert await host.refused("arrange", members=wrong) == "not-everyone"
        await host.do("start")
        seats = [(await person.until(lambda me: me.view))["viewer"] for person in people]
        assert seats == [wanted.index(person.member or 0) for person in people]


async def test_a_member_removed_in_the_lobby_is_gone_and_the_key_is_void(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        [host, guest] = await server.sit_down(2, "standoff")
        await host.do("remove", member=guest.member)
        assert await closed(guest, Close.GONE)
        assert order(host) == [host.member]
        assert await closed(await guest.connect(), Close.NO_KEY)
        assert (await post(server, f"/api/tables/{host.code}/join", name="Guest 2"))[0] == 201  # the name is free too


async def test_a_game_starts_when_all_are_ready_and_enough(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        host = await server.open_table("standoff", settings={"seats": 4, "latecomers": "stay-out"})
        assert await host.refused("start") == "bad-players"
        guest = await server.join(host.code, "Ben")
        answer = await host.ask("start")
        assert (answer["code"], answer["facts"]) == ("not-ready", {"names": "Ben"})
        await guest.do("ready", ready=True)
        await guest.do("ready", ready=False)
        assert await host.refused("start") == "not-ready"
        await guest.do("ready", ready=True)
        await host.do("start")  # starting implies being ready
        assert (await guest.until(lambda me: me.view))["players"] == 2
        assert await guest.refused("ready", ready=False) == "not-in-lobby"
        assert await host.refused("start") == "not-in-lobby"
        assert await host.refused("add-bot") == "not-in-lobby"
        assert (await post(server, f"/api/tables/{host.code}/join", name="Cleo"))[1]["code"] == "game-running"


async def test_a_game_does_not_start_with_somebody_who_has_left(tmp_path: Path) -> None:
    """[TS3] The seat that the host named to lead is empty; nothing has changed, and another will do."""
    async with start_server(tmp_path, catalog="boomtable.games.catalog") as server:
        host, *guests = await server.sit_down(4, "trick-snipers", options={"first": 3})
        await guests[-1].do("leave")
        answer = await host.ask("start")
        assert (answer["code"], answer["facts"]) == ("no-such-seat", {"option": "first", "seat": 3, "last": 2})
        assert host.roster["phase"] == "lobby"
        await host.do("change", options={"first": 2})
        await host.do("start")
        assert (await host.until(lambda me: me.view))["house"]["first"] == 2


async def test_public_tables_are_listed_until_they_start(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        public = await server.sit_down(2, "standoff", settings={"visibility": "public"})
        private = await server.open_table()
        assert await listed(server) == [public[0].code]
        await private.do("change", settings={"visibility": "public"})
        assert sorted(await listed(server)) == sorted([public[0].code, private.code])
        await public[0].do("start")
        assert await listed(server) == [private.code]
        await private.do("leave")
        assert await listed(server) == []


async def test_the_summary_tells_what_a_guest_wants_to_know(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        people = await server.sit_down(2, "standoff", bots=1)
        path = f"/api/tables/{people[0].code}"
        expected = {"code": people[0].code, "game": "standoff", "phase": "lobby", "host": "Ann", "taken": 3}
        settled = {"seats": 4, "spectators": False, "knocking": False, "practice": False, "asked": False}
        assert (await server.http.get(path)).json() == {
            **expected,
            **settled,
            "games": 0,
            "open": True,
            "take_over": False,
        }
        await people[0].do("start")
        assert (await server.http.get(path)).json()["phase"] == "playing"
