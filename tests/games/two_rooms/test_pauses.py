"""Cards that pause the end: Private Eye, Gambler, Sniper, and who waits for the shot [TR22] [TR23]."""

from __future__ import annotations

from boomtable.engine import CLOCK
from tests.games.two_rooms.proofs import proves
from tests.games.two_rooms.scenes import can, ended, evening, exchanged, play, told, won


@proves("gambler")
def test_a_gambler_wins_if_the_call_is_right() -> None:
    """[TR22] [TR23] In front of all; no answer loses."""
    red = evening("gambler president bomber / red-team")
    assert won(ended(red, "0 call-winner red"), 0)
    assert not won(ended(red, "0 call-winner blue"), 0)
    assert not won(ended(red), 0)
    assert won(ended(evening("gambler president / bomber"), "0 call-winner blue"), 0)
    assert "called 0 red" in told(ended(red, "0 call-winner red"), 3)
    assert "called 0 None" in told(ended(red), 3)


@proves("private-eye", "gambler", "sniper")
def test_nobody_hurries_who_pauses_the_end() -> None:
    """[TR22] All wait for them, unless an option limits them to a minute."""
    drawn = "sniper target decoy gambler / private-eye president presidents-daughter bomber martyr"
    for last_minute in (False, True):
        table = evening(drawn, buried="red-team", round=3, last_minute=last_minute)
        table = exchanged(play(table, "time"))
        for answer in ("4 name-buried red-team", "3 call-winner red", "0 shoot 1"):
            assert [alarm.seconds for alarm in table.alarms] == [60.0] * last_minute
            assert (table.turn[1:] == (CLOCK,)) is last_minute
            assert (CLOCK in table.view(1).waiting) is last_minute
            table = play(table, answer)
        assert not table.todo


@proves("gambler")
def test_a_gambler_calls_neither_only_where_that_can_be() -> None:
    """[TR23]"""
    for card in ("doctor", "engineer", "nuclear-tyrant"):
        table = exchanged(play(evening(f"gambler {card} president / bomber", round=3), "time"))
        assert can(table, "0 call-winner neither")
    for card in ("nurse", "tinkerer"):
        buried = "doctor" if card == "nurse" else "engineer"
        table = evening(f"gambler {card} president presidents-daughter / bomber martyr", round=3, buried=buried)
        assert can(exchanged(play(table, "time")), "0 call-winner neither")
    table = exchanged(play(evening("gambler president / bomber", round=3), "time"))
    assert not can(table, "0 call-winner neither")
    assert can(table, "0 call-winner red")
    assert won(ended(evening("gambler doctor president / bomber"), "0 call-winner neither"), 0)


@proves("private-eye")
def test_a_private_eye_wins_by_naming_the_buried_card() -> None:
    """[TR22] The exact one, its side included; any card of the deck may be named; no answer loses."""
    drawn = "private-eye president presidents-daughter spy-red / bomber martyr"
    table = evening(drawn, buried="spy-blue")
    assert won(ended(table, "0 name-buried spy-blue"), 0)
    assert not won(ended(table, "0 name-buried spy-red"), 0)
    assert not won(ended(table), 0)
    paused = exchanged(play(evening(drawn, buried="spy-blue", round=3), "time"))
    assert can(paused, "0 name-buried private-eye")
    assert not can(paused, "0 name-buried gambler")
    assert "named 0 spy-red" in told(ended(table, "0 name-buried spy-red"), "public")


@proves("sniper", "target", "decoy")
def test_a_sniper_wins_by_shooting_the_target() -> None:
    """[TR22] In either room; the Target loses, and the Decoy."""
    for drawn in ("sniper target president / decoy bomber", "sniper president / decoy target bomber"):
        table = evening(drawn)
        target = [person.card for person in table.people].index("target")
        decoy = [person.card for person in table.people].index("decoy")
        table = ended(table, f"0 shoot {target}")
        assert [won(table, seat) for seat in (0, target, decoy)] == [True, False, False]
        assert f"shot 0 {target}" in told(table, "room-2")


@proves("sniper", "target", "decoy")
def test_a_decoy_wins_by_being_shot() -> None:
    """And the Target with them."""
    table = ended(evening("sniper target decoy / president bomber"), "0 shoot 2")
    assert [won(table, seat) for seat in range(3)] == [False, True, True]


@proves("sniper", "target", "decoy")
def test_a_shot_at_another_or_none_leaves_only_the_target_winning() -> None:
    """[TR22] No answer loses."""
    table = evening("sniper target decoy / president bomber")
    for after in (ended(table, "0 shoot 3"), ended(table)):
        assert [won(after, seat) for seat in range(3)] == [False, True, False]
    assert not can(exchanged(play(evening("sniper target decoy / bomber", round=3), "time")), "0 shoot 0")


@proves("private-eye", "gambler", "sniper")
def test_they_pause_in_order() -> None:
    """[TR22] Private Eye, Gambler, Sniper, whatever their seats."""
    drawn = "sniper target decoy gambler / private-eye president presidents-daughter bomber martyr"
    table = exchanged(play(evening(drawn, buried="red-team", round=3), "time"))
    order = []
    while table.todo:
        order.append(table.turn[0])
        table = play(table, "time")
    assert order == [4, 3, 0]


def test_nobody_shows_or_shares_while_the_end_is_paused() -> None:
    """[TR13]"""
    table = exchanged(play(evening("gambler president / bomber", round=3), "time"))
    assert [seat for seat in table.turn if seat >= 0] == [0]
    assert not can(table, "1 show-all")


def test_a_shot_does_not_kill() -> None:
    """[TR24] Blue wins though the Sniper shot the President."""
    table = ended(evening("sniper target decoy president / bomber"), "0 shoot 3")
    assert won(table, 3)


def test_nobody_knows_who_pauses_the_end_later() -> None:
    """[TR5] [TR22] A Private Eye who saw the Gambler waiting would know one card that is not buried."""
    drawn = "private-eye gambler presidents-daughter president / bomber martyr"
    without = drawn.replace("gambler", "red-team")
    here, buried = (
        exchanged(play(evening(dealt, buried=other, round=3), "time"))
        for dealt, other in ((drawn, "red-team"), (without, "gambler"))
    )
    assert here.view(0).deck == buried.view(0).deck
    assert here.turn == buried.turn
    assert here.view(0).todo == buried.view(0).todo
