"""The socket test finds leaks of the server as well as of the rules."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import islice
from pathlib import Path

import pytest

from boomtable.engine import CHANCE, Seeded, Table, but
from boomtable.server import sockets
from boomtable.server.replay import replay_entry
from boomtable.server.session import Substitute, TableSession
from boomtable.wire.to_client import SubstituteReason
from tests.server import secretive_standoff
from tests.server.harness import Player, start_server
from tests.server.look_alike_games import course
from tests.server.look_alikes import Case, code_of, key, moments, opening, plant, somewhere, standing, with_snapshot
from tests.server.server_leaks import LEAKS
from tests.server.two_servers import NEVER, compare
from tests.titles import LAMPS, STANDOFF, TIME_BOMB

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def tireless(monkeypatch: pytest.MonkeyPatch) -> None:
    """No rate limit for questions here."""
    monkeypatch.setattr(sockets, "BURST", 1e9)


def quiet_substitute(number: int, viewer: int) -> Case:
    """On the first server a quiet substitute plays the last seat, on the other nobody does."""
    players, options, state = next(islice(moments(STANDOFF, "quiet", number), 1, 2))
    entry = opening(STANDOFF, code_of(number), players, options, "00" * 32)
    alone = standing(STANDOFF, replay_entry(STANDOFF.catalog, None, entry, 1, 0.0), Table(state, at=1))
    sessions = [_with_quiet_substitute(alone), alone]
    one, two = ((with_snapshot(STANDOFF, session, entry),) for session in sessions)
    return Case(STANDOFF, code_of(number), viewer, players, (one, two))


def _with_quiet_substitute(session: TableSession) -> TableSession:
    last = but(session.members[-1], substitute=Substitute(SubstituteReason.LATE, "random", quiet=True))
    return but(session, members=(*session.members[:-1], last))


@cache
def cases() -> list[Case]:
    """A few tables, at most of which something happens that the viewer may not see."""
    open_steps = [case for case in somewhere(LAMPS, 14) if any(turn.twin is None for turn in case.turns)]
    sealed = [case for case in somewhere(STANDOFF, 14, "sealed", first=50) if case.turns]
    others = [course(TIME_BOMB, 101, 0), *(course(LAMPS, 102 + viewer, viewer) for viewer in (1, 2))]
    return [*telltale(), quiet_substitute(111, 1), *sealed[:2], *open_steps[:2], *others]


@cache
def telltale() -> list[Case]:
    """Two tables that are enough to show every leak."""
    return [quiet_substitute(110, 0), course(LAMPS, 102, 0)]


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
async def test_a_leak_planted_in_the_server_shows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: Callable[[pytest.MonkeyPatch], None]
) -> None:
    leak(monkeypatch)
    assert await compare(tmp_path, telltale(), first=True) != {}


async def test_the_server_as_it_is_does_not_gossip(tmp_path: Path) -> None:
    assert await compare(tmp_path, cases()) == {}


@pytest.mark.parametrize("minder", ["away", "late"])
async def test_a_substitute_does_not_tell_that_somebody_was_asked_in_secret(tmp_path: Path, minder: str) -> None:
    """The last seat owes an answer on the first server and has given it on the other; then time runs out."""
    luck, title = Seeded("secret"), secretive_standoff.TITLE
    state = title.game.table(3).state
    state = state.play(CHANCE, state.choices(CHANCE).sample(luck))
    entry = opening(title, "BBBB", 3, {}, "00" * 32)
    start = replay_entry(title.catalog, None, entry, 1, 0.0)
    got = []
    for name, table in (("one", state), ("other", state.play(2, state.choices(2).sample(luck)))):
        await plant(tmp_path / name, [with_snapshot(title, standing(title, start, Table(table, at=1)), entry)])
        async with start_server(tmp_path / name, virtual=True, catalog=secretive_standoff.MODULE, pace=NEVER) as server:
            people = [
                Player(server, "BBBB", key("BBBB", seat), seat + 1) for seat in range(2 if minder == "away" else 3)
            ]
            for person in people:
                await (await person.connect()).ask("ping", "first")
            await server.pass_(61 if minder == "away" else 91)
            substitute = server.live("BBBB").session.members[2].substitute
            assert substitute is None if name == "other" else substitute and substitute.why == minder
            await people[0].ask("hand-back", member=3)
            got.append(people[0].raw)
            for person in people:
                await person.hang_up()
    assert got[0] == got[1]
