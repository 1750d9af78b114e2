"""A sweep can be interrupted at any time and continues as if it had not been."""

from __future__ import annotations

from pathlib import Path

import pytest
from filelock import FileLock

from boomtable.engine import BadSetup, but
from boomtable.games.time_bomb import GAME
from boomtable.lab.balance import Balance, Sweep, run
from boomtable.lab.balance.run import open_ledger
from tests.lab.balance.coins import coins, quietly, stopping, sweep

CHANCES = (0.5, 0.52)
ASKED = sweep(games=200)
BATCHES = 40


def whole(folder: Path) -> tuple[Balance, bytes]:
    return run(GAME, ASKED, folder, coins(*CHANCES), quietly), page(folder)


def page(folder: Path) -> bytes:
    return (folder / "games.jsonl").read_bytes()


@pytest.mark.parametrize("after", [0, 1, 10, 13, 20, 33, BATCHES])
def test_an_interrupted_sweep_ends_as_one_that_was_not(after: int, tmp_path: Path) -> None:
    folder = tmp_path / "interrupted"
    if after < BATCHES:
        with pytest.raises(KeyboardInterrupt):
            run(GAME, ASKED, folder, stopping(coins(*CHANCES), after), quietly)
        assert page(folder).count(b"\n") == after
    assert whole(folder) == whole(tmp_path / "whole")


@pytest.mark.parametrize("lost", [1, 2, 30, 2000])
def test_a_line_torn_in_the_middle_is_played_again(lost: int, tmp_path: Path) -> None:
    found, written = whole(tmp_path)
    (tmp_path / "games.jsonl").write_bytes(written[:-lost])
    assert whole(tmp_path) == (found, written)


@pytest.mark.parametrize("line", [b"\n", b"{}\n", b'{"setup":9,"first":0,"endings":[]}\n', b"\xff\xfe\n"])
def test_whatever_stands_where_a_batch_should_is_dropped_and_played(line: bytes, tmp_path: Path) -> None:
    found, written = whole(tmp_path)
    lines = written.splitlines(keepends=True)
    (tmp_path / "games.jsonl").write_bytes(b"".join([*lines[:5], line, *lines[6:]]))
    assert whole(tmp_path) == (found, written)


def test_a_finished_sweep_is_not_played_again(tmp_path: Path) -> None:
    found, _ = whole(tmp_path)
    assert run(GAME, ASKED, tmp_path, stopping(coins(*CHANCES), 0), quietly) == found


@pytest.mark.parametrize(
    "other",
    [
        sweep(games=300),
        sweep(games=200, within=0.02),
        sweep(games=200, players=(5,)),
        but(ASKED, seed=8),
        but(ASKED, boomtable="0.0.9"),
        but(ASKED, rules=99),
    ],
)
def test_a_folder_with_another_sweep_is_refused_and_left_alone(other: Sweep, tmp_path: Path) -> None:
    _, written = whole(tmp_path)
    with pytest.raises(BadSetup, match="balance-other-sweep"):
        run(GAME, other, tmp_path, coins(*CHANCES), quietly)
    assert page(tmp_path) == written


def test_a_folder_with_other_things_is_refused_and_left_alone(tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("Dear diary", encoding="utf-8")
    with pytest.raises(BadSetup, match="balance-other-things"):
        run(GAME, ASKED, tmp_path, coins(*CHANCES), quietly)
    assert not (tmp_path / "games.jsonl").exists()


def test_a_sweep_interrupted_before_the_first_game_may_be_changed(tmp_path: Path) -> None:
    (tmp_path / "sweep.json").write_text("{", encoding="utf-8")
    assert whole(tmp_path)[0].games == 200


def test_two_cannot_write_on_the_same_page(tmp_path: Path) -> None:
    with FileLock(tmp_path / ".lock"), pytest.raises(BadSetup, match="balance-busy"), open_ledger(tmp_path, ASKED):
        pass


@pytest.mark.parametrize("place", ["file", "file/folder", "nowhere/folder"])
def test_what_cannot_be_a_folder_is_refused(place: str, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(BadSetup, match="balance-folder"), open_ledger(tmp_path / place, ASKED):
        pass
