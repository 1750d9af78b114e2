"""Red: a number card says whose wire the next clipper must cut."""

from __future__ import annotations

from collections import Counter

import pytest

from boomtable.engine import CHANCE, PUBLIC, Seeded
from boomtable.games.time_bomb_evolution import Cut, Decline, DrawNumber, Wire
from boomtable.games.time_bomb_evolution.cards import NumberCard
from boomtable.games.time_bomb_evolution.moves import NumberDrawn
from tests.each import each
from tests.games.time_bomb_evolution.stories import asked, end, offered, play, refused, tell

every_number = pytest.mark.parametrize("players", [4, 5, 6])
THREE_ROUNDS = "1G 2S +G 1G 2G | 1G 2Y 1G 2Y | 1P 2S +P 1P 2Y"  # in the fourth everyone has two wires
EMPTIED = f"{THREE_ROUNDS} | 1R #0 1P 3R"  # seat 1 has none left, and seat 3 draws


@every_number
def test_after_a_red_the_next_clipper_draws_a_number(players: int) -> None:
    """[TE10] Whoever owned the red."""
    table = tell("1R", players)
    assert (asked(table), table.clipper) == ("chance drawing", 1)
    assert offered(table) == [str(number) for number in range(players)]


@every_number
def test_a_number_is_drawn_from_all_each_time_alike(players: int) -> None:
    """[TE10] The one drawn before is among them again."""
    table = tell("1R #1 2R", players)
    drawn = Counter(table.choices(CHANCE).sample(Seeded("number", n)).number for n in range(1200))
    assert {*drawn} == {*range(players)}
    assert max(abs(times - 1200 / players) for times in drawn.values()) < 4 * (1200 / players) ** 0.5


@pytest.mark.parametrize("number", [-1, 4, 5])
def test_no_other_number_is_drawn(number: int) -> None:
    """[TE10]"""
    assert refused(tell("1R"), f"chance draw-number {number}") == "not-now [ALL5]"
    assert refused(tell("1R"), "1 draw-number 1") == "not-asked [ALL5]"
    assert refused(tell("1R"), "1 cut 2") == "not-asked [ALL5]"


@each(("players", "number"), [(n, number) for n in (4, 5, 6) for number in range(n)])
def test_the_number_counts_clockwise_from_the_drawer(players: int, number: int) -> None:
    """[TE10] 0 is the drawer; whoever it names must be cut."""
    table = play(tell(f"{players - 1}R", players), f"chance draw-number {number}")
    owner = (players - 1 + number) % players
    assert asked(table) == f"{players - 1} commanded"
    assert offered(table) == [str(owner)]
    assert table.default(players - 1) == Cut(owner)


def test_nobody_else_can_be_cut() -> None:
    """[TE10]"""
    table = tell("1R #2")
    for owner in (0, 1, 2, 4, -1):
        assert refused(table, f"1 cut {owner}") == "evolution-the-number-says [TE10]"
    assert refused(table, "1 decline") == "not-now [ALL5]"
    assert refused(table, "3 cut 1") == "not-asked [ALL5]"


def test_which_of_the_wires_is_still_open() -> None:
    """[TE10] Any that the owner holds may be turned up."""
    table = tell("1R #2 3")
    assert asked(table) == "chance flipping"
    assert {move.wire for move in table.choices(CHANCE)} == {*table.hand(3)}


def test_a_player_who_cuts_their_own_wire_is_clipper_again() -> None:
    """[TE18] With a free choice of the others."""
    table = tell("1R #0 1Y")
    assert asked(table) == "1 clipping"
    assert offered(table) == ["0", "2", "3"]
    assert table.held == (5, 3, 5, 5)


def test_a_red_of_ones_own_draws_again() -> None:
    """[TE18] Unless red says otherwise."""
    assert asked(tell("1R #0 1R")) == "chance drawing"
    assert asked(tell("1R #0 1R #0")) == "1 commanded"
    assert offered(tell("1R #0 1R #0")) == ["1"]


def test_the_choice_after_a_commanded_cut_is_free_again() -> None:
    """[TE10]"""
    assert offered(tell("1R #2 3Y")) == ["0", "1", "2"]


def test_everyone_sees_the_number() -> None:
    """[TE10]"""
    table = tell("1R #2")
    for viewer in (0, 1, PUBLIC):
        assert table.view(viewer).news == (NumberDrawn(1, 2, 3, handed=False),)
        assert table.view(viewer).numbers == (NumberCard(1, 2),)
        assert table.view(viewer).clipper == 1


# Nobody to be cut.


