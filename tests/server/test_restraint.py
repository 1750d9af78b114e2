"""Bots spare people: how much they say in a minute, how often they offer, and how long a bot leader stays."""

from __future__ import annotations

from pathlib import Path

import pytest

from boomtable.engine import Said
from boomtable.server.restraint import ASIDES, BETWEEN_OFFERS, MINUTE, WORDS, Restraint
from tests.server.live_talk import PLAYERS, talks

ALL = (0, 1, 2)


def said(*hearers: int, by: int = 0, round_: int = 1) -> Said:
    return Said(by, None, round_, 0, hearers)


def test_a_bot_is_silent_where_somebody_has_heard_enough_in_the_last_minute() -> None:
    restraint = Restraint()
    for second in range(WORDS):
        assert not restraint.heard_enough(20, 1, ALL, second)
        restraint.note((said(0, 1, by=second),), second)
    assert restraint.heard_enough(20, 1, ALL, WORDS)
    assert not restraint.heard_enough(20, 1, (2,), WORDS)
    assert not restraint.heard_enough(20, 1, ALL, MINUTE)


def test_only_some_of_that_is_beside_what_everyone_says_once_a_round() -> None:
    restraint = Restraint()
    for second in range(1 + ASIDES):
        assert not restraint.heard_enough(0, 1, ALL, second)
        restraint.note((said(0, 1),), second)
    assert restraint.heard_enough(0, 1, ALL, 10)
    assert not restraint.heard_enough(0, 1, (2,), 10)
    assert not restraint.heard_enough(0, 2, ALL, 10)
    assert not restraint.heard_enough(1, 1, ALL, 10)


def test_a_person_gets_one_offer_of_a_bot_in_half_a_minute_and_one_a_round_from_the_same() -> None:
    restraint = Restraint()
    assert restraint.may_offer(5, 1, 1, 5.0)
    assert restraint.may_offer(5, 2, 1, 6.0)
    assert not restraint.may_offer(6, 1, 1, 5.0 + BETWEEN_OFFERS - 1)
    assert restraint.may_offer(6, 1, 1, 5.0 + BETWEEN_OFFERS)
    assert not restraint.may_offer(5, 1, 1, 5.0 + 3 * BETWEEN_OFFERS)
    assert restraint.may_offer(5, 1, 2, 5.0 + 3 * BETWEEN_OFFERS)


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
