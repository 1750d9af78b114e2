"""Bots spare people: how much they say in a minute, how often they offer, and how long a bot leader stays."""

from __future__ import annotations

from pathlib import Path

import pytest

from boomtable.engine import Said
from boomtable.server.restraint import BETWEEN_OFFERS, MINUTE, WORDS, Restraint
from tests.server.live_talk import PLAYERS, talks

ALL = (0, 1, 2)


def said(*hearers: int) -> Said:
    return Said(0, None, 1, 0, hearers)


def test_a_bot_is_silent_where_somebody_has_heard_enough_in_the_last_minute() -> None:
    restraint = Restraint()
    for second in range(WORDS):
        assert not restraint.heard_enough(ALL, second)
        restraint.note((said(0, 1),), second)
    assert restraint.heard_enough(ALL, WORDS)
    assert not restraint.heard_enough((2,), WORDS)
    assert not restraint.heard_enough(ALL, MINUTE)


def test_a_person_gets_one_offer_of_a_bot_in_half_a_minute() -> None:
    restraint = Restraint()
    assert restraint.may_offer(1, 5.0)
    assert restraint.may_offer(2, 6.0)
    assert not restraint.may_offer(1, 5.0 + BETWEEN_OFFERS - 1)
    assert restraint.may_offer(1, 5.0 + BETWEEN_OFFERS)


async def check(folder: Path, game: str, games: int) -> None:
    for talk in await talks(folder, game, games):
        assert talk.most_in_a_minute <= 10
        assert talk.closest_offers >= 30.0


@pytest.mark.slow
@pytest.mark.parametrize("game", ["time-bomb", "two-rooms"])
async def test_at_a_live_table_nobody_drowns_in_words_or_offers(tmp_path: Path, game: str) -> None:
    await check(tmp_path, game, 1)


@pytest.mark.soak
@pytest.mark.parametrize("game", PLAYERS)
async def test_at_live_tables_nobody_ever_drowns_in_words_or_offers(tmp_path: Path, game: str) -> None:
    await check(tmp_path, game, 300)
