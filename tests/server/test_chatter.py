"""Bots' chatter: blind to roles and hands, never the same line twice, six seconds apart, once a round for each."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from boomtable.bots import Random, make_bots, play_on
from boomtable.bots.temper import Temper
from boomtable.engine import Seeded, Table, Viewer, but
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
    for number in range(5):  # a game may end at its first cut
        said.clear()
        async with opened(tmp_path / str(number)) as (registry, clock):
            await talk_at(registry, clock, "time-bomb", number)
        if len(said) > 1:
            break
    assert len(said) > 1
    assert len({line for _, _, line, _ in said}) == len({(seat, round_) for _, seat, _, round_ in said}) == len(said)
    assert all(later[0] - earlier[0] >= APART for earlier, later in pairwise(said))


def among_bots(title: Title, table: Table[Any]) -> TableSession:
    """The table's session with a person in the first seat and bots in all others, where things take time to show."""
    session = live_table(title, table.state, table.ledger).session
    person, *others = session.members
    return but(session, members=(person, *[but(member, level="easy") for member in others]), show=1.0)


def of(game: str) -> Title:
    return next(title for title in TITLES if title.game.id == game)


def test_a_bot_whose_wires_somebody_reaches_for_says_so_and_a_person_does_not() -> None:
    title = of("time-bomb")
    session = among_bots(title, next(tables(title)))
    said = [Chatter().thought(session, 0.0, lambda: 0.0, eyed=seat) for seat in range(4)]
    assert [[(remark.seat, remark.what) for remark in each] for each in said] == [
        [],
        *[[(seat, "eyed")] for seat in (1, 2, 3)],
    ]


def test_at_the_end_one_speaks_of_the_bang_and_others_of_having_won_or_lost() -> None:
    title = of("time-bomb")
    for number in range(20):
        *_, (_, table) = play_on(title.game.table(5), (Random(),) * 5, ("end", number))
        remarks = Chatter().thought(among_bots(title, table), 0.0, lambda: 0.5)
        told = {remark.seat: remark.what for remark in remarks}
        results = {seat: "won" if seat in table.state.outcome.winners else "lost" for seat in told}
        bang = table.state.outcome.why == "exploded"
        assert len(told) == len(remarks) == 3
        assert (remarks[0].what == "boom") is bang
        assert all(what in (results[seat], "boom") for seat, what in told.items())
        assert [*told.values()].count("boom") == bang
        assert len({remark.line for remark in remarks}) == 3


def test_a_refused_offer_is_answered_to_the_one_who_made_it() -> None:
    title = of("two-rooms")
    evening = play_on(title.game.table(6), make_bots(title.game, 6, ("normal",)), ("refused",))
    chatter, answered = Chatter(), 0
    for _, table in evening:
        session = among_bots(title, table)
        new = chatter._new(session, None)
        told = [*chatter._may_speak(session, [*range(1, 6)], new, None)]
        refused = [(seat, what, 1) for seat, what in between_two(session, 0)] if 0 in new else []
        assert [each for each in told if each[2] is not None] == refused
        answered += len(refused)
    assert answered
