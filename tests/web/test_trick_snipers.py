"""Trick Snipers in a browser: a whole game by touch."""

from __future__ import annotations

import pytest

from tests.server.harness import LocalServer
from tests.web.devices import Devices
from tests.web.trick_snipers_page import play_a_whole_game

pytestmark = pytest.mark.slow


async def test_a_whole_game_of_three(server: LocalServer, devices: Devices, address: str) -> None:
    await play_a_whole_game(server, devices, address, 3)
