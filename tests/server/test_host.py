"""The host's rights: who has them, who gets them next, and what they allow."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

from boomtable.server import requests
from boomtable.wire import from_client
from boomtable.wire.protocol import Close
from tests.server.harness import LocalServer, Player, start_server
from tests.server.test_game import play_to_the_end
from tests.server.told_of_others import chair, closed, sees

HOSTS: dict[Any, dict[str, Any]] = {
    from_client.AddBot: {},
    from_client.Remove: {"member": 1},
    from_client.MakeHost: {"member": 2},
    from_client.LetIn: {"knock": 1},
    from_client.TurnAway: {"knock": 1},
    from_client.Arrange: {"members": [2, 1]},
    from_client.Change: {"settings": {"away": None}},
    from_client.Choose: {"game": "lamps"},
    from_client.Call: {"place": "public", "link": "https://call.example/ours"},
    from_client.CloseScreen: {"screen": "none"},
    from_client.Start: {},
    from_client.Pause: {},
    from_client.Resume: {},
    from_client.HandOver: {"member": 1},
    from_client.HandBack: {"member": 1},
    from_client.Rematch: {},
    from_client.EndEvening: {},
    from_client.Publish: {"number": 1, "public": True},
}
EVERYONES = {
    from_client.Play,
    from_client.Say,
    from_client.Why,
    from_client.Chat,
    from_client.Ready,
    from_client.ChooseFace,
    from_client.Vote,
    from_client.Leave,
    from_client.Back,
    from_client.Gesture,
    from_client.React,
    from_client.Looked,
    from_client.GoOn,
    from_client.Skip,
    from_client.TakeOver,
    from_client.Guess,
    from_client.Ping,
}


def test_every_request_is_either_everyones_or_the_hosts() -> None:
    assert set(HOSTS) == set(requests.FOR_THE_HOST)
    assert set(get_args(from_client.AnyAsk)) == set(HOSTS) | EVERYONES
    assert not set(HOSTS) & EVERYONES


async def test_only_the_host_may_do_what_hosts_do(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        [host, guest] = await server.sit_down(2, "standoff")
        for phase in ("lobby", "playing", "over"):
            before = server.live(host.code).seq
            for kind, fields in HOSTS.items():
                assert await guest.refused(kind.__struct_config__.tag, **fields) == "not-host", (phase, kind)
            assert (server.live(host.code).seq, host.roster["phase"]) == (before, phase)
            if phase == "lobby":
                await host.do("start")
            elif phase == "playing":
                await play_to_the_end([host, guest])


async def test_a_host_who_leaves_is_replaced_at_once(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        [host, second, third] = await server.sit_down(3, "standoff", bots=1)
        await host.do("leave")
        assert await closed(host, Close.GONE)
        await third.until(lambda me: me.roster["host"] == second.member)
        await second.do("start")
        await second.do("leave")  # in the game now
        await third.until(lambda me: me.roster["host"] == third.member)
        await third.do("pause")


async def test_a_host_gone_for_a_minute_passes_the_rights_on(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        [host, second, third] = await server.start(3, "standoff", settings={"away": None})
        await server.pass_(500)
        assert second.roster["host"] == host.member  # a silent host is a host
        await host.hang_up()
        await sees(third, host, present=False)
        await server.pass_(59)
        assert third.roster["host"] == host.member
        await host.connect()
        await sees(third, host, present=True)
        await server.pass_(100)
        assert third.roster["host"] == host.member  # back in time
        await host.hang_up()
        await second.hang_up()
        await sees(third, host, present=False)
        await sees(third, second, present=False)
        await server.pass_(61)
        assert third.roster["host"] == third.member  # to a connected member
        await host.connect()
        await host.until(lambda me: me.roster["host"] == third.member)
        assert await host.refused("pause") == "not-host"


async def test_with_nobody_there_the_next_person_to_come_becomes_host(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        [host, guest] = await server.start(2, "standoff", settings={"away": None})
        await host.hang_up()
        await guest.hang_up()
        await server.pass_(200)
        assert server.live(host.code).session.host == host.member
        await guest.connect()
        await server.pass_(0)
        assert guest.roster["host"] == guest.member  # the minute was long over


# A lobby is its owner's.


async def without_host(server: LocalServer) -> list[Player]:
    """A lobby whose owner went away so long ago that the guest who came first is host."""
    [host, *guests] = await server.sit_down(3, "standoff")
    await host.do("arrange", members=[3, 2, 1])  # where they sit does not matter
    await host.hang_up()
    await sees(guests[0], host, present=False)
    await server.pass_(599)
    assert guests[0].roster["host"] == host.member
    await server.pass_(2)
    assert guests[0].roster["host"] == guests[0].member
    return [host, *guests]


async def is_host(server: LocalServer, host: Player, witness: Player) -> None:
    """Somebody is host now, without any time passing."""
    await sees(witness, host, present=True)
    await server.pass_(0)
    await witness.until(lambda me: me.roster["host"] == host.member)


async def test_in_the_lobby_the_rights_pass_on_after_ten_minutes_and_back_on_return(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        [host, second, third] = await without_host(server)
        await second.do("change", settings={"chat": False})
        await host.connect()
        await is_host(server, host, third)
        assert await second.refused("change", settings={"chat": True}) == "not-host"


async def test_who_acts_for_an_absent_owner_cannot_take_the_table_from_them(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        [host, second, third] = await without_host(server)
        path = f"/api/tables/{host.code}"

        async def attempts() -> list[Any]:
            link = await server.http.post(f"{path}/links", headers=second.bearer, json={"member": host.member})
            deleted = await server.http.delete(path, headers=second.bearer)
            answers = [(answer.status_code, answer.json()["code"]) for answer in (link, deleted)]
            return [await second.refused("remove", member=host.member), *answers]

        refusals = ["not-owner", (403, "not-owner"), (403, "not-owner")]
        assert await attempts() == refusals
        await second.do("start")  # the owner is not waited for
        assert await attempts() == refusals
        await second.do("make-host", member=third.member)
        await third.do("hand-over", member=host.member)
        await play_to_the_end([second, third])
        await host.connect()
        await third.do("rematch")
        await is_host(server, host, second)


async def test_in_a_game_that_its_owner_began_they_may_be_given_another_device(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        [host, second] = await server.start(2, "standoff", settings={"away": None})
        await host.hang_up()
        await sees(second, host, present=False)
        await server.pass_(61)
        assert second.roster["host"] == second.member
        new = {"member": host.member}
        link = await server.http.post(f"/api/tables/{host.code}/links", headers=second.bearer, json=new)
        assert link.status_code == 201


async def test_a_host_who_hands_the_rights_over_does_not_get_them_back(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        [host, second, third] = await server.sit_down(3, "standoff", bots=1)
        assert await host.refused("make-host", member=host.member) == "no-person"
        assert await host.refused("make-host", member=4) == "no-person"
        await host.do("make-host", member=second.member)
        await host.hang_up()
        await host.connect()
        await server.pass_(0)
        assert third.roster["host"] == second.member
        await second.do("remove", member=host.member)
        assert (await server.http.delete(f"/api/tables/{host.code}", headers=second.bearer)).status_code == 204


async def test_the_table_of_an_owner_who_leaves_is_the_next_hosts(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        [host, second, third] = await without_host(server)
        await second.do("leave")
        await is_host(server, third, third)  # the owner is still away
        await host.connect()
        await is_host(server, host, third)
        await host.do("leave")
        await third.until(lambda me: me.roster["host"] == third.member)
        assert (await server.http.delete(f"/api/tables/{host.code}", headers=third.bearer)).status_code == 204


async def test_the_host_hands_a_seat_to_a_bot_and_back(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        [host, guest, _] = await server.start(3, "standoff")
        number = guest.prompt["number"]
        await host.do("hand-over", member=guest.member)
        await sees(host, guest, minder="host")
        await guest.until(lambda me: me.view["answer"])  # the bot chose for them
        assert await guest.refused("play", prompt=number, move={}) == "handed-over"
        assert await guest.refused("back") == "handed-over"
        await host.do("hand-back", member=guest.member)
        await sees(host, guest, minder=None)
        assert await host.refused("hand-back", member=guest.member) == "nothing-to-hand-back"
        assert await host.refused("hand-over", member=guest.member, level="divine") == "unknown-level"
        assert await host.refused("hand-over", member=77) == "no-member"


async def test_a_member_removed_during_a_game_is_played_by_a_bot_to_the_end(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        [host, guest, third] = await server.start(3, "standoff")
        await host.do("remove", member=guest.member)
        assert await closed(guest, Close.GONE)
        await sees(third, guest, minder="left", present=False)
        assert await host.refused("hand-back", member=guest.member) == "nothing-to-hand-back"
        assert await host.refused("hand-over", member=guest.member) == "no-person"
        await play_to_the_end([host, third])
        assert chair(host, guest)["minder"] == "left"


async def test_the_key_of_a_removed_member_does_not_work(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        [host, guest, _] = await server.start(3, "standoff", settings={"spectators": False})
        await host.do("remove", member=guest.member)
        assert await closed(guest, Close.GONE)
        assert await closed(await guest.connect(), Close.NO_KEY)
        assert await closed(await guest.connect("&watch=public"), Close.FORBIDDEN)
        path, key = f"/api/tables/{host.code}", {"Authorization": f"Bearer {guest.key}"}
        answers = [
            await server.http.get(f"{path}/memoir", headers=key),
            await server.http.get(f"{path}/record", headers=key),
            await server.http.post(f"{path}/links", headers=key, json={}),
            await server.http.delete(path, headers=key),
        ]
        assert [answer.status_code for answer in answers] == [403] * 4


async def test_a_pause_stops_the_game_but_not_the_talk(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        [host, guest] = await server.start(2, "standoff", bots=1)
        assert await host.refused("resume") == "not-paused"
        await host.do("pause")
        await guest.until(lambda me: me.roster["paused"] and not me.latest("clock")["running"])
        assert (await guest.play())["code"] == "paused"
        assert await host.refused("pause") == "paused"
        await guest.do("chat", text="Where is she?")
        await host.do("resume")
        await guest.until(lambda me: not me.roster["paused"] and me.latest("clock")["running"])
        assert (await guest.play())["type"] == "done"


async def test_nobody_pauses_or_hands_over_where_nothing_is_played(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        [host, guest] = await server.sit_down(2, "standoff")
        for kind in ("pause", "resume"):
            assert await host.refused(kind) == "no-game"
        for kind in ("hand-over", "hand-back"):
            assert await host.refused(kind, member=guest.member) == "no-game"
        assert await host.refused("rematch") == "not-over"
