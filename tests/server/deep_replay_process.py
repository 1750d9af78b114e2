"""The process that waits for the next question about a replay."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from boomtable.server.errors import Declined
from boomtable.server.replay_process import IDLE, Overview, ReplayProcess, ReplayRequest
from tests.patience import seconds

pytestmark = pytest.mark.slow


@asynccontextmanager
async def replaying(idle: float) -> AsyncIterator[ReplayProcess]:
    replays = ReplayProcess("boomtable.games.catalog", idle=idle)
    try:
        yield replays
    finally:
        await replays.stop()


async def ask(replays: ReplayProcess) -> asyncio.subprocess.Process:
    """The process that waits after a question, which is declined like any about a broken record."""
    with pytest.raises(Declined, match="record-broken"):
        await replays.ask(ReplayRequest(Overview(), "{}"), ours=False)
    assert replays.waiting
    return replays.waiting


async def test_a_process_waits_for_the_next_question_and_answers_only_that() -> None:
    async with replaying(IDLE) as replays:
        assert replays.waiting is None  # not before it is needed
        first = await ask(replays)
        assert first.returncode is None
        assert await ask(replays) is not first
        assert first.returncode is not None  # one question each


async def test_without_questions_it_goes() -> None:
    async with replaying(0.1) as replays:
        spare = await ask(replays)
        async with asyncio.timeout(seconds(20)):
            assert await spare.wait() == 0
        assert replays.waiting is None
