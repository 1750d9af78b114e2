"""A database of an earlier version, with rules of version 1: its tables open and can be played on."""

from __future__ import annotations

import json
import sqlite3
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import LocalServer, Player, start_server
from tests.server.test_game import play_to_the_end

pytestmark = pytest.mark.slow

OLDER = Path(__file__).parent / "older"
SEATS: dict[str, list[dict[str, Any]]] = json.loads((OLDER / "told.json").read_text("utf-8"))


RESHAPED = {"two-rooms": {"todo", "offers"}}  # fields that say something else now


def says(view: Any, before: Any) -> bool:
    """Whether a view says all that it said before; it may have gained fields."""
    if isinstance(before, dict):
        return all(name in view and says(view[name], value) for name, value in before.items())
    if isinstance(before, list):
        return len(view) == len(before) and all(map(says, view, before))
    return bool(view == before)


async def seated(server: LocalServer, seat: dict[str, Any]) -> Player:
    person = Player(server, seat["code"], seat["key"], seat["member"])
    person._ids = count(1000)  # requests of its own: those of before count once
    await (await person.connect()).until(lambda me: me.roster)
    await person.ask("ping")
    return person


async def test_tables_of_an_earlier_version_open_as_they_were_left_and_are_played_on(tmp_path: Path) -> None:
    database = sqlite3.connect(tmp_path / "boomtable.db")
    database.executescript((OLDER / "boomtable.sql").read_text("utf-8"))
    database.close()
    async with start_server(tmp_path, limited=False) as server:
        for name, seats in SEATS.items():
            game = name.split(",")[0]
            answer = await server.http.get(f"/api/tables/{seats[0]['code']}")
            assert answer.status_code == 200, name
            people = [await seated(server, seat) for seat in seats]
            for person, seat in zip(people, seats, strict=True):
                assert person.roster["phase"] == seat["phase"], name
                before = seat["view"] or {}
                assert says(person.view, {name: before[name] for name in before.keys() - RESHAPED.get(game, {})}), name
            if "middle" in name and game not in ("two-rooms", "lamps"):  # which end by their clocks
                await people[0].do("hand-back", member=seats[-1]["member"])
                await play_to_the_end(people)
            if "middle" not in name:
                other = "trick-snipers" if game == "time-bomb" else "time-bomb"
                await people[0].do("choose", game=other)
                await people[0].ask("ping")
                assert (people[0].roster["game"], people[0].roster["phase"]) == (other, "lobby")
            for person in people:
                await person.hang_up()
