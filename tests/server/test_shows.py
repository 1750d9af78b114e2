"""Over real sockets: everyone is told when to show what happened, by the table's own time, and all keep in step."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import LocalServer, Player, start_server

DEAL = 5.0  # seconds: roles, and the card of the first round
FIRST: dict[str, Any] = {"options": {"first": 0}}


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[LocalServer]:
    async with start_server(tmp_path, virtual=True, show=1.0) as running:
        yield running


def shows(person: Player, since: int = 0) -> list[Any]:
    return [each["show"] for each in person.messages[since:] if each["type"] == "update" and "show" in each]


def end(show: Any) -> float:
    return float(show["at"] + sum(beat["seconds"] for beat in show["beats"]))


async def settled(*people: Player) -> None:
    for person in people:
        await person.ask("ping")


async def test_all_are_told_the_same_beats_at_the_same_time_one_update_for_each_state(server: LocalServer) -> None:
    people = await server.start(4, settings={"spectators": True}, **FIRST)
    people.append(await server.watch(people[0].code))
    await settled(*people)
    deal = shows(people[0])
    assert [show["at"] for show in deal] == [0.0, 2.5]
    assert end(deal[-1]) == DEAL
    assert all(shows(each) == deal for each in people)

    await server.pass_(30)
    began = [len(each.messages) for each in people]
    await people[0].play()
    await settled(*people)
    told = [shows(each, since) for each, since in zip(people, began, strict=True)]
    assert [beat["phase"] for beat in told[0][0]["beats"]] == ["tension"]  # everyone saw Ann reach
    assert told[0][0]["at"] == 30.0
    assert told[0][1]["at"] == end(told[0][0])
    assert told[0][1]["beats"][0]["phase"] == "turn"
    assert all(each == told[0] for each in told)


async def test_the_time_is_told_before_the_first_show_and_the_question_with_the_last(server: LocalServer) -> None:
    people = await server.start(4, **FIRST)
    await settled(*people)
    for person in people:
        kinds = [each["type"] for each in person.messages]
        assert kinds.index("clock") < kinds.index("update")
    updates = [each for each in people[0].messages if each["type"] == "update"]
    assert [bool(each["prompt"]) for each in updates] == [False] * (len(updates) - 1) + [True]
    assert "show" not in updates[0]  # the table before the deal


async def test_who_has_answered_is_not_asked_while_it_is_shown(server: LocalServer) -> None:
    people = await server.start(4, **FIRST)
    began = len(people[0].messages)
    await people[0].play()
    await settled(people[0])
    updates = [each for each in people[0].messages[began:] if each["type"] == "update"]
    assert len(updates) == 2
    assert [each["prompt"] for each in updates] == [None, None]


async def test_a_device_that_comes_in_the_middle_of_a_show_falls_in_at_the_right_place(server: LocalServer) -> None:
    people = await server.start(4, **FIRST)
    await server.pass_(3)  # the card of the first round
    late = await Player(server, people[1].code, people[1].key, 2).connect()
    await settled(late, people[1])
    kinds = [each["type"] for each in late.messages]
    assert kinds.index("clock") < kinds.index("update")
    assert shows(late) == shows(people[1])[1:]
    assert late.latest("clock")["now"] == 3.0
    assert late.view == people[1].view

    await people[0].play()
    await settled(late, people[1])
    assert shows(late)[1:] == shows(people[1])[2:]
    assert late.view == people[1].view


async def test_after_the_curtain_a_new_device_is_sent_how_it_stands(server: LocalServer) -> None:
    people = await server.start(4, **FIRST)
    await server.pass_(DEAL)
    late = await Player(server, people[1].code, people[1].key, 2).connect()
    await settled(late, people[1])
    assert not shows(late)
    assert (late.view, late.prompt) == (people[1].view, people[1].prompt)


async def test_a_pause_stops_the_show(server: LocalServer) -> None:
    people = await server.start(4, **FIRST)
    await server.pass_(3)
    await people[0].do("pause")
    await server.pass_(60)
    late = await Player(server, people[1].code, people[1].key, 2).connect()
    await settled(late)
    assert late.latest("clock")["now"] == 3.0
    assert not late.latest("clock")["running"]
    assert len(shows(late)) == 1


@pytest.mark.parametrize("cut", [False, True], ids=["from a snapshot", "from the log"])
async def test_a_restart_falls_in_at_the_right_place(tmp_path: Path, *, cut: bool) -> None:
    async with start_server(tmp_path, virtual=True, show=1.0) as server:
        people = await server.start(4, **FIRST)
        if cut:
            await people[0].play()
        await server.pass_(3)
        await settled(people[1])
        for person in people:
            await person.hang_up()
    async with start_server(tmp_path, virtual=True, show=1.0) as server:
        back = await Player(server, people[1].code, people[1].key, 2).connect()
        await settled(back)
        assert shows(back) == shows(people[1])[1:]
        assert back.latest("clock")["now"] == 3.0
        assert back.view == people[1].view


async def test_the_end_is_shown_and_a_rematch_begins_with_a_new_time(server: LocalServer) -> None:
    people = await server.start(4, **FIRST)
    while people[0].roster["phase"] == "playing":
        await server.pass_(20)
        await settled(*people)
        asked = next(each for each in people if each.prompt)
        await asked.play()
        await settled(*people)
    ended = shows(people[0])[-1]
    late = await Player(server, people[1].code, people[1].key, 2).connect()
    await settled(late)
    assert late.latest("clock")["running"]
    assert shows(late)[-1] == ended
    await server.pass_(60)
    began = len(people[0].messages)
    await people[0].do("rematch")
    for person in people[1:]:
        await person.do("ready", ready=True)
    await people[0].do("start")
    await settled(people[0])
    assert shows(people[0], began)[0]["at"] == 0.0
    assert people[0].latest("clock")["now"] == 0.0


async def test_without_a_show_everything_is_one_update(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        people = await server.start(4, **FIRST)
        await settled(*people)
        assert not shows(people[0])
        assert len([each for each in people[0].messages if each["type"] == "update"]) == 1
