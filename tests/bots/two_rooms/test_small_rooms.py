"""In small rooms leader, President and Bomber may not all fit, and where all is known the last exchange is a guess."""

from __future__ import annotations

import pytest

from boomtable.bots.two_rooms import hard, normal
from boomtable.bots.two_rooms.players import Player
from boomtable.games.two_rooms.moves import OfferLead, RefuseLead, Send, TakeLead
from tests.bots.two_rooms.test_players import TRIES, answers, shared_by
from tests.games.two_rooms.scenes import evening, play

WON = "red-team* bomber president / blue-team* red-team blue-team"
APART = "red-team bomber* blue-team / blue-team* red-team president"


def test_beside_the_president_red_has_the_bomber_lead() -> None:
    table = play(evening(WON, round=3), *shared_by(0, (1, 2)))
    assert OfferLead(1) in answers(hard(), table, 0)
    offered = play(table, "2 show-card 1", "0 offer-lead 1")
    assert [*answers(hard(), offered, 1)] == [TakeLead()]


def test_a_bomber_who_leads_beside_the_president_keeps_the_lead_and_both() -> None:
    table = play(evening("red-team bomber* president / blue-team* red-team blue-team", round=3), *shared_by(1, (0, 2)))
    assert OfferLead(0) not in answers(hard(), table, 1)
    assert [*answers(hard(), play(table, "time"), 1)] == [Send((0,))]


def test_far_from_the_president_the_bomber_leaves_the_lead_to_a_friend() -> None:
    table = play(evening(APART, round=3), *shared_by(1, (0, 2)))
    assert OfferLead(0) in answers(hard(), table, 1)
    back = play(evening("red-team* bomber blue-team / blue-team* red-team president", round=3), *shared_by(1, (0, 2)))
    assert [*answers(hard(), play(back, "0 offer-lead 1"), 1)] == [RefuseLead()]


def test_nobody_can_tell_whether_the_bomber_will_be_sent() -> None:
    table = evening("red-team* bomber blue-team / blue-team* red-team president", round=3)
    sent = answers(hard(), play(table, *shared_by(0, (1, 2)), "time"), 0)
    assert TRIES / 10 < sent[Send((1,))] < TRIES * 9 / 10


def test_a_president_mostly_stays_where_blue_leads() -> None:
    table = evening("red-team bomber* blue-team / blue-team* red-team president", round=3)
    sent = answers(hard(), play(table, *shared_by(3, (4, 5)), "time"), 3)
    assert sent[Send((4,))] > TRIES / 2 > sent[Send((5,))] > 0


@pytest.mark.parametrize("leader", [0, 3])
def test_before_the_last_round_an_enemy_is_sent_out(leader: int) -> None:
    """So the own side keeps its room, and the one the game turns on in it."""
    table = evening("red-team* bomber blue-team / blue-team* president red-team", round=2)
    others = (leader + 1, leader + 2)
    assert [*answers(hard(), play(table, *shared_by(leader, others), "time"), leader)] == [Send((leader + 2,))]


def test_in_the_last_round_blue_parts_them_even_in_a_small_room() -> None:
    table = evening("blue-team* bomber president / red-team* red-team blue-team", round=3)
    for bot in (normal(), hard()):
        sent = answers(bot, play(table, *shared_by(0, (1, 2)), "time"), 0)
        assert sent.keys() == {Send((1,)), Send((2,))}


@pytest.mark.parametrize("bot", [normal(), hard()], ids=["normal", "hard"])
def test_who_leads_half_of_a_room_keeps_the_one_the_game_turns_on(bot: Player) -> None:
    """Nobody can vote them out, and the other room may be led by an enemy."""
    scene = "blue-team* president red-team red-team / red-team* bomber blue-team blue-team"
    table = play(evening(scene, round=2), *shared_by(0, (1, 2, 3)), "time")
    sent = answers(bot, table, 0)
    assert sent[Send((1,))] <= TRIES / 5  # now and then normal sends anybody


def test_in_the_last_round_nobody_can_tell_whether_the_president_stays() -> None:
    scene = "blue-team* president blue-team blue-team blue-team / red-team* bomber red-team red-team red-team"
    table = play(evening(scene, round=3), *shared_by(0, (1, 2, 3, 4)), "time")
    sent = answers(hard(), table, 0)
    assert TRIES / 10 < sent[Send((1,))] < TRIES * 9 / 10
