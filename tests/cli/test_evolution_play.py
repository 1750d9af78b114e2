"""Whole games of Time Bomb Evolution at the terminal, typed into the real command, and records shown again."""

from __future__ import annotations

from pathlib import Path

import pytest

from boomtable.bots import make_bots, play_on
from boomtable.cli import main
from boomtable.engine import PUBLIC
from boomtable.engine.records import begin, read, replay, write
from boomtable.games.catalog import find
from boomtable.games.time_bomb_evolution import COLOURS, GAME
from tests.cli.command import run

pytestmark = pytest.mark.slow

ANYTHING = "d\n\ncut\n0\n1\n2\n3\n4\n5\n" + "".join(f"{colour}\n" for colour in COLOURS)  # the wrong is asked again
A_GAME = ANYTHING * 80
PLAY = ("play", "time-bomb-evolution", "--seed", "7", "--level", "random")
EVOLUTION = ("--option", "evolution=true")


@pytest.mark.parametrize("claims", ["free", "in_turn"])
@pytest.mark.parametrize(("players", "evolution"), [("4", "true"), ("6", "true"), ("5", "false")])
def test_a_game_is_played_to_its_end_and_saved(players: str, evolution: str, claims: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    options = ("--option", f"evolution={evolution}", "--option", f"claims={claims}")
    ended = run(*PLAY, "--players", players, *options, "--save", path, typed=A_GAME)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "You win." in ended.stdout or "You lose." in ended.stdout
    record = read(path.read_bytes(), find)
    assert record.options["evolution"] is (evolution == "true")
    assert replay(GAME, record).state.outcome


def test_the_host_names_the_colours() -> None:
    """[TE1]"""
    shown = run(*PLAY, "--players", "4", "--option", "colours=pink yellow,blue red", typed="\n").stdout
    assert "R Red        B Blue       Y Yellow     K Pink" in shown
    assert "Green" not in shown


def test_only_ascii_where_the_terminal_knows_no_more() -> None:
    ended = run(*PLAY, "--players", "6", *EVOLUTION, typed=A_GAME, PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout.isascii()


@pytest.mark.parametrize("columns", ["40", "200"])
def test_narrow_and_wide_terminals_are_kept_to(columns: str) -> None:
    ended = run(*PLAY, "--players", "6", *EVOLUTION, typed=A_GAME, COLUMNS=columns)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "You win." in ended.stdout or "You lose." in ended.stdout


def test_help_and_rules_are_a_word_away() -> None:
    shown = run(*PLAY, "--players", "4", typed="help\nrules\n").stdout
    assert "protect green" in shown
    assert all(f"TE{number} " in shown for number in (1, 2, 4, *range(5, 17), 20))
    assert all(f"TB{number} " in shown for number in (*range(1, 9), 11, 12, 13, 14))
    assert max(map(len, shown.partition("TB1 ")[2].partition("ALL8")[0].splitlines())) <= 80


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole game with the Evolution rules."""
    options = {"evolution": True}
    record = begin(GAME, 5, options)
    for entry, _ in play_on(GAME.table(5, options), make_bots(GAME, 5, ("random",)), (3,)):
        record = record.with_entry(entry)
    path = tmp_path_factory.mktemp("evolution") / "game.json"
    path.write_text(write(record), encoding="utf-8")
    return path


def shown(capsys: pytest.CaptureFixture[str], path: Path, *arguments: str) -> str:
    assert main(["show", str(path), *arguments]) == 0
    return capsys.readouterr().out


def test_entries_are_named_as_in_the_log(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    captions = [shown(capsys, saved, "--at", str(at)).splitlines()[0] for at in range(1, 6)]
    assert [caption.partition(": ")[2].partition(".")[0] for caption in captions] == [
        "roles dealt",
        "colours drawn",
        "cards removed",
        "start player drawn",
        "wires dealt",
    ]


def test_every_entry_can_be_shown_and_spectators_see_no_secret(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    secrets = ("SWAT", "You hold", "removed  ")
    for at in range(len(read(saved.read_bytes(), find).log)):
        there = shown(capsys, saved, "--at", str(at), "--seat", PUBLIC)
        assert not [word for word in secrets if word in there]
    assert "removed  " in shown(capsys, saved)
