"""Somebody who plays with bots alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from boomtable.server import events as e
from boomtable.server import requests
from boomtable.server.member_requests import move
from boomtable.server.new_secrets import new_seed
from boomtable.server.session import TableSession
from boomtable.server.table_checks import checked_options
from boomtable.server.transitions import Transaction, opened
from boomtable.wire.from_client import Rematch, Start
from boomtable.wire.protocol import Settings
from tests.server.catalog import CATALOG
from tests.server.harness import start_server
from tests.server.test_game import play_to_the_end

TIME_BOMBS = ("time-bomb", "time-bomb-evolution")


def lobby(game: str, seats: str, **options: int) -> Transaction:
    """A lobby with people (P) and bots (B) in these seats."""
    chosen = checked_options(CATALOG[game], options)
    table = e.Opened(id="a", code="BBBB", game=game, options=chosen, settings=Settings(), seed=new_seed())
    transaction = Transaction(opened(table), CATALOG, 1, 0.0)
    for number, seat in enumerate(seats, 1):
        person = e.Joined(number, str(number), "", "")
        transaction.add(person if seat == "P" else e.BotAdded(number, "random"))
        transaction.add(e.Readied(number, True, ""))
    return transaction


def started(transaction: Transaction) -> TableSession:
    requests.handle(transaction, transaction.session.host, Start(id="a"))
    assert transaction.session.state
    return transaction.session


@pytest.mark.parametrize("game", TIME_BOMBS)
def test_each_of_a_hundred_games_gives_a_person_alone_the_first_turn(game: str) -> None:
    for number in range(100):
        seats = ["B"] * (4 + number % 3)
        seats[number % len(seats)] = "P"
        session = started(lobby(game, "".join(seats)))
        assert session.state
        assert session.state.turn == (seats.index("P"),)
        assert session.options["first"] == seats.index("P")  # everyone sees it


def test_the_host_may_choose_somebody_else() -> None:
    assert {started(lobby("time-bomb", "PBBBB", first=3)).options["first"] for _ in range(20)} == {3}


def test_with_others_or_in_other_titles_the_first_is_drawn() -> None:
    assert started(lobby("time-bomb", "PBPBB")).options["first"] == -1
    assert started(lobby("trick-snipers", "PBB")).options["first"] == -1


def test_before_a_rematch_it_is_left_to_chance_again() -> None:
    transaction = lobby("time-bomb", "BPBB")
    session = started(transaction)
    while not transaction.session.outcome:
        assert session.state
        state = transaction.session.state
        assert state
        seat = state.turn[0]
        move(transaction, seat, CATALOG["time-bomb"].encode(state.default(seat)))
    requests.handle(transaction, session.host, Rematch(id="b"))
    assert transaction.session.options["first"] == -1
    transaction.add(e.Joined(5, "5", "", ""))
    transaction.add(e.Readied(5, True, ""))
    assert started(transaction).options["first"] == -1


async def test_it_is_so_after_a_restart_too(tmp_path: Path) -> None:
    async with start_server(tmp_path, pace=1e6) as server:
        [host] = await server.start(1, "time-bomb", bots=3)
        code = host.code
    async with start_server(tmp_path, pace=1e6) as server:
        live = await server.registry.table(code)
        assert live.session.options["first"] == 0
        assert live.session.person_first


async def test_the_next_game_starts_at_once_by_the_same_rules_and_its_line_comes_after_the_promise(
    tmp_path: Path,
) -> None:
    async with start_server(tmp_path) as server:
        [host] = await server.start(1, "time-bomb", bots=3, options={"claims": "off"})
        await play_to_the_end([host])
        before = host.roster
        await host.do("rematch")
        promised = host.roster["fair"]["commitment"]
        await host.do("ready", ready=True, entropy="after-the-promise")
        await host.do("start")
        again = await host.until(lambda me: me.roster["phase"] == "playing" and me.view and me.roster)
        assert again["number"] == before["number"] + 1
        assert (again["options"], again["settings"]) == (before["options"], before["settings"])
        assert [each["member"] for each in again["chairs"]] == [each["member"] for each in before["chairs"]]
        assert again["fair"]["commitment"] == promised
        assert again["fair"]["entropy"] == ["after-the-promise"]
        assert host.prompt  # and the person alone begins
