"""Sweeps: the same games for every setup, no more than needed, and their results."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import astuple

from boomtable.engine import BadSetup
from boomtable.games import bomb_squad_academy
from boomtable.games.time_bomb import GAME
from boomtable.lab import simulate
from boomtable.lab.balance import Interrupted, Setup, SetupResult, executor, plan, run
from boomtable.lab.balance.run import Task, play
from boomtable.lab.balance.stopping import judge, paired, reach
from boomtable.lab.interval import share
from tests.lab.balance.coins import coins, ending, quietly, sweep

pytestmark = pytest.mark.slow


def flipped(
    folder: Path, *chances: float, alike: bool = True, games: int = 800, within: float = 0.03
) -> list[SetupResult]:
    """What is found with a coin for each of two or three setups."""
    asked = sweep(claims=("free", "off", "in_turn")[: len(chances)], games=games, within=within)
    return [*run(GAME, asked, folder, coins(*chances, paired=alike), quietly).found]


# The same luck.


def test_game_n_has_the_same_deals_in_every_setup() -> None:
    """Random bots say nothing, so that claims change nothing but who is asked: not the deals, and not the answers."""
    free, off = (
        play(GAME, 7, Task(0, Setup(4, ("random",), {"claims": claims}), 0, 30)).endings for claims in ("free", "off")
    )
    assert free == off
    assert len({*free}) > 20


def test_games_are_those_of_a_simulation_with_the_same_seed() -> None:
    batches = [play(GAME, 7, Task(0, Setup(4, ("random",), {}), first, first + 20)) for first in (0, 20)]
    endings = [ending for batch in batches for ending in batch.endings]
    report = simulate(GAME, 4, ("random",), 40, seed=7)
    assert sum(ending.side == "swat" for ending in endings) == report.outcomes["swat"].wins
    assert sum(ending.moves for ending in endings) == report.moves


def test_winners_and_the_titles_own_figures_are_kept_for_each_game() -> None:
    [ended] = play(bomb_squad_academy.GAME, 7, Task(0, Setup(3, ("random",), {}), 0, 1)).endings
    assert ended.side in {*(f"seat-{seat}" for seat in ended.winners), "shared"}
    assert bomb_squad_academy.GAME.tally
    assert ended.figures == tuple(sorted(ended.figures)) != ()


# When to stop.


def test_a_setup_stops_at_the_first_look_that_shows_a_clear_difference(tmp_path: Path) -> None:
    base, lopsided = flipped(tmp_path, 0.5, 0.9)
    assert (lopsided.stopped, lopsided.games, lopsided.against) == ("clear", 100, 0)
    assert lopsided.differences["swat"].low > 0 > lopsided.differences["terrorist"].high
    assert (base.stopped, base.games, base.against, base.differences) == ("games", 800, None, {})


def test_an_even_setup_has_all_its_games(tmp_path: Path) -> None:
    _, even = flipped(tmp_path, 0.5, 0.5, alike=False)
    assert (even.stopped, even.games) == ("games", 800)
    assert not any(difference.clear for difference in even.differences.values())


def test_a_setup_stops_when_every_share_is_known_closely_enough(tmp_path: Path) -> None:
    base, other = flipped(tmp_path, 0.5, 0.5, within=0.08)
    assert (base.stopped, base.games) == (other.stopped, other.games) == ("exact", 400)
    assert all(side.high - side.low <= 0.16 for side in base.outcomes.values())


def test_a_base_goes_on_for_those_that_are_held_against_it(tmp_path: Path) -> None:
    """A coin that hardly ever wins is soon known, but not how an even one differs from its like."""
    base, far, near = flipped(tmp_path, 0.02, 0.5, 0.05, alike=False, within=0.04)
    assert base.outcomes["swat"].share < 0.05
    assert far.stopped == "clear"
    assert far.games < near.games == base.games
    assert base.stopped == "exact"


def test_more_players_are_held_against_nobody_else(tmp_path: Path) -> None:
    asked = sweep(players=(4, 5), games=100)
    found = run(GAME, asked, tmp_path, coins(0.5, 0.5, 0.5, 0.5), quietly).found
    assert [each.against for each in found] == [None, 0, None, 2]


def test_games_are_the_most_a_setup_gets(tmp_path: Path) -> None:
    assert [found.games for found in flipped(tmp_path, 0.5, 0.5, games=137, within=0.001)] == [137, 137]


# What is found.


def test_differences_count_pairs_on_the_same_seeds(tmp_path: Path) -> None:
    """Coins that fall alike but for one chance in ten differ far more surely than two that fall as they like."""
    pairs, apart = (
        flipped(tmp_path / name, 0.5, 0.4, alike=name == "pairs", games=100)[1].differences["swat"]
        for name in ("pairs", "apart")
    )
    assert pairs.clear
    assert pairs.high - pairs.low < (apart.high - apart.low) / 2


def test_the_sides_of_a_title_share_the_chance_that_one_of_them_seems_to_differ() -> None:
    """Seat 0, seat 1 and shared victories are three questions; SWAT and Terrorists are one."""
    games, base = [ending("seat-0")] * 60 + [ending("seat-1")] * 40, [ending("seat-1")] * 100
    asked = plan(bomb_squad_academy.GAME, [2], [("random",)], {}, {"plates_stay": ("false", "true")}, 100, 7, 0.03)
    found = judge(bomb_squad_academy.GAME, asked, 1, 1, games, base)
    assert astuple(found.differences["seat-0"]) == paired(60, 0, 100, reach(1, 1, questions=3))
    assert astuple(found.differences["seat-1"]) == paired(0, 60, 100, reach(1, 1, questions=3))
    swat, terrorist = [ending("swat")] * 100, [ending("terrorist")] * 100
    found = judge(GAME, sweep(games=100), 1, 1, swat, terrorist)
    assert astuple(found.differences["swat"]) == paired(100, 0, 100, reach(1, 1))


def test_shares_figures_and_moves_come_with_intervals_of_their_look(tmp_path: Path) -> None:
    asked = plan(bomb_squad_academy.GAME, [2], [("random",)], {}, {}, 30, 7, 0.03)
    [found] = run(bomb_squad_academy.GAME, asked, tmp_path, map, quietly).found
    report = simulate(bomb_squad_academy.GAME, 2, ("random",), 30, seed=7)
    assert report.figures
    for mine, theirs in ((found.outcomes, report.outcomes), (found.figures, report.figures)):
        for name, known in theirs.items():  # one look: the usual interval
            assert astuple(mine[name]) == pytest.approx(astuple(known))
    assert found.figures.keys() == {*report.figures, "moves"}
    assert found.figures["moves"].mean == report.moves / 30


def test_a_later_look_has_wider_intervals_than_it_would_have_alone(tmp_path: Path) -> None:
    _, found = flipped(tmp_path, 0.5, 0.5, games=400, within=0.001)
    share = found.outcomes["swat"]
    assert share.high - share.low == pytest.approx(2 * reach(3, 3) * (0.25 / 400) ** 0.5, rel=0.03)
    assert reach(3, 3) > 2.3


def test_a_sweep_that_is_interrupted_says_what_is_known_so_far(tmp_path: Path) -> None:
    def stop(done: int, of: int) -> None:
        if done == 150:
            raise KeyboardInterrupt

    with pytest.raises(Interrupted) as stopped:
        run(GAME, sweep(games=200), tmp_path, coins(0.5, 0.99), stop)
    first, second = stopped.value.known.found
    assert [(first.games, first.stopped), (second.games, second.stopped)] == [(100, "interrupted"), (50, "interrupted")]
    wins = second.outcomes["swat"]
    assert (wins.low, wins.high) == pytest.approx(share(wins.wins, 50, reach(1, 2))[1:])
    assert second.differences["swat"].clear


def test_progress_hears_of_every_batch_and_how_near_the_end_is(tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    run(GAME, sweep(games=200), tmp_path, coins(0.5, 0.99), lambda done, of: told.append((done, of)))
    assert told[0] == (0, 400)
    assert told[-1] == (300, 300)
    assert [done for done, _ in told] == sorted(done for done, _ in told)


# Who plays it.


def test_two_workers_find_what_one_does(tmp_path: Path) -> None:
    found, pages = [], []
    for workers in (1, 2):
        with executor(workers) as each:
            found.append(run(GAME, sweep(games=110), tmp_path / str(workers), each, quietly))
        pages.append((tmp_path / str(workers) / "games.jsonl").read_bytes())
    assert found[0] == found[1]
    assert pages[0] == pages[1]


@pytest.mark.parametrize(
    ("workers", "ray", "code"),
    [(0, None, "bad-workers"), (2, "auto", "ray-or-workers"), (None, "nowhere", "ray-address")],
)
def test_a_place_that_makes_no_sense_is_refused(workers: int | None, ray: str | None, code: str) -> None:
    with pytest.raises(BadSetup, match=code), executor(workers, ray):
        pass
