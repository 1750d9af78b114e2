"""The figures of a finished game match what happened in it."""

from __future__ import annotations

import pytest

from boomtable.games.trick_snipers import tally
from tests.games.trick_snipers.scenes import play, scene, trick


def test_a_snipe_and_a_chief_are_counted_apart() -> None:
    """[TS7] A trick that is sniped scores for the snipe, whatever else is in it."""
    table = trick("r3 r9 y4 b7", taken="2* 1 1 1")
    counted = dict(tally(table))
    assert (counted["points:snipe"], counted["points:chief"]) == (1, 1)
    assert (counted["tricks"], counted["ending:two-points"]) == (5, 1)


@pytest.mark.parametrize(
    ("taken", "strict", "ending", "leads_to_a_win"),
    [
        ("0* 0* ", False, "two-points", 1),
        ("0 0", False, "most-tricks", 1),  # of seats 0 and 1 with equal points, seat 0 has more tricks
        ("0", False, "most-tricks", 1),  # shared with seat 1
        ("2 2", False, "most-tricks", 0),
        ("0 0", True, "nobody", 0),
    ],
)
def test_the_first_leader_wins_or_does_not(taken: str, strict: bool, ending: str, leads_to_a_win: int) -> None:
    """[TS10] Seat 0 led the first trick; the last one is seat 1's and brings no point."""
    counted = dict(tally(play(scene("r3", "r9", "y2", "b5", taken=taken, no_point_no_winner=strict), "r3 r9 y2 b5")))
    assert [name for name in counted if name.startswith("ending") and counted[name]] == [f"ending:{ending}"]
    assert counted["leader:won"] == leads_to_a_win
