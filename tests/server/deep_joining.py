"""A whole party joins at once: thirty-two phones, each in the lobby before anyone would wonder."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from random import Random

import pytest

from tests.patience import seconds
from tests.server.harness import LocalServer, start_server

pytestmark = pytest.mark.slow

PHONES, WITHIN, SOON = 32, 5.0, 1.0  # seconds


async def seen_after(server: LocalServer, code: str, number: int, wait: float) -> float:
    """How long it takes from the tap on "Sit down" until the lobby with oneself in it is there."""
    await asyncio.sleep(wait)
    tapped = time.perf_counter()
    phone = await server.join(code, f"Guest {number}", face=7)  # which all of them like
    await phone.until(lambda me: me.roster and any(chair["member"] == me.member for chair in me.roster["chairs"]))
    return time.perf_counter() - tapped


async def test_thirty_two_phones_that_join_within_five_seconds_each_see_the_lobby_within_one(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        host = await server.open_table("two-rooms", face=7)
        luck = Random(32)
        others = [seen_after(server, host.code, number, luck.uniform(0, WITHIN)) for number in range(2, PHONES + 1)]
        waits = sorted(await asyncio.gather(*others))
        print(f"median {waits[len(waits) // 2]:.3f} s, slowest {waits[-1]:.3f} s")
        assert waits[-1] < seconds(SOON)
        roster = await host.until(lambda me: len(me.roster["chairs"]) == PHONES and me.roster)
        assert len({chair["face"] for chair in roster["chairs"]}) == PHONES
