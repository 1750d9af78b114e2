"""The devices of one's own seat: listed, and logged out from another."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from boomtable.server.devices import platform
from boomtable.server.session import MOST_KEYS
from boomtable.wire.protocol import Close
from tests.server.harness import LocalServer, Player, start_server

PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15"
TABLET = "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/130 Safari/537.36"


async def another(server: LocalServer, player: Player, user_agent: str = TABLET) -> Player:
    """Another device of this player, connected."""
    path = f"/api/tables/{player.code}"
    link = (await server.http.post(f"{path}/links", json={}, headers=player.bearer)).json()["link"]
    key = (await server.http.post(f"{path}/redeem", json={"link": link, "bearer": True})).json()["key"]
    device = await Player(server, player.code, key, player.member).connect(**{"User-Agent": user_agent})
    await device.until(lambda me: me.roster)
    return device


async def devices(server: LocalServer, player: Player) -> list[dict[str, Any]]:
    answer = await server.http.get(f"/api/tables/{player.code}/devices", headers=player.bearer)
    assert answer.status_code == 200
    listed: list[dict[str, Any]] = answer.json()
    return listed


async def log_out(server: LocalServer, player: Player, device: str) -> httpx.Response:
    return await server.http.delete(f"/api/tables/{player.code}/devices/{device}", headers=player.bearer)


async def closed(device: Player) -> int | None:
    with pytest.raises(ConnectionError):
        await device.until(lambda _: None)
    return device.closed


async def test_a_member_sees_their_own_devices_and_when_each_was_last_seen(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        ann, ben = await server.sit_down(2)
        tablet = await another(server, ann)
        await tablet.hang_up()
        live = server.live(ann.code)
        while len(live.listeners) > 2:
            await ann.ask("ping")
        await server.pass_(40)
        mine, other = await devices(server, ann)
        assert (mine["mine"], mine["connected"], mine["seconds"]) == (True, True, 0)
        assert {**other, "device": ""} == {
            "device": "",
            "platform": "android",
            "mine": False,
            "connected": False,
            "seconds": 40,
        }
        assert len(await devices(server, ben)) == 1


async def test_a_device_that_is_logged_out_is_disconnected_at_once_and_its_key_and_links_are_void(
    tmp_path: Path,
) -> None:
    async with start_server(tmp_path) as server:
        ann, _ = await server.start(2, "standoff")
        stolen, tablet = await another(server, ann), await another(server, ann, PHONE)
        path = f"/api/tables/{ann.code}"
        link = (await server.http.post(f"{path}/links", json={}, headers=stolen.bearer)).json()["link"]
        device = (await devices(server, ann))[1]["device"]
        assert (await log_out(server, ann, device)).status_code == 204
        assert await closed(stolen) == Close.NO_KEY
        again = await Player(server, ann.code, None, None).connect(Cookie=f"keys={ann.code}:{stolen.key}")
        assert await closed(again) == Close.NO_KEY
        assert (await server.http.get(f"{path}/devices", headers=stolen.bearer)).status_code == 403
        assert (await server.http.post(f"{path}/redeem", json={"link": link})).json()["code"] == "no-link"
        assert (await log_out(server, ann, device)).json()["code"] == "no-device"
        await tablet.ask("ping")
        assert (await ann.play())["type"] == "done"
    async with start_server(tmp_path) as server:
        again = await Player(server, ann.code, stolen.key, None).connect()
        assert await closed(again) == Close.NO_KEY
        assert [each["platform"] for each in await devices(server, Player(server, ann.code, ann.key, 1))] == ["", ""]


async def test_nobody_logs_out_the_device_they_use_or_one_of_another_member(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        ann, ben = await server.sit_down(2)
        [mine], [theirs] = [await devices(server, player) for player in (ann, ben)]
        assert (await log_out(server, ann, mine["device"])).json()["code"] == "own-device"
        assert (await log_out(server, ann, theirs["device"])).json()["code"] == "no-device"
        assert (await server.http.delete(f"/api/tables/{ann.code}/devices/{mine['device']}")).status_code == 403
        assert (await server.http.get(f"/api/tables/{ann.code}/devices")).status_code == 403
        for player in (ann, ben):
            await player.ask("ping")


async def test_the_device_after_the_last_that_fits_makes_the_oldest_lose_its_key(tmp_path: Path) -> None:
    async with start_server(tmp_path, limited=False) as server:
        ann, _ = await server.sit_down(2)
        for _ in range(MOST_KEYS):
            latest = await another(server, ann)
        assert await closed(ann) == Close.NO_KEY
        assert len(await devices(server, latest)) == MOST_KEYS


@pytest.mark.parametrize(
    ("user_agent", "name"),
    [
        (PHONE, "iphone"),
        (TABLET, "android"),
        ("Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36", "chromebook"),
        ("Mozilla/5.0 (Windows NT 10.0; Win64; x64)", "windows"),
        ("Mozilla/5.0 (X11; Linux x86_64; rv:130.0)", "linux"),
        ("curl/8", ""),
    ],
)
def test_a_device_is_called_by_its_platform(user_agent: str, name: str) -> None:
    assert platform(user_agent) == name
