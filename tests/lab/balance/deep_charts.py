"""Labels stay near their points and never overlap."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boomtable.lab.balance.charts import spread


@given(st.lists(st.floats(0, 1), min_size=1, max_size=8), st.floats(0.01, 0.2))
def test_no_two_labels_are_closer_than_the_gap_and_their_order_stays(wanted: list[float], gap: float) -> None:
    placed = spread(wanted, gap)
    assert all(after - before >= gap - 1e-9 for before, after in pairwise(sorted(placed)))
    assert sorted(range(len(wanted)), key=lambda place: wanted[place]) == sorted(
        range(len(wanted)), key=lambda place: placed[place]
    )


def test_a_label_with_room_stays_where_it_is_wanted() -> None:
    assert spread([0.1, 0.9, 0.5], 0.1) == pytest.approx([0.1, 0.9, 0.5])


def test_labels_wanted_at_one_place_share_it_evenly() -> None:
    assert spread([0.5, 0.5, 0.5], 0.1) == pytest.approx([0.4, 0.5, 0.6])
