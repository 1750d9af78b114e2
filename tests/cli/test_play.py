"""Whole games at the terminal, typed into the command."""

from __future__ import annotations

from pathlib import Path

import pytest

from boomtable.engine.records import Record, read, replay
from boomtable.games.catalog import find
from tests.cli.command import run

ANYONE = "".join(f"{seat}\n" for seat in range(8))  # whoever can be cut; the rest is refused and asked again
A_GAME = ("d\n\n" + ANYONE) * 60
PLAY = ("play", "time-bomb", "--seed", "7")


def saved(path: Path) -> Record:
    return read(path.read_bytes(), find)


@pytest.mark.parametrize("claims", ["free", "in_turn", "off"])
@pytest.mark.parametrize("players", ["4", "8"])
def test_a_game_is_played_to_its_end_and_saved(players: str, claims: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    ended = run(*PLAY, "--players", players, "--option", f"claims={claims}", "--save", path, typed=A_GAME)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "You win." in ended.stdout or "You lose." in ended.stdout
    assert "Seed 7 deals this game again." in ended.stdout
    record = saved(path)
    assert (record.players, record.options["claims"]) == (int(players), claims)
    assert replay(find("time-bomb"), record).state.outcome


def test_the_same_seed_and_the_same_lines_give_the_same_game() -> None:
    assert run(*PLAY, typed=A_GAME).stdout == run(*PLAY, typed=A_GAME).stdout


def test_without_a_seed_a_new_game_is_dealt() -> None:
    assert len({run("play", "time-bomb", typed="\n" * 5).stdout for _ in range(3)}) > 1


def test_another_game_has_the_next_seed_and_a_file_of_its_own(tmp_path: Path) -> None:
    once = run(*PLAY, typed=A_GAME).stdout
    lines = A_GAME.splitlines(keepends=True)[: once.partition("Another game?")[0].count(" > ")]
    ended = run(*PLAY, "--save", tmp_path / "game.json", typed="".join([*lines, "y\n", A_GAME]))
    assert "Seed 7 deals" in ended.stdout
    assert "Seed 8 deals" in ended.stdout
    assert {"game.json", "game-2.json"} <= {path.name for path in tmp_path.iterdir()}
    assert replay(find("time-bomb"), saved(tmp_path / "game-2.json")).state.outcome


@pytest.mark.parametrize("typed", ["", "\n", "quit\n", "c s1\nq\n"])
def test_a_person_who_leaves_is_let_go_and_the_game_is_saved(typed: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    ended = run(*PLAY, "--level", "random", "--save", path, typed=typed)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert f"Saved to {path}".replace("\n", "") in ended.stdout.replace("\n", "")
    table = replay(find("time-bomb"), saved(path))
    assert table.state.outcome is None
    assert len(table.ledger) == typed.count("c s1")


def test_nothing_is_saved_unless_asked_for(tmp_path: Path) -> None:
    run(*PLAY, typed="q\n", folder=tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_only_ascii_where_the_terminal_knows_no_more() -> None:
    ended = run(*PLAY, typed=A_GAME, PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout.isascii()
    assert "?" not in ended.stdout.replace("Another game?", "").replace("Whose wire do you cut?", "")
