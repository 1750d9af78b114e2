"""The server is stopped and started again: clocks continue, prompts keep their numbers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.patience import until
from tests.server.harness import Player, start_server
from tests.server.reconnecting import back
from tests.server.test_game import play_to_the_end

pytestmark = pytest.mark.slow

TAKE = {"clock": {"move": 20, "bank": 30}, "away": None}


def alarms(player: Player) -> dict[str, float]:
    return {left["alarm"]: left["seconds"] for left in player.latest("clock")["alarms"]}


def kinds(player: Player) -> list[str]:
    return [event["news"] for event in player.view["seen"]]


async def test_an_alarm_rings_after_the_time_that_was_left(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        people = await server.start(3, "lamps")
        await people[0].until(lambda me: me.latest("clock"))
        assert alarms(people[0]) == {"round-1": 30.0}
        await server.pass_(20)
    async with start_server(tmp_path, virtual=True) as server:
        people = await back(server, people)
        assert [alarms(player) for player in people] == [{"round-1": pytest.approx(10.0, abs=0.2)}] * 3
        await server.pass_(9.5)
        assert kinds(people[0]) == []
        await server.pass_(0.6)
        for player in people:
            await player.until(lambda me: kinds(me) == ["moved"])
        assert alarms(people[0]) == {"round-2": 30.0}


async def test_in_a_closed_server_no_alarm_rings(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        await server.start(3, "lamps")
        [live] = server.registry.tables.values()
        timers = [live.timer]
    timers.append(live.timer)
    assert [timer is not None for timer in timers] == [True, False]
    server.registry.run(server.registry.change(live, lambda _: None))  # as one that is on its way
    assert server.registry.busy() == []


async def test_an_alarm_survives_any_number_of_restarts(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        people = await server.start(2, "lamps")
    for left in (20, 10):
        async with start_server(tmp_path, virtual=True) as server:  # nobody comes
            await until(lambda: people[0].code in server.registry.codes)
            await server.pass_(10)
            assert server.live(people[0].code).session.clock.due[0].at == 30
        async with start_server(tmp_path, virtual=True) as server:
            [ann, _] = await back(server, people)
            assert alarms(ann) == {"round-1": pytest.approx(left, abs=0.2)}


async def test_time_stands_still_while_the_host_pauses_also_over_a_restart(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        people = await server.start(2, "lamps")
        await server.pass_(20)
        await people[0].do("pause")
        await server.pass_(100)
    async with start_server(tmp_path, virtual=True) as server:
        people = await back(server, people)
        assert people[0].latest("clock") == {**people[0].latest("clock"), "running": False}
        assert people[0].roster["paused"]
        await server.pass_(100)
        assert await people[1].refused("play", prompt=people[1].prompt["number"], move={"move": "press"}) == "paused"
        await people[0].do("resume")
        assert alarms(people[0]) == {"round-1": pytest.approx(10.0, abs=0.2)}
        await server.pass_(9.5)
        assert kinds(people[0]) == []
        await server.pass_(0.6)
        await people[0].until(lambda me: kinds(me) == ["moved"])


async def test_the_time_for_an_answer_and_the_bank_survive(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        people = await server.start(2, "standoff", settings=TAKE)
        await server.pass_(25)
    async with start_server(tmp_path, virtual=True) as server:
        ann, ben = people = await back(server, people)
        assert clocks(ann) == (pytest.approx(25.0, abs=0.2), 30.0)
        assert (await ann.play())["type"] == (await ben.play())["type"] == "done"
        assert clocks(ann) == (pytest.approx(45.0, abs=0.2), pytest.approx(25.0, abs=0.2))
        await server.pass_(10)
    async with start_server(tmp_path, virtual=True) as server:
        ann, ben = people = await back(server, people)
        assert clocks(ann) == (pytest.approx(35.0, abs=0.2), pytest.approx(25.0, abs=0.2))
        assert (await ben.play())["type"] == "done"
        await server.pass_(34)
        assert [chair["minder"] for chair in ben.roster["chairs"]] == [None, None]
        await server.pass_(1.5)
        await ben.until(lambda me: me.roster["chairs"][0]["minder"] == "late")


def clocks(player: Player) -> tuple[Any, Any]:
    return player.latest("clock")["mine"], player.latest("clock")["bank"]


@pytest.mark.parametrize(("game", "players"), [("time-bomb", 4), ("standoff", 3)])
async def test_prompts_keep_their_numbers_and_answers_given_stay_given(tmp_path: Path, game: str, players: int) -> None:
    async with start_server(tmp_path) as server:
        people = await server.start(players, game)
        await next(player for player in people if player.prompt).play()
        for player in people:
            await player.ask("ping")
        before = [(player.latest("update"), player.prompt and player.prompt["number"]) for player in people]
    async with start_server(tmp_path) as server:
        people = await back(server, people)
        assert [(player.latest("update"), player.prompt and player.prompt["number"]) for player in people] == before
        await play_to_the_end(people)
        assert people[0].roster["phase"] == "over"


async def test_a_substitute_stays_and_bots_play_on_by_themselves(tmp_path: Path) -> None:
    async with start_server(tmp_path, pace=1000) as server:
        [ann] = await server.start(1, bots=3)
        await ann.do("hand-over", member=ann.member)
    async with start_server(tmp_path) as server:  # where they are quicker
        [ann] = await back(server, [ann])
        await ann.until(lambda me: me.roster["phase"] == "over")
        assert (await server.http.get(f"/api/tables/{ann.code}/record", headers=ann.bearer)).status_code == 200
