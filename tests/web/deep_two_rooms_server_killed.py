"""The server is killed in mid-round of Two Rooms: rooms and clock are restored, and the game goes on."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import cast

import httpx
import pytest
from playwright.async_api import expect

from boomtable.server.clock import Clock
from boomtable.server.registry import TableRegistry
from tests.patience import seconds
from tests.server.harness import LocalServer
from tests.server.process import Process, free_port, server_process
from tests.web.devices import PATIENCE, Devices
from tests.web.two_rooms_evening import in_room
from tests.web.two_rooms_phone import shared, take_seat, time_left, together
from tests.web.two_rooms_table import GAME

pytestmark = pytest.mark.slow

SMALL = (360, 740)
DOWN = "Connection lost."
ROUND = 180.0  # seconds, the first of three
DEAD = 4.0  # seconds for which nobody is there, and more on a loaded machine


async def test_phones_outlive_a_server_that_is_killed_in_mid_round(tmp_path: Path, devices: Devices) -> None:
    port, dead = free_port(), seconds(DEAD)
    phones = [await devices.device(f"http://127.0.0.1:{port}", SMALL) for _ in range(3)]
    devices.forgive_the_network()
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=seconds(PATIENCE)) as client:
        async with server_process(tmp_path, port) as life:
            people = await server_of(life, client).start(6, GAME)
            began = time.monotonic()
            for phone, person in zip(phones, people[:3], strict=True):
                await take_seat(phone, person)
            life.kill()
            ran = time.monotonic() - began
            await life.ended()
            for phone in phones:
                await phone.sees(DOWN)
            await asyncio.sleep(dead)  # if time went on meanwhile, it would show
        async with server_process(tmp_path, port):
            began = time.monotonic()
            for person in people:
                await person.connect()
            for phone, person in zip(phones, people[:3], strict=True):
                await phone.sees_no(DOWN)
                await expect(in_room(phone, person)).to_be_visible()
                left = ROUND - ran - (time.monotonic() - began)  # it stood still while nobody was there
                assert abs(await time_left(phone) - left) < dead - 1
            one, other = together(people[:3])
            await shared(phones[one], phones[other], people[one], people[other])


def server_of(life: Process, client: httpx.AsyncClient) -> LocalServer:
    """The server of another process: nobody looks inside."""
    return LocalServer(cast(TableRegistry, None), life.port, client, cast(Clock, None))
