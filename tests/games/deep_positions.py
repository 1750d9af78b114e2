"""Many more damaged drawings."""

from __future__ import annotations

from tests.games.test_positions import assert_read_or_refused, every_title
from tests.titles import Title


@every_title
def test_many_mangled_drawings_are_tables_or_refused_in_one_line(title: Title) -> None:
    assert_read_or_refused(title, games=60)
