"""In no order of events do two owners of one table harm each other, and without the fence they do."""

from __future__ import annotations

import pytest

from tests.server.ownership_model import BEHIND, DOUBLED, MOVES, SENT_BACK, SPLIT, Guards, search

STALE = (BEHIND, SENT_BACK)  # a server does not know the latest


@pytest.mark.parametrize("guards", [Guards(), Guards(numbers=False, lease=False)], ids=["all", "the fence alone"])
def test_with_the_fence_no_move_is_lost_or_doubled_and_there_is_one_history(guards: Guards) -> None:
    worlds, law, way = search(guards)
    assert law is None, way
    assert any(world.done == {*MOVES} and world.epoch == guards.takeovers for world in worlds)  # it goes on to the end


def test_without_the_fence_an_owner_that_was_asleep_writes_though_it_looked_at_its_lease_before() -> None:
    _, law, way = search(Guards(fence=False))
    assert law == BEHIND
    order = ["0 writes a", "the lease ends", "1 takes the lease", "1 reads the log", "a of 0 is stored"]
    assert [step for step in way if step in order] == order


def test_an_owner_that_was_asleep_shows_an_old_table_unless_it_asks_the_fence() -> None:
    _, law, way = search(Guards(doubt=False))
    assert law == SENT_BACK
    writer = way[-1][0]
    assert way[-1].startswith(f"{writer} tells")
    assert way.index("the lease ends") < way.index(f"{writer} takes the lease")


def test_an_owner_that_was_asleep_while_it_took_a_table_over_would_write_behind_the_back_of_the_next_one() -> None:
    _, law, way = search(Guards(again=False, lease=False))
    assert law == SENT_BACK
    sleeper = way[-1][0]
    other = "10"[int(sleeper)]
    order = [f"{sleeper} takes the lease", "the lease ends", f"{other} takes the lease", f"{sleeper} raises the epoch"]
    assert [step for step in way if step in order] == order


def test_without_fence_and_numbers_a_move_counts_twice_and_players_see_two_histories() -> None:
    assert search(Guards(fence=False, numbers=False), forgiven=STALE)[1] == DOUBLED
    assert search(Guards(fence=False, numbers=False), forgiven=(*STALE, DOUBLED))[1] == SPLIT


@pytest.mark.soak
def test_numbers_alone_keep_the_log_whole_but_not_what_the_owner_knows() -> None:
    assert search(Guards(fence=False, lease=False), forgiven=STALE)[1] is None


@pytest.mark.soak
def test_the_same_holds_over_four_takeovers() -> None:
    assert search(Guards(takeovers=4))[1] is None
