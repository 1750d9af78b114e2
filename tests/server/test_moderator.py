"""A host may run the game without a seat in it."""

from __future__ import annotations

from pathlib import Path

from tests.server.harness import start_server
from tests.server.test_game import play_to_the_end

MODERATED = {"moderator": True}


async def test_a_moderator_has_no_seat_and_sees_what_strangers_see(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        host, *players = await server.sit_down(4, "standoff", settings=MODERATED)
        assert host.roster["moderator"] == host.member
        await host.do("start")
        for person in (host, *players):
            await person.until(lambda me: me.view)
        assert (host.view["viewer"], host.prompt, host.view["players"]) == ("public", None, 3)
        assert [player.view["viewer"] for player in players] == [0, 1, 2]
        assert [chair["member"] for chair in host.roster["chairs"]] == [*(each.member for each in players), host.member]
        assert await host.refused("play", prompt=1, move={"move": "choose", "cards": [2]}) == "no-game"
        assert await host.refused("hand-over", member=host.member) == "no-person"
        assert await host.refused("hand-back", member=host.member) == "nothing-to-hand-back"
        await host.do("pause")
        await host.do("resume")
        await play_to_the_end(players)
        await host.until(lambda me: me.roster["phase"] == "over")
        assert (await server.http.get(f"/api/tables/{host.code}/record", headers=host.bearer)).status_code == 200


async def test_a_moderator_stays_without_a_seat_when_the_host_changes(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        host, *players = await server.sit_down(3, "standoff", settings=MODERATED)
        await host.do("start")
        await host.do("leave")
        await players[0].until(lambda me: me.roster["host"] == players[0].member)
        assert players[0].roster["moderator"] == host.member
        await play_to_the_end(players)
        await players[0].do("rematch")
        await players[0].until(lambda me: me.roster["phase"] == "lobby")
        assert players[0].roster["moderator"] == players[0].member  # the setting is of the table


async def test_seats_are_counted_without_the_moderator(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        host, *_ = await server.sit_down(3, "standoff", settings={"seats": 2, **MODERATED})
        assert await host.refused("add-bot") == "table-full"
        assert await host.refused("change", settings={"seats": 2}) == "too-few-seats"
        await host.do("start")
        assert await host.refused("change", settings={"seats": 2}) == "not-in-lobby"


async def test_a_table_of_one_player_and_a_moderator_is_too_small(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        host, *_ = await server.sit_down(2, "standoff", settings=MODERATED)
        assert await host.refused("start") == "bad-players"
