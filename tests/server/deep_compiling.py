"""A table with Trick Snipers' best bots plays on while their search is being compiled."""

from __future__ import annotations

from pathlib import Path

import pytest

from boomtable.server import bot_process
from tests.patience import seconds
from tests.server.harness import start_server
from tests.server.test_game import play_to_the_end


async def test_nobody_waits_for_the_compiler(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With an empty compile cache, no bot is late with an answer."""
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "compiled"))
    monkeypatch.setattr(bot_process, "TIME_LIMIT", seconds(5))  # far less than it takes to compile
    async with start_server(tmp_path, catalog="boomtable.games.catalog") as server:
        [alone] = await server.sit_down(1, "trick-snipers")
        for _ in range(3):
            await alone.do("add-bot", level="hard")
        await alone.do("start")
        await play_to_the_end([alone])
        assert alone.roster["phase"] == "over"
    assert "bot-failed" not in capsys.readouterr().out
    assert (tmp_path / "compiled").exists()  # it was under way
