"""Advice before a game: the cards that would be used, and what speaks against them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import LocalServer, start_server
from tests.server.test_limits import first, still  # noqa: F401

REFUSED: dict[str, tuple[str, dict[str, Any], int, str]] = {
    "no such game": ("chess", {"players": 6}, 409, "unknown-game"),
    "no such option": ("two-rooms", {"players": 6, "options": {"stakes": 5}}, 400, "unknown-option"),
    "no such value": ("two-rooms", {"players": 6, "options": {"burying": "twice"}}, 400, "bad-option"),
    "a playset that never ends": ("two-rooms", {"players": 6, "options": {"playset": "x" * 1501}}, 400, "bad-option"),
    "nobody": ("two-rooms", {"players": 0}, 400, "bad-request"),
    "a crowd": ("two-rooms", {"players": 33}, 400, "bad-request"),
    "no number": ("two-rooms", {}, 400, "bad-request"),
    "a field too many": ("two-rooms", {"players": 6, "cheat": True}, 400, "bad-request"),
}


async def advice(server: LocalServer, game: str, **plan: Any) -> tuple[int, Any]:
    answer = await server.http.post(f"/api/games/{game}/advice", json=plan)
    return answer.status_code, answer.json()


async def test_a_plan_is_answered_with_its_deck_and_what_speaks_against_it(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        status, told = await advice(server, "two-rooms", players=6, options={"playset": "president agent-red joker"})
        assert status == 200
        assert told["deck"] == ["agent-red", "president"]
        assert {"code": "two-rooms-unknown-cards", "facts": {"cards": "joker"}} in told["errors"]
        assert {"code": "two-rooms-deck-missing", "facts": {"card": "bomber"}} in told["errors"]
        assert {"code": "two-rooms-deck-players", "facts": {"card": "agent-red", "players": 6}} in told["warnings"]


async def test_defaults_are_filled_in(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        _, told = await advice(server, "two-rooms", players=7)
        assert len(told["deck"]) == 7
        assert (told["errors"], told["warnings"]) == ([], [])


async def test_a_title_without_advice_has_nothing_to_say(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        assert await advice(server, "time-bomb", players=5) == (200, {"deck": [], "errors": [], "warnings": []})


async def test_a_plan_for_nothing_is_refused(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        for name, (game, plan, status, code) in REFUSED.items():
            refused, problem = await advice(server, game, **plan)
            assert (refused, problem.get("code")) == (status, code), name


@pytest.mark.usefixtures("still")
async def test_asking_again_and_again_runs_dry(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:

        async def ask(_: int) -> int:
            return (await advice(server, "time-bomb", players=5))[0]

        assert await first(429, ask, 400) == 120
