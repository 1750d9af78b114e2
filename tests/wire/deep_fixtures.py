"""The moments in the web client's tests are reproducible; `make check` checks that too."""

from __future__ import annotations

from boomtable.games.catalog import CATALOG
from tools.fixtures import FOLDER, pages, stale


def test_the_files_are_as_they_should_be_and_come_out_the_same_every_time() -> None:
    """They were written earlier by another process."""
    assert stale(FOLDER, pages(CATALOG.values())) == [], "make types"
