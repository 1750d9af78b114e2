"""Batches of playouts: reproducible, with the engine's win rates, and better play wins more."""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import chain, permutations
from math import sqrt
from pathlib import Path
from shutil import copytree, ignore_patterns
from subprocess import run
from typing import Any

import pytest
from msgspec.structs import replace as but

import boomtable
from boomtable.engine import CHANCE, BadSetup, Move
from boomtable.games.bomb_squad_academy import DrawAges, LayTiles, PlacePlates, ShowTools, ShuffleDeck, Tile, Tool, Wire
from boomtable.games.catalog import find
from boomtable.lab import simulate
from boomtable.lab.twins import TWINS, Playouts, twin

SETUPS: list[tuple[str, int, dict[str, Any]]] = [
    ("trick-snipers", 3, {}),
    ("trick-snipers", 5, {"no_point_no_winner": True}),
    ("time-bomb", 4, {"claims": "in_turn"}),
    ("time-bomb", 6, {}),
    ("time-bomb-evolution", 4, {"claims": "in_turn"}),
    ("time-bomb-evolution", 6, {"evolution": True}),
]
LIKELY: dict[str, tuple[float, Sequence[Any]]] = {  # at the Academy among four: how often each of these is drawn
    "the youngest": (1 / 4, range(4)),
    "the BOOM": (1 / 3, range(3)),
    "plates": (1 / 12, [*permutations(Wire, 2)]),
    "Tools": (5 / 20, [*Tool]),
    "sixes": (2 / 12, range(12)),
}
DRAWING = """
import numpy as np
from boomtable.kernels.compiled import form
drawn = form("boomtable.kernels.table").drawn
print(drawn(np.zeros(1, np.int64), 1 << 8), sum(drawn.stats.cache_hits.values()))
"""
ROWS = """
from boomtable.lab.twins import TWINS, twin
for title in TWINS:
    for policy in ("random", "rules"):
        print(title, policy, twin(title, 5).batch(3, policy, 100, 120).rows.tolist())
"""
FOLDERS = """
from boomtable.kernels.compiled import form
print(*(form(f"boomtable.kernels.{name}").first.stats.cache_path for name in ("snipers_playout", "table")))
"""


def untimed(played: Playouts) -> Playouts:
    return but(played, seconds=0, moves_per_s=0)


@pytest.mark.parametrize("title", TWINS)
def test_threads_share_games_and_change_none(title: str) -> None:
    alone, shared = (twin(title, players=4).playouts(1001, seed=3, threads=threads) for threads in (1, 3))
    assert untimed(alone) == untimed(shared)
    assert sum(side.wins for side in alone.outcomes.values()) == sum(alone.endings.values()) == 1001


@pytest.mark.parametrize("title", TWINS)
def test_a_game_is_the_same_in_any_batch(title: str) -> None:
    compiled = twin(title, players=4)
    moves = [len([*compiled.moves(seed=5, number=number)]) for number in range(30)]
    assert [compiled.playouts(games, seed=5).moves for games in (1, 7, 30)] == [sum(moves[:n]) for n in (1, 7, 30)]
    assert compiled.playouts(30, seed=6).moves != sum(moves)


@pytest.mark.parametrize("seed", [-1, 2**63, 2**200 + 1])
def test_any_number_is_a_seed(seed: int) -> None:
    assert twin("time-bomb", players=5).playouts(5, seed=seed).seed == seed


@pytest.mark.parametrize(("title", "players", "options"), SETUPS)
def test_random_games_end_as_those_of_the_engine(title: str, players: int, options: dict[str, Any]) -> None:
    """Shares of wins within four standard deviations of each other, and games as long."""
    theirs = simulate(find(title), players, ("random",), 800, 1, options)
    ours = twin(title, players, **options).playouts(200_000, seed=1)
    for side, ended in ours.outcomes.items():
        reach = 4 * sqrt(ended.share * (1 - ended.share) / theirs.games)
        assert abs(theirs.outcomes[side].share - ended.share) <= reach
    assert theirs.moves / theirs.games == pytest.approx(ours.moves / ours.games, rel=0.06)


def test_chance_has_no_favourites_at_the_academy() -> None:
    """Within five standard deviations."""
    compiled, draws, drawn = twin("bomb-squad-academy", players=4), Counter[str](), Counter[tuple[str, Any]]()
    for seat, move in chain.from_iterable(compiled.moves(9, number) for number in range(200)):
        if seat == CHANCE:
            kind, things = brought(move)
            draws[kind] += 1
            drawn.update((kind, thing) for thing in things)
    for kind, (share, things) in LIKELY.items():
        reach = 5 * sqrt(share * (1 - share) / draws[kind])
        assert all(abs(drawn[kind, thing] / draws[kind] - share) <= reach for thing in things)


def brought(move: Move) -> tuple[str, Iterable[Any]]:
    match move:
        case DrawAges(seats):
            return "the youngest", seats[:1]
        case LayTiles(tiles):
            return "the BOOM", [tiles.index(Tile.BOOM)]
        case PlacePlates(left, right):
            return "plates", [(left, right)]
        case ShowTools(tools):
            return "Tools", tools
        case ShuffleDeck(cards) if 6 in cards:
            return "sixes", [place for place, card in enumerate(cards) if card == 6]
    return "other cards", ()


