"""Alone with four bots: a round of Time Bomb takes about a minute, and everything said can be read."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from boomtable.server.rhythm import READING
from boomtable.wire.protocol import Pace, Settings
from tests.server.solo_games import PERSON, Story, solo_games

pytestmark = pytest.mark.slow

ROUND = (40.0, 90.0)  # seconds
ROUNDING = 0.002


def check(story: Story, scale: float = 1.0) -> None:
    least, most = ROUND
    for began, ended in pairwise(story.deals):
        assert least * scale <= ended - began <= most * scale
    assert story.turns, "the person had no turn"
    by_bots = [(when, curtain) for when, seat, curtain in story.cuts if seat != PERSON]
    assert all(when >= curtain - ROUNDING for when, curtain in by_bots)
    for cut, _ in by_bots:
        assert not [said for said, _ in story.words if cut - READING * scale + ROUNDING < said <= cut]
    for (earlier, _), (later, _) in pairwise(story.words):
        assert later - earlier >= 1.2 * scale - ROUNDING


async def test_a_round_alone_takes_about_a_minute_and_claims_can_be_read(tmp_path: Path) -> None:
    stories = await solo_games(tmp_path, 3, Settings())
    for story in stories:
        check(story)
    assert any(story.words for story in stories)


async def test_at_the_quick_pace_it_takes_half_of_that(tmp_path: Path) -> None:
    [story] = await solo_games(tmp_path, 1, Settings(pace=Pace.QUICK))
    check(story, 0.5)
