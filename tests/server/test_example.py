"""The bot of docs/protocol.md at a real table: every title to its end, and once as its own program."""

from __future__ import annotations

import asyncio
import json
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from boomtable.engine import Choices, Dealt, Drawn, Either, Move, OneOf, Shuffled, Subset, Tally
from boomtable.server import sockets
from boomtable.wire.offers import offer
from boomtable.wire.protocol import ENCODE, Close
from examples.bot import choose, main
from tests.patience import seconds
from tests.processes import ending_with_us
from tests.server.harness import LocalServer, Player, start_server

BOT = Path(__file__).parents[2] / "examples" / "bot.py"
IN_TURN = {"claims": "in_turn"}


@pytest.fixture(autouse=True)
def tireless(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game of bots is over in seconds, with more messages than people send in that time."""
    monkeypatch.setattr(sockets, "BURST", 1e9)


class Take(Move, frozen=True):
    cards: Any


class Count(Move, frozen=True):
    red: int | None = None
    blue: int | None = None


def bots(server: LocalServer, code: str, count: int) -> list[Thread]:
    """This many example bots, each in a thread."""
    url, names = server.ws.replace("ws", "http"), [f"Robo {number}" for number in range(1, count + 1)]
    robots = [Thread(target=main, args=(url, code, name), daemon=True) for name in names]
    for robot in robots:
        robot.start()
    return robots


async def all_ready(host: Player, players: int, game: int) -> None:
    def ready(me: Player) -> bool:
        guests = me.roster["chairs"][1:] if me.roster else []
        return len(guests) == players - 1 and me.roster["number"] == game and all(chair["ready"] for chair in guests)

    await host.until(ready)


async def play_on(host: Player) -> None:
    """Play as the host until the game is over, as the example bot would."""
    while (prompt := await host.until(lambda me: me.roster["phase"] == "over" or me.prompt)) is not True:
        await host.ask("play", prompt=prompt["number"], move=choose(prompt["offer"]))


async def clear_away(server: LocalServer, host: Player) -> None:
    await server.http.delete(f"/api/tables/{host.code}", headers={"Authorization": f"Bearer {host.key}"})


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("time-bomb", 4, IN_TURN),
        ("time-bomb-evolution", 4, IN_TURN),
        ("bomb-squad-academy", 3, {}),
        ("trick-snipers", 3, {}),
    ],
)
async def test_example_bots_play_a_whole_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], game: str, players: int, options: dict[str, Any]
) -> None:
    async with start_server(tmp_path) as server:
        host = await server.open_table(game, options=options)
        robots = bots(server, host.code, players - 1)
        await all_ready(host, players, 1)
        await host.do("start")
        assert len(host.roster["fair"]["entropy"]) == players - 1, "one fresh line from every bot"
        await play_on(host)
        await nobody_was_helped(server, host, robots)
    assert "Do not trust them" not in capsys.readouterr().out, "no line was left out of the deal"


async def test_example_bots_play_an_evening_in_two_rooms(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Each bot does one thing in every round; then the clock rings, and the leaders among them send hostages."""
    async with start_server(tmp_path, virtual=True) as server:
        host = await server.open_table("two-rooms", settings={"away": None})
        robots = bots(server, host.code, 5)
        await all_ready(host, 6, 1)
        await host.do("start")
        async with asyncio.timeout(seconds(20)):
            while host.roster["phase"] != "over":
                if host.prompt:
                    await host.ask("play", prompt=host.prompt["number"], move=choose(host.prompt["offer"]))
                await server.pass_(10)
        await nobody_was_helped(server, host, robots)
    assert "Do not trust them" not in capsys.readouterr().out, "no line was left out of the deal"


async def nobody_was_helped(server: LocalServer, host: Player, robots: list[Thread]) -> None:
    assert all(chair["present"] and chair["minder"] is None for chair in host.roster["chairs"])
    await clear_away(server, host)
    for robot in robots:
        await asyncio.to_thread(robot.join, seconds(10))
    assert not any(robot.is_alive() for robot in robots), "bots go when the table goes"


async def test_the_example_bot_is_a_program_that_comes_back_plays_again_and_goes_when_the_table_goes(
    tmp_path: Path,
) -> None:
    async with start_server(tmp_path) as server:
        host = await server.open_table("standoff")
        run = (sys.executable, str(BOT), server.ws.replace("ws", "http"), host.code, "--name", "Robo")
        robot = await asyncio.create_subprocess_exec(*run, stdout=PIPE)
        with ending_with_us(robot.pid), killed_at_last(robot):
            for number in (1, 2):
                await all_ready(host, 2, number)
                await host.do("start")
                await host.do("pause")
                if number == 2:
                    hang_up_on(server, host)
                await host.do("resume")
                await play_on(host)
                assert all(chair["minder"] is None for chair in host.roster["chairs"])
                await host.do("rematch")
            await clear_away(server, host)
            said, _ = await asyncio.wait_for(robot.communicate(), seconds(10))
            assert (robot.returncode, said) == (0, b""), "no line was left out of a deal"


@contextmanager
def killed_at_last(process: Process) -> Iterator[None]:
    try:
        yield
    finally:
        if process.returncode is None:
            process.kill()


def hang_up_on(server: LocalServer, host: Player) -> None:
    for listener in server.live(host.code).listeners:
        if listener.member != host.member:
            listener.close(Close.SLOW, "slow")


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
        Tally(Count, ("red", "blue"), 3),
        Tally[Take | Count](Count, ("red",), 0, (Take(()),)),
        Either((OneOf([Take(1)]), Drawn(Take, CARDS), Tally(Count, ("blue",), 2))),
    ],
)
def test_the_example_bot_makes_a_move_from_any_offer(choices: Choices[Any]) -> None:
    for _ in range(20):
        made = choose(json.loads(ENCODE(offer(choices))))
        kind: Callable[..., Move] = {"take": Take, "count": Count}[made.pop("move")]
        assert kind(**{field: _frozen(value) for field, value in made.items()}) in choices


def _frozen(cards: Any) -> Any:
    return tuple(map(_frozen, cards)) if isinstance(cards, list) else cards
