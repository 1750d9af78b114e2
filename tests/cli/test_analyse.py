"""`lab analyse` prints what seats could have known, as JSON."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.json import decode, encode

from boomtable.engine.records import write
from boomtable.replays.lens import lens
from boomtable.replays.story import story
from tests.cli.command import run
from tests.replays.recorded import replayed

REPLAY = replayed("time-bomb", 5, 2)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(write(REPLAY.record), encoding="utf-8")
    return path


def test_the_lens_of_every_seat_is_printed_as_json(path: Path) -> None:
    ended = run("lab", "analyse", path)
    assert (ended.returncode, ended.stderr) == (0, "")
    printed = decode(ended.stdout)
    assert (printed["game"], printed["players"], printed["entries"]) == ("time-bomb", 5, REPLAY.last)
    assert [each["seat"] for each in printed["lenses"]] == [0, 1, 2, 3, 4]
    assert printed["lenses"][3] == decode(encode(lens(REPLAY, 3)))
    assert printed["story"] == decode(encode(story(REPLAY)))
    assert {mark["kind"] for mark in printed["marks"]} >= {"deal", "claim", "lie", "reveal"}


def test_one_seat_can_be_asked_for_and_claims_left_out(path: Path) -> None:
    printed = decode(run("lab", "analyse", path, "--seat", "2", "--no-claims").stdout)
    assert printed["lenses"] == [decode(encode(lens(REPLAY, 2, claims=False)))]


def test_a_seat_that_is_not_there_is_refused(path: Path) -> None:
    ended = run("lab", "analyse", path, "--seat", "5")
    assert ended.returncode == 2
    assert "5" in ended.stderr
    assert "0, 1, 2, 3, 4" in ended.stderr
