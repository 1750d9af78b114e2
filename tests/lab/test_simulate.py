"""Simulations: the same counts on every machine, and the counts theory predicts."""

from math import comb, sqrt
from typing import Any

import msgspec
import pytest

from boomtable.bots import make_bots, play_on
from boomtable.engine import BadSetup
from boomtable.games.catalog import CATALOG
from boomtable.games.time_bomb import GAME
from boomtable.lab import Report, simulate
from boomtable.lab.interval import Moments
from boomtable.lab.simulate import figure
from tests.engine.toys import lamps

RANDOM = ("random",)


def counts(report: Report) -> Report:
    """A report without what the clock on the wall adds."""
    return msgspec.structs.replace(report, seconds=0, moves_per_s=0)


def exact(players: int) -> float:
    """How often SWAT wins when every answer is random: the last Success is cut in time and before the Boom [TB9]."""
    wires, cuts = 5 * players, 4 * players
    orders = sum(comb(last - 1, players - 1) * (wires - last) for last in range(players, cuts + 1))
    return orders / (comb(wires, players) * (wires - players))


def test_the_same_seed_gives_the_same_report() -> None:
    assert counts(simulate(GAME, 5, RANDOM, 50, seed=7)) == counts(simulate(GAME, 5, RANDOM, 50, seed=7))


def test_another_seed_plays_other_games() -> None:
    assert simulate(GAME, 5, RANDOM, 50, seed=7).moves != simulate(GAME, 5, RANDOM, 50, seed=8).moves


def test_two_workers_report_what_one_does() -> None:
    one, two = (simulate(GAME, 5, RANDOM, 250, seed=7, workers=workers) for workers in (1, 2))
    assert counts(one) == counts(two)


def test_more_games_are_the_same_games_and_then_some() -> None:
    fewer, more = (simulate(GAME, 5, RANDOM, games, seed=7) for games in (30, 31))
    assert more.outcomes["swat"].wins + more.outcomes["terrorist"].wins - 30 >= 1
    assert 0 <= more.outcomes["swat"].wins - fewer.outcomes["swat"].wins <= 1


def test_one_level_for_all_is_the_same_as_one_for_each() -> None:
    assert counts(simulate(GAME, 4, RANDOM, 20, seed=7)) == counts(simulate(GAME, 4, RANDOM * 4, 20, seed=7))


def test_a_report_is_written_with_exactly_these_fields() -> None:
    report = simulate(GAME, 4, RANDOM, 20, seed=7)
    plain = msgspec.json.decode(msgspec.json.encode(report))
    always = ["game", "players", "bots", "games", "seed", "engine", "outcomes", "moves", "seconds", "moves_per_s"]
    assert [*plain] == [*always, "figures"]
    assert [*plain["outcomes"]] == ["swat", "terrorist"]
    assert all([*side] == ["wins", "share", "low", "high"] for side in plain["outcomes"].values())
    assert plain["bots"] == ["random"] * 4
    assert msgspec.convert(plain, Report) == report


def test_a_side_that_never_won_is_reported_too() -> None:
    sides = simulate(GAME, 4, RANDOM, 1, seed=1).outcomes
    assert sorted(side.wins for side in sides.values()) == [0, 1]


def test_every_game_ends_with_a_winner() -> None:
    report = simulate(GAME, 6, RANDOM, 40, seed=7, options={"claims": "in_turn"})
    assert sum(side.wins for side in report.outcomes.values()) == report.games == 40
    assert report.moves_per_s == report.moves / report.seconds


def test_titles_with_a_clock_are_simulated_too() -> None:
    assert sum(side.wins for side in simulate(lamps.GAME, 4, RANDOM, 10, seed=7).outcomes.values()) == 10


def test_progress_hears_of_every_game() -> None:
    told: list[int] = []
    simulate(GAME, 4, RANDOM, 5, seed=7, progress=told.append)
    assert told == [1, 2, 3, 4, 5]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"players": 3}, "bad-players"),
        ({"levels": ("grandmaster",)}, "unknown-level"),
        ({"levels": ()}, "wrong-levels"),
        ({"levels": RANDOM * 3}, "wrong-levels"),
        ({"levels": RANDOM * 5}, "wrong-levels"),
        ({"options": {"claims": "loud"}}, "bad-option"),
        ({"games": 0}, "bad-games"),
        ({"workers": 0}, "bad-workers"),
    ],
)
@pytest.mark.parametrize("workers", [1, 2])
def test_what_cannot_be_set_up_is_refused(change: dict[str, Any], code: str, workers: int) -> None:
    setup: dict[str, Any] = {"players": 4, "levels": RANDOM, "games": 5, "seed": 7, "workers": workers}
    with pytest.raises(BadSetup) as refused:
        simulate(GAME, **{**setup, **change})
    assert refused.value.code == code


@pytest.mark.parametrize(("players", "percent"), [(4, 15.026), (5, 10.943), (6, 8.096)])
def test_random_swat_wins_this_often_by_counting(players: int, percent: float) -> None:
    assert 100 * exact(players) == pytest.approx(percent, abs=0.0005)


def test_random_swat_wins_as_often_as_counting_says() -> None:
    assert as_counted(5, 400)


def as_counted(players: int, games: int) -> bool:
    """Is the share of wins what it is for 99.9 % of seeds?"""
    chance = exact(players)
    swat = simulate(GAME, players, RANDOM, games, seed=2026).outcomes["swat"]
    return abs(swat.share - chance) < 3.291 * sqrt(chance * (1 - chance) / games)


def test_a_share_has_the_interval_of_a_share_and_a_count_never() -> None:
    """Ten games in which nothing was counted do not say how much there may be in others."""
    samples: tuple[list[float], ...] = [False] * 10, [0.0, 0.0, 0.0], [0.0, 1.0, 0.0, 0.0]
    never, none, few = (figure(Moments.of(values)) for values in samples)
    assert never.low == 0
    assert never.high == pytest.approx(0.278, abs=0.001)
    assert (none.mean, none.low, none.high) == (0.0, None, None)
    assert few.low is not None
    assert few.low < 0 < few.mean  # the plain interval of a mean


@pytest.mark.parametrize("game", CATALOG.values(), ids=lambda game: game.id)
def test_what_is_yes_or_no_is_counted_as_such(game: Any) -> None:
    """By the names of what titles count: parts that exclude each other, and whether somebody won."""
    shares = ("ending:", "clipper:", "leader:", "colour:", "exploded:", "boom:", "used:", "together", "alone")
    counted = set[tuple[str, bool]]()
    for seed in range(20):
        *_, (_, table) = play_on(game.table(game.seats[0]), make_bots(game, game.seats[0], RANDOM), (seed,))
        counted |= {(name, isinstance(value, bool)) for name, value in game.tally(table.state)}
    assert counted == {(name, name.startswith(shares)) for name, _ in counted}
