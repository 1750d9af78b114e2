"""Whole games of Bomb Squad Academy at the terminal, typed into the real command, and records shown again."""

from __future__ import annotations

from pathlib import Path

import pytest

from boomtable.bots import make_bots, play_on
from boomtable.cli import main
from boomtable.engine import PUBLIC
from boomtable.engine.records import Record, begin, read, replay, write
from boomtable.games.bomb_squad_academy import GAME, Action, Tool
from boomtable.games.catalog import find
from tests.cli.command import run

pytestmark = pytest.mark.slow

ROUND = "".join(f"{line}\n" for line in ("no", *Action, *(f"take {tool}" for tool in Tool)))
A_GAME = ROUND * 90  # whatever does not fit is refused and asked again
PLAY = ("play", "bomb-squad-academy", "--seed", "7", "--level", "random")


@pytest.mark.parametrize("players", ["2", "5"])
def test_a_game_is_played_to_its_end_and_saved(players: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    ended = run(*PLAY, "--players", players, "--save", path, typed=A_GAME)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "You win." in ended.stdout or "You lose." in ended.stdout
    assert "G R A D U A T I O N" in ended.stdout
    record = read(path.read_bytes(), find)
    assert replay(GAME, record).state.outcome


def test_only_ascii_where_the_terminal_knows_no_more() -> None:
    ended = run(*PLAY, "--players", "3", typed=A_GAME, PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout.isascii()


def test_help_and_rules_are_a_word_away() -> None:
    shown = run(*PLAY, "--players", "3", typed="help\nrules\n").stdout
    assert all(f"BS{number:<3}" in shown for number in range(6, 20))
    assert "choose a card" in shown


def game(seed: int) -> Record:
    record = begin(GAME, 4)
    for entry, _ in play_on(GAME.table(4), make_bots(GAME, 4, ("random",)), (seed,)):
        record = record.with_entry(entry)
    return record


class Shown:
    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.folder, self.capsys = folder, capsys

    def __call__(self, record: Record, *arguments: str) -> str:
        path = self.folder / "game.json"
        path.write_text(write(record), encoding="utf-8")
        assert main(["show", str(path), *arguments]) == 0
        return self.capsys.readouterr().out


@pytest.fixture
def shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Shown:
    return Shown(tmp_path, capsys)


def test_a_record_is_shown_to_its_end(shown: Shown) -> None:
    record = game(1)
    assert f"of {len(record.log)}:" in shown(record)
    assert "As everyone saw it." in shown(record)
    assert "G R A D U A T I O N" in shown(record)
    assert "As Cleo saw it." in shown(record, "--seat", "2")


def test_before_the_first_entry_there_is_no_bomb(shown: Shown) -> None:
    before = shown(game(1), "--at", "0")
    assert "Ages are being drawn." in before
    assert "Green" not in before


def test_entries_are_named_as_in_the_log(shown: Shown) -> None:
    captions = [shown(game(1), "--at", str(at)).splitlines()[0] for at in (1, 2, 3, 10)]
    assert [caption.partition(": ")[2].partition(".")[0] for caption in captions] == [
        "ages drawn",
        "deck shuffled",
        "tiles laid",
        "card chosen",
    ]


def test_spectators_are_shown_no_glimpse_and_no_sealed_answer(shown: Shown) -> None:
    record = game(2)
    glimpses = sealed = 0
    for at in range(10, len(record.log), 5):
        state = replay(GAME, record, at).state
        printed = shown(record, "--at", str(at), "--seat", PUBLIC)
        assert "You saw" not in printed
        assert "sealed" not in printed
        glimpses += any(state.glimpses)
        sealed += bool(state.sealed)
    assert glimpses
    assert sealed


def test_a_seat_is_shown_what_it_saw(shown: Shown) -> None:
    record = game(2)
    for at in range(10, len(record.log)):
        state = replay(GAME, record, at).state
        if any(glimpse.holds for glimpse in state.glimpses[1]):
            break
    assert "You saw: " in shown(record, "--at", str(at), "--seat", "1")
    assert "1 Ben: " in shown(record, "--at", str(at), "--seat", "0")
