"""Which engine plays: the compiled one wherever it has the title and all players, unless another is asked for."""

from __future__ import annotations

import sys

import pytest

from boomtable.cli.experiments import tell_if_slow
from boomtable.engine import BadSetup
from boomtable.games import time_bomb, trick_snipers, two_rooms
from boomtable.lab.engines import COMPILED, PLAIN, choose, has_form
from tests.cli.command import run


@pytest.mark.parametrize(
    ("levels", "fits"),
    [
        (("random",), True),
        (("random", "rules", "random", "rules"), True),
        (("swat=rules", "terrorist=random"), True),
        (("random", "random", "easy", "random"), False),
        (("swat=random", "terrorist=hard"), False),
    ],
)
def test_all_players_need_a_compiled_form(levels: tuple[str, ...], fits: bool) -> None:
    assert choose(time_bomb.GAME, levels) == (COMPILED if fits else PLAIN)
    assert choose(time_bomb.GAME, levels, PLAIN) == PLAIN


def test_the_title_needs_one_too() -> None:
    assert not has_form(two_rooms.GAME, ("random",))
    assert choose(two_rooms.GAME, ("random",)) == PLAIN


@pytest.mark.parametrize(("title", "level"), [("two-rooms", "random"), ("time-bomb", "hard")])
def test_what_is_not_compiled_is_refused_with_what_is(title: str, level: str) -> None:
    ended = run("lab", "simulate", title, "--players", "6", "--bots", level, "--engine", "compiled")
    assert (ended.returncode, ended.stdout) == (2, "")
    assert "trick-snipers" in ended.stderr
    assert "random, rules" in ended.stderr


def test_another_engine_is_refused() -> None:
    with pytest.raises(BadSetup, match="bad-option"):
        choose(trick_snipers.GAME, ("random",), "steam")


def test_without_numba_one_line_says_how_long_the_plain_way_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numba", None)
    ended = run("lab", "simulate", "time-bomb", "--bots", "random", "--games", "30", "--json")
    assert ended.returncode == 0
    assert '"engine":"plain"' in ended.stdout
    assert ended.stderr.count("\n") == 1
    assert "numba" in ended.stderr
    assert "boomtable[fast]" in ended.stderr
    refused = run("lab", "simulate", "time-bomb", "--bots", "rules", "--games", "30")
    assert (refused.returncode, refused.stdout) == (2, "")


def test_nothing_is_said_where_nothing_is_slower_than_it_could_be(capsys: pytest.CaptureFixture[str]) -> None:
    for engine, level in ((None, "random"), (PLAIN, "random"), (None, "hard")):
        tell_if_slow(time_bomb.GAME, 5, (level,), 10**9, None, 1, engine)
    assert capsys.readouterr() == ("", "")
