"""Nobody who has seen a game from inside takes over another seat in it, as far as their devices tell."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from boomtable.engine import PUBLIC, but
from boomtable.server import attendance, keys_met, member_requests, takeover_requests, takeovers, transitions
from boomtable.server.session import TableSession
from boomtable.server.witnesses import met
from tests.server.browser import Browser
from tests.server.harness import LocalServer, Player, start_server
from tests.server.test_game import play_to_the_end
from tests.server.test_takeovers import bots, seats
from tests.server.told_of_others import sees

ROOM = "room-1"


class Party:
    """A running game of Two Rooms: Ann hosts, Ben plays, and four are bots. Everyone has a browser of their own."""

    def __init__(self, server: LocalServer, open_: AsyncExitStack) -> None:
        self.server, self._open = server, open_

    async def browser(self) -> Browser:
        return await self._open.enter_async_context(Browser(self.server))

    async def begin(self, *, moderated: bool = False, screen: str | None = None) -> None:
        self.anns, self.bens, self.walls = await self.browser(), await self.browser(), await self.browser()
        self.ann = await self.anns.open_table("two-rooms", "Ann", settings={"moderator": moderated})
        self.code = self.ann.code
        self.ben = await self.bens.join(self.code, "Ben")
        for _ in range(5 if moderated else 4):
            await self.ann.do("add-bot", level="random")
        await self.ben.do("ready")
        if screen:
            await self.walls.redeem(self.code, await self.anns.link(self.code, place=screen))
        await self.ann.do("start")
        await self.ben.until(lambda me: me.view)

    async def takes_over(self, player: Player) -> str:
        """What somebody is told who tries to take over a bot's seat."""
        await player.until(lambda me: me.view)
        answer = await player.ask("take-over", member=bots(player)[-1])
        return str(answer.get("code", answer["type"]))


async def by_joining_again_under_another_name(party: Party) -> str:
    await party.begin()
    await party.ben.do("leave")
    return await party.takes_over(await party.bens.join(party.code, "Finn"))


async def by_joining_twice(party: Party) -> str:
    await party.begin()
    return await party.takes_over(await party.bens.join(party.code, "Finn"))


async def with_a_link_to_somebody_who_watches(party: Party) -> str:
    await party.begin()
    await party.ben.do("leave")
    finns = await party.browser()
    await finns.join(party.code, "Finn")
    return await party.takes_over(await party.bens.redeem(party.code, await finns.link(party.code)))


async def with_a_second_device_that_has_no_seat(party: Party) -> str:
    """The device that knows a seat is a watcher's too; the takeover comes from the other one."""
    await party.begin()
    finns = await party.browser()
    finn = await finns.join(party.code, "Finn")
    await party.bens.redeem(party.code, await finns.link(party.code))
    devices = (await finns.http.get(f"/api/tables/{party.code}/devices")).json()
    [other] = [device["device"] for device in devices if not device["mine"]]
    await finns.http.delete(f"/api/tables/{party.code}/devices/{other}")
    return await party.takes_over(finn)


async def with_the_device_of_a_rooms_screen(party: Party) -> str:
    await party.begin(screen=ROOM)
    return await party.takes_over(await party.walls.join(party.code, "Finn"))


async def with_a_screen_that_was_closed(party: Party) -> str:
    await party.begin(screen=ROOM)
    await party.ann.do("close-screen", screen=party.ann.roster["open_screens"][0]["screen"])
    return await party.takes_over(await party.walls.join(party.code, "Finn"))


async def with_a_tablet_that_becomes_a_rooms_screen(party: Party) -> str:
    """A watcher's tablet gets the screen, and the takeover comes from the phone."""
    await party.begin(moderated=True)
    phones, tablets = await party.browser(), await party.browser()
    finn = await phones.join(party.code, "Finn")
    await tablets.redeem(party.code, await phones.link(party.code))
    await tablets.redeem(party.code, await party.anns.link(party.code, place=ROOM))
    return await party.takes_over(finn)


async def by_moderating(party: Party) -> str:
    await party.begin(moderated=True)
    return await party.takes_over(party.ann)


async def with_a_link_to_a_seat_that_was_taken_over(party: Party) -> str:
    await party.begin()
    await party.ben.do("leave")
    finns = await party.browser()
    assert await party.takes_over(await finns.join(party.code, "Finn")) == "done"
    answer = await party.bens.post(f"/{party.code}/redeem", link=await finns.link(party.code))
    return str(answer.json().get("code") if answer.status_code == 403 else "done")


WAYS = (
    by_joining_again_under_another_name,
    by_joining_twice,
    with_a_link_to_somebody_who_watches,
    with_a_second_device_that_has_no_seat,
    with_the_device_of_a_rooms_screen,
    with_a_screen_that_was_closed,
    with_a_tablet_that_becomes_a_rooms_screen,
    by_moderating,
    with_a_link_to_a_seat_that_was_taken_over,
)
Way: TypeAlias = Callable[[Party], Awaitable[str]]


