"""The server is killed in the middle of a game and starts again: the game goes on."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import expect

from tests.server.process import free_port, server_process
from tests.web.devices import Devices
from tests.web.time_bomb_page import ASKED, choose, host_a_table, join, play_out, start, status, whose_turn

pytestmark = pytest.mark.slow

DOWN = "Connection lost."
ONE_CUT = re.compile(r"^Round 1 of 4\. Cut 1 of 4\.")


async def test_all_pages_outlive_the_server(tmp_path: Path, devices: Devices) -> None:
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    host = await devices.desktop(address)
    everyone = [host, *[await devices.phone(address) for _ in range(3)]]
    async with server_process(tmp_path, port) as life:
        code = await host_a_table(host)
        for phone, name in zip(everyone[1:], ("Ben", "Cleo", "Dov"), strict=True):
            await join(phone, code, name)
        await start(*everyone)
        asked = await whose_turn(everyone)
        assert asked
        life.kill()
        await life.ended()
        for device in everyone:
            await device.sees(DOWN)
        await choose(asked)  # nobody hears it yet
    async with server_process(tmp_path, port):
        for device in everyone:
            await device.sees_no(DOWN)
            await expect(status(device)).to_have_attribute("aria-label", ONE_CUT)  # it counts, and once
        await expect(asked.page).not_to_have_title(ASKED)
        await play_out(*everyone)
        devices.forgive_the_network()
