"""Whatever the rulebook has lying face up is visible at every width: a fact without a box on screen fails by name."""

from __future__ import annotations

from typing import Any

import pytest_asyncio

from boomtable.server.addresses import lan_addresses
from boomtable.words import say
from tests.server.harness import LocalServer
from tests.web.devices import PHONE, Device, Devices
from tests.web.face_up import Box, Facts, Wanted, look_at, moment, people_for, unseen_at_every_size
from tests.web.face_up_facts import academy, ages, deck, evolution, printed, rooms, snipers, time_bomb


@pytest_asyncio.fixture(loop_scope="session")
async def phone(still: LocalServer, devices: Devices) -> Device:
    """It is then held in a smaller and a larger hand, and put beside a desk."""
    address = f"http://{[*lan_addresses(), '127.0.0.1'][0]}:{still.port}"
    return await devices.device(address, PHONE, reduced_motion="reduce")


async def test_time_bomb_with_eight(still: LocalServer, phone: Device) -> None:
    rules = {"claims": "in_turn"}
    table, asked = moment("time-bomb", 8, lambda view, step: len(view.cuts) == 12 and step == "clipping", rules)
    people = await people_for(still, "time-bomb", 8, rules)
    view = await look_at(still, phone, people, table, (asked + 1) % 8)
    found = await unseen_at_every_size(phone, "time-bomb", dict(time_bomb(view)))
    assert not found, "\n".join(found)


async def test_time_bomb_evolution_with_six(still: LocalServer, phone: Device) -> None:
    rules = {"evolution": True}
    table, asked = moment(
        "time-bomb-evolution", 6, lambda view, step: step == "commanded" and view.protected and view.round > 1, rules
    )
    people = await people_for(still, "time-bomb-evolution", 6, rules)
    view = await look_at(still, phone, people, table, asked)
    assert view.clipper == asked
    found = await unseen_at_every_size(phone, "time-bomb-evolution", dict(evolution(view)))
    assert not found, "\n".join(found)


ACADEMY: dict[str, Wanted] = {
    "together": lambda view, _: len(set(view.plates)) == 1 and any(view.tools) and any(view.aside),
    "protected": lambda view, _: len(set(view.plates)) == 2 and view.protected and any(view.aside),
    "drafting": lambda view, step: step == "drafting" and view.bomb == 2,
}


async def test_bomb_squad_academy_with_five(still: LocalServer, phone: Device) -> None:
    people = await people_for(still, "bomb-squad-academy", 5)
    found: list[str] = []
    for name, wanted in ACADEMY.items():
        table, asked = moment("bomb-squad-academy", 5, wanted)
        view = await look_at(still, phone, people, table, (asked + 1) % 5)
        button = say("web-bomb-squad-academy-deck", wire="Green", count=view.lines[0].left)
        scores = say("web-bomb-squad-academy-scores")
        behind = {button: dict(printed(view)), scores: dict(ages(view))} if name == "together" else {}
        found += await unseen_at_every_size(phone, f"academy-{name}", dict(academy(view)), behind)
    assert not found, "\n".join(found)


async def test_trick_snipers_with_five(still: LocalServer, phone: Device) -> None:
    table, asked = moment(
        "trick-snipers", 5, lambda view, _: len(view.trick) == 4 and sum(view.points) and len(view.tricks) > 2
    )
    people = await people_for(still, "trick-snipers", 5)
    view = await look_at(still, phone, people, table, asked)
    scored: Facts = {
        "the tricks that scored": Box("li.scored .cards", times=sum(trick.points > 0 for trick in view.tricks))
    }
    button = say("web-trick-snipers-open-tricks", tricks=len(view.tricks))
    found = await unseen_at_every_size(phone, "trick-snipers", dict(snipers(view)), {button: scored})
    assert not found, "\n".join(found)


async def test_two_rooms_with_fourteen(still: LocalServer, phone: Device) -> None:
    def wanted(view: Any, step: str) -> bool:
        pointing = any(at is not None for at in view.pointing)
        return step == "playing" and view.round == 2 and view.leader is not None and pointing

    rules = {"playset": "with ambassador-red ambassador-blue"}
    table, asked = moment("two-rooms", 14, wanted, rules)
    people = await people_for(still, "two-rooms", 14, rules)
    view = await look_at(still, phone, people, table, asked)
    behind = {say("web-two-rooms-deck"): dict(deck(view))}
    found = await unseen_at_every_size(phone, "two-rooms", dict(rooms(view)), behind)
    assert not found, "\n".join(found)
