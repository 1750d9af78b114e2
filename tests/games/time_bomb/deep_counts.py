"""The oracle counts the same, as far as it gets in a second."""

from __future__ import annotations

from tests.games.time_bomb.test_counts import every_row, oracle_counts_the_same


@every_row
def test_the_oracle_counts_the_same_further_on(name: str) -> None:
    oracle_counts_the_same(name, 1200)
