"""Many tables at which people do whatever they like: every game ends."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.server.test_never_stuck import wild_evening


@pytest.mark.parametrize("show", [0.0, 1.0])
async def test_thirty_wild_tables_come_to_their_end(tmp_path: Path, show: float) -> None:
    await wild_evening(tmp_path, random.randrange(10**9), 30, show)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(20))
async def test_a_thousand_wild_tables_come_to_their_end(tmp_path: Path, part: int) -> None:
    await wild_evening(tmp_path, random.randrange(10**9), 50, show=part % 2)