@pytest.mark.parametrize(("players", "share"), [(4, 0.1503), (5, 0.1094), (6, 0.0810), (7, 0.0605), (8, 0.0456)])
def test_blind_cuts_disarm_as_often_as_reckoned(players: int, share: float) -> None:
    """The figures of docs/rules/time-bomb.md, from a million games."""
    swat = twin("time-bomb", players).playouts(1_000_000, seed=2, threads=2).outcomes["swat"]
    assert swat.share == pytest.approx(share, abs=0.0015)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_rule_of_thumb_beats_luck_at_trick_snipers(players: int) -> None:
    """Even where the others hold what it passes on."""
    played = twin("trick-snipers", players).playouts(20_000, policy=("rules", *["random"] * (players - 1)))
    assert played.wins[0] > 1.2 * played.games / players


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_rule_of_thumb_beats_luck_at_the_academy(players: int) -> None:
    """And among its like it wins and loses: they do not all do the same."""
    academy = twin("bomb-squad-academy", players)
    played = academy.playouts(10_000, policy=("rules", *["random"] * (players - 1)))
    assert played.wins[0] > 1.6 * played.games / players
    assert academy.playouts(10_000, policy="rules").outcomes["shared"].share < 0.2


def test_a_rule_of_thumb_disarms_more_often_where_claims_are_made() -> None:
    claiming = twin("time-bomb", players=6, claims="in_turn")
    by_rule, by_luck = (claiming.playouts(20_000, policy=policy).outcomes["swat"] for policy in ("rules", "random"))
    assert by_rule.low > by_luck.high


def test_the_page_about_twins_runs(capsys: pytest.CaptureFixture[str]) -> None:
    page = Path(__file__).parents[3] / "docs" / "twins.md"
    names: dict[str, Any] = {}
    for block in re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL):
        exec(block, names)
    assert names["played"].games == 1_000_000
    state = names["snipers"].codec.game.table(4, {"no_point_no_winner": True}).state
    for seat, move in names["game"]:
        state = state.play(seat, move)
    assert state.outcome


def test_what_cannot_be_set_up_is_refused() -> None:
    compiled = twin("trick-snipers", players=3)
    with pytest.raises(BadSetup, match="unknown-game"):
        twin("two-rooms", players=6)
    with pytest.raises(BadSetup, match="bad-players"):
        twin("trick-snipers", players=6)
    with pytest.raises(BadSetup, match="unknown-option"):
        twin("trick-snipers", players=4, claims="off")
    with pytest.raises(BadSetup, match="unknown-level"):
        compiled.playouts(1, policy="hard")
    with pytest.raises(BadSetup, match="wrong-levels"):
        compiled.playouts(1, policy=("rules", "random"))
    with pytest.raises(BadSetup, match="bad-games"):
        compiled.playouts(0)
    with pytest.raises(BadSetup, match="bad-workers"):
        compiled.playouts(1, threads=0)


def test_games_are_the_same_where_there_is_no_numba() -> None:
    """Both forms play the same games from one source: plain Python has numbers without end, compiled code 64 bits."""
    blocked = "import sys; sys.modules['numba'] = None"
    plain, compiled = (
        run([sys.executable, "-W", "error", "-c", code], capture_output=True, text=True, check=True).stdout
        for code in (blocked + ROWS, ROWS)
    )
    assert plain.splitlines() == compiled.splitlines()
    assert len(plain.splitlines()) == 2 * len(TWINS)


def test_a_missing_extra_names_the_line_that_installs_it() -> None:
    blocked = "import sys; sys.modules['numpy'] = None\nimport boomtable.lab.twins"
    ended = run([sys.executable, "-c", blocked], capture_output=True, text=True, check=False)
    assert ended.stderr.splitlines()[-1].endswith('numpy is not installed; run: pip install "boomtable[fast]"')
    assert "During handling" not in ended.stderr


def test_compiled_code_is_kept_between_processes_and_made_anew_where_it_cannot_be(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    printed = []
    for folder in ("kept", "kept", "file", "file"):
        environment = {"NUMBA_CACHE_DIR": str(tmp_path / folder), "PYTHONPATH": ":".join(sys.path)}
        ended = run([sys.executable, "-c", DRAWING], env=environment, capture_output=True, text=True, check=True)
        printed.append(ended.stdout.split())
    assert printed == [["8", "0"], ["8", "1"], ["8", "0"], ["8", "0"]]


def test_what_both_the_twins_and_the_bots_call_is_part_of_what_is_kept_of_either(tmp_path: Path) -> None:
    copy = copytree(
        Path(boomtable.__file__).parent, tmp_path / "boomtable", ignore=ignore_patterns("_web", "__pycache__")
    )
    environment = {"NUMBA_CACHE_DIR": str(tmp_path / "kept"), "PYTHONPATH": ":".join([str(tmp_path), *sys.path])}
    printed = []
    for words in ("", "# so it is read once more"):
        with (copy / "kernels/bits.py").open("a") as shared:
            shared.write(words)
        ended = run([sys.executable, "-c", FOLDERS], env=environment, capture_output=True, text=True, check=True)
        printed.append(ended.stdout.split())
    assert not set(printed[0]) & set(printed[1])
