"""Bots' chatter: blind to roles and hands, never the same line twice, six seconds apart, once a round for each."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from boomtable.bots import Random, play_on
from boomtable.bots.temper import Temper
from boomtable.engine import Seeded, Table, Viewer
from boomtable.games import time_bomb
from boomtable.server import chatter as module
from boomtable.server.chatter import APART, LINES, Chatter, Remark, between_two, chapter, lines, situations
from boomtable.server.session import TableSession
from boomtable.words import say
from tests.server.live_talk import talk_at
from tests.server.solo_games import opened
from tests.server.tables_in_memory import live_table
from tests.titles import TITLES, Title

SITUATIONS = (
    *("dealt", "accused", "eyed", "safe", "success", "claims", "last-round", "boom", "won", "lost"),
    *("alone", "blown-up", "chicken", "snipes", "sniped", "arrives", "leads", "refuses"),
)


def test_there_are_a_dozen_different_lines_for_every_situation() -> None:
    for what in SITUATIONS:
        codes = [line for temper in Temper for line in lines(what, temper)]
        said = {say(f"phrase-{code}") for code in codes}
        assert len(said) == len(codes) == 4 * LINES == 12
        assert not said & {f"phrase-{code}" for code in codes}


def tables(title: Title) -> Iterator[Table[Any]]:
    """Some moments of a game among bots."""
    players = title.game.seats[0]
    for place, (_, table) in enumerate(play_on(title.game.table(players), (Random(),) * players, ("chatter",))):
        if table.state.todo and place % 3 == 0 and place < 90:
            yield table


def remarkable(session: TableSession, viewer: Viewer) -> list[Any]:
    """Everything that chatter at a table follows from, as far as this viewer gets to hear it."""
    return [*(situations(session, viewer) if isinstance(viewer, str) else between_two(session, viewer))]


def differences(title: Title) -> int:
    """How often chatter differs at a table that differs only in what its hearers do not see."""
    found = 0
    for table in tables(title):
        for viewer in table.state.viewers:
            other = title.unknown_to(table.state, viewer, Seeded("other"))
            sessions = [live_table(title, state, table.ledger).session for state in (table.state, other)]
            found += remarkable(sessions[0], viewer) != remarkable(sessions[1], viewer)
    return found


@pytest.mark.parametrize("title", TITLES, ids=repr)
def test_chatter_is_the_same_whatever_the_rules_hide(title: Title) -> None:
    assert differences(title) == 0


def roles_show(session: Any, place: str) -> Iterator[Any]:
    yield None, str(session.table.state.roles)


def hands_show(session: Any, place: str) -> Iterator[Any]:
    yield None, str(session.table.state.deals)


@pytest.mark.parametrize("leak", [roles_show, hands_show])
def test_a_leak_is_noticed(leak: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(globals(), "situations", leak)
    assert differences(next(title for title in TITLES if title.game is time_bomb.GAME)) > 0


@pytest.mark.slow
async def test_at_a_live_table_lines_come_one_by_one_and_never_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[tuple[float, int, str, Any]] = []
    note = Chatter.note

    def noted(self: Chatter, remark: Remark, table: Table[Any], now: float) -> None:
        said.append((now, remark.seat, remark.line, None if table.state.outcome else chapter(table)))
        note(self, remark, table, now)

    monkeypatch.setattr(module, "talks", lambda _: 10)
    monkeypatch.setattr(Chatter, "note", noted)
    async with opened(tmp_path) as (registry, clock):
        await talk_at(registry, clock, "time-bomb", 1)
    assert len(said) > 1
    assert len({line for _, _, line, _ in said}) == len({(seat, round_) for _, seat, _, round_ in said}) == len(said)
    assert all(later[0] - earlier[0] >= APART for earlier, later in pairwise(said))
