"""Bots at a live table: whose question is next, how long they take, and when they speak."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import mean
from typing import Any

import msgspec
import pytest
from structlog.testing import capture_logs

from boomtable.bots.trick_snipers import players as snipers
from boomtable.engine import but
from boomtable.server import asking, bot_process, bot_worker
from boomtable.server.bot_driver import BotDriver
from boomtable.server.bot_process import LONG_QUEUE, SHORT_QUEUE, BotProcess, BotReply, BotRequest
from boomtable.server.broadcast import messages_for_seat
from boomtable.server.joining import Joining
from boomtable.wire import from_client
from boomtable.wire.http import NewTable
from boomtable.wire.protocol import Settings
from tests.patience import until
from tests.server.harness import LocalServer, Player, start_server
from tests.server.inline_bots import InlineBots, use_inline_bots
from tests.server.test_game import play_to_the_end

pytestmark = pytest.mark.slow

ODD = "tests.server.odd_bots"


@asynccontextmanager
async def process_with_a_question(folder: Path, level: str) -> AsyncIterator[tuple[BotProcess, BotRequest]]:
    """A bot process that has answered once, and a question for it."""
    async with start_server(folder, catalog=ODD) as server:
        [host, _] = await server.start(2, "odd-standoff")
        update, heard = messages_for_seat(server.live(host.code).session, 0)
        request = BotRequest(game="odd-standoff", level=level, update=update, heard=heard, seed="1")
        process = BotProcess(ODD)
        try:
            await process.ask("warm", request)
            yield process, request
        finally:
            await process.stop()


async def test_a_table_with_many_questions_does_not_starve_one_with_few(tmp_path: Path) -> None:
    async with process_with_a_question(tmp_path, "random") as (process, request):
        order: list[str] = []

        async def ask(table: str) -> None:
            assert (await process.ask(table, request)).error is None
            order.append(table)

        await asyncio.gather(*(ask(table) for table in ["busy"] * 100 + ["calm"] + ["third"] * 2))
        assert order.index("calm") <= 3
        assert [index for index, table in enumerate(order) if table == "third"][-1] <= 6
        assert order.count("busy") == 100


async def test_where_many_questions_wait_bots_hold_their_tongues(tmp_path: Path) -> None:
    async with process_with_a_question(tmp_path, "random") as (process, request):
        answers = [asyncio.create_task(process.ask(f"{number}", request)) for number in range(LONG_QUEUE + 2)]
        await asyncio.sleep(0)  # all of them wait now
        silence = asyncio.create_task(process.ask("talk", but(request, speak=True)))
        await asyncio.sleep(0)
        assert silence.done()
        assert (await silence).move is None
        assert all([(await answer).move for answer in answers])


async def test_a_process_that_died_while_nobody_asked_is_replaced_before_the_next_question(tmp_path: Path) -> None:
    async with process_with_a_question(tmp_path, "random") as (process, request):
        first = process._process
        assert first
        first.kill()
        await first.wait()
        assert (await process.ask("next", request)).error is None
        assert process._process is not first


async def spare(process: BotProcess) -> Any:
    """The process that is ready to take the place of the one that answers, though nobody asks."""
    return await until(lambda: process._spare and process._spare.done() and process._spare.result())


async def test_a_process_that_was_stopped_is_replaced_before_the_next_question(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with process_with_a_question(tmp_path, "random") as (process, request):
        first = process._process
        assert first
        os.kill(first.pid, signal.SIGSTOP)
        with monkeypatch.context() as hasty:
            hasty.setattr(bot_process, "TIME_LIMIT", 0.1)
            assert (await process.ask("stopped", request)).error == "TimeoutError"
        assert first.returncode is not None
        await spare(process)
        assert (await process.ask("next", request)).error is None


async def test_a_process_that_is_killed_while_a_bot_thinks_is_replaced_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_process, "TIME_LIMIT", 1e6)
    async with process_with_a_question(tmp_path, "random") as (process, request):
        first = process._process
        assert first
        thinking = asyncio.create_task(process.ask("killed", but(request, level="hangs")))
        await until(lambda: process.waiting == 0)
        first.kill()
        assert (await thinking).error is not None
        await spare(process)
        assert (await process.ask("next", request)).error is None


async def test_a_spare_process_answers_when_the_first_is_gone_though_no_other_could_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_process, "SPARE_AFTER", 0.0)
    async with process_with_a_question(tmp_path, "random") as (process, request):
        first, second = process._process, await spare(process)
        assert first
        monkeypatch.setattr(sys, "executable", "/nowhere")
        first.kill()
        await first.wait()
        assert (await process.ask("next", request)).error is None
        assert process._process == second
        second.kill()
        await second.wait()
        assert (await process.ask("last", request)).error == "ChildProcessError"


async def test_a_question_does_not_wait_for_a_process_that_starts_slowly_in_place_of_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = tmp_path / "slow"
    slow.write_text(f'#!/bin/sh\nsleep 1\nexec {sys.executable} "$@"\n')
    slow.chmod(0o700)
    async with process_with_a_question(tmp_path, "random") as (process, request):
        first = process._process
        assert first
        first.kill()
        await first.wait()
        with monkeypatch.context() as hasty:
            hasty.setattr(sys, "executable", str(slow))
            hasty.setattr(bot_process, "TIME_LIMIT", 0.1)
            assert (await process.ask("early", request)).error == "TimeoutError"
            assert process._spare
            assert not process._spare.done()
        await spare(process)
        assert (await process.ask("next", request)).error is None


async def test_a_spare_process_that_does_not_start_is_tried_again_though_nobody_asks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_process, "SPARE_AFTER", 0.5)
    async with process_with_a_question(tmp_path, "random") as (process, _):
        with monkeypatch.context() as broken, capture_logs() as notes:
            broken.setattr(sys, "executable", "/nowhere")
            await until(lambda: notes)
            assert {note["event"] for note in notes} == {"bots-not-started"}
        await spare(process)


async def test_a_process_that_does_not_start_in_time_is_started_again_for_the_next_question(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with process_with_a_question(tmp_path, "random") as (_, request):
        other = BotProcess(ODD)
        with monkeypatch.context() as hasty:
            hasty.setattr(bot_process, "START_LIMIT", 0.0)
            assert (await other.ask("early", request)).error == "ChildProcessError"
        assert (await other.ask("next", request)).error is None
        await other.stop()


def test_a_search_ends_when_its_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_worker, "SEARCH_SECONDS", 0.0)
    bot: Any = bot_worker.with_effort(snipers.hard(10**12), 1.0)
    assert bot.iterations == 10**12
    assert bot.time_is_up()


async def test_the_longer_the_queue_the_shorter_the_search(tmp_path: Path) -> None:
    async with process_with_a_question(tmp_path, "counts") as (process, request):

        async def searched() -> int:
            return int((await process.ask("table", request)).move["cards"][0])

        assert await searched() == 800
        crowded = await asyncio.gather(*(searched() for _ in range(80)))
        assert crowded[0] == 800 * SHORT_QUEUE / 80
        assert crowded == sorted(crowded)  # as the queue shrinks, the effort grows
        assert crowded[-SHORT_QUEUE:] == [800] * SHORT_QUEUE


class Pondering(InlineBots):
    """Bots that take a while for every answer."""

    def __init__(self, server: LocalServer, seconds: float) -> None:
        super().__init__(server.registry.catalog)
        self.server, self.seconds = server, seconds

    async def ask(self, table: str, request: BotRequest) -> BotReply:
        await self.server.time.sleep(self.seconds)
        return await super().ask(table, request)


async def answers(server: LocalServer, tables: int) -> list[tuple[float, Any]]:
    """How long each bot at this many tables took to choose its cards, and what it chose."""
    registry, found = server.registry, []
    for _ in range(tables):
        live, _ = await Joining(registry).create(NewTable(game="standoff", name="Ann", settings=Settings(away=None)))
        for number in range(3):
            await asking.answer(registry, live, 1, from_client.AddBot(id=f"bot-{number}", level="random"))
        await asking.answer(registry, live, 1, from_client.Start(id="start"))
    asked = server.time.now()
    await server.pass_(10)
    for live in registry.tables.values():
        for _, at, line in (await registry.store.load(live.session.id, whole=True)).entries:
            for event in msgspec.json.decode(line)["events"]:
                if event["event"] == "went" and event["entry"][1] > 0:
                    found.append((at - asked, event["entry"][2]["cards"]))
    return found


@pytest.mark.parametrize("thinking", [0.0, 0.9])
async def test_how_long_a_bot_takes_tells_nothing_of_its_answer(tmp_path: Path, thinking: float) -> None:
    """Between one and two seconds at random, independent of the choice and of the thinking time."""
    async with start_server(tmp_path, virtual=True) as server:
        server.registry.bots = BotDriver(server.registry, Pondering(server, thinking), 1.0)
        found = await answers(server, 30)
        high = [wait for wait, cards in found if sum(cards) > 15]
        low = [wait for wait, cards in found if sum(cards) <= 15]
        assert len(high) + len(low) == 90
        assert min(len(high), len(low)) > 10
        assert all(1.0 <= wait < 2.0 for wait in high + low)
        for waits in (high, low):
            assert mean(waits) == pytest.approx(1.5, abs=0.4)  # four standard errors of the smaller sample
            assert (min(waits) < 1.35, max(waits) > 1.65) == (True, True)


def said(player: Player) -> list[Any]:
    """Everything a player heard in this game, in order."""
    heard: list[Any] = []
    for message in player.messages:
        if message["type"] == "heard":
            heard[message["start"] :] = message["said"]
    return heard


async def table_of(server: LocalServer, *levels: str, game: str = "time-bomb") -> Player:
    host = await server.open_table(game)
    for level in levels:
        await host.do("add-bot", level=level)
    await host.do("start")
    await host.until(lambda me: me.view)
    return host


async def test_bots_are_asked_to_speak_after_each_move_in_the_order_they_sit(tmp_path: Path) -> None:
    """And once more after each of their words, and of a person's."""
    async with start_server(tmp_path, virtual=True) as server:
        minds = use_inline_bots(server.registry, 1.0)
        host = await table_of(server, "normal", "easy", "hard")

        def speakers() -> list[int]:
            return [msgspec.json.decode(each.update)["view"]["viewer"] for each in minds.asked if each.speak]

        async def all_have_claimed() -> bool:
            await server.pass_(1)
            return {each["seat"] for each in said(host)} == {1, 2, 3}

        await until(all_have_claimed)
        await server.pass_(10)
        assert {each["talk"]["move"] for each in said(host)[:3]} == {"claim"}
        asked = len(speakers())
        assert asked >= 6
        await host.do("say", talk={"move": "claim", "success": 1})
        await server.pass_(10)
        assert len(speakers()) > asked
        assert speakers() == [1 + number % 3 for number in range(len(speakers()))]


async def test_a_bot_that_is_refused_silences_nobody_else(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True, catalog=ODD) as server:
        use_inline_bots(server.registry, 1000.0)
        host = await table_of(server, "normal", "rude", "normal", game="odd-time-bomb")
        await server.pass_(0)
        assert {each["seat"] for each in said(host)} <= {1, 3}
        assert said(host)


async def test_hard_bots_answer_and_talk_at_a_live_table(tmp_path: Path) -> None:
    async with start_server(tmp_path, pace=0.3) as server:
        [other] = await server.start(1, "standoff", bots=1, name="Bob")
        await other.until(lambda me: me.view["answered"])  # the bots' process is up
        heard: list[dict[str, Any]] = []
        while len(heard) < 8:  # a game that blows up at the first cut leaves little to say
            host = await table_of(server, "hard", "hard", "hard")
            await play_to_the_end([host])
            heard += said(host)
        assert {each["seat"] for each in heard} == {1, 2, 3}
        assert {each["talk"]["move"] for each in heard} >= {"claim"}
