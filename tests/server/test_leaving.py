"""Who leaves, and what becomes of the table: a lobby, a game, a rematch, or nothing."""

from __future__ import annotations

from pathlib import Path

from boomtable.server import asking
from boomtable.wire.from_client import Leave
from boomtable.wire.protocol import ENCODE, Close
from boomtable.wire.to_client import Refused
from tests.server.harness import WATCHED, LocalServer, Player, start_server
from tests.server.test_game import play_to_the_end
from tests.server.told_of_others import chair, closed, sees


async def is_no_more(server: LocalServer, code: str) -> bool:
    """The table is gone, and its code is free again."""
    assert (await server.http.get(f"/api/tables/{code}")).status_code == 404
    assert await server.registry.store.find(code) is None
    return code not in server.registry.codes and all(
        live.session.code != code for live in server.registry.tables.values()
    )


async def members(player: Player, *wanted: int | None) -> None:
    await player.until(lambda me: [each["member"] for each in me.roster["chairs"]] == [*wanted])


async def test_a_member_who_leaves_the_lobby_frees_the_seat(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        [host, guest] = await server.sit_down(2, "standoff")
        await guest.do("leave")
        assert await closed(guest, Close.GONE)
        await members(host, host.member)
        again = await server.join(host.code, "Guest 2")
        assert again.member != guest.member  # numbers are never given twice


async def test_a_member_who_leaves_a_game_is_played_by_a_bot_and_not_in_the_rematch(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        [host, guest, third] = await server.start(3, "standoff")
        await guest.do("leave")
        assert await closed(guest, Close.GONE)
        await sees(third, guest, minder="left", present=False)
        await play_to_the_end([host, third])
        await host.do("rematch")
        await members(third, host.member, third.member)


async def test_a_member_who_leaves_after_a_game_is_not_in_the_rematch(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        [host, guest, third] = await server.start(3, "standoff", bots=1)
        await play_to_the_end([host, guest, third])
        await guest.do("leave")
        await sees(host, guest, minder="left")
        await host.do("rematch")
        await members(third, host.member, third.member, 4)


async def test_a_rematch_is_a_new_game_with_the_same_people(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        [host, guest] = await server.start(2, "standoff", bots=1, options={"rounds": 1})
        first = host.roster["fair"]
        await play_to_the_end([host, guest])
        await host.do("rematch")
        lobby = await guest.until(lambda me: me.roster["phase"] == "lobby" and me.roster)
        assert (lobby["number"], chair(guest, guest)["ready"], lobby["chairs"][2]["ready"]) == (2, False, True)
        assert (lobby["fair"]["table"], lobby["fair"]["commitment"]) != (first["table"], first["commitment"])
        await server.join(host.code, "Newcomer")
        await host.do("remove", member=4)
        await host.do("change", options={"rounds": 2, "double": True})
        assert await host.refused("start") == "not-ready"
        await guest.do("ready")
        await host.do("start")
        view = await guest.until(lambda me: me.roster["phase"] == "playing" and me.view)
        assert view["house"] == {"double": True, "rounds": 2}
        await play_to_the_end([host, guest])


async def test_when_the_last_person_leaves_the_table_is_closed_and_its_code_free(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        lobby = await server.open_table(settings=WATCHED)
        await lobby.do("add-bot")
        playing = await server.start(2, "standoff", bots=1, settings=WATCHED)
        over = await server.start(1, "standoff", bots=1, settings=WATCHED)
        await play_to_the_end(over)
        for people in ([lobby], playing, over):
            watching = await server.watch(people[0].code)
            for person in people:
                await person.do("leave")
                assert await closed(person, Close.GONE)
            assert await closed(watching, Close.GONE)
            assert await is_no_more(server, people[0].code)
            assert await closed(await people[0].connect(), Close.NO_TABLE)


async def test_the_host_deletes_a_table_and_nobody_else_can(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        [host, guest] = await server.start(2, "standoff")
        path, table = f"/api/tables/{host.code}", server.live(host.code).session.id
        for key in (None, "made-up", guest.key):
            refused = await server.http.delete(path, headers={"Authorization": f"Bearer {key}"} if key else {})
            assert (refused.status_code, refused.json()["code"]) == (403, "not-host")
        assert (await server.http.delete(path, headers={"Authorization": f"Bearer {host.key}"})).status_code == 204
        assert await closed(host, Close.GONE)
        assert await closed(guest, Close.GONE)
        assert await is_no_more(server, host.code)
        assert (await server.registry.store.load(table)).entries == ()


async def test_a_deleted_table_stays_deleted_whatever_was_on_its_way(tmp_path: Path) -> None:
    """Leaving changes the summary, which would store the table again."""
    async with start_server(tmp_path) as server:
        [host, guest] = await server.sit_down(2, "standoff")
        live = server.live(host.code)
        await server.http.delete(f"/api/tables/{host.code}", headers={"Authorization": f"Bearer {host.key}"})
        answer = await asking.answer(server.registry, live, guest.member or 0, Leave(id="late"))
        assert answer == ENCODE(Refused("late", "no-table", facts={"table": host.code}))
        assert await is_no_more(server, host.code)
        assert (await server.registry.store.load(live.session.id)).entries == ()
