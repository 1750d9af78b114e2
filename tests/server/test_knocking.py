"""Where newcomers knock, nobody gets in or sees anything until the host lets them in."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from boomtable.server import knocking, limits, live_table
from boomtable.wire.protocol import Close
from tests.server.harness import LocalServer, Player, start_server
from tests.server.test_origin_check import closed
from tests.server.told_of_others import closed as closed_with
from tests.server.told_of_others import sees

KNOCKING = {"knocking": True}


async def knock(server: LocalServer, code: str, name: str) -> Player:
    """Somebody who waits at the door."""
    answer = await server.http.post(f"/api/tables/{code}/join", json={"name": name, "bearer": True})
    seated = answer.json()
    assert (answer.status_code, seated["member"], seated["waiting"]) == (201, None, True)
    newcomer = Player(server, code, seated["key"], None)
    newcomer.changes = False
    await newcomer.connect()
    await newcomer.until(lambda me: me.latest("waiting"))
    return newcomer


async def waiting(host: Player, *names: str) -> list[int]:
    """The numbers of those who wait, once they are these."""

    def listed(me: Player) -> Any:
        told = me.latest("knocks")
        return told and [each["name"] for each in told["waiting"]] == [*names] and told

    return [each["knock"] for each in (await host.until(listed))["waiting"]]


async def refusal(server: LocalServer, code: str, name: str) -> tuple[int, str]:
    answer = await server.http.post(f"/api/tables/{code}/join", json={"name": name})
    return answer.status_code, answer.json().get("code", "")


async def test_a_newcomer_is_told_nothing_of_the_table_until_the_host_lets_them_in(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        host = await server.open_table("standoff", settings=KNOCKING)
        await host.do("chat", text="Who is it?")
        assert (await server.http.get(f"/api/tables/{host.code}")).json()["knocking"]
        ben = await knock(server, host.code, "Ben")
        assert ben.latest("waiting")["host"] == "Ann"
        [number] = await waiting(host, "Ben")
        await host.do("chat", text="Shall we?")
        for kind in ("ready", "chat"):
            assert await ben.refused(kind, **({"text": "Hello"} if kind == "chat" else {})) == "only-watching"
        await ben.ask("ping")
        assert {message["type"] for message in ben.messages} == {"welcome", "waiting", "refused", "pong"}
        assert len(host.roster["chairs"]) == 1
        await host.do("let-in", knock=number)
        ben.member = (await ben.until(lambda me: me.roster))["chairs"][1]["member"]
        assert ben.latest("welcome")["member"] == ben.member == 2
        await ben.do("ready")
        await sees(host, ben, present=True, ready=True)
        assert await waiting(host) == []
        await ben.hang_up()
        await ben.connect()  # the same key is a member's now
        await sees(host, ben, present=True)


async def test_a_request_with_the_id_of_an_earlier_one_lets_nobody_in(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        host = await server.open_table("standoff", settings=KNOCKING)
        await knock(server, host.code, "Ben")
        [number] = await waiting(host, "Ben")
        await host.ask("chat", "same", text="Who is it?")
        assert (await host.ask("let-in", "same", knock=number))["type"] == "done"
        assert await waiting(host, "Ben") == [number]
        await host.do("let-in", knock=number)
        assert await waiting(host) == []


async def test_who_is_turned_away_is_told_so_and_their_key_opens_nothing(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        host = await server.open_table(settings=KNOCKING)
        ben = await knock(server, host.code, "Ben")
        [number] = await waiting(host, "Ben")
        await host.do("turn-away", knock=number)
        assert await closed_with(ben, Close.TURNED_AWAY)
        assert await closed(server, host.code, ben.key, query="") == Close.NO_KEY
        assert await waiting(host) == []
        assert await host.refused("let-in", knock=number) == "no-knock"
        assert len(host.roster["chairs"]) == 1


async def test_a_phone_that_sleeps_while_it_waits_keeps_its_place_for_ten_minutes(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        host = await server.open_table("standoff", settings=KNOCKING)
        ben, cleo = [await knock(server, host.code, name) for name in ("Ben", "Cleo")]
        numbers = await waiting(host, "Ben", "Cleo")
        await ben.hang_up()
        await cleo.hang_up()
        await server.pass_(300)
        await cleo.connect()
        await host.do("let-in", knock=numbers[1])
        await cleo.until(lambda me: me.roster)
        await server.pass_(301)
        await knock(server, host.code, "Dora")
        await waiting(host, "Dora")
        assert await closed(server, host.code, ben.key, query="") == Close.NO_KEY


async def test_only_the_host_is_told_who_waits_whoever_that_is(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        host = await server.open_table(settings=KNOCKING)
        ben = await knock(server, host.code, "Ben")
        await host.do("let-in", knock=(await waiting(host, "Ben"))[0])
        await ben.until(lambda me: me.roster)
        await knock(server, host.code, "Cleo")
        await waiting(host, "Cleo")
        await ben.ask("ping")
        assert ben.latest("knocks") is None
        again = await Player(server, host.code, host.key, host.member).connect()
        await waiting(again, "Cleo")
        await host.do("make-host", member=2)
        await waiting(ben, "Cleo")
        await waiting(host)


async def test_a_full_table_and_a_taken_name_are_refused_at_the_door_and_when_let_in(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        host = await server.open_table(settings={**KNOCKING, "seats": 2})
        ben, _ = [await knock(server, host.code, name) for name in ("Ben", "Cleo")]
        assert await refusal(server, host.code, "ann") == (409, "name-taken")
        assert await refusal(server, host.code, "BEN") == (409, "name-taken")
        numbers = await waiting(host, "Ben", "Cleo")
        await host.do("let-in", knock=numbers[0])
        await ben.until(lambda me: me.roster)
        assert await host.refused("let-in", knock=numbers[1]) == "table-full"
        assert await refusal(server, host.code, "Dora") == (409, "table-full")
        await waiting(host, "Cleo")  # they still wait


@pytest.mark.parametrize("change", ["start", "no-knocking", "delete"])
async def test_whoever_waits_is_back_where_one_joins_when_there_is_nothing_to_wait_for(
    tmp_path: Path, change: str
) -> None:
    async with start_server(tmp_path) as server:
        host = await server.open_table("standoff", settings={**KNOCKING, "latecomers": "stay-out"})
        await host.do("add-bot")
        ben = await knock(server, host.code, "Ben")
        if change == "start":
            await host.do("start")
        elif change == "delete":
            await server.http.delete(f"/api/tables/{host.code}", headers=host.bearer)
        else:
            await host.do("change", settings={"knocking": False})
        assert await closed_with(ben, Close.NO_KEY)


async def test_there_is_room_for_a_class_at_the_door_and_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "monotonic", lambda: 0.0)
    async with start_server(tmp_path) as server:
        host = await server.open_table("two-rooms", settings=KNOCKING)
        for number in range(knocking.MOST_WAITING):
            assert await refusal(server, host.code, f"Pupil {number}") == (201, host.code)
        assert await refusal(server, host.code, "One more") == (409, "too-many-waiting")


async def test_refusals_make_an_address_wait_before_it_knocks_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "monotonic", lambda: 0.0)
    most = int(live_table.KNOCKING[1] // (1 + knocking.REFUSAL_COST))
    async with start_server(tmp_path) as server:
        host = await server.open_table(settings=KNOCKING)
        for attempt in range(most + 1):
            assert await refusal(server, host.code, f"Pest {attempt}") == (201, host.code)
            await host.do("turn-away", knock=(await waiting(host, f"Pest {attempt}"))[0])
        assert await refusal(server, host.code, "Pest again") == (429, "too-many-requests")
        other = await server.open_table(settings=KNOCKING)
        assert (await refusal(server, other.code, "Pest again"))[0] == 201  # the limit is each table's own


async def test_whom_the_host_let_in_becomes_host_before_whoever_slipped_in_earlier(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        host = await server.open_table("standoff")
        slipped = await server.join(host.code, "Slipped in")
        await host.do("change", settings=KNOCKING)
        ben = await knock(server, host.code, "Ben")
        await host.do("let-in", knock=(await waiting(host, "Ben"))[0])
        ben.member = (await ben.until(lambda me: me.roster))["chairs"][2]["member"]
        await host.hang_up()
        await sees(slipped, host, present=False)
        await server.pass_(601)
        assert slipped.roster["host"] == ben.member
