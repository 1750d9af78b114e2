"""Choices that take longer to count."""

from __future__ import annotations

from tests.engine.test_choices import assert_wires_are_counted


def test_forty_wires_of_three_kinds_in_eight_fives_are_counted_drawn_and_recognised_but_never_listed() -> None:
    assert_wires_are_counted(8)
