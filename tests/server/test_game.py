"""A whole game through real sockets."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import Player, start_server

SIZES = {"time-bomb": 4, "standoff": 3, "lamps": 3}


async def play_to_the_end(people: list[Player]) -> None:
    async def person(player: Player) -> None:
        while player.roster["phase"] == "playing":
            prompt = await player.until(lambda me: me.prompt or me.roster["phase"] == "over")
            if prompt is not True:
                await player.play()

    await asyncio.gather(*map(person, people))


@pytest.mark.parametrize("game", ["time-bomb", "standoff"])
async def test_people_play_a_game_to_its_end(tmp_path: Path, game: str) -> None:
    async with start_server(tmp_path) as server:
        people = await server.start(SIZES[game], game)
        await play_to_the_end(people)
        record: Any = (await server.http.get(f"/api/tables/{people[0].code}/record", headers=people[0].bearer)).json()
        assert record["game"] == game
        assert record["players"] == SIZES[game]


async def test_a_person_alone_plays_with_bots(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        people = await server.start(1, bots=3)
        await play_to_the_end(people)
        assert people[0].roster["phase"] == "over"