async def tried(folder: Path, ways: tuple[Way, ...]) -> dict[str, str]:
    """What becomes of each way to look into a second hand."""
    async with (
        start_server(folder, virtual=True, catalog="boomtable.games.catalog") as server,
        AsyncExitStack() as open_,
    ):
        return {way.__name__: await way(Party(server, open_)) for way in ways}


async def test_nobody_who_has_seen_a_game_from_inside_takes_over_another_seat(tmp_path: Path) -> None:
    assert await tried(tmp_path, WAYS) == {way.__name__: "has-seen" for way in WAYS}


def keys_of_one_cookie_are_strangers(patch: pytest.MonkeyPatch) -> None:
    for module in (member_requests, attendance, keys_met):
        patch.setattr(module, "note_meeting", lambda *_: None)


def only_seats_look_in(patch: pytest.MonkeyPatch) -> None:
    def looking_in(session: TableSession) -> Any:
        return tuple(
            but(each, saw=tuple(seat for seat in each.saw if isinstance(seat, int))) for each in plain(session)
        )

    plain = takeovers.looking_in
    patch.setattr(transitions, "looking_in", looking_in)


def screens_during_a_game_are_forgotten(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(transitions, "met", lambda witnesses, keys, *_: met(witnesses, keys))


def devices_that_were_logged_out_are_forgotten(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(transitions, "met", lambda witnesses, keys, saw=(): met(witnesses, keys, saw) if saw else witnesses)


def links_open_any_seat(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(keys_met, "check_link", lambda *_: None)


def who_has_a_seat_no_longer_may_have_another(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(takeover_requests, "may_know", lambda *_: True)


LEAKS: dict[Callable[[pytest.MonkeyPatch], None], Way] = {
    keys_of_one_cookie_are_strangers: by_joining_again_under_another_name,
    only_seats_look_in: by_moderating,
    screens_during_a_game_are_forgotten: with_a_tablet_that_becomes_a_rooms_screen,
    devices_that_were_logged_out_are_forgotten: with_a_second_device_that_has_no_seat,
    links_open_any_seat: with_a_link_to_a_seat_that_was_taken_over,
    who_has_a_seat_no_longer_may_have_another: with_the_device_of_a_rooms_screen,
}


async def test_each_way_that_is_left_open_is_found(tmp_path: Path) -> None:
    for leak, way in LEAKS.items():
        (tmp_path / leak.__name__).mkdir()
        with pytest.MonkeyPatch.context() as patch:
            leak(patch)
            assert await tried(tmp_path / leak.__name__, (way,)) == {way.__name__: "done"}, leak.__name__


async def test_it_is_forgotten_neither_by_a_restart_nor_by_a_snapshot(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server, Browser(server) as bens:
        [ann] = await server.sit_down(1, "standoff", bots=2)
        ben = await bens.join(ann.code, "Ben")
        await ben.do("ready")
        await ann.do("start")
        await ben.do("leave")
    async with start_server(tmp_path, virtual=True) as server, Browser(server) as again:
        again.http.cookies = bens.http.cookies
        finn = await again.join(ann.code, "Finn")
        await finn.until(lambda me: me.view)
        assert await finn.refused("take-over", member=bots(finn)[0]) == "has-seen"


async def test_whoever_left_a_seat_may_have_it_again_and_no_other(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server, Browser(server) as bens:
        [ann] = await server.sit_down(1, "standoff", bots=2)
        ben = await bens.join(ann.code, "Ben")
        await ben.do("ready")
        await ann.do("start")
        await ben.do("leave")
        await sees(ann, ben, minder="left")
        again = await bens.join(ann.code, "Benny")
        await again.until(lambda me: me.view)
        assert await again.refused("take-over", member=bots(ann)[0]) == "has-seen"
        assert await again.refused("chat", text="I was it") == "chat-has-seen"
        await again.do("take-over", member=ben.member)
        await ann.until(lambda me: again.member in seats(me) and ben.member not in seats(me))
        await again.do("chat", text="here again")


async def test_neither_a_public_screen_nor_an_earlier_game_bars_anybody(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server, Browser(server) as wall, Browser(server) as bens:
        [ann, *_] = people = await server.sit_down(2, "standoff", bots=1)
        ben = await bens.join(ann.code, "Ben")
        await ben.do("ready")
        await wall.redeem(ann.code, await new_link(server, ann, place=PUBLIC))
        await ann.do("start")
        finn = await wall.join(ann.code, "Finn")
        await finn.do("take-over", member=bots(ann)[0])
        await play_to_the_end([*people, ben, finn])
        await ann.do("rematch")
        await ben.do("leave")
        await ann.do("remove", member=people[1].member)
        await ann.do("add-bot")
        await ann.do("remove", member=finn.member)
        await ann.do("add-bot")
        await ann.do("start")
        again = await bens.join(ann.code, "Ben")
        await again.until(lambda me: me.view)
        await again.do("take-over", member=bots(again)[0])


async def new_link(server: LocalServer, host: Player, **body: Any) -> str:
    answer = await server.http.post(f"/api/tables/{host.code}/links", json=body, headers=host.bearer)
    return str(answer.json()["link"])