def test_a_named_player_without_wires_takes_the_nippers_and_nothing_is_cut() -> None:
    """[TE10] It is not one of the round's cuts, and the choice is free."""
    before, table = tell(EMPTIED), tell(f"{EMPTIED} #2")
    assert before.held == (2, 0, 2, 1)
    assert (asked(table), table.clipper) == ("1 clipping", 1)
    assert offered(table) == ["0", "2", "3"]
    assert (table.cuts, table.cuts_left) == (before.cuts, before.cuts_left) == (before.cuts, 1)
    assert table.news == (NumberDrawn(3, 2, 1, handed=True),)


def test_a_drawer_without_wires_who_draws_0_cuts_freely() -> None:
    """[TE10] The last wire of seat 1 was the red itself."""
    table = tell(f"{THREE_ROUNDS} | 1R #1 2R #3 1R")
    assert (table.held[1], asked(table), table.clipper) == (0, "chance drawing", 1)
    handed = play(table, "chance draw-number 0")
    assert (asked(handed), offered(handed)) == ("1 clipping", ["0", "2", "3"])
    assert handed.news == (NumberDrawn(1, 0, 1, handed=True),)
    assert asked(play(table, "chance draw-number 1")) == "1 commanded"


def test_a_hand_may_be_emptied_before_round_4() -> None:
    """[TE10] [TE18] Seat 1 cuts its own three wires of round 3, all of them red, and draws once more."""
    table = tell("1G 2Y 1G 2Y | 1S 2P 1Y 2P | 1R #0 1R #0 1R")
    assert (table.held, table.cuts_left) == ((3, 0, 3, 3), 1)
    assert [asked(play(table, f"chance draw-number {number}")) for number in (0, 1)] == ["1 clipping", "1 commanded"]


def test_a_player_who_was_handed_the_nippers_is_the_one_who_cuts() -> None:
    """[TE6] [TE10] So they choose what their Success protects; its owner has the nippers next."""
    table = tell(f"{EMPTIED} #2 2S")
    assert (asked(table), offered(table)) == ("1 protecting", ["red"])  # purple is protected already
    assert play(table, "1 protect red").clipper == 2


# The end of a round.


def test_a_red_as_a_rounds_last_cut_draws_after_the_deal() -> None:
    """[TE11]"""
    assert asked(tell("1G 2Y 1P 2R")) == "chance dealing"
    assert asked(tell("1G 2Y 1P 2R |")) == "chance drawing"
    assert tell("1G 2Y 1P 2R |").clipper == 2
    assert asked(tell("1G 2Y 1P 2R | #1")) == "2 commanded"


def test_a_red_as_a_rounds_last_cut_may_name_its_own_owner() -> None:
    """[TE11] [TE18] Who has a full hand again by then."""
    table = tell("1G 2Y 1P 2R | #0")
    assert (asked(table), offered(table)) == ("2 commanded", ["2"])
    assert asked(tell("1G 2Y 1P 2R | #0 2Y")) == "2 clipping"


def test_a_red_that_was_ones_own_may_end_a_round() -> None:
    """[TE11] [TE18]"""
    assert asked(tell("1G 2Y 1R #0 1R | #3")) == "1 commanded"
    assert offered(tell("1G 2Y 1R #0 1R | #3")) == ["0"]


def test_where_claims_are_made_in_turn_the_number_waits_for_the_last_of_them() -> None:
    """[TE19]"""
    table = tell("1G 2Y 1P 2R", claims="in_turn")
    table = table.play(CHANCE, table.choices(CHANCE).sample(Seeded(1)))
    for seat in (2, 3, 0, 1):
        assert asked(table) == f"{seat} claiming"
        table = table.play(seat, Decline())
    assert asked(table) == "chance drawing"
    assert asked(table.play(CHANCE, DrawNumber(1))) == "2 commanded"


def test_there_is_no_draw_after_round_4() -> None:
    """[TE11]"""
    last = tell(f"{EMPTIED} #3 2R")
    assert (asked(last), end(last)) == ("nobody", "time-up")
    assert len(last.numbers) == 2


# Protected, and too many.


def test_red_acts_even_when_protected() -> None:
    """[TE12] At its fourth wire too."""
    assert asked(tell("1R #1 2S +R 1R")) == "chance drawing"
    fourth = tell("1R #1 2S +R 1R #1 2R | #3 1R")
    assert (asked(fourth), fourth.protected) == ("chance drawing", (Wire.RED,))


def test_a_red_that_explodes_draws_nothing() -> None:
    """[TE10] [TE17]"""
    table = tell("1R #1 2R #3 1R #1 2R")
    assert (asked(table), end(table), len(table.numbers)) == ("nobody", "exploded red", 3)
