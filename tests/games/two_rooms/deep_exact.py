"""How often President and Bomber end in one room: computed, and checked in more games."""

from __future__ import annotations

from collections import deque

from boomtable.bots import Random, play_game
from boomtable.games.two_rooms import GAME
from boomtable.games.two_rooms.judging import tally
from tests.games.two_rooms.test_exact import assert_met, every_size, together_at_random


@every_size
def test_more_random_hostages_meet_it(players: int) -> None:
    assert_met(players, together_at_random(players, 400))


def test_so_do_bots_who_do_anything_at_all() -> None:
    """[TR14]"""
    bots, options = (Random(),) * 6, {"no_timer": True}
    ends = [deque(play_game(GAME, 6, bots, (5, number), options), maxlen=1) for number in range(100)]
    assert_met(6, [dict(tally(end.pop().state))["together"] for end in ends])
