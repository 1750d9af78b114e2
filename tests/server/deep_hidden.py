"""`hidden means hidden` through real sockets, at more moments of more games."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tests.server.look_alike_games import course
from tests.server.look_alikes import somewhere
from tests.server.test_hidden import every_title, tireless  # noqa: F401
from tests.server.two_servers import compare
from tests.titles import TWO_ROOMS, Title


@every_title
async def test_what_is_hidden_from_a_viewer_changes_no_byte_of_its_sockets(tmp_path: Path, title: Title) -> None:
    cases = somewhere(title, 12, "deep")
    assert sum(case.rows[0] != case.rows[1] for case in cases) > 5
    assert await compare(tmp_path, cases) == {}


@every_title
async def test_two_games_that_look_alike_move_by_move_look_alike_in_the_memoir(tmp_path: Path, title: Title) -> None:
    cases = [course(title, number, number) for number in range(2, 8)]
    assert await compare(tmp_path, cases) == {}


@pytest.mark.parametrize("players", [18, 24, 30])
async def test_a_large_table_hides_as_much(tmp_path: Path, players: int) -> None:
    title = replace(TWO_ROOMS, some=((players, {"colours": "true"}),))
    cases = somewhere(title, 3, players)
    assert any(case.rows[0] != case.rows[1] for case in cases)
    assert await compare(tmp_path, cases) == {}


@pytest.mark.soak
@every_title
@pytest.mark.parametrize("chapter", range(12))
async def test_hidden_means_hidden_in_hundreds_of_moments(tmp_path: Path, title: Title, chapter: int) -> None:
    cases = [*somewhere(title, 25, chapter), *(course(title, 1000 * chapter + n, n, upto=60) for n in range(500, 525))]
    assert await compare(tmp_path, cases) == {}
