"""Nothing leaks, in more games."""

from __future__ import annotations

from msgspec.structs import asdict

from tests.games.two_rooms.leaks import Leak
from tests.games.two_rooms.test_large_tables import assert_large_tables_do_not_leak
from tests.games.two_rooms.test_leaks import QUICK, assert_no_leaks, hides, moments
from tests.games.two_rooms.test_unnoticed import assert_nothing_unnoticed


def test_a_table_without_a_leak_is_never_accused() -> None:
    for place, (table, viewer) in enumerate(moments()):
        assert hides(QUICK, Leak(**asdict(table)), viewer, place)


def test_many_evenings_do_not_leak_with_or_without_a_timer() -> None:
    """Decks of every kind by any house rules, for 6 to 16 people [TR14]."""
    assert_no_leaks(24)


def test_what_is_not_noticed_changes_nothing_on_many_evenings() -> None:
    """[TR7] [TR16] [TR20]"""
    assert_nothing_unnoticed(24)


def test_many_large_tables_do_not_leak() -> None:
    """Of 18, 24 and 30 people."""
    assert_large_tables_do_not_leak(5)
