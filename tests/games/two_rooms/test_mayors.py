"""Two Mayors in one room: the second vote of one, and the other's answer [TR32]."""

from __future__ import annotations

import pytest

from boomtable.engine import CLOCK, Alarm, Ring
from boomtable.games.two_rooms import TwoRooms
from tests.games.two_rooms.proofs import proves
from tests.games.two_rooms.scenes import both, can, evening, play, told, ways

SIX = "{} {} red-team* blue-team gambler red-team / president* bomber red-team"
VOTES = ("0 point 3", "3 point 3", "4 point 3", "0 use -")  # three of six, one of them a Mayor's


def other(card: str) -> str:
    return "mayor-blue" if card == "mayor-red" else "mayor-red"


def two(card: str, **options: bool) -> TwoRooms:
    """A vote that this Mayor's second one decides, and the other Mayor in the room."""
    return play(evening(SIX.format(card, other(card)), **options), *VOTES)


def rung(table: TwoRooms) -> TwoRooms:
    """The time for an answer is over."""
    return table.play(CLOCK, Ring(table.alarms[-1].name))


@proves(*both("mayor"))
def test_a_vote_that_a_mayor_decides_waits_for_the_other_mayors_answer(card: str) -> None:
    """[TR32] Ten seconds; the room sees who is to lead, the other room does not even know that a clock runs."""
    table = two(card)
    assert table.leaders[0] == 2
    assert table.alarms[1:] == (Alarm("mayor-1-3", 10.0),)
    assert [table.view(viewer).elect for viewer in (0, 5, "room-1", 6, "room-2", "public")] == [
        3,
        3,
        3,
        None,
        None,
        None,
    ]
    for viewer, alarms in ((0, 2), ("room-1", 2), (6, 1), ("room-2", 1), ("public", 1)):
        assert len(table.visible_alarms(viewer)) == alarms
    after = rung(table)
    assert (after.leaders[0], after.alarms[1:], after.view(0).elect) == (3, (), None)
    assert told(after, 5)[-1] == "led 3 vote 0,3,4"


@proves(*both("mayor"))
def test_the_other_mayor_answers_by_a_public_reveal_pointing_or_not(card: str) -> None:
    """[TR32] Then every vote counts one, until pointing is reset."""
    for answer in ("1 use -", "1 show-all"):
        table = play(two(card), answer)
        assert table.alarms[1:] == ()
        assert table.view(5).elect is None
        assert table.mayors == (0, 1)
        assert table.leaders[0] == 2
        assert not can(table, "1 use -")
        assert play(table, "5 point 3").leaders[0] == 3


@proves(*both("mayor"))
def test_a_mayor_who_does_not_point_has_nothing_to_show_unless_the_other_has(card: str) -> None:
    """[TR32] An earlier reveal answers nothing; nor does one in the other room."""
    table = evening(SIX.format(card, other(card)))
    assert not can(table, "1 use -")
    assert play(table, "1 show-all").mayors == ()
    assert play(table, "1 show-all", *VOTES).alarms[1:]
    apart = evening(f"{card} red-team* blue-team gambler / {other(card)} president* bomber red-team")
    apart = play(apart, "0 point 2", "0 use -")
    assert not can(apart, "4 use -")


@proves(*both("mayor"))
def test_a_pointing_mayor_who_shows_the_card_to_all_has_two_votes(card: str) -> None:
    """[TR15] [TR32] [TR41] A power must act."""
    table = evening(f"{card} red-team* blue-team gambler / president* bomber red-team")
    assert play(table, "0 point 2", "2 point 2", "0 show-all").leaders[0] == 2


@proves(*both("mayor"))
def test_a_vote_that_waits_ends_when_fingers_move(card: str) -> None:
    """[TR10] [TR32] A plain majority does not wait."""
    table = two(card)
    assert play(table, "4 stop-pointing").alarms[1:] == ()
    assert play(table, "4 stop-pointing", "4 point 3").alarms[1:] == (Alarm("mayor-1-3", 10.0),)
    assert play(table, "5 point 3").leaders[0] == 3


@proves(*both("mayor"))
def test_a_leader_cannot_escape_a_vote_that_waits(card: str) -> None:
    """[TR32] By handing on the leader card, or by naming hostages."""
    table = play(evening(SIX.format(card, other(card)), no_timer=True), "2 offer-lead 5")
    assert can(table, "5 take-lead")
    assert can(table, "2 send 4")
    table = play(table, *VOTES)
    assert not can(table, "5 take-lead")
    assert not can(table, "2 send 4")
    assert play(table, "5 refuse-lead").lead_offers == (None, None)
    assert [alarm.name for alarm in table.alarms] == ["mayor-1-3"]
    assert [CLOCK in table.view(seat).waiting for seat in (0, 6)] == [True, False]
    assert rung(table).leaders[0] == 3
    assert rung(table).alarms == ()


