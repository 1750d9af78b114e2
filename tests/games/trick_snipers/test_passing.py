"""Passing: four cards to the left, sealed, and what is then known of the left neighbour's hand."""

from __future__ import annotations

from math import comb

import pytest

from boomtable.engine import CHANCE, PUBLIC, Seeded
from boomtable.games.trick_snipers import GAME, DrawLeader, PassOn, Play
from boomtable.games.trick_snipers.cards import HAND
from boomtable.games.trick_snipers.moves import CardsPassed
from tests.games.trick_snipers.scenes import begun, dealt, given, play, randomly, refused

every_table = pytest.mark.parametrize("players", GAME.seats)


@every_table
def test_everyone_passes_any_four_of_their_cards(players: int) -> None:
    """[TS2] All are asked at once."""
    table = dealt(players)
    assert table.turn == tuple(range(players))
    for seat in table.turn:
        assert table.choices(seat).size == comb(HAND[players], 4)
        passes = [move.cards for move in table.choices(seat)]
        assert {card for four in passes for card in four} == {*table.hands[seat]}


@every_table
def test_the_cards_go_to_the_left_and_hands_keep_their_size(players: int) -> None:
    """[TS2]"""
    before = dealt(players)
    after = given(before)
    for seat in range(players):
        left = (seat + 1) % players
        assert {*before.hands[seat][:4]} <= {*after.hands[left]}
        assert after.hands[left] == tuple(sorted([*before.hands[left][4:], *before.hands[seat][:4]]))
    assert [len(hand) for hand in after.hands] == [HAND[players]] * players
    assert after.dealt == before.hands
    assert after.news == (CardsPassed(),)


def test_what_one_receives_cannot_be_passed_on() -> None:
    """[TS2] All choose before they see what comes."""
    table = dealt(3)
    table = table.play(0, PassOn(table.hands[0][:4]))
    coming = table.hands[0][:4]
    assert refused(table, 1, PassOn(coming)) == "four-of-yours [TS2]"
    assert table.hands == table.dealt


@pytest.mark.parametrize("count", [0, 1, 3, 5, 11])
def test_exactly_four_are_passed(count: int) -> None:
    """[TS2]"""
    table = dealt(4)
    assert refused(table, 2, PassOn(table.hands[2][:count])) == "four-of-yours [TS2]"


def test_only_ones_own_cards_are_passed_each_once() -> None:
    """[TS2]"""
    table = dealt(4)
    one, two, three, *_ = table.hands[0]
    theirs = table.hands[1][0]
    for wrong in ((one, two, three, theirs), (one, one, two, three), table.unused):
        assert refused(table, 0, PassOn(wrong)) == "four-of-yours [TS2]"


def test_cards_are_passed_in_any_order() -> None:
    """[TS2] [ALL9]"""
    table = dealt(4)
    one, two, three, four, *_ = table.hands[0]
    after = table.play(0, PassOn((four, one, three, two)))
    assert after == table.play(0, PassOn((one, two, three, four)))
    assert dict(after.sealed)[0] == PassOn((one, two, three, four))


def test_nothing_else_is_done_before_the_cards_are_passed() -> None:
    """[TS2]"""
    table = dealt(4)
    assert refused(table, 0, Play(table.hands[0][0])) == "not-now [ALL5]"
    assert refused(table, CHANCE, DrawLeader(0)) == "not-asked [ALL5]"
    assert refused(table, 4, PassOn(table.hands[0][:4])) == "not-asked [ALL5]"


def test_a_pass_is_sealed_until_all_have_chosen() -> None:
    """[TS2] Others see that somebody has chosen; what, they do not."""
    table = dealt(4)
    low, high = table.play(1, PassOn(table.hands[1][:4])), table.play(1, PassOn(table.hands[1][-4:]))
    for viewer in (0, 2, 3, PUBLIC):
        assert low.view(viewer) == high.view(viewer)
        assert (low.view(viewer).answered, low.view(viewer).answer) == ((1,), None)
    assert low.view(1).answer == PassOn(table.hands[1][:4])
    assert low.view(1).hand == table.hands[1]
    assert low.view(1).passed == ()


def test_a_pass_is_final() -> None:
    """[ALL3]"""
    table = dealt(4)
    table = table.play(1, PassOn(table.hands[1][:4]))
    assert refused(table, 1, PassOn(table.hands[1][-4:])) == "already-answered [ALL3]"


def test_a_player_who_is_late_passes_the_first_four() -> None:
    table = dealt(3)
    assert table.default(2) == PassOn(table.hands[2][:4])


def test_only_giver_and_receiver_learn_which_cards_were_passed() -> None:
    """[TS11]"""
    low = dealt(5)
    high = given(low, "", " ".join(map(str, low.hands[1][-4:])))
    low = given(low)
    for viewer in (0, 3, 4, PUBLIC):
        assert low.view(viewer) == high.view(viewer)
    for viewer in (1, 2):
        assert low.view(viewer) != high.view(viewer)


@every_table
def test_one_knows_what_one_passed_until_it_is_played(players: int) -> None:
    """[TS11] And remembers for good what was passed."""
    for seed in range(20):
        luck = Seeded("known", seed)
        table = begun(players, luck)
        while table.turn:
            gone = {card for trick in table.tricks for card in trick.cards} | {*table.trick}
            for seat in range(players):
                view = table.view(seat)
                assert view.passed == table.dealt[seat][:4]
                assert view.theirs == tuple(card for card in view.passed if card not in gone)
                assert {*view.theirs} <= {*table.hands[(seat + 1) % players]}
                assert view.given == table.view((seat - 1) % players).theirs
            table = randomly(table, luck, moves=1)


def test_a_passed_card_is_known_no_longer_once_it_lies_in_the_trick() -> None:
    """[TS11] Before the trick is taken."""
    table = begun(4, leader=1)
    first = table.view(0).theirs[0]
    assert first in table.hands[1]
    after = play(table, str(first))
    assert after.trick == (first,)
    assert after.view(0).theirs == table.view(0).theirs[1:]


def test_spectators_know_nothing_of_what_was_passed() -> None:
    """[TS11]"""
    view = begun(4).view(PUBLIC)
    assert (view.dealt, view.passed, view.hand, view.theirs, view.given, view.answer) == ((), (), (), (), (), None)


def test_all_passes_are_turned_up_when_the_game_is_over() -> None:
    """Not a move earlier."""
    table = begun(3)
    last = table
    while table.turn:
        last, table = table, randomly(table, Seeded("over", table.public_time), moves=1)
    for viewer in (0, 1, 2, PUBLIC):
        assert (last.view(viewer).passes, last.view(viewer).deal) == ((), ())
        assert table.view(viewer).passes == table.passed
        assert table.view(viewer).deal == (*table.dealt, table.unused)
