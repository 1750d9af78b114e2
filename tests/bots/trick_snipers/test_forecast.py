"""Forecasts between two tricks."""

from __future__ import annotations

import pytest

from boomtable.bots.trick_snipers.bitboard import bits
from boomtable.games.trick_snipers import GAME, TrickSnipers
from boomtable.kernels.snipers_playout import forecast, share
from tests.bots.trick_snipers.tables import moments


def chances_at(table: TrickSnipers, points: tuple[int, ...], counts: tuple[int, ...], leader: int) -> list[float]:
    chances = [0.0] * table.players
    forecast([*map(bits, table.hands)], [*points], [*counts], leader, table.players, chances)
    return chances


@pytest.mark.parametrize("players", GAME.seats)
def test_somebody_will_win(players: int) -> None:
    for table in moments(5, players):
        if not table.trick:
            chances = chances_at(table, table.points, table.counts, table.leader)
            assert sum(chances) == pytest.approx(1)
            assert min(chances) > 0


def test_a_point_is_good_for_its_owner_and_bad_for_the_others() -> None:
    table = next(moments(1))
    none = (0,) * 4
    before, after = (chances_at(table, points, none, 0) for points in (none, (0, 0, 1, 0)))
    assert [new > old for old, new in zip(before, after, strict=True)] == [False, False, True, False]


@pytest.mark.parametrize(
    ("points", "counts", "pointless", "won"),
    [
        ((1, 0, 1), (3, 5, 4), False, [0.0, 0.0, 1.0]),
        ((1, 1, 1), (4, 4, 4), False, [1 / 3, 1 / 3, 1 / 3]),
        ((0, 0, 0), (5, 5, 2), False, [0.5, 0.5, 0.0]),
        ((0, 0, 0), (5, 5, 2), True, [0.0, 0.0, 0.0]),
    ],
)
def test_in_the_end_points_count_and_then_tricks(
    points: tuple[int, ...], counts: tuple[int, ...], pointless: bool, won: list[float]
) -> None:
    players = len(points)
    assert [share([*points], [*counts], pointless, players, seat) for seat in range(players)] == won
