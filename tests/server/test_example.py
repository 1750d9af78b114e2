"""The bot of docs/protocol.md, as a program of its own, at a real table."""

from __future__ import annotations

import asyncio
import json
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from boomtable.engine import Choices, Dealt, Drawn, Move, OneOf, Shuffled, Subset
from boomtable.wire.messages import ENCODE, Close
from boomtable.wire.offers import offer
from examples.bot import choose
from tests.server.harness import House, Player, keep

pytestmark = pytest.mark.slow

BOT = Path(__file__).parents[2] / "examples" / "bot.py"


class Take(Move, frozen=True):
    cards: Any


@asynccontextmanager
async def bots(house: House, code: str, count: int) -> AsyncIterator[list[Process]]:
    """So many example bots, each a process; none outlives the test."""
    url = house.ws.replace("ws", "http")
    names = [f"Robo {number}" for number in range(1, count + 1)]
    run = [sys.executable, str(BOT), url, code, "--name"]
    robots = [await asyncio.create_subprocess_exec(*run, name, stdout=PIPE) for name in names]
    try:
        yield robots
    finally:
        for robot in robots:
            if robot.returncode is None:
                robot.kill()
            await robot.communicate()


async def all_ready(host: Player, players: int, game: int) -> None:
    def ready(me: Player) -> bool:
        guests = me.roster["chairs"][1:]
        return me.roster["number"] == game and len(guests) == players - 1 and all(chair["ready"] for chair in guests)

    await host.until(ready)


async def play_on(host: Player) -> None:
    """Play as the host until the game is over."""
    while await host.until(lambda me: me.roster["phase"] == "over" or me.prompt) is not True:
        await host.play()


def hang_up_on(house: House, host: Player) -> None:
    for listener in house.live(host.code).listeners:
        if listener.member != host.member:
            listener.close(Close.SLOW, "slow")


@pytest.mark.parametrize(("game", "players"), [("time-bomb", 4), ("standoff", 3)])
async def test_example_bots_play_whole_games_and_go_when_the_table_goes(
    tmp_path: Path, game: str, players: int
) -> None:
    async with keep(tmp_path) as house:
        host = await house.open_table(game)
        async with bots(house, host.code, players - 1) as robots:
            for number in (1, 2):
                await all_ready(host, players, number)
                await host.do("start")
                assert len(host.roster["fair"]["entropy"]) == players - 1, "one fresh line from every bot"
                await host.until(lambda me: me.prompt or me.view)
                if number == 2:
                    hang_up_on(house, host)
                await play_on(host)
                assert all(chair["minder"] is None for chair in host.roster["chairs"])
                await host.do("rematch")
            await house.http.delete(f"/api/tables/{host.code}", headers={"Authorization": f"Bearer {host.key}"})
            said = [await asyncio.wait_for(robot.communicate(), 10) for robot in robots]
            assert [robot.returncode for robot in robots] == [0] * len(robots)
            assert [out for out, _ in said] == [b""] * len(robots), "no line was left out of a deal"


async def test_an_example_bot_waits_while_the_game_is_paused(tmp_path: Path) -> None:
    async with keep(tmp_path) as house:
        host = await house.open_table("standoff")
        async with bots(house, host.code, 1):
            await all_ready(host, 2, 1)
            await host.do("start")
            await host.do("pause")
            await asyncio.sleep(0.2)
            await host.do("resume")
            await play_on(host)


CARDS = (3, 1, 4, 5)


@pytest.mark.parametrize(
    "choices",
    [
        OneOf(map(Take, CARDS)),
        Drawn(Take, CARDS),
        Subset(Take, CARDS, 2),
        Subset(Take, (), 0),
        Shuffled(Take, CARDS),
        Dealt(Take, CARDS, (2, 0, 1, 1)),
    ],
)
def test_the_example_bot_makes_a_move_from_any_offer(choices: Choices[Take]) -> None:
    made = choose(json.loads(ENCODE(offer(choices))))
    assert made.pop("move") == "take"
    assert Take(_frozen(made.pop("cards"))) in choices
    assert not made


def _frozen(cards: Any) -> Any:
    return tuple(map(_frozen, cards)) if isinstance(cards, list) else cards
