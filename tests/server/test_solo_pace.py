"""Alone with four bots: a round of Time Bomb takes about a minute, and everything said can be read."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from boomtable.engine import Seeded
from boomtable.server import asking
from boomtable.server.rhythm import READING
from boomtable.wire.from_client import Pause, Resume
from boomtable.wire.protocol import Pace, Settings
from tests.server.solo_games import PERSON, Story, act, opened, solo_games, solo_table

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
    [story] = await solo_games(tmp_path, 1, Settings())
    check(story)
    assert story.words


async def test_at_the_quick_pace_it_takes_half_of_that(tmp_path: Path) -> None:
    [story] = await solo_games(tmp_path, 1, Settings(pace=Pace.QUICK))
    check(story, 0.5)


async def test_a_pause_stops_the_show_and_the_bots_who_wait_for_it(tmp_path: Path) -> None:
    async with opened(tmp_path) as (registry, clock):
        while True:
            live = await solo_table(registry, Settings())
            await clock.pass_(30, registry)
            await act(registry, live, Seeded("pause"))
            if live.session.playing:  # no Boom
                break
        await clock.pass_(2, registry)
        assert live.session.table
        cut, left = live.session.table.at, live.session.curtain(1) - live.session.elapsed(clock.now())
        await asking.answer(registry, live, 1, Pause(id="pause"))
        await clock.pass_(100, registry)
        await asking.answer(registry, live, 1, Resume(id="resume"))
        await clock.pass_(left, registry)
        assert live.session.table.at == cut
        assert live.session.elapsed(clock.now()) == pytest.approx(32 + left)
        await clock.pass_(60, registry)
        assert live.session.table.at > cut
