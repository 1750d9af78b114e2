"""Nothing leaks, in more games."""

from __future__ import annotations

import pytest
from msgspec.structs import asdict

from tests.games.two_rooms.leaks import LEAKS, Leak
from tests.games.two_rooms.test_large_tables import assert_large_tables_do_not_leak
from tests.games.two_rooms.test_leaks import QUICK, SELDOM_SEEN, assert_no_leaks, hides, is_seen, moments
from tests.games.two_rooms.test_unnoticed import assert_nothing_unnoticed


def test_a_table_without_a_leak_is_never_accused() -> None:
    for place, (table, viewer) in enumerate(moments()):
        assert hides(QUICK, Leak(**asdict(table)), viewer, place)


@pytest.mark.parametrize("name", sorted(SELDOM_SEEN))
def test_a_planted_leak_that_seldom_shows_is_seen(name: str) -> None:
    [leak] = [leak for leak in LEAKS if leak.__name__ == name]
    assert is_seen(leak)


def test_many_evenings_do_not_leak_with_or_without_a_timer() -> None:
    """Decks of every kind by any house rules, for 6 to 16 people [TR14]."""
    assert_no_leaks(24)


def test_what_is_not_noticed_changes_nothing_on_many_evenings() -> None:
    """[TR7] [TR16] [TR20]"""
    assert_nothing_unnoticed(24)


def test_many_large_tables_do_not_leak() -> None:
    """Of 18, 24 and 30 people."""
    assert_large_tables_do_not_leak(5)
