"""Screens: who may open one and when, that everyone sees it, and how it ends."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from boomtable.engine import but
from boomtable.server import table_checks, transitions
from boomtable.server.registry import TableRegistry
from boomtable.server.session import MOST_SCREENS
from boomtable.wire.protocol import Close
from tests.server.harness import LocalServer, Player, start_server

GAME, ROOM, OTHER_ROOM = "lamps", "east", "west"
MODERATED = {"moderator": True}

Patch: TypeAlias = pytest.MonkeyPatch


async def new_link(server: LocalServer, host: Player, place: str) -> httpx.Response:
    return await server.http.post(f"/api/tables/{host.code}/links", json={"place": place}, headers=host.bearer)


async def redeem(server: LocalServer, code: str, link: str) -> httpx.Response:
    return await server.http.post(f"/api/tables/{code}/redeem", json={"link": link, "bearer": True})


async def screen(server: LocalServer, host: Player, place: str) -> Player:
    """A connected screen, opened by the host."""
    link = (await new_link(server, host, place)).json()["link"]
    key = (await redeem(server, host.code, link)).json()["key"]
    device = await Player(server, host.code, key, None).connect()
    await device.until(lambda me: me.roster)
    return device


async def ended(screen: Player) -> bool:
    """Whether its socket was closed and its key opens nothing any more."""
    with pytest.raises(ConnectionError):
        await screen.until(lambda _: None)
    assert screen.closed == Close.NO_KEY
    again = await Player(screen.server, screen.code, screen.key, None).connect()
    with pytest.raises(ConnectionError):
        await again.until(lambda me: me.roster)
    return again.closed == Close.NO_KEY


# Opening.


async def test_a_host_who_plays_opens_no_screen_of_a_room_during_the_game(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        host, _ = await server.start(2, GAME)
        answer = await new_link(server, host, ROOM)
        assert (answer.status_code, answer.json()["code"]) == (409, "screen-in-lobby")
        assert (await (await screen(server, host, "public")).until(lambda me: me.view))["viewer"] == "public"


async def test_a_link_for_a_screen_is_void_once_the_game_starts_and_one_for_a_seat_is_not(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        host, _ = await server.sit_down(2, GAME)
        links = [(await new_link(server, host, place)).json()["link"] for place in (ROOM, "public")]
        seat = await server.http.post(f"/api/tables/{host.code}/links", json={}, headers=host.bearer)
        await host.do("start")
        for link in links:
            assert (await redeem(server, host.code, link)).json()["code"] == "no-link"
        assert (await redeem(server, host.code, seat.json()["link"])).status_code == 201


async def test_a_moderator_opens_the_screen_of_a_room_at_any_time_but_not_the_player_who_is_host_next(
    tmp_path: Path,
) -> None:
    async with start_server(tmp_path) as server:
        host, ann, _ = await server.sit_down(3, GAME, settings=MODERATED)
        await host.do("start")
        assert (await (await screen(server, host, ROOM)).until(lambda me: me.view))["viewer"] == ROOM
        await host.do("make-host", member=ann.member)
        assert (await new_link(server, ann, ROOM)).json()["code"] == "screen-in-lobby"
        assert (await new_link(server, host, ROOM)).json()["code"] == "not-host"


async def test_the_next_lobby_is_a_lobby_and_the_end_of_a_game_is_not(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        host, _ = await server.start(2, GAME)
        for _ in range(3):
            await server.pass_(30)
        await host.until(lambda me: me.roster["phase"] == "over")
        assert (await new_link(server, host, ROOM)).json()["code"] == "screen-in-lobby"
        await host.do("rematch")
        assert (await new_link(server, host, ROOM)).status_code == 201


# Announced and listed.


async def test_everyone_sees_each_screen_and_who_opened_it(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        host, ben = await server.sit_down(2, GAME)
        for place in (ROOM, "public", "public"):
            await screen(server, host, place)
        for person in (host, ben):
            listed = await person.until(lambda me: len(me.roster["open_screens"]) == 3 and me.roster["open_screens"])
            assert [(each["place"], each["by"]) for each in listed] == [(ROOM, 1), ("public", 1), ("public", 1)]
            assert len({each["screen"] for each in listed}) == 3
            assert person.roster["screens"] == [ROOM, "public", "public"]


async def test_everyone_sees_which_screens_are_connected_and_whether_they_can_be_heard(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        host, ben = await server.sit_down(2, GAME)
        assert host.roster["walls"] == []
        room, public, second = [await screen(server, host, place) for place in (ROOM, "public", "public")]
        silent = [{"place": ROOM, "sound": False}, {"place": "public", "sound": False}]
        for person in (host, ben, room):
            await person.until(lambda me: me.roster["walls"] == silent)
        await second.ask("ping", sound=True)
        await ben.until(lambda me: me.roster["walls"] == [silent[0], {"place": "public", "sound": True}])
        await second.hang_up()
        await ben.until(lambda me: me.roster["walls"] == silent)
        await public.hang_up()
        await ben.until(lambda me: me.roster["walls"] == silent[:1])
        await room.ask("ping", sound=True)
        await ben.until(lambda me: me.roster["walls"] == [{"place": ROOM, "sound": True}])
        await room.ask("ping")
        await ben.until(lambda me: me.roster["walls"] == silent[:1])


async def test_a_spectator_is_no_wall_and_neither_is_a_phone_that_can_be_heard(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        host, ben = await server.sit_down(2, GAME, settings={"spectators": True})
        sofa = await Player(server, host.code, None, None).connect("&watch=public")
        await sofa.until(lambda me: me.roster)
        for device in (sofa, ben):
            await device.ask("ping", sound=True)
        await ben.ask("ping")
        assert host.roster["walls"] == ben.roster["walls"] == sofa.roster["walls"] == []
        laptop = await Player(server, host.code, host.key, None).connect("&watch=public")
        await host.until(lambda me: me.roster["walls"] == [{"place": "public", "sound": False}])
        await laptop.hang_up()
        await host.until(lambda me: me.roster["walls"] == [])


# How a screen ends.


async def test_the_host_closes_a_screen_at_once_and_for_good(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        host, ben = await server.sit_down(2, GAME)
        first, second = [await screen(server, host, place) for place in (ROOM, OTHER_ROOM)]
        await host.do("start")
        number = (await host.until(lambda me: me.roster["open_screens"]))[0]["screen"]
        assert await ben.refused("close-screen", screen=number) == "not-host"
        await host.do("close-screen", screen=number)
        assert await ended(first)
        assert await host.refused("close-screen", screen=number) == "no-screen"
        await ben.until(lambda me: me.roster["screens"] == [OTHER_ROOM])
        await second.ask("ping")
    async with start_server(tmp_path) as server:
        await (await Player(server, host.code, second.key, None).connect()).until(lambda me: me.view)
        again = await Player(server, host.code, first.key, None).connect()
        with pytest.raises(ConnectionError):
            await again.until(lambda me: me.view)


@pytest.mark.parametrize("how", ["leave", "remove"])
async def test_screens_and_their_links_end_when_whoever_opened_them_leaves(tmp_path: Path, how: str) -> None:
    async with start_server(tmp_path) as server:
        host, ann, _ = await server.sit_down(3, GAME)
        wall, public = [await screen(server, host, place) for place in (ROOM, "public")]
        await host.do("start")
        link = (await new_link(server, host, "public")).json()["link"]
        await host.do("make-host", member=ann.member)
        ours = await screen(server, ann, "public")
        await (host.do("leave") if how == "leave" else ann.do("remove", member=host.member))
        assert await ended(wall)
        assert await ended(public)
        assert (await redeem(server, host.code, link)).json()["code"] == "no-link"
        await ours.ask("ping")
        await ann.until(lambda me: [each["by"] for each in me.roster["open_screens"]] == [ann.member])


async def test_a_member_who_watches_from_elsewhere_too_sees_nothing_more_once_they_left(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        _, ben, _ = await server.start(3, GAME)
        watching = await Player(server, ben.code, ben.key, None).connect("&watch=public")
        await watching.until(lambda me: me.view)
        await ben.do("leave")
        assert await ended(watching)


async def test_screens_and_links_do_not_only_grow(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True, limited=False) as server:
        host = (await server.sit_down(2, GAME))[0]
        first = await screen(server, host, ROOM)
        for _ in range(MOST_SCREENS):
            await screen(server, host, "public")
        assert await ended(first)
        for _ in range(5):
            await new_link(server, host, ROOM)
            await server.pass_(601)
        assert len(server.live(host.code).session.links) == 1
        assert len(server.live(host.code).session.screens) == MOST_SCREENS


# Planted.


def hosts_open_rooms_at_any_time(patch: Patch) -> None:
    patch.setattr(table_checks, "check_screen", lambda *_: None)


def links_outlive_the_start(patch: Patch) -> None:
    def started(session: Any, *rest: Any) -> Any:
        return but(plain(session, *rest), links=session.links)

    plain = transitions._started
    patch.setattr(transitions, "_started", started)


def screens_outlive_their_host(patch: Patch) -> None:
    def left(session: Any, *rest: Any) -> Any:
        return but(plain(session, *rest), screens=session.screens)

    plain = transitions._left
    patch.setattr(transitions, "_left", left)


def sockets_stay_open(patch: Patch) -> None:
    patch.setattr(TableRegistry, "_disconnect_removed", lambda *_: None)


async def peeks(server: LocalServer) -> tuple[bool, ...]:
    """The ways into a room that a playing host may try; whether each works."""
    host, ann, _ = await server.sit_down(3, GAME)
    early = (await new_link(server, host, OTHER_ROOM)).json()["link"]
    wall = await screen(server, host, ROOM)
    await host.do("start")
    made = (await new_link(server, host, OTHER_ROOM)).status_code == 201
    redeemed = (await redeem(server, host.code, early)).status_code == 201
    await host.do("leave")
    await ann.until(lambda me: me.roster["host"] == ann.member)
    try:
        await wall.ask("ping")  # what was sent before has arrived, and the socket is open
        still_shown = True
    except (ConnectionError, ConnectionClosed):
        still_shown = False
    again = await Player(server, host.code, wall.key, None).connect()
    try:
        await again.until(lambda me: me.view)
    except ConnectionError:
        return made, redeemed, still_shown, False
    return made, redeemed, still_shown, True


PLANTED: dict[Callable[[Patch], None], tuple[bool, ...]] = {
    hosts_open_rooms_at_any_time: (True, False, False, False),
    links_outlive_the_start: (False, True, False, False),
    screens_outlive_their_host: (False, False, True, True),
    sockets_stay_open: (False, False, True, False),
}


async def test_a_playing_host_sees_through_no_wall(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        assert await peeks(server) == (False, False, False, False)


@pytest.mark.parametrize("leak", PLANTED)
async def test_a_way_through_the_wall_is_noticed(tmp_path: Path, leak: Callable[[Patch], None]) -> None:
    with Patch.context() as patch:
        leak(patch)
        async with start_server(tmp_path) as server:
            assert await peeks(server) == PLANTED[leak]
