"""`hidden means hidden` through real sockets: what the rules hide from a viewer changes no byte it receives."""

from __future__ import annotations

from pathlib import Path

import pytest

from boomtable.server import sockets
from boomtable.timing import TIMINGS
from tests.server.look_alike_games import course
from tests.server.look_alikes import somewhere
from tests.server.two_servers import compare
from tests.titles import TITLES, Title

pytestmark = pytest.mark.slow

every_title = pytest.mark.parametrize("title", TITLES, ids=repr)


@pytest.fixture(autouse=True)
def tireless(monkeypatch: pytest.MonkeyPatch) -> None:
    """No rate limit for questions here."""
    monkeypatch.setattr(sockets, "BURST", 1e9)


@every_title
async def test_what_is_hidden_from_a_viewer_changes_no_byte_of_its_sockets(tmp_path: Path, title: Title) -> None:
    cases = somewhere(title, 4)
    places = {viewer for viewer in title.game.table(title.game.seats[0]).state.viewers if isinstance(viewer, str)}
    assert {case.viewer for case in cases} > places
    assert sum(case.rows[0] != case.rows[1] for case in cases) > 1
    assert any(case.turns for case in cases)
    assert await compare(tmp_path, cases) == {}


@every_title
async def test_two_games_that_look_alike_move_by_move_look_alike_in_the_memoir(tmp_path: Path, title: Title) -> None:
    cases = [course(title, number, number) for number in range(2)]
    assert await compare(tmp_path, cases) == {}


@pytest.mark.parametrize("title", [title for title in TITLES if title.game.id in TIMINGS], ids=repr)
async def test_what_is_hidden_changes_no_byte_where_things_take_time_to_show(tmp_path: Path, title: Title) -> None:
    cases = [*somewhere(title, 3, "shown", first=20, show=1.0), course(title, 30, 1, show=1.0)]
    assert any(case.turns for case in cases)
    assert await compare(tmp_path, cases) == {}
