"""Compiled playouts give the same answers as plain Python, and nobody waits for compilation."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import islice, product
from pathlib import Path
from threading import Event

import pytest

from boomtable.bots import play_game
from boomtable.bots.trick_snipers import search
from boomtable.bots.trick_snipers.bitboard import Situation, playable, situation
from boomtable.bots.trick_snipers.players import hard, normal
from boomtable.bots.trick_snipers.search import EXACT, Trials, plain_trials, searched
from boomtable.bots.trick_snipers.worlds import worlds
from boomtable.engine import Seeded
from boomtable.games.trick_snipers import GAME, View
from boomtable.games.trick_snipers.rounds import Playing
from boomtable.kernels.compiled import folder
from tests.bots.trick_snipers.tables import ask, moments, played

with_all_options = pytest.mark.parametrize(("players", "pointless"), [*product(GAME.seats, (False, True))])

ANSWERS = """
import sys
{before}
import boomtable.bots
from boomtable.bots.trick_snipers import search
from boomtable.bots.trick_snipers.players import hard
from tests.bots.trick_snipers.tables import moments, played
tables = [*moments(2)][::4]
assert not {{"numba", "numpy"}} & {{name for name, module in sys.modules.items() if module}}
print(*(played(hard(40), table) for table in tables), search.loading().done())
{after}
print(*(played(hard(40), table) for table in tables), search.fastest_trials() is search.plain_trials)
"""


@pytest.fixture(scope="module")
def compiled() -> Trials:
    return search.loading().result()


def views(players: int, pointless: bool) -> Iterator[tuple[View, Situation]]:
    """What everyone who is to play a card sees, in games of anything and in games of rules of thumb."""
    options = {"no_point_no_winner": pointless}
    sensible = (
        table.state
        for number in range(3)
        for table in play_game(GAME, players, (normal(),) * players, ("twin", number), options)
        if table.state.todo and isinstance(table.state.todo[0], Playing)
    )
    for table in (*moments(3, players, **options), *sensible):
        view = table.view(table.player)
        yield view, situation(view)


@with_all_options
def test_what_is_won_is_the_same_to_the_last_bit(players: int, pointless: bool, compiled: Trials) -> None:
    for number, (view, here) in enumerate(views(players, pointless)):
        assert_same(view, here, compiled, number)
    assert number > 100


@with_all_options
def test_so_it_is_where_the_last_cards_are_solved(players: int, pointless: bool, compiled: Trials) -> None:
    seen = (table.view(table.player) for table in moments(400, players, no_point_no_winner=pointless))
    last = ((view, situation(view)) for view in seen if max(view.held) <= EXACT[players])
    for number, (view, here) in enumerate(islice(last, 30)):
        assert_same(view, here, compiled, number)
    assert number == 29


def assert_same(view: View, here: Situation, compiled: Trials, number: int) -> None:
    tables, seed = worlds(view), Seeded("bits", number).pick(2**53)
    ones = dict.fromkeys(playable(here.hand, here.lying.led), 0.0)
    others = ones.copy()
    assert plain_trials(here, tables)(ones, 4, seed) == compiled(here, tables)(others, 4, seed)
    assert ones == others


@with_all_options
def test_the_same_card_is_chosen(players: int, pointless: bool, compiled: Trials) -> None:
    for number, (view, here) in enumerate(views(players, pointless)):
        legal = playable(here.hand, here.lying.led)
        cards = [searched(view, legal, legal[-1], 30, Seeded(number), trials) for trials in (plain_trials, compiled)]
        assert cards[0] == cards[1]


def test_until_the_compiled_form_is_ready_the_plain_one_answers(
    compiled: Trials, monkeypatch: pytest.MonkeyPatch
) -> None:
    enough = Event()
    monkeypatch.setattr(search, "load", lambda: enough.wait() and compiled)
    search.loading.cache_clear()
    table = next(moments(1))
    try:
        before = ask(hard(50), table, table.player)
        assert not search.loading().done()
        assert search.fastest_trials() is plain_trials
    finally:
        enough.set()
    assert search.loading().result() is search.fastest_trials() is compiled
    assert ask(hard(50), table, table.player) == before


def test_a_compiler_that_fails_is_not_missed(compiled: Trials, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "load", lambda: 1 / 0)
    search.loading.cache_clear()
    try:
        assert isinstance(search.loading().exception(), ZeroDivisionError)
        assert search.fastest_trials() is plain_trials
    finally:
        search.loading.cache_clear()


def answers(before: str, after: str, cache: Path) -> list[list[str]]:
    """What hard plays in a new process, twice."""
    program = ANSWERS.format(before=before, after=after)
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(cache), "PYTHONPATH": os.pathsep.join(sys.path)}
    told = subprocess.check_output([sys.executable, "-c", program], env=environment, text=True)
    return [line.split() for line in told.splitlines()]


def test_without_numba_all_is_as_it_was(tmp_path: Path, compiled: Trials) -> None:
    wait = "assert isinstance(search.loading().exception(), ImportError)"
    (*first, _), (*second, plain) = answers('sys.modules["numba"] = None', wait, tmp_path)
    assert plain == "True"
    assert first == second == [str(played(hard(40), table)) for table in [*moments(2)][::4]]


@pytest.mark.slow
def test_the_first_answers_do_not_wait_for_the_compiler(tmp_path: Path) -> None:
    """Where nothing was ever compiled; Numba is not even imported before somebody searches."""
    (*first, ready), (*second, plain) = answers("", "search.loading().result()", tmp_path)
    assert (ready, plain) == ("False", "False")
    assert first == second
    assert [*tmp_path.rglob("*.nbi")]  # the next process finds it there


def test_compiled_code_is_kept_by_all_it_is_made_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boomtable.kernels.compiled.settings.CACHE_DIR", str(tmp_path / "cache"))
    rule, other = tmp_path / "rule.py", tmp_path / "other.py"
    rule.write_text("ONE = 1")
    other.write_text("TWO = 2")
    before = folder("title", [rule, other])
    assert before == folder("title", [other, rule])
    other.write_text("TWO = 3")
    assert before != folder("title", [rule, other])


def test_where_nothing_can_be_written_nothing_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "cache").write_text("a file, and no folder")
    monkeypatch.setattr("boomtable.kernels.compiled.settings.CACHE_DIR", str(tmp_path / "cache"))
    assert folder("title", []) == ""
