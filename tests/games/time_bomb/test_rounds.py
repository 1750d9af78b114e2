"""Rounds: how long they are, what is dealt between them, and how the game ends."""

from __future__ import annotations

import pytest

from boomtable.engine import CHANCE, PUBLIC, Outcome, Seeded
from boomtable.games.time_bomb import Cut, DealWires, Ending, Flip, Wire
from boomtable.games.time_bomb.moves import Claim, Claimed, Turned
from boomtable.games.time_bomb_shared.moves import Aimed, Ended, News, RolesDealt, Started, WiresDealt
from tests.each import each
from tests.games.time_bomb.drawn import LAST_CUT, around, deal, fresh, play, refused

ROUND_1_CUT = ("0 cut 1", "chance flip success", "1 cut 2", "chance flip safe", "2 cut 1", "chance flip safe")


@each("number", [1, 2, 3])
@each("players", range(4, 9))
def test_a_round_is_as_many_cuts_as_there_are_players(players: int, number: int) -> None:
    """[TB8]"""
    cuts = around(players)
    for n in range(players):
        assert play(fresh(players, number=number), *cuts[: 2 * n]).turn == (n,)
    after = play(fresh(players, number=number), *cuts)
    assert after.turn == (CHANCE,)
    assert isinstance(after.choices(CHANCE).sample(Seeded(1)), DealWires)


def test_every_uncut_wire_is_dealt_again_and_no_other() -> None:
    """[TB8] A Success and three Safe wires are cut: three Success, twelve Safe and the Boom are left."""
    cut = (*ROUND_1_CUT, "1 cut 3", "chance flip safe")
    assert play(fresh(4), *cut, deal("....", "....", "...S", ".BSS")).round == 2
    for wrong in (
        deal("....", "....", "..SS", ".BSS"),  # the Success that was cut comes back
        deal("....", "....", "....", ".BSS"),  # one is lost
        deal("....", "....", "...S", "..SS"),  # the Boom is lost
        deal("....", "....", "..BS", ".BSS"),
        deal(".....", ".....", "....S", "..BSS"),  # wires that were cut are dealt
    ):
        assert refused(fresh(4), *cut, wrong) == "not-now [ALL5]"


def test_a_hand_is_dealt_from_all_the_uncut_wires_whoever_held_them() -> None:
    """[TB8] Seat 3 had one Success; now it has three."""
    after = play(fresh(4), *ROUND_1_CUT, "1 cut 3", "chance flip safe", deal("....", "...B", "....", ".SSS"))
    assert [after.hand(seat).count("success") for seat in range(4)] == [0, 0, 0, 3]


def test_the_player_with_the_nippers_starts_the_new_round() -> None:
    """[TB8]"""
    after = play(fresh(4), *ROUND_1_CUT, "1 cut 3", "chance flip safe", deal("....", "...B", "....", ".SSS"))
    assert after.start == 0
    assert after.turn == (after.clipper,) == (3,)


def test_everyone_has_a_full_hand_again_in_the_new_round() -> None:
    """[TB3] [TB8]"""
    cut = (*ROUND_1_CUT, "1 cut 3", "chance flip safe")
    assert (play(fresh(4), *cut).round, play(fresh(4), *cut).held) == (1, (5, 3, 4, 4))
    after = play(fresh(4), *cut, deal("....", "...B", "....", ".SSS"))
    assert (after.round, after.held) == (2, (4, 4, 4, 4))


@pytest.mark.parametrize("players", range(4, 9))
def test_the_last_success_wins_for_swat(players: int) -> None:
    """[TB9] As many Success wires as players; the game ends at once, be it in the first round."""
    cuts = around(players, "success")
    assert play(fresh(players), *cuts[:-2]).outcome is None
    after = play(fresh(players), *cuts)
    assert after.turn == ()
    assert after.outcome is not None
    assert (after.outcome.side, after.outcome.why) == ("swat", "disarmed")


@pytest.mark.parametrize("players", range(4, 9))
def test_the_boom_wins_for_the_terrorists(players: int) -> None:
    """[TB9]"""
    after = play(fresh(players), "0 cut 1", "chance flip safe", "1 cut 0", "chance flip boom")
    assert after.turn == ()
    assert after.outcome is not None
    assert (after.outcome.side, after.outcome.why) == ("terrorist", "exploded")


