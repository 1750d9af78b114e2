"""The figures of a finished game match what happened in it."""

from __future__ import annotations

from boomtable.engine.records import read, replay
from boomtable.games.catalog import find
from boomtable.games.time_bomb_evolution import Evolution, tally
from tests.games.time_bomb_evolution.stories import tell
from tests.golden import HERE


def counted(table: Evolution, family: str) -> dict[str, float]:
    return {name.partition(":")[2]: value for name, value in tally(table) if name.startswith(f"{family}:")}


def test_the_colour_that_went_off_is_counted_and_the_others_in_play_are_not() -> None:
    """[TE4]"""
    table = tell("1G 0G 1R 0G | 1P 0G", options="", bombs="GPRY")
    assert counted(table, "exploded") == {"wire-green": 1, "wire-purple": 0, "wire-red": 0, "wire-yellow": 0}
    assert {*counted(table, "colour").values()} == {0}
    assert counted(table, "ending") == {"disarmed": 0, "exploded": 1, "time-up": 0}


def test_it_counts_for_each_colour_in_play_that_swat_won() -> None:
    """[TE4]"""
    table = tell("1S 0S 2S 3S", options="", bombs="PRBK")
    assert counted(table, "colour") == {"wire-purple": 1, "wire-red": 1, "wire-blue": 1, "wire-pink": 1}
    assert {*counted(table, "exploded").values()} == {0}
    assert (dict(tally(table))["rounds"], dict(tally(table))["cuts"]) == (1, 4)
    assert counted(table, "clipper") == {"won": 1}


def test_without_time_no_colour_goes_off() -> None:
    """[TE15]"""
    game = find("time-bomb-evolution")
    path = HERE / "time-bomb-evolution" / "pink-leaves-no-time.json"
    table = replay(game, read(path.read_bytes(), find)).state
    assert counted(table, "ending") == {"disarmed": 0, "exploded": 0, "time-up": 1}
    assert {*counted(table, "exploded").values()} == {0}
