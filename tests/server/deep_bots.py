"""The bot process, when it or its server fails."""

from __future__ import annotations

import asyncio
import random
import sys
import time
from pathlib import Path
from subprocess import PIPE, Popen
from typing import Any

import pytest

from boomtable.server import bot_process
from tests.patience import seconds, until
from tests.server.harness import LocalServer, Player, start_server
from tests.server.odd_bots import BETTER, WORSE
from tests.server.persistent_players import gather_round
from tests.server.process import free_port, server_process
from tests.server.test_bots import alive, worker_processes

ODD = "tests.server.odd_bots"

HASTY = """
import sys
from boomtable.server import bot_worker
bot_worker.GIVE_UP_AFTER = 1
bot_worker.main("tests.server.catalog", sys.stdin.buffer, sys.stdout.buffer)
"""


def test_the_bots_process_waits_for_the_next_question_however_long_it_takes() -> None:
    """A process with a question gives up after a while; an idle one does not."""
    with Popen([sys.executable, "-c", HASTY], stdin=PIPE, stdout=PIPE) as process:
        assert process.stdin
        assert process.stdout
        assert process.stdout.readline() == bot_process.READY
        for quiet in (1.5, 0.0):
            process.stdin.write(b"nonsense\n")
            process.stdin.flush()
            assert b"DecodeError" in process.stdout.readline()
            time.sleep(quiet)


async def test_the_bots_process_ends_when_the_server_is_killed(tmp_path: Path) -> None:
    async with server_process(tmp_path, free_port()) as life:
        async with life.client() as http:
            [host] = await gather_round(http, "standoff", 1, random.Random(1))
        await host.come_in(life)
        await host.do("add-bot", level="random")
        await host.do("start")
        await host.until(lambda me: me.view and me.view["answered"] == [1])
        [pid] = worker_processes(life.process.pid)
        life.kill()
        await life.ended()
        await until(lambda: not alive(pid))


async def bad_table(server: LocalServer, level: str) -> Player:
    host = await server.open_table("odd-standoff", name=level, options={"rounds": 1})
    await host.do("add-bot", level=level)
    await host.do("start")
    return host


async def moves_of_the_bot(server: LocalServer, player: Player) -> tuple[list[int], list[Any]]:
    """The cards that it was dealt, and what it did with them."""
    record: Any = (await server.http.get(f"/api/tables/{player.code}/record", headers=player.bearer)).json()
    (_, _, deal), *played = record["log"]
    return deal["hands"][1], [move for _, seat, move in played if seat == 1]


async def test_for_a_bot_that_fails_the_default_is_played_and_all_tables_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_process, "TIME_LIMIT", seconds(2))
    async with start_server(tmp_path, catalog=ODD) as server:
        hosts = {level: await bad_table(server, level) for level in (*WORSE, *BETTER)}
        async with asyncio.timeout(seconds(60)):
            for player in hosts.values():
                while await player.until(lambda me: me.prompt or me.roster["phase"] == "over", 40) is not True:
                    await player.play()
        for level, player in hosts.items():
            dealt, [first, *_] = await moves_of_the_bot(server, player)
            expected = dealt[:2] if level in WORSE else dealt[1:]
            assert first == {"move": "choose", "cards": expected}, level
