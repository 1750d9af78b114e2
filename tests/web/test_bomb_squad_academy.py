"""Bomb Squad Academy in a browser: a whole game by touch."""

from __future__ import annotations

import pytest

from tests.server.harness import LocalServer
from tests.web.bomb_squad_academy_page import play_a_whole_game
from tests.web.devices import Devices

pytestmark = pytest.mark.slow


async def test_a_whole_game_of_two(server: LocalServer, devices: Devices, address: str) -> None:
    await play_a_whole_game(server, devices, address, 2)