@pytest.mark.parametrize("players", range(4, 9))
def test_the_end_of_the_fourth_round_wins_for_the_terrorists(players: int) -> None:
    """[TB9] Everyone but seat 0, which holds none, still has a Safe wire to be cut."""
    cuts = [*around(players)[:-4], f"{players - 2} cut 1", "chance flip success"]
    before = play(fresh(players, number=4), *cuts)
    assert before.outcome is None
    after = play(fresh(players, number=4), *cuts, f"1 cut {players - 1}", "chance flip safe")
    assert after.turn == ()
    assert after.outcome is not None
    assert (after.outcome.side, after.outcome.why) == ("terrorist", "time-up")


def test_the_last_success_on_the_very_last_cut_wins_for_swat() -> None:
    """[TB9] The Success is looked at before the time."""
    assert play(LAST_CUT, "2 cut 3", "chance flip success").outcome == Outcome("swat", (0, 2, 3), "disarmed")


def test_a_boom_on_the_very_last_cut_is_a_boom() -> None:
    """[TB9] The Boom is looked at before the time."""
    assert play(LAST_CUT, "2 cut 1", "chance flip boom").outcome == Outcome("terrorist", (1,), "exploded")


def test_a_safe_wire_on_the_very_last_cut_ends_the_time() -> None:
    """[TB9]"""
    assert play(LAST_CUT, "2 cut 3", "chance flip safe").outcome == Outcome("terrorist", (1,), "time-up")


def test_the_winners_are_the_players_of_the_side_and_the_box_is_nobody() -> None:
    """[TB1] [TB9]"""
    swat, terrorists = play(fresh(8), *around(8, "success")), play(fresh(7), "0 cut 1", "chance flip safe")
    assert swat.outcome == Outcome("swat", (0, 1, 2, 3, 4), "disarmed")
    exploded = terrorists.play(1, Cut(0)).play(CHANCE, Flip(Wire.BOOM))
    assert exploded.outcome == Outcome("terrorist", (5, 6), "exploded")


def test_nothing_can_be_done_when_the_game_is_over() -> None:
    """[ALL6]"""
    ended = (LAST_CUT, "2 cut 1", "chance flip boom")
    for move in ("1 cut 2", "chance flip safe", "0 decline", "clock ring any"):
        assert refused(*ended, move) == "game-over [ALL6]"


@pytest.mark.parametrize(
    ("moves", "news"),
    [
        (["0 cut 1"], [Aimed(0, 1)]),
        (["0 cut 1", "chance flip safe"], [Turned(1, Wire.SAFE)]),
        ([*around(4), deal("...B", "...S", "...S", "..SS")], [WiresDealt(2)]),
        (
            ["0 cut 1", "chance flip safe", "1 cut 0", "chance flip boom"],
            [Turned(0, Wire.BOOM), Ended(Ending.EXPLODED)],
        ),
        (around(4, "success"), [Turned(0, Wire.SUCCESS), Ended(Ending.DISARMED)]),
    ],
)
def test_everyone_sees_what_happens(moves: list[str], news: list[News]) -> None:
    """[TB6] [TB9]"""
    table = play(fresh(4), *moves)
    for viewer in (0, 1, 2, 3, PUBLIC):
        assert list(table.view(viewer).news) == news


def test_everyone_sees_that_cards_are_dealt_but_not_which() -> None:
    """[TB1] [TB3] [TB4]"""
    chairs, roles = "0\n1\n2\n3", "chance deal-roles swat,swat,swat,terrorist,terrorist"
    assert play(chairs, roles).view(PUBLIC).news == (RolesDealt(),)
    assert play(chairs, roles, "chance pick-start 3").view(PUBLIC).news == (Started(3),)
    assert play(fresh(4)).view(PUBLIC).news == (WiresDealt(1),)


def test_everyone_hears_an_answer_given_in_turn() -> None:
    """[TB12]"""
    assert play(fresh(4, "in_turn"), "0 claim success=2").view(PUBLIC).news == (Claimed(0, Claim(success=2)),)
    assert play(fresh(4, "in_turn"), "0 decline").view(PUBLIC).news == (Claimed(0, None),)
