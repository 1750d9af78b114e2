"""Substitutes: a bot plays for a late or absent member, who gets the seat back as soon as they act."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import LocalServer, Player, start_server
from tests.server.inline_bots import use_inline_bots
from tests.server.told_of_others import chair, sees

FAST = {"clock": {"move": 20}, "away": None}
AGES = 100_000.0  # a pace at which no bot ever answers


def substitutes(player: Player) -> list[Any]:
    return [each["minder"] for each in player.roster["chairs"]]


def as_it_came(player: Player, kind: str) -> str:
    """The latest message of this type, with changes applied."""
    return json.dumps(player.latest(kind), separators=(",", ":"), ensure_ascii=False)


async def asked_one(server: LocalServer, people: list[Player]) -> Player:
    """The player whose turn it is."""
    await server.pass_(0)
    [asked] = [person for person in people if person.prompt]
    return asked


async def test_when_time_runs_out_a_substitute_answers_from_what_that_seat_was_told(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        minds = use_inline_bots(server.registry)
        people = await server.start(4, settings=FAST)
        late = await asked_one(server, people)
        await people[1].do("say", talk={"move": "claim", "boom": 1})
        await late.until(lambda me: me.latest("heard"))
        told = as_it_came(late, "update"), as_it_came(late, "heard")
        await server.pass_(19.75)
        assert (minds.asked, substitutes(late)) == ([], [None] * 4)
        before = late.prompt["number"]
        await server.pass_(0.25)
        assert chair(people[0], late)["minder"] == "late"
        assert substitutes(people[0]).count(None) == 3
        [request] = minds.questions
        assert (bytes(request.update).decode(), bytes(request.heard).decode()) == told
        assert not late.prompt or late.prompt["number"] > before  # the game went on
        assert not any(each.speak for each in minds.asked)  # a substitute says nothing


async def test_the_bank_pays_only_for_what_exceeds_the_moves_own_seconds(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        use_inline_bots(server.registry)
        [slow, quick] = people = await server.start(2, "standoff", settings={"clock": {"move": 10, "bank": 15}})
        await server.pass_(8)
        await quick.play()
        await server.pass_(4)
        await slow.play()
        for person, bank in ((slow, 13), (quick, 15)):  # two seconds too long; none
            await person.until(lambda me: me.prompt["offer"]["kind"] == "one-of" and me.prompt["number"] == 2)
            await person.until(lambda me, bank=bank: me.latest("clock")["bank"] == bank)  # type: ignore[misc]
            assert person.latest("clock")["mine"] == 10 + bank
        await server.pass_(22.75)
        assert substitutes(slow) == [None, None]
        await server.pass_(0.25)
        assert [chair(slow, person)["minder"] for person in people] == ["late", None]
        await server.pass_(2)
        assert [chair(slow, person)["minder"] for person in people] == ["late", "late"]


async def test_a_member_who_acts_gets_the_seat_back_with_full_time_but_not_the_bank(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        use_inline_bots(server.registry, AGES)
        [host, guest] = await server.start(2, "standoff", settings={"clock": {"move": 10, "bank": 5}})
        await server.pass_(15)
        assert substitutes(host) == ["late", "late"]
        await server.pass_(7)
        await guest.do("back")
        assert [chair(host, host)["minder"], chair(host, guest)["minder"]] == ["late", None]
        assert (guest.latest("clock")["mine"], guest.latest("clock")["bank"]) == (10, 0)
        await server.pass_(9.75)
        assert chair(host, guest)["minder"] is None
        await server.pass_(0.25)
        assert chair(host, guest)["minder"] == "late"
        assert (await guest.play())["type"] == "done"  # an answer shows presence too
        await sees(host, guest, minder=None)


async def test_a_tap_that_comes_too_late_still_brings_the_seat_back(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        use_inline_bots(server.registry)
        [host, guest] = await server.start(2, "standoff", settings=FAST)
        await host.play()
        gone = guest.prompt["number"]
        await server.pass_(20)
        assert chair(host, guest)["minder"] == "late"
        assert await guest.refused("play", prompt=gone, move={}) == "prompt-gone"
        await sees(host, guest, minder=None)
        await server.pass_(19.75)
        assert chair(host, guest)["minder"] is None


async def test_talk_brings_the_seat_back(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        use_inline_bots(server.registry, AGES)
        people = await server.start(4, settings=FAST)
        late = await asked_one(server, people)
        await server.pass_(20)
        assert chair(people[0], late)["minder"] == "late"
        await late.do("say", talk={"move": "claim", "boom": 0})
        await sees(people[0], late, minder=None)


async def test_an_absent_member_has_a_substitute_until_they_are_back(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        minds = use_inline_bots(server.registry)
        [host, guest] = await server.start(2, "standoff", settings={"away": 30})
        await guest.hang_up()
        await sees(host, guest, present=False)
        await server.pass_(29.75)
        assert (chair(host, guest)["minder"], minds.questions) == (None, [])
        await server.pass_(0.25)
        assert chair(host, guest)["minder"] == "away"
        assert len(minds.questions) == 1
        await guest.connect()
        await sees(host, guest, present=True, minder=None)
        await host.play()
        await server.pass_(1000)
        assert len(minds.questions) == 1  # present again, and waited for


@pytest.mark.parametrize("away", [None, 5])
async def test_a_present_member_gets_no_substitute_nor_does_anyone_without_a_time_limit(
    tmp_path: Path, away: int | None
) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        minds = use_inline_bots(server.registry)
        [host, guest] = await server.start(2, "standoff", settings={"away": away})
        if away is None:
            await guest.hang_up()
            await sees(host, guest, present=False)
        await server.pass_(5000)
        assert (substitutes(host), minds.asked) == ([None, None], [])


async def test_a_pause_stops_every_clock(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        use_inline_bots(server.registry)
        [host, guest] = await server.start(2, "standoff", settings={"clock": {"move": 40}, "away": 30})
        [lamps, _] = await server.start(2, "lamps", name="Bob")
        await guest.hang_up()
        await sees(host, guest, present=False)
        await server.pass_(20)
        await host.do("pause")
        await lamps.do("pause")
        await server.pass_(500)
        assert substitutes(host) == [None, None]
        assert lamps.latest("clock") == {**lamps.latest("clock"), "running": False}
        assert lamps.latest("clock")["alarms"] == [{"alarm": "round-1", "seconds": 10}]
        await host.do("resume")
        await lamps.do("resume")
        assert (host.latest("clock")["mine"], lamps.latest("clock")["alarms"][0]["seconds"]) == (20, 10)
        await server.pass_(9.75)
        assert lamps.view["todo"][0]["round"] == 1
        await server.pass_(10)
        assert (lamps.view["todo"][0]["round"], substitutes(host)) == (2, [None, None])
        await server.pass_(0.25)
        assert substitutes(host) == ["late", "late"]


async def test_of_several_asked_at_once_each_has_their_own_substitute(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        minds = use_inline_bots(server.registry, AGES)
        people = await server.start(3, "standoff", settings=FAST)
        await people[1].play()
        await server.pass_(0)
        told = [as_it_came(person, "update") for person in people]
        await server.pass_(20)
        assert substitutes(people[1]) == ["late", None, "late"]
        assert [bytes(request.update).decode() for request in minds.asked] == [told[0], told[2]]
