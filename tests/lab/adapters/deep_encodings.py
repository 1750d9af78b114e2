"""Encodings of titles, at every number of players and with all options that change them."""

from __future__ import annotations

import pytest

from tests.lab.adapters import test_encodings as laws
from tests.lab.adapters.walks import SETUPS, Setup

every_setup = pytest.mark.parametrize("setup", SETUPS)


@every_setup
def test_the_mask_is_what_the_rules_offer(setup: Setup) -> None:
    laws.test_the_mask_is_what_the_rules_offer(setup)


@every_setup
def test_what_is_seen_without_the_view_is_what_the_view_shows(setup: Setup) -> None:
    laws.test_what_is_seen_without_the_view_is_what_the_view_shows(setup)


@every_setup
def test_what_a_seat_does_not_know_changes_no_number(setup: Setup) -> None:
    laws.test_what_a_seat_does_not_know_changes_no_number(setup)


@pytest.mark.parametrize("setup", laws.LOSSLESS)
def test_different_views_give_different_numbers(setup: Setup) -> None:
    laws.test_different_views_give_different_numbers(setup)


@every_setup
def test_every_number_has_a_name_of_its_own_and_slices_lie_side_by_side(setup: Setup) -> None:
    laws.test_every_number_has_a_name_of_its_own_and_slices_lie_side_by_side(setup)
