"""Every mistake in a command is explained in one line, and nothing else happens."""

from __future__ import annotations

from pathlib import Path

import pytest

from boomtable.cli import main
from boomtable.engine.records import Played, Record, begin, write
from boomtable.games.time_bomb import GAME, Cut
from tests.cli.command import run_apart

BAD = {
    "plai": "lab, play, games, show, replay, position, verify",
    "lab plai": "simulate, duel",
    "play": 'GAME is missing; "boomtable play --help"',
    "lab duel": 'GAME is missing; "boomtable lab duel --help"',
    "play chess": "time-bomb",
    "play time-bomb now": "now",
    "play time-bomb --fats": "--fast",
    "play time-bomb --players": "--players",
    "play time-bomb --players 4 --players 5": "--players",
    "play time-bomb --players 3": "4 to 8",
    "play time-bomb --players x": "whole number",
    "play time-bomb --players 4.6": "whole number",
    "play time-bomb --seed 1e3": "whole number",
    "play time-bomb --fast=maybe": "--fast",
    "play time-bomb --level god": "random",
    "play time-bomb --level=": "random",
    "play time-bomb --option claims": "name=value",
    "play time-bomb --option claims=loud": "free, in_turn, off",
    "play time-bomb --option wires=9": "claims",
    "play time-bomb-evolution --players 7": "4 to 6",
    "play time-bomb-evolution --option evolution=maybe": "false, true",
    "play time-bomb-evolution --option colours=green,mauve,red,blue,pink": "green purple red blue yellow pink",
    "play time-bomb-evolution --option colours=red,red,blue,pink,green": "each named once",
    "play time-bomb-evolution --option colours=green,red,blue,pink": "5 players need at least 5 colours, not 4",
    "play time-bomb --save nowhere/game.json": "folder",
    "play time-bomb --save .": "folder",
    "show nowhere.json": "No such file",
    "show .": "directory",
    "show broken.json": "isn't complete",
    "show empty.json": "isn't complete",
    "show noise.json": "isn't complete",
    "show photo.json": "isn't a text file",
    "show edited.json": "changed",
    "show newer.json": "upgrade",
    "show chess.json": "time-bomb",
    "show crowd.json": "4 to 8",
    "show flying.json": "Entry 1",
    "show impossible.json": "Entry 1",
    "show game.json --seat 5": "0, 1, 2, 3, 4, public",
    "show game.json --seat -1": "0, 1, 2, 3, 4, public",
    "show game.json --seat ada": "0, 1, 2, 3, 4, public",
    "show game.json --at 1": "0 to 0",
    "show game.json --at -1": "0 to 0",
    "show game.json --at end": "whole number",
    "serve --data . --keep -1": "--keep takes a number of days, or 0 to keep tables forever, not -1",
    "serve --data . --trusted-proxy nearby": "10.0.0.0/24",
    "serve --data . --trusted-proxy 10.0.0.7/8": "10.0.0.0/24",
    "completion tcsh": "bash, fish, powershell, zsh",
    "doctor --port x": "whole number",
    "verify": "RECORD",
    "verify nowhere.json": "No such file",
    "verify photo.json": "isn't a text file",
    "verify broken.json": "isn't complete",
    "verify edited.json": "changed",
    "verify game.json": "dealt fairly",
    "lab simulate chess": "time-bomb",
    "lab simulate time-bomb --players 9": "4 to 8",
    "lab simulate time-bomb --bots god": "random",
    "lab simulate time-bomb --bots random,random": "5 levels",
    "lab simulate time-bomb --bots swat=random": "swat, terrorist",
    "lab simulate time-bomb --bots swat=random,terrorist=god": "god",
    "lab simulate time-bomb --games 0": "at least 1",
    "lab simulate time-bomb --workers 0": "at least 1",
    "lab simulate time-bomb --json --games many": "whole number",
    "lab duel time-bomb --a random": "--b",
    "lab duel chess --a random --b random": "time-bomb",
    "lab duel time-bomb --a random --b random --players 9": "4 to 8",
    "lab duel time-bomb --a random --b god": "random",
    "lab duel time-bomb --a swat=random --b random": "swat=random",
    "lab duel time-bomb --a random --b random --games 7": "even",
    "lab duel time-bomb --a random --b random --games 0": "at least 2",
    "lab duel time-bomb --a random --b random --workers 0": "at least 1",
    "lab duel time-bomb --a random --b random --json --seed x": "whole number",
}

LISTED = "time-bomb, time-bomb-evolution, bomb-squad-academy, trick-snipers, two-rooms"


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of records, all but one of them unfit to be shown."""
    true = begin(GAME, 5)
    text = write(true)
    strange = Record(game="time-bomb", rules=1, players=99, options={})
    records = {
        "game": text,
        "broken": text[:40],
        "empty": "",
        "noise": "\0\x7f[[[[",
        "edited": text.replace('"players":5', '"players":6'),
        "newer": text.replace('"rules":1', '"rules":2'),
        "chess": text.replace("time-bomb", "chess"),
        "crowd": write(strange),
        "flying": text.replace('"log":[]', '"log":[["played",0,{"move":"fly"}]]'),
        "impossible": write(true.with_entry(Played(0, Cut(1)))),
    }
    for name, content in records.items():
        (tmp_path / f"{name}.json").write_text(content, encoding="utf-8")
    (tmp_path / "photo.json").write_bytes(text.encode().replace(b"time-bomb", b"\xff\xd8"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("line", BAD)
def test_a_bad_command_is_refused_in_one_line(line: str, shelf: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = {path: path.read_bytes() for path in shelf.iterdir()}
    assert main(line.split(" ")) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    assert BAD[line] in printed.err
    assert {path: path.read_bytes() for path in shelf.iterdir()} == before


def test_a_refusal_stays_on_one_line_whatever_was_typed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "time\nbomb"]) == 2
    assert capsys.readouterr().err == f'There\'s no game called "time bomb". Choose one of: {LISTED}.\n'


def test_the_process_ends_with_2_and_without_a_traceback() -> None:
    ended = run_apart("play", "chess")
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr == f'There\'s no game called "chess". Choose one of: {LISTED}.\n'
