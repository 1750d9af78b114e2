"""More planted leaks through the wall between two rooms, each of which is found."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server import server_leaks
from tests.server.test_two_rooms_walls import evening, everything, nothing, tireless  # noqa: F401

LEAKS = (
    server_leaks.every_change_is_told,
    server_leaks.entries_are_counted,
    server_leaks.words_are_numbered_throughout,
    server_leaks.chat_is_numbered_throughout,
)


@pytest.mark.parametrize("leak", LEAKS)
async def test_a_leak_through_the_wall_shows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: Callable[[pytest.MonkeyPatch], None]
) -> None:
    leak(monkeypatch)
    quiet, _ = await evening(tmp_path / "quiet", nothing, rounds=1)
    busy, _ = await evening(tmp_path / "busy", everything, rounds=1)
    assert quiet != busy
