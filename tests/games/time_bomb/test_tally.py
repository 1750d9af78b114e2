"""The figures of a finished game match what happened in it."""

from __future__ import annotations

import pytest

from boomtable.games.time_bomb import tally
from tests.games.time_bomb.drawn import LAST_CUT, fresh, play

BOOM = ("0 cut 3", "chance flip safe", "3 cut 0", "chance flip boom")


def test_the_last_success_is_counted_as_disarmed_and_as_a_win_of_the_start_players_side() -> None:
    """[TB9] Seat 0 is SWAT and had the nippers first; its game took all four rounds and all 16 cuts."""
    assert dict(tally(play(LAST_CUT, "2 cut 3", "chance flip success"))) == {
        "ending:disarmed": 1,
        "ending:exploded": 0,
        "ending:time-up": 0,
        "clipper:won": 1,
        "rounds": 4,
        "cuts": 16,
    }


@pytest.mark.parametrize(("wire", "ending"), [("boom", "exploded"), ("safe", "time-up")])
def test_a_boom_and_a_lack_of_time_are_counted_apart(wire: str, ending: str) -> None:
    """[TB9] Either way the Terrorists win, and who had the nippers first was SWAT."""
    counted = dict(tally(play(LAST_CUT, "2 cut 1", f"chance flip {wire}")))
    assert [name for name, value in counted.items() if value == 1] == [f"ending:{ending}"]


def test_the_first_clippers_side_wins_with_a_terrorist_whose_bomb_goes_off() -> None:
    """[TB4]"""
    text = fresh(4).replace("0 swat", "0 terrorist").replace("3 terrorist", "3 swat")
    counted = dict(tally(play(text, *BOOM)))
    assert (counted["clipper:won"], counted["rounds"], counted["cuts"]) == (1, 1, 2)
