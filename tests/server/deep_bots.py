"""The bot process, when it or its server fails."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
import time
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path
from subprocess import PIPE, Popen
from typing import Any

import pytest

from boomtable.server import bot_process
from boomtable.server.bot_process import BotProcess, BotRequest
from boomtable.server.broadcast import messages_for_seat
from tests.patience import seconds, until
from tests.server.harness import LocalServer, Player, start_server
from tests.server.look_alikes import moments
from tests.server.odd_bots import BETTER, WORSE
from tests.server.persistent_players import gather_round
from tests.server.process import free_port, server_process
from tests.server.tables_in_memory import live_table
from tests.server.test_bot_manners import process_with_a_question, spare
from tests.server.test_bots import alive, worker_processes
from tests.titles import BOMB_SQUAD_ACADEMY, TRICK_SNIPERS, Title

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


# On a busy machine.

ORDINARY_LIMIT = bot_process.TIME_LIMIT  # before it grows with the machine's load
SCHEDULING = 1.0  # seconds in which a loaded machine ends a process and lets this one run again


@pytest.fixture
def busy_machine() -> Iterator[None]:
    """Twice as many programs as processors, all of which calculate."""
    programs = [Popen([sys.executable, "-c", "while True: pass"]) for _ in range(2 * (os.cpu_count() or 1))]
    yield
    for program in programs:
        program.kill()
        program.wait()


@pytest.mark.parametrize("how", [signal.SIGSTOP, signal.SIGKILL])
async def test_the_process_that_replaces_a_stopped_or_killed_one_answers_within_two_seconds(
    tmp_path: Path, how: signal.Signals, busy_machine: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Again and again: the stopped one is given up in time, and the next question does not wait for a start."""
    assert ORDINARY_LIMIT == 2
    async with process_with_a_question(tmp_path, "random") as (process, request):
        monkeypatch.setattr(bot_process, "TIME_LIMIT", ORDINARY_LIMIT)
        for _ in range(3):
            await spare(process)
            assert process._process
            os.kill(pid := process._process.pid, how)
            began = time.monotonic()
            if (await process.ask("stopped", request)).error:  # else the spare one has answered
                assert time.monotonic() - began < ORDINARY_LIMIT + SCHEDULING
            assert not alive(pid)
            began = time.monotonic()
            assert (await process.ask("next", request)).error is None
            assert time.monotonic() - began < ORDINARY_LIMIT


@pytest.mark.parametrize("title", [TRICK_SNIPERS, BOMB_SQUAD_ACADEMY], ids=repr)
async def test_a_search_without_end_answers_within_its_limit(title: Title, busy_machine: None) -> None:
    """With one of its choices: a bot that is late has none."""
    process, moves = BotProcess(ODD), list[bool]()
    for state in islice(choosing(title), 0, 60, 12):
        live, seat = live_table(title, state), state.turn[0]
        update, heard = messages_for_seat(live.session, seat)
        request = BotRequest(game=f"odd-{title.game.id}", level="endless", update=update, heard=heard, seed="1")
        reply = await process.ask("table", request)
        assert reply.error is None
        moves.append(title.game.read_move(reply.move) in state.choices(seat))
    await process.stop()
    assert moves == [True] * 5


def choosing(title: Title) -> Iterator[Any]:
    """Moments when somebody has several choices."""
    for game in count():
        for _, _, state in moments(title, "busy", game):
            if state.todo and state.turn[0] >= 0 and len([*islice(state.choices(state.turn[0]), 3)]) == 3:
                yield state
