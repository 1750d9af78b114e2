"""A table with Trick Snipers' best bots plays on while their search is compiled."""

from __future__ import annotations

from pathlib import Path

import pytest

from boomtable.server import crew
from tests.patience import seconds
from tests.server.harness import keep
from tests.server.test_game import play_to_the_end


async def test_nobody_waits_for_the_compiler(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nothing was ever compiled here, and yet no bot is too late with an answer."""
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "compiled"))
    monkeypatch.setattr(crew, "CAP", seconds(5))  # far less than it takes to compile
    async with keep(tmp_path, catalog="boomtable.games.catalog") as house:
        [alone] = await house.sit_down(1, "trick-snipers")
        for _ in range(3):
            await alone.do("add-bot", level="hard")
        await alone.do("start")
        await play_to_the_end([alone])
        assert alone.roster["phase"] == "over"
    assert "bot-failed" not in capsys.readouterr().out
    assert (tmp_path / "compiled").exists()  # it was under way
