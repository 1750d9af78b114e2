"""Cutting: whose wires can be cut, what is revealed, and where the nippers go."""

from __future__ import annotations

from collections import Counter

import pytest

from boomtable.engine import CHANCE, PUBLIC
from boomtable.games.time_bomb import Cut, Flip, Snip, Wire
from tests.games.time_bomb.drawn import fresh, play, refused

SEAT_2_STARTS = fresh(5).replace("start 0", "start 2")
TWO_EMPTIED = (  # seats 2 and 3 have no wires left, and seat 3 the nippers for the last cut
    *("0 cut 2", "chance flip safe", "2 cut 3", "chance flip safe"),
    *("3 cut 2", "chance flip success", "2 cut 3", "chance flip success"),
)


def test_the_clipper_cuts_a_wire_of_any_other_player() -> None:
    """[TB6]"""
    table = play(SEAT_2_STARTS)
    assert table.turn == (2,)
    assert list(table.choices(2)) == [Cut(0), Cut(1), Cut(3), Cut(4)]


def test_only_the_clipper_cuts() -> None:
    """[TB6]"""
    assert [play(SEAT_2_STARTS).choices(seat).size for seat in (0, 1, 3, 4, CHANCE)] == [0] * 5
    assert refused(SEAT_2_STARTS, "1 cut 0") == "not-asked [ALL5]"


def test_nobody_cuts_a_wire_of_their_own() -> None:
    """[TB6]"""
    assert refused(SEAT_2_STARTS, "2 cut 2") == "time-bomb-own-wire [TB6]"
    assert refused(fresh(5, number=4), *TWO_EMPTIED, "3 cut 3") == "time-bomb-own-wire [TB6]"  # there is none either


def test_a_player_without_wires_cannot_be_cut() -> None:
    """[TB6]"""
    assert refused(fresh(5, number=4), *TWO_EMPTIED, "3 cut 2") == "time-bomb-no-wires [TB6]"
    table = play(fresh(5, number=4), *TWO_EMPTIED)
    assert table.held == (2, 2, 0, 0, 2)
    assert list(table.choices(3)) == [Cut(0), Cut(1), Cut(4)]


def test_a_player_with_one_wire_left_can_be_cut() -> None:
    """[TB6]"""
    table = play(fresh(5, number=4), *TWO_EMPTIED[:4])
    assert table.held == (2, 2, 1, 1, 2)
    assert list(table.choices(3)) == [Cut(0), Cut(1), Cut(2), Cut(4)]


@pytest.mark.parametrize("owner", [-1, 5, 7, 8])
def test_only_players_at_the_table_can_be_cut(owner: int) -> None:
    """[TB6]"""
    assert refused(fresh(5), f"0 cut {owner}") == "time-bomb-no-such-player [TB6]"


def test_the_clipper_can_do_nothing_but_cut() -> None:
    """[TB6]"""
    assert refused(fresh(4), "0 decline") == "not-now [ALL5]"
    assert refused(fresh(4), "0 claim success=1") == "not-now [ALL5]"  # words are talk here, not a move [TB11]
    assert refused(fresh(4), "0 flip safe") == "not-now [ALL5]"


def test_which_wire_is_cut_is_chance() -> None:
    """[TB5] [TB6] Nobody knows where a wire lies, so each that the owner holds is as likely as any other."""
    aimed = play(fresh(4).replace("1 swat ....S", "1 swat .B..S").replace("...BS", "....S"), "0 cut 1")
    assert aimed.turn == (CHANCE,)
    assert set(aimed.choices(CHANCE)) == {Flip(Wire.BOOM), Flip(Wire.SAFE), Flip(Wire.SUCCESS)}
    drawn = [aimed.choices(CHANCE).sample(Place(place)).wire for place in range(5)]
    assert Counter(drawn) == {"boom": 1, "safe": 3, "success": 1}


class Place:
    """Luck that takes the card at one place."""

    def __init__(self, place: int) -> None:
        self.place = place

    def pick(self, n: int, /) -> int:
        assert n == 5
        return self.place

    def permute(self, n: int, /) -> list[int]:
        raise AssertionError("nothing is shuffled here")


def test_only_a_wire_the_owner_still_holds_is_turned_up() -> None:
    """[TB6]"""
    assert refused(fresh(4), "0 cut 1", "chance flip boom") == "not-now [ALL5]"
    success_gone = ("0 cut 1", "chance flip success", "1 cut 2", "chance flip safe", "2 cut 1")
    assert list(play(fresh(4), *success_gone).choices(CHANCE)) == [Flip(Wire.SAFE)]
    assert refused(fresh(4), *success_gone, "chance flip success") == "not-now [ALL5]"


def test_a_cut_wire_is_turned_up_for_all_to_see() -> None:
    """[TB6]"""
    after = play(fresh(4), "0 cut 1", "chance flip success")
    for viewer in (0, 1, 2, 3, PUBLIC):
        assert after.view(viewer).cuts == (Snip(1, Wire.SUCCESS),)
        assert after.view(viewer).held == (5, 4, 5, 5)


def test_the_owner_of_the_wire_takes_the_nippers() -> None:
    """[TB7]"""
    assert play(fresh(4), "0 cut 3").clipper == 0
    after = play(fresh(4), "0 cut 3", "chance flip safe")
    assert after.clipper == 3
    assert after.turn == (3,)
    assert play(fresh(4), "0 cut 3", "chance flip safe", "3 cut 0", "chance flip safe").clipper == 0


def test_the_nippers_go_to_an_owner_without_wires_too() -> None:
    """[TB7]"""
    after = play(fresh(5, number=4), *TWO_EMPTIED)
    assert (after.clipper, after.held[3]) == (3, 0)


def test_the_cut_wires_are_public_in_the_order_of_the_rounds() -> None:
    """[TB10] As many a round as there are players, so they can be laid out by round and by kind."""
    first = ("0 cut 1", "chance flip success", "1 cut 2", "chance flip safe", "2 cut 1", "chance flip safe")
    table = play(fresh(4), *first, "1 cut 3", "chance flip success")
    assert [(cut.owner, cut.wire) for cut in table.view(PUBLIC).cuts] == [
        (1, "success"),
        (2, "safe"),
        (1, "safe"),
        (3, "success"),
    ]
    by_round = [play(fresh(4, number=3)).view(PUBLIC).cuts[i : i + 4] for i in (0, 4)]
    assert by_round == [tuple(Snip(owner, Wire.SAFE) for owner in (1, 2, 3, 0))] * 2


@pytest.mark.parametrize(("seat", "owner"), [(0, 1), (1, 2), (3, 4), (4, 0)])
def test_the_default_cut_is_the_next_player_clockwise(seat: int, owner: int) -> None:
    """[TB6] For a clipper whose time ran out."""
    assert play(fresh(5).replace("start 0", f"start {seat}")).default(seat) == Cut(owner)


def test_the_default_cut_passes_over_those_without_wires() -> None:
    """[TB6]"""
    seat_3_emptied = (
        *("0 cut 3", "chance flip safe", "3 cut 1", "chance flip safe"),
        *("1 cut 3", "chance flip success", "3 cut 2", "chance flip safe"),
    )
    table = play(fresh(5, number=4), *seat_3_emptied)
    assert table.turn == (2,)
    assert table.default(2) == Cut(4)
