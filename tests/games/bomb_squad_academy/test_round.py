"""A round: everyone chooses in secret, all are revealed, and the actions resolve in order."""

from __future__ import annotations

import pytest

from boomtable.engine import PUBLIC
from boomtable.games.bomb_squad_academy.cards import Action
from boomtable.games.bomb_squad_academy.moves import Choose, Flipped, Peeked, Protected, Revealed, Scored
from tests.games.bomb_squad_academy.scenes import play, refused, scene

ALL_SIX = [Choose(action) for action in Action]


def test_everyone_holds_four_cutters_a_wait_and_a_chicken() -> None:
    """[BS6]"""
    table = scene(4)
    assert table.turn == (0, 1, 2, 3)
    assert [list(table.choices(seat)) for seat in range(4)] == [ALL_SIX] * 4


def test_choices_are_sealed_until_the_last_is_in() -> None:
    """[BS6]"""
    one, other = play(scene(), "0 choose red"), play(scene(), "0 choose wait")
    for viewer in (1, 2, PUBLIC):
        assert one.view(viewer) == other.view(viewer)
        assert one.view(viewer).answered == (0,)
    assert one.view(0).answer == Choose(Action.RED)
    assert refused(one, "0 choose blue") == "already-answered [ALL3]"


def test_all_choices_are_revealed_at_once() -> None:
    """[BS6] [BS20] The example of the reveal: one has the red cutter, two have the green one."""
    table = play(scene(), "choose red green green")
    assert Revealed((Action.RED, Action.GREEN, Action.GREEN)) in table.story


def test_played_cards_stay_on_the_table_in_order() -> None:
    """[BS6] [BS35]"""
    table = play(scene(), "choose red green wait", "2 protect yellow", "choose blue red green")
    rows = ((Action.RED, Action.BLUE), (Action.GREEN, Action.RED), (Action.WAIT, Action.GREEN))
    for viewer in (0, 1, 2, PUBLIC):
        assert table.view(viewer).cards == rows


def test_a_card_on_the_table_cannot_be_chosen() -> None:
    """[BS6]"""
    table = scene(cards=["red blue"])
    assert refused(table, "0 choose red") == "on-the-table [BS6]"
    assert refused(table, "0 choose blue") == "on-the-table [BS6]"
    assert [move.action for move in table.choices(0)] == ["green", "yellow", "wait", "chicken"]


def test_a_wait_that_is_set_aside_cannot_be_chosen() -> None:
    """[BS13]"""
    table = scene(aside=[1])
    assert refused(table, "1 choose wait") == "set-aside [BS13]"
    assert Choose(Action.WAIT) in table.choices(0)


def test_only_a_card_can_be_chosen() -> None:
    """[BS6]"""
    assert refused(scene(), "0 pass") == "not-now [ALL5]"
    assert refused(scene(), "0 decline") == "not-now [ALL5]"


def test_hands_are_known_to_all() -> None:
    """[BS35] What is neither on the table nor set aside is in hand, and both are public."""
    view = scene(cards=["red wait", "green"], aside=[2], tools=["", "jumper"], scores=[3, 1, 4]).view(PUBLIC)
    assert view.cards == ((Action.RED, Action.WAIT), (Action.GREEN,), ())
    assert view.aside == (False, False, True)
    assert view.tools == ((), ("jumper",), ())
    assert view.scores == (3, 1, 4)


def test_actions_resolve_wait_green_blue_red_yellow_chicken() -> None:
    """[BS6] [BS8] Whatever the order of the seats."""
    table = play(scene(5, bomb=1), "choose chicken yellow red blue wait", "4 protect green", "0 peek green,blue")
    done = [news for news in table.story if isinstance(news, Protected | Flipped | Peeked)]
    assert [getattr(news, "wire", "chicken") for news in done] == ["green", "blue", "red", "yellow", "chicken"]
    green_and_blue = play(scene(5, bomb=1), "choose blue green wait chicken chicken", "2 protect yellow")
    assert [news.wire for news in green_and_blue.story if isinstance(news, Flipped)] == ["green", "blue"]


def test_a_wire_is_paid_before_the_next_is_cut() -> None:
    """[BS8] [BS10]"""
    story = play(scene(2, bomb=1), "choose blue green").story
    assert [type(news) for news in story if isinstance(news, Flipped | Scored)] == [Flipped, Scored] * 2


def test_a_new_round_follows_and_nothing_of_the_old_one_lasts() -> None:
    """[BS6] [BS7]"""
    table = play(scene(tools=["orders"]), "choose green green wait", "2 protect green", "0 declare orders")
    assert (table.round, table.turn) == (2, (0, 1, 2))
    assert (table.acting, table.waited, table.protected, table.lasting, table.scored) == ((),) * 5


@pytest.mark.parametrize(("cards", "action"), [("red blue", "chicken"), ("red chicken", "green"), ("chicken", "green")])
def test_a_player_who_does_not_choose_in_time_is_a_chicken_or_plays_the_first_card(cards: str, action: str) -> None:
    """[BS6] For a player whose time ran out."""
    assert scene(cards=[cards]).default(0) == Choose(Action(action))


def test_what_is_said_is_dated_by_what_happened_before_everyone() -> None:
    """[BS6] A sealed answer is no such thing."""
    table = scene()
    assert play(table, "0 choose red").public_time == table.public_time
    assert play(table, "choose red red red").public_time > table.public_time
