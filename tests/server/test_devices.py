"""One seat on several devices, links that work once, and keys that no longer work."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest

from boomtable.server.cookies import keys_in
from boomtable.server.joining import LINK_SECONDS
from boomtable.wire.protocol import Close
from tests.server.harness import LocalServer, Player, choose, start_server

pytestmark = pytest.mark.slow


async def new_link(server: LocalServer, player: Player, **body: Any) -> httpx.Response:
    headers = {"Authorization": f"Bearer {player.key}"}
    return await server.http.post(f"/api/tables/{player.code}/links", json=body, headers=headers)


async def redeem(server: LocalServer, code: str, link: str, *, bearer: bool = True) -> httpx.Response:
    return await server.http.post(f"/api/tables/{code}/redeem", json={"link": link, "bearer": bearer})


async def second_device(server: LocalServer, player: Player) -> Player:
    link = (await new_link(server, player)).json()["link"]
    seated = (await redeem(server, player.code, link)).json()
    assert seated["member"] == player.member
    device = await Player(server, player.code, seated["key"], seated["member"]).connect()
    device._ids = count(1001)  # request ids belong to the member, not to the device
    return device


async def opens(server: LocalServer, code: str, key: str | None) -> int | None:
    """The close code of a socket with this key; None if it stays open."""
    player = await Player(server, code, key, None).connect()
    try:
        await player.until(lambda me: me.roster)
    except ConnectionError:
        return player.closed
    await player.hang_up()
    return None


async def test_two_devices_on_one_seat_see_the_same_bytes(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        ann, ben = await server.start(2, "standoff")
        tablet = await second_device(server, ann)
        await tablet.until(lambda me: me.latest("clock"))
        assert tablet.latest("update") == ann.latest("update")
        since = {device: len(device.raw) for device in (ann, tablet)}
        for player in (tablet, ben, ann, ben):
            assert (await player.play())["type"] == "done"
        await ann.do("chat", text="hello")
        for device in since:
            await device.ask("ping")
        phone, other = [[raw for raw in device.raw[start:] if not answers(raw)] for device, start in since.items()]
        assert len(phone) >= 5
        assert phone == other


def answers(raw: str) -> bool:
    return raw.startswith(('{"type":"done"', '{"type":"pong"'))


async def test_a_late_tap_on_the_second_device_answers_no_later_question(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        ann, ben = await server.start(2, "standoff")
        tablet = await second_device(server, ann)
        asked = await tablet.until(lambda me: me.prompt)
        tap = {"prompt": asked["number"], "move": choose(asked["offer"], lambda moves: moves[0])}
        assert (await ann.play())["type"] == "done"
        assert await tablet.refused("play", **tap) == "prompt-gone"
        assert (await ben.play())["type"] == "done"
        later = await tablet.until(lambda me: me.prompt)
        assert later["number"] > asked["number"]
        assert await tablet.refused("play", **tap) == "prompt-gone"
        assert (await tablet.play())["type"] == "done"


async def test_a_seat_is_empty_only_when_its_last_device_is_gone(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        ann, ben = await server.sit_down(2)
        tablet = await second_device(server, ben)
        await ben.hang_up()
        await ann.do("chat", text="are you there?")
        assert [chair["present"] for chair in ann.roster["chairs"]] == [True, True]
        await tablet.hang_up()
        await ann.until(lambda me: not me.roster["chairs"][1]["present"])


async def test_a_link_works_once(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        ann = await server.open_table()
        made = (await new_link(server, ann)).json()
        assert made["seconds"] == LINK_SECONDS == 600
        first, second = [await redeem(server, ann.code, made["link"]) for _ in range(2)]
        assert first.status_code == 201
        assert await opens(server, ann.code, first.json()["key"]) is None
        assert (second.status_code, second.json()["code"]) == (403, "no-link")


@pytest.mark.parametrize(("seconds", "status"), [(599, 201), (601, 403)])
async def test_a_link_is_good_for_ten_minutes(tmp_path: Path, seconds: int, status: int) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        ann = await server.open_table()
        link = (await new_link(server, ann)).json()["link"]
        await server.pass_(seconds)
        assert (await redeem(server, ann.code, link)).status_code == status


async def test_a_link_in_a_browser_gives_a_cookie_that_no_script_reads_and_no_key(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        ann = await server.open_table()
        link = (await new_link(server, ann)).json()["link"]
        answer = await redeem(server, ann.code, link, bearer=False)
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert answer.json() == {"code": ann.code, "member": ann.member, "place": None, "key": None, "waiting": False}
        key = keys_in(answer.cookies)[ann.code, None]
        assert key not in answer.text
        browser = await Player(server, ann.code, None, None).connect(Cookie=f"seat-{ann.code}={key}")
        assert (await browser.until(lambda me: me.latest("welcome")))["member"] == ann.member


async def test_keys_and_links_of_a_member_who_left_no_longer_work(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        host, ben, *_ = await server.start(4)
        tablet = await second_device(server, ben)
        link = (await new_link(server, ben)).json()["link"]
        await ben.do("leave")
        for device in (ben, tablet):
            with pytest.raises(ConnectionError):
                await device.until(lambda me: me.latest("nothing"))
            assert device.closed == Close.GONE
            assert await opens(server, ben.code, device.key) == Close.NO_KEY
        assert (await redeem(server, ben.code, link)).status_code == 403
        assert (await new_link(server, ben)).status_code == 403
        assert (await opens(server, host.code, host.key)) is None


async def test_the_key_of_a_removed_member_no_longer_works(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        host, ben = await server.sit_down(2)
        await host.do("remove", member=ben.member)
        assert await opens(server, ben.code, ben.key) == Close.NO_KEY
        assert (await new_link(server, ben)).json()["code"] == "no-key"


async def test_keys_are_not_kept_as_they_are(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        ann = await server.open_table()
        link = (await new_link(server, ann)).json()["link"]
        stored = await server.registry.store.load(server.live(ann.code).session.id, whole=True)
        written = "".join(data for _, _, data in stored.entries)
        assert ann.key
        assert ann.key not in written
        assert link not in written


# A device that is gone for good.


async def test_the_host_gives_a_seat_to_another_device_when_its_own_is_gone_and_everyone_is_told(
    tmp_path: Path,
) -> None:
    async with start_server(tmp_path) as server:
        ann, ben = await server.start(2, "standoff")
        await ben.hang_up()
        await ann.until(lambda me: not me.roster["chairs"][1]["present"])
        link = (await new_link(server, ann, member=ben.member)).json()["link"]
        seated = (await redeem(server, ann.code, link)).json()
        assert seated["member"] == ben.member
        phone = await Player(server, ann.code, seated["key"], ben.member).connect()
        assert (await phone.until(lambda me: me.latest("update")))["view"]["viewer"] == 1
        await ann.until(lambda me: [chair["moved"] for chair in me.roster["chairs"]] == [0, 1])
        assert await opens(server, ann.code, ben.key) == Close.NO_KEY
        assert (await redeem(server, ann.code, link)).status_code == 403  # once


async def test_only_the_host_may_and_only_for_people_without_a_device(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        ann, ben, cat = await server.start(3, "standoff")
        assert (await new_link(server, ann, member=ben.member)).json()["code"] == "still-here"
        await ben.hang_up()
        await ann.until(lambda me: not me.roster["chairs"][1]["present"])
        assert (await new_link(server, cat, member=ben.member)).json()["code"] == "not-host"
        assert (await new_link(server, ann, member=99)).json()["code"] == "no-member"
        assert (await new_link(server, ann, member=ben.member)).status_code == 201


async def test_a_member_who_is_back_before_the_link_is_used_keeps_the_seat(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        ann, ben = await server.start(2, "standoff")
        await ben.hang_up()
        await ann.until(lambda me: not me.roster["chairs"][1]["present"])
        link = (await new_link(server, ann, member=ben.member)).json()["link"]
        await ben.connect()
        await ben.until(lambda me: me.roster)
        assert (await redeem(server, ann.code, link)).json()["code"] == "still-here"


async def test_a_seat_that_moved_stays_moved_after_a_restart(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        ann, ben = await server.start(2, "standoff")
        await ben.hang_up()
        await ann.until(lambda me: not me.roster["chairs"][1]["present"])
        link = (await new_link(server, ann, member=ben.member)).json()["link"]
        key = (await redeem(server, ann.code, link)).json()["key"]
    async with start_server(tmp_path) as server:
        assert await opens(server, ann.code, ben.key) == Close.NO_KEY
        phone = await Player(server, ann.code, key, ben.member).connect()
        await phone.until(lambda me: me.roster and me.roster["chairs"][1]["moved"] == 1)
