"""Two Rooms on a server that is killed in mid-round."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random
from typing import Any

from tests.server.persistent_players import Stubborn, gather_round
from tests.server.process import free_port, server_process
from tests.server.test_two_rooms_evening import refusals
from tests.server.two_rooms import GAME, act, lines, may, up_to_date


async def test_a_server_killed_in_mid_round_comes_back_with_clock_offers_and_seats(tmp_path: Path) -> None:
    port = free_port()
    async with server_process(tmp_path, port) as life, life.client() as http:
        people = await gather_round(http, GAME, 12, Random(1))
        for person in people:
            await person.come_in(life)
        await people[0].do("change", options={"colours": True})
        for person in people[1:]:
            await person.do("ready")
        await people[0].do("start")
        await up_to_date(people)
        one, other, third = [seat for seat, room in enumerate(people[0].view["rooms"]) if room == 0][:3]
        await act(people[one], "appoint", seat=other)
        await act(people[one], "offer-card", seat=other)
        await act(people[third], "offer-colour", seat=one)
        await people[third].do("chat", text="still here?")
        before, views = await left(people), [person.latest("update") for person in people]
        killed = time.monotonic()
        life.kill()
    async with server_process(tmp_path, port) as life:
        await come_back(people, life)
        assert [person.latest("update") for person in people] == views
        assert may(people[other], {"move": "accept", "seat": one})
        after = await left(people)
        assert before - (time.monotonic() - killed) - 1 < after <= before
        assert [lines(person) != [] for person in people] == [room == 0 for room in people[0].view["rooms"]]
        await act(people[other], "accept", seat=one)
        await up_to_date(people)
        assert people[one].view["shared"] == people[other].view["shared"] != []
        assert may(people[one], {"move": "accept", "seat": third})
        assert [refusals(person) for person in people] == [[]] * 12


async def come_back(people: list[Stubborn], life: Any) -> None:
    for person in people:
        await person.drop()
        await person.come_in(life)


async def left(people: list[Stubborn]) -> float:
    """The seconds left in the round by everyone's clock, read one after another."""
    seconds = [clock["alarms"][0]["seconds"] for clock in await up_to_date(people)]
    assert seconds == sorted(seconds, reverse=True)
    return float(seconds[-1])
