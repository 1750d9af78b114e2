"""A hundred games alone with bots keep their pace, and each gives the person a turn."""

from __future__ import annotations

from pathlib import Path

import pytest

from boomtable.wire.protocol import Settings
from tests.server.solo_games import solo_games
from tests.server.test_solo_pace import check

GAMES = 25


@pytest.mark.parametrize("batch", range(4))
async def test_a_hundred_games_alone_keep_their_pace(tmp_path: Path, batch: int) -> None:
    for story in await solo_games(tmp_path, GAMES, Settings(), batch * GAMES):
        check(story)
