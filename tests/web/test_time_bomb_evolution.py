"""Time Bomb Evolution in a browser: a whole game by touch."""

from __future__ import annotations

import pytest

from tests.server.harness import LocalServer
from tests.web.devices import Devices
from tests.web.time_bomb_evolution_page import play_a_whole_game

pytestmark = pytest.mark.slow


async def test_a_whole_game_with_the_evolution_rules(server: LocalServer, devices: Devices, address: str) -> None:
    await play_a_whole_game(server, devices, address, evolution=True)
