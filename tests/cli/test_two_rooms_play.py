"""Whole games of Two Rooms and a Boom at the terminal, typed into the real command, and records shown again."""

from __future__ import annotations

from pathlib import Path

import pytest

from boomtable.cli import main
from boomtable.engine.records import Spoken, read, replay
from boomtable.games.catalog import find
from boomtable.games.two_rooms import GAME
from tests.cli.command import run

LETS_BE = "wait 200\n"
HOSTAGES = "".join(f"{seat}\n" for seat in range(16))  # whoever can be sent; the rest is refused and asked again
A_GAME = ("share 1\nsay me red\n" + LETS_BE + HOSTAGES + "done\n") * 12
PLAY = ("play", "two-rooms", "--seed", "7", "--level", "random")


@pytest.mark.parametrize(("players", "playset"), [("6", "basic"), ("13", "first")])
def test_an_evening_is_played_to_its_end_and_saved(players: str, playset: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    ended = run(*PLAY, "--players", players, "--option", f"playset={playset}", "--save", path, typed=A_GAME)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "A L L   C A R D S   U P" in ended.stdout
    assert "You win." in ended.stdout or "You lose." in ended.stdout
    assert replay(GAME, read(path.read_bytes(), find)).state.outcome


def test_only_ascii_where_the_terminal_knows_no_more() -> None:
    ended = run(*PLAY, "--players", "6", typed=A_GAME, PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout.isascii()


def test_a_playset_that_does_not_work_is_explained() -> None:
    refused = run(*PLAY, "--players", "6", "--option", "playset=president bomber queen")
    assert "This deck doesn't work. The deck has 3 cards, and you need 6." in refused.stderr


def test_a_record_is_shown_as_one_seat_saw_it_with_what_they_heard(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.json"
    run(*PLAY, "--players", "6", "--save", path, typed="say me red\nq\n")
    record = read(path.read_bytes(), find)
    (at, speaker), *_ = [(at, said.seat) for at, said in enumerate(record.log, 1) if isinstance(said, Spoken)]
    assert main(["show", str(path), "--seat", str(speaker), "--at", str(at)]) == 0
    shown = capsys.readouterr().out
    assert "claim about a card" in shown
    assert 'You: "I\'m Red."' in shown
    assert main(["show", str(path), "--seat", "room-1", "--at", "0"]) == 0
