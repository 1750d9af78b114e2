"""Dr. Boom and the Tuesday Knight, who end the game at once, Spies, and Ambassadors."""

from __future__ import annotations

from boomtable.games.two_rooms import GAME, Options
from boomtable.games.two_rooms.characters import CARDS
from tests.games.two_rooms.proofs import proves
from tests.games.two_rooms.scenes import both, can, conditions, ended, evening, exchanged, play, side, told, ways, won


@proves("dr-boom")
def test_dr_boom_and_the_president_share_cards_and_the_room_is_dead() -> None:
    """[TR27] Red wins at once; the other room lives."""
    table = play(evening("dr-boom president blue-team / bomber blue-team"), "1 share 0")
    assert table.outcome
    assert (side(table), table.outcome.why, table.turn) == ("red", "early", ())
    assert [conditions(table, seat) for seat in range(5)] == ["dead", "dead", "dead", "", ""]
    assert (won(table, 0), won(table, 1), won(table, 3)) == (True, False, True)


@proves("dr-boom")
def test_a_boom_needs_the_card_of_the_president() -> None:
    """[TR18] No colours, no other card, and nothing that is only shown."""
    table = evening("dr-boom president blue-team / bomber")
    for move in ("0 colour 1", "0 share 2", "0 show-card 1", "1 show-card 0", "0 show-all"):
        assert play(table, move).todo


@proves("dr-boom")
def test_a_boom_needs_the_engineer_too_if_there_is_one() -> None:
    """[TR24] [TR27]"""
    table = play(evening("dr-boom president / bomber engineer"), "1 share 0")
    assert (side(table), won(table, 0)) == ("neither", False)


@proves("tuesday-knight")
def test_the_tuesday_knight_hugs_the_bomber_and_all_but_the_president_die() -> None:
    """[TR27] Blue wins at once."""
    table = play(evening("tuesday-knight bomber president blue-team / red-team"), "0 share 1")
    assert table.outcome
    assert (side(table), table.outcome.why, table.turn) == ("blue", "early", ())
    assert [conditions(table, seat) for seat in range(5)] == ["dead", "dead", "", "dead", ""]
    assert (won(table, 0), won(table, 1), won(table, 2)) == (True, False, True)


@proves("tuesday-knight")
def test_a_hug_needs_the_card_of_the_bomber() -> None:
    """[TR18]"""
    table = evening("tuesday-knight bomber red-team / president")
    for move in ("0 colour 1", "0 share 2", "0 show-card 1", "1 show-card 0", "0 show-all"):
        assert play(table, move).todo


@proves(*both("spy"))
def test_a_spy_shows_the_colour_of_the_other_side(card: str) -> None:
    """[TR17] The whole card tells the truth."""
    shown, true = ("blue", "red") if card == "spy-red" else ("red", "blue")
    assert (CARDS[card].team, CARDS[card].colour) == (true, shown)
    table = evening(f"{card} gambler / president bomber")
    assert f"shown 0 1 colour {shown}" in told(play(table, "1 colour 0"), 1)
    assert f"shown 0 1 card {card}" in told(play(table, "1 share 0"), 1)


@proves(*both("ambassador"))
def test_ambassadors_are_known_to_all_in_both_rooms(card: str) -> None:
    """[TR39]"""
    table = evening(f"{card} president / bomber")
    assert all(table.view(viewer).open == ((0, card),) for viewer in table.viewers)


@proves(*both("ambassador"))
def test_ambassadors_walk_as_they_like_and_hear_only_where_they_are(card: str) -> None:
    """[TR39]"""
    table = evening(f"{card} president / bomber")
    assert ways(table, 0) == {"walk"}
    there = play(table, "0 walk")
    assert there.people[0].room == 1
    after = play(there, "1 show-all", "2 show-all")
    assert "shown 2 None card bomber" in told(after, 0)
    assert "shown 1 None card president" not in told(after, 0)
    assert play(after, "0 walk").people[0].room == 0


@proves(*both("ambassador"))
def test_ambassadors_do_nothing_else_and_nothing_is_done_to_them(card: str) -> None:
    """[TR8] [TR10] [TR39] They may be shown a card."""
    table = evening(f"{card} agent-red president / bomber")
    assert len(list(table.choices(0))) == 1
    for move in ("use 0", "offer-card 0", "offer-colour 0", "point 0"):
        assert not can(table, f"1 {move}")
    assert not can(table, "3 offer-lead 0")
    assert can(table, "1 show-card 0")
    leaderless = evening(f"{card} red-team red-team / president* bomber blue-team")
    assert not can(leaderless, "1 appoint 0")
    assert not can(leaderless, "0 appoint 1")


@proves(*both("ambassador"))
def test_ambassadors_are_not_counted_as_heads_nor_sent_as_hostages(card: str) -> None:
    """[TR10] [TR12] [TR39] Two of three point, and the fourth is an Ambassador."""
    table = evening(f"{card} red-team* blue-team blue-team / president* bomber red-team", round=3)
    table = play(table, "2 point 2", "3 point 2")
    assert table.leaders[0] == 2
    table = play(table, "time")
    assert not can(table, "2 send 0")
    assert can(table, "2 send 1")


@proves(*both("ambassador"))
def test_ambassadors_are_immune_and_no_sniper_may_shoot_them(card: str) -> None:
    """[TR22] [TR39]"""
    table = play(evening(f"{card} dr-boom president / bomber"), "1 share 2")
    assert conditions(table, 0) == "immune"
    table = exchanged(play(evening(f"{card} sniper target decoy / president bomber", round=3), "time"))
    assert not can(table, "1 shoot 0")
    assert can(table, "1 shoot 4")


def test_ambassadors_do_not_count_as_players() -> None:
    """[TR17] 12 people with both play as 10: no colours are shared."""
    deck = "president bomber ambassador-red ambassador-blue" + " red-team blue-team" * 4
    assert not GAME.table(12, Options(playset=deck, colours=True)).state.colours
    assert GAME.table(12, Options(playset="basic", colours=True)).state.colours


def test_ambassadors_win_with_their_side_in_whichever_room() -> None:
    """[TR24] [TR39]"""
    table = ended(play(evening("ambassador-blue ambassador-red bomber / president"), "0 walk"))
    assert (won(table, 0), won(table, 1)) == (True, False)
