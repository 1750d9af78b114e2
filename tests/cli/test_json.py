"""Whatever a machine would read is there as one line of JSON, and says the same."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from boomtable.games.catalog import CATALOG
from tests.cli.command import run
from tests.cli.test_play import A_GAME, PLAY


def told(*line: str | Path) -> Any:
    ended = run(*line, "--json")
    assert (ended.returncode, ended.stderr, ended.stdout.count("\n")) == (0, "", 1)
    assert ended.stdout.isascii()
    return json.loads(ended.stdout)


def test_the_list_of_games() -> None:
    listed = told("games")
    assert [game["id"] for game in listed] == [*CATALOG]
    assert {"name": "claims", "default": "free", "allowed": ["free", "in_turn", "off"]} in listed[0]["options"]


def test_a_played_game_is_shown_and_verified(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    promise = run(*PLAY, "--save", path, typed=A_GAME).stdout.partition("SHA-256 is ")[2].split(".")[0]
    public, own = told("show", path), told("show", path, "--seat", "2", "--at", "9")
    assert public["view"]["outcome"]["side"] in ("swat", "terrorist")
    assert (public["viewer"], own["viewer"], own["at"], own["last"]) == ("public", 2, 9, public["last"])
    assert own["view"]["outcome"] is None
    checked = told("verify", path)
    assert checked["fair"]
    assert checked["draws"] > 4
    assert [deal["commitment"] for deal in checked["deals"]] == ["".join(promise.split())]
    assert checked["fork"] is None


def test_a_game_that_was_left_is_verified_as_far_as_it_went(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run(*PLAY, "--save", path, typed="q\n")
    assert "Every card in this game follows from those draws." in run("verify", path).stdout


def test_a_drawn_position(tmp_path: Path) -> None:
    drawing = tmp_path / "drawing.txt"
    drawing.write_text("bomb 1\ngreen 3,1 -|ok,ok,boom 2,0,...\n0 12\n1 9\n2 4\n", encoding="utf-8")
    seen = told("position", "bomb-squad-academy", drawing)
    assert (seen["game"], seen["viewer"]) == ("bomb-squad-academy", "public")


def test_a_game_is_watched_again_from_a_chair(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run(*PLAY, "--save", path, typed=A_GAME)
    watched = told("replay", path, "--seat", "2")
    assert (watched["game"]["game"], watched["chair"]["chair"]) == ("time-bomb", 2)
    assert len(watched["chair"]["moments"]) == watched["game"]["last"]
    assert watched["chair"]["view"]["viewer"] == 2
    refused = run("replay", path, "--seat", "open", "--json")
    assert (refused.returncode, refused.stdout, refused.stderr.count("\n")) == (2, "", 1)
