"""Thousands of arbitrary messages over a socket, in every phase of every title."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.hostile_messages import ASKS
from tests.server.look_alike_games import PHASES
from tests.server.test_hostile import attack, tireless  # noqa: F401
from tests.titles import TITLES


async def test_thousands_of_messages_of_every_kind_break_nothing(tmp_path: Path) -> None:
    one, two = [await attack(tmp_path / str(seed), 3000, seed) for seed in (1, 2)]
    assert min((one.sent + two.sent).values()) > 2700
    assert {*(one.kinds + two.kinds)} == {*ASKS}
    seldom = {"guess", "take-over", "choose"}  # attackers have seats, and hardly ever a lobby of their own
    assert {*(one.granted + two.granted)} >= {*ASKS} - seldom
    assert {*(one.closings + two.closings)} >= {1007, 1009}
    for title in TITLES:
        met = {(phase, who) for game, phase, who in one.where + two.where if game == title.game.id}
        assert met >= {(phase, who) for phase in PHASES for who in ("host", "seat", "spectator")}


@pytest.mark.soak
@pytest.mark.parametrize("chapter", range(20))
async def test_two_hundred_thousand_messages_break_nothing(tmp_path: Path, chapter: int) -> None:
    sent = 0
    for page in range(20):  # one ends early where everyone has left
        raging = await attack(tmp_path / str(page), 2000, 100 * chapter + page)
        sent += raging.sent.total()
        if sent >= 10_000:
            return
    pytest.fail(f"only {sent} messages")
