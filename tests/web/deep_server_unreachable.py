"""The server does not answer: the page says so, and goes on when it does."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import expect

from tests.server.process import free_port, server_process
from tests.web.devices import Devices
from tests.web.time_bomb_page import host_a_table

pytestmark = pytest.mark.slow


async def test_a_server_that_is_gone_is_missed_and_found_again(tmp_path: Path, devices: Devices) -> None:
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    phone, host = await devices.phone(address), await devices.desktop(address)
    devices.forgive_the_network()
    async with server_process(tmp_path, port) as life:
        await phone.open()
        play = phone.button("Play now: Time Bomb")
        await expect(play).to_be_visible()
        await host_a_table(host)
        life.kill()
        await life.ended()
    await phone.tap(play)
    await phone.sees("The server isn't answering. Is it still running? Try again in a moment.")
    await host.sees("Connection lost. Trying again…")
    async with server_process(tmp_path, port):
        await host.sees_no("Connection lost.")
        await phone.tap(play)
        await phone.sees("Hold to look")
