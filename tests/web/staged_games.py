"""Games staged for a test: API clients around a page, who do as they are told."""

from __future__ import annotations

from functools import partial
from typing import Any

from tests.server.harness import LocalServer, Player
from tests.web.devices import Device
from tests.web.time_bomb_page import status

TRIES = 300  # a start player of four who holds the bomb: a chance of one in 250 million that it takes more


async def game_with(server: LocalServer, device: Device, *, asked: bool) -> list[Player]:
    """Four people in a game that has just begun; the page has the first one's seat, and is asked or is not.

    Who is asked holds the bomb, so that it is not cut right away.
    """
    for _ in range(TRIES):
        people = await server.start(4)
        if (people[0].prompt is not None) == asked and ("boom" in people[0].view["hand"] or not asked):
            await device.has_seat_of(people[0])
            await device.open(f"/t/{people[0].code}")
            await status(device).wait_for()
            return people
        for person in people:
            await person.hang_up()
    raise AssertionError("the same player never starts")


def cut(owner: int) -> dict[str, Any]:
    return {"move": "cut", "owner": owner}


async def play_out(people: list[Player]) -> None:
    """To the end, the first move on offer every time."""
    while people[0].roster["phase"] == "playing":
        seat, cuts = people[0].view["waiting"][0], len(people[0].view["cuts"])
        await people[seat].play()
        for person in people:
            await person.until(partial(has_seen, cuts=cuts + 1))
    await people[0].until(lambda me: me.roster["phase"] == "over")


def has_seen(person: Player, cuts: int) -> bool:
    return len(person.view["cuts"]) == cuts


async def memoir(device: Device, code: str) -> Any:
    """The newest view of this device's seat, as the server has it."""
    answer = await device.context.request.get(f"{device.address}/api/tables/{code}/memoir")
    return (await answer.json())["glimpses"][-1]["view"]
