"""A table is a group of people: it plays one title after another, and nobody has to join again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from boomtable.engine import PUBLIC
from boomtable.engine.records import read, replay
from boomtable.server import events as e
from boomtable.server import snapshots
from boomtable.server.export import export
from boomtable.server.replay import replay_log
from boomtable.server.session import TableSession
from boomtable.server.store import Store
from boomtable.server.table_checks import fitting_settings
from boomtable.server.transitions import Transaction, opened
from boomtable.wire.protocol import Settings
from tests.server.catalog import CATALOG
from tests.server.harness import LocalServer, Player, start_server
from tests.server.reconnecting import back, returned
from tests.server.test_game import play_to_the_end


async def chosen(host: Player, game: str, *others: Player) -> None:
    await host.do("choose", game=game)
    for person in (host, *others):
        await person.until(lambda me: me.roster["game"] == game and me.roster["phase"] == "lobby")


async def another_game(host: Player, *others: Player) -> None:
    for person in others:
        await person.do("ready", ready=True, entropy="bits")
    await host.do("start")
    for person in (host, *others):
        await person.until(lambda me: me.roster["phase"] != "lobby" and me.view)
    await play_to_the_end([host, *others])


async def record_of(server: LocalServer, host: Player) -> Any:
    answer = await server.http.get(f"/api/tables/{host.code}/record", headers=host.bearer)
    assert answer.status_code == 200, answer.text
    return read(answer.content, CATALOG.__getitem__)


async def test_the_host_changes_the_game_and_everyone_stays(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        host, *others = people = await server.sit_down(3, "time-bomb", bots=1)
        await others[0].do("chat", text="Hello")
        before = host.roster
        await chosen(host, "bomb-squad-academy", *others)
        after = host.roster
        assert [chair["member"] for chair in after["chairs"]] == [chair["member"] for chair in before["chairs"]]
        assert [chair["ready"] for chair in after["chairs"]] == [chair["ready"] for chair in before["chairs"]]
        assert after["options"].keys() == {option.name for option in CATALOG["bomb-squad-academy"].option_list}
        assert after["settings"] == {**before["settings"], "seats": 5}
        assert (after["code"], after["number"], after["fair"]) == (before["code"], 1, before["fair"])
        assert (await server.http.get(f"/api/tables/{host.code}")).json()["game"] == "bomb-squad-academy"
        await host.do("start")
        for person in people:
            await person.until(lambda me: me.view)
        assert (host.view["players"], host.view["viewer"]) == (4, 0)
        assert server.live(host.code).game is CATALOG["bomb-squad-academy"]
        assert others[1].latest("chat")["lines"][0]["text"] == "Hello"


async def test_only_the_host_changes_the_game_and_not_while_it_is_played(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        host, guest = await server.sit_down(2, "standoff")
        assert await guest.refused("choose", game="lamps") == "not-host"
        assert await host.refused("choose", game="chess") == "unknown-game"
        await host.do("start")
        assert await host.refused("choose", game="lamps") == "not-in-lobby"


async def test_after_a_game_another_title_is_chosen_at_once_and_every_record_is_right(tmp_path: Path) -> None:
    """Records of both games replay under their own rules, with deals of their own, also from the export."""
    async with start_server(tmp_path) as server:
        host, *others = people = await server.sit_down(4, "standoff", settings={"research": True})
        await another_game(host, *others)
        first = await record_of(server, host)
        await chosen(host, "time-bomb", *others)
        assert host.roster["number"] == 2
        await another_game(host, *others)
        second = await record_of(server, host)
        assert [first.game, second.game] == ["standoff", "time-bomb"]
        for record in (first, second):
            assert replay(CATALOG[record.game], record).state.outcome
        assert first.fair.commitment != second.fair.commitment
        assert second.fair.entropy == ("bits",) * 3
        session = server.live(host.code).session
        assert replay_log(CATALOG, await server.registry.store.load(session.id, whole=True)) == session
    async with start_server(tmp_path) as server:
        again = await back(server, people)
        assert again[0].roster["game"] == "time-bomb"
        assert (await record_of(server, again[0])).fair == second.fair
    store = await Store.open(f"sqlite:///{tmp_path}/boomtable.db")
    games = (await export(store, CATALOG)).games
    await store.close()
    assert sorted(game.game for game in games) == ["standoff", "time-bomb"]


async def test_house_rules_of_a_title_are_found_again(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        [host, *_] = people = await server.sit_down(2, "standoff")
        await host.do("change", options={"rounds": 1})
        await chosen(host, "lamps")
        await chosen(host, "time-bomb")
        await chosen(host, "lamps")
    async with start_server(tmp_path) as server:
        host = await returned(server, people[0])
        assert (await host.until(lambda me: me.roster))["game"] == "lamps"
        await host.do("choose", game="standoff")
        assert (await host.until(lambda me: me.roster["game"] == "standoff" and me.roster))["options"]["rounds"] == 1


async def test_a_bot_new_to_a_title_plays_it_at_its_usual_level(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        host = await server.open_table("time-bomb")
        for level in ("hard", "random"):
            await host.do("add-bot", level=level)
        await chosen(host, "lamps")  # which has no bots of its own
        assert [chair["level"] for chair in host.roster["chairs"]] == [None, "random", "random"]


async def test_screens_and_calls_of_rooms_end_where_there_are_no_rooms(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        host = await server.open_table("two-rooms", settings={"meeting": "remote"})
        rooms = [place for place in CATALOG["two-rooms"].table(6).state.places if place != PUBLIC]
        for place in (*rooms, PUBLIC):
            await server.screen_key(host.code, place)
            await host.do("call", place=place, link=f"https://call.example/{place}")
        await chosen(host, "time-bomb")
        session = server.live(host.code).session
        assert [screen.place for screen in session.screens] == [PUBLIC]
        assert [place for place, _ in session.calls] == [PUBLIC]


def test_a_snapshot_from_before_a_table_could_change_its_title_is_read() -> None:
    session = table("time-bomb", 4, 8)
    kept = msgspec.json.decode(snapshots.write(CATALOG, session))
    for name in ("house_rules", "order", "latest", "votes"):
        del kept["session"][name]
    for member in kept["session"]["members"]:
        del member["run"]
    assert snapshots.read(CATALOG, msgspec.json.encode(kept).decode()) == session


async def test_a_lesson_stays_what_it_is(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        host = await server.open_table("time-bomb", practice=True)
        assert await host.refused("choose", game="lamps") == "practice-alone"


def table(game: str, members: int, seats: int) -> TableSession:
    """A lobby with this many people."""
    made = e.Opened(id="t", code="BBBB", game=game, options={}, settings=Settings(seats=seats), seed="00" * 32)
    transaction = Transaction(opened(made), CATALOG, 1, 0.0)
    for number in range(1, members + 1):
        transaction.add(e.Joined(number, str(number), str(number), ""))
    return transaction.session


@pytest.mark.parametrize(
    ("before", "seats", "members", "game", "fits"),
    [
        ("time-bomb", 8, 4, "two-rooms", 32),  # all there are, as before
        ("time-bomb", 8, 8, "trick-snipers", 5),
        ("two-rooms", 32, 9, "time-bomb", 8),
        ("time-bomb", 5, 4, "bomb-squad-academy", 5),
        ("time-bomb", 4, 4, "two-rooms", 6),  # the least it takes
        ("time-bomb", 7, 7, "two-rooms", 7),  # the host wanted no more
        ("trick-snipers", 4, 7, "time-bomb", 7),  # who is here can play
    ],
)
def test_seats_follow_the_title_unless_the_host_wanted_fewer(
    before: str, seats: int, members: int, game: str, fits: int
) -> None:
    assert fitting_settings(table(before, members, seats), CATALOG[before], CATALOG[game]).seats == fits
