"""The process that waits for the next question about a replay."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.patience import seconds
from tests.server.harness import LocalServer, start_server

pytestmark = pytest.mark.slow


async def test_a_process_waits_for_the_next_question_and_goes_when_none_comes(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        assert waiting(server) is None  # not before it is needed
        await server.http.post("/api/replays", content=b"{}")
        used = waiting(server)
        assert (await server.http.post("/api/replays", content=b"{}")).json()["code"] == "record-broken"
        assert used
        assert used.returncode is not None  # one question each
        spare = waiting(server)
        assert spare
        assert spare.returncode is None
        server.registry.replays._let_go()  # type: ignore[union-attr]
        async with asyncio.timeout(seconds(20)):
            assert await spare.wait() == 0


def waiting(server: LocalServer) -> asyncio.subprocess.Process | None:
    return server.registry.replays._spare if server.registry.replays else None
