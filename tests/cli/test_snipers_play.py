"""Whole games of Trick Snipers at the terminal, typed into the real command, and records shown again."""

from __future__ import annotations

from pathlib import Path

import pytest

from boomtable.cli import main
from boomtable.engine import PUBLIC
from boomtable.engine.records import read, replay
from boomtable.games.catalog import find
from boomtable.games.trick_snipers import GAME, Clan
from tests.cli.command import run
from tests.golden import HERE

ANY_CARD = "".join(f"{clan[0]}{number}\n" for clan in Clan for number in range(1, 13))
PLAY = ("play", "trick-snipers", "--seed", "7", "--level", "random")
SHORT = HERE / "trick-snipers" / "over-in-no-time.json"


def passing(players: str) -> str:
    """The four cards that the question gives as an example."""
    asked = run(*PLAY, "--players", players, typed="").stdout
    return " ".join(asked.partition("for example ")[2].split()[:4]).rstrip(") >") + "\n"


@pytest.mark.parametrize("players", ["3", "5"])
def test_a_game_is_played_to_its_end_and_saved(players: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    typed = passing(players) + ANY_CARD * 12  # what may not be played is refused and asked again
    ended = run(*PLAY, "--players", players, "--save", path, typed=typed)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "You win." in ended.stdout or "You lose." in ended.stdout
    assert "L A S T   S H O T" in ended.stdout
    assert replay(GAME, read(path.read_bytes(), find)).state.outcome


def test_only_ascii_where_the_terminal_knows_no_more() -> None:
    typed = passing("4") + ANY_CARD * 12
    ended = run(*PLAY, "--players", "4", typed=typed, PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout.isascii()


def test_help_and_rules_are_a_word_away() -> None:
    shown = run(*PLAY, "--players", "3", typed="help\nrules\n").stdout
    assert all(f"TS{number:<3}" in shown for number in range(1, 12))
    assert "play the red 7" in shown


def shown(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["show", str(SHORT), *arguments]) == 0
    return capsys.readouterr().out


def test_a_record_is_shown_to_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    end = shown(capsys)
    assert "Entry 11 of 11: card played. As everyone saw it." in end
    assert "L A S T   S H O T" in end
    assert "Last trick  Cleo leads b7 b3 b6  Cleo's, a point" in end


def test_a_record_is_shown_as_one_seat_saw_it(capsys: pytest.CaptureFixture[str]) -> None:
    there = shown(capsys, "--at", "7", "--seat", "0")
    assert "6 + 7 = 13: a 6 of another clan snipes." in there
    assert "Ben still has, from you  r11 y6 y11" in there


def test_entries_are_named_as_in_the_log(capsys: pytest.CaptureFixture[str]) -> None:
    captions = [shown(capsys, "--at", str(at)).splitlines()[0] for at in (1, 2, 5, 6)]
    assert [caption.partition(": ")[2].partition(".")[0] for caption in captions] == [
        "cards dealt",
        "four cards passed",
        "leader drawn",
        "card played",
    ]


def test_spectators_are_shown_no_hand_and_no_pass(capsys: pytest.CaptureFixture[str]) -> None:
    for at in range(11):
        there = shown(capsys, "--at", str(at), "--seat", PUBLIC)
        assert not [word for word in ("You hold", "sealed", "from you", "Unused") if word in there]