@proves(*both("mayor"))
def test_a_vote_that_waits_counts_when_time_is_up(card: str) -> None:
    """[TR32]"""
    table = play(two(card), "time")
    assert table.leaders[0] == 3
    assert can(table, "3 send 4")


@proves(*both("mayor"))
def test_with_one_mayor_in_the_deck_nobody_is_waited_for(card: str) -> None:
    """[TR1] [TR32] All know the deck; the other Mayor may be buried, or elsewhere, and is waited for."""
    table = play(evening(SIX.format(card, "blue-team")), *VOTES)
    assert table.leaders[0] == 3
    buried = evening(SIX.format(card, "presidents-daughter") + " martyr", buried=other(card))
    assert play(buried, *VOTES).alarms[1:]


@proves(*both("mayor"))
def test_a_mayor_who_has_lost_the_card_has_one_vote(card: str) -> None:
    """[TR5] [TR20] [TR32] The swap was nobody's business; the room finds out when the vote is to count."""
    table = evening(f"{card} red-team* blue-team hot-potato / president* bomber red-team")
    swapped = play(table, "0 point 2", "0 use -", "0 share 3")
    assert swapped.people[3].card == card
    assert swapped.view(1).mayors == (0,)
    after = play(swapped, "2 point 2")
    assert (after.leaders[0], after.mayors) == (1, ())
    assert told(after, 1)[-1] == "no-mayor 0"
    again = play(after, "3 point 2")
    assert again.leaders[0] == 2


@proves(*both("mayor"))
def test_a_player_who_has_lost_the_card_is_found_out_when_the_time_to_answer_is_over(card: str) -> None:
    """[TR5] [TR32] And once another Mayor shows the card: the one who lost theirs stops nobody."""
    drawn = SIX.replace("gambler", "hot-potato").format(card, other(card))
    table = play(evening(drawn), "0 point 3", "3 point 3", "0 use -", "0 share 4")
    waiting = play(table, "5 point 3")
    assert waiting.view(1).elect == 3
    failed = rung(waiting)
    assert (failed.leaders[0], failed.mayors, failed.alarms[1:]) == (2, (), ())
    shown = play(table, "1 point 3", "1 use -")
    assert shown.mayors == (1,)
    assert "no-mayor 0" in told(shown, 2)


def test_a_player_who_gets_the_other_mayors_card_must_show_it_anew() -> None:
    """[TR5] [TR32] A new card is unused."""
    drawn = "mayor-red hot-potato mayor-blue red-team* blue-team red-team / president* bomber red-team"
    table = play(evening(drawn), "0 point 4", "0 use -", "0 share 1", "0 share 2")
    assert [person.card for person in table.people[:3]] == ["mayor-blue", "mayor-red", "hot-potato"]
    assert table.mayors == (0,)
    assert can(table, "0 use -")
    table = play(table, "0 use -")
    assert table.mayors == (0,)
    assert play(table, "3 point 4", "4 point 4").view(1).elect == 4


@pytest.mark.parametrize("premature_loss", [False, True])
def test_a_minion_sees_a_usurping_when_the_vote_has_counted(premature_loss: bool) -> None:
    """[TR28] [TR32]"""
    drawn = SIX.replace("blue-team", "minion").format(*both("mayor"))
    table = play(
        evening(drawn, round=1, premature_loss=premature_loss), "0 point 5", "4 point 5", "5 point 5", "0 use -"
    )
    assert not table.people[3].usurped
    assert (rung(table).people[3].usurped, rung(table).people[3].gambling) == (True, premature_loss)


def test_nobody_waits_where_a_usurper_bars_all_votes() -> None:
    """[TR31]"""
    drawn = SIX.replace("blue-team", "usurper-blue").format(*both("mayor"))
    table = play(evening(drawn), *VOTES, "3 use -")
    assert table.leaders[0] == 3
    assert table.alarms[1:] == ()
    assert "use" not in ways(table, 1)


@pytest.mark.parametrize(
    ("pointing", "fingers", "double"),
    [
        ((), (0, 0, 0, 0, 0, 0), None),
        (("0 point 3", "4 point 3", "5 point 1"), (0, 1, 0, 2, 0, 0), None),
        (("4 point 3", "0 point 3", "0 use -"), (0, 0, 0, 3, 0, 0), 0),
        (("4 point 3", "0 point 3", "0 use -", "1 show-all"), (0, 0, 0, 2, 0, 0), None),
    ],
)
def test_a_view_tells_how_fingers_are_counted(
    pointing: tuple[str, ...], fingers: tuple[int, ...], double: int | None
) -> None:
    """[TR10] [TR32] One each, two of a lone Mayor who has shown so; the other room sees nothing of it."""
    table = play(evening(SIX.format("mayor-red", "mayor-blue")), *pointing)
    for viewer in (5, "room-1"):
        view = table.view(viewer)
        assert (view.fingers, view.majority, view.double_voter) == ((*fingers, 0, 0, 0), 4, double)
    there = table.view(6)
    assert (there.fingers, there.majority, there.double_voter) == ((0,) * 9, 2, None)
