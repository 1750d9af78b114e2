"""Psychologist and Security: who is cured, and who is held."""

from __future__ import annotations

from boomtable.engine import CLOCK, Alarm
from tests.games.two_rooms.proofs import proves
from tests.games.two_rooms.scenes import both, can, conditions, evening, exchanged, play, refused, told, ways


@proves(*both("psychologist"))
def test_a_psychologist_lets_the_troubled_share_cards_and_cures_them(card: str) -> None:
    """[TR18] [TR30] They may refuse, and stay as they are."""
    for other in ("shy-guy-red", "coy-boy-blue", "paranoid-red"):
        table = play(evening(f"{card} {other} / president bomber"), "0 use 1")
        assert f"shown 0 1 card {card}" in told(table, 1)
        assert {"accept", "refuse"} <= ways(table, 1)
        assert conditions(play(table, "1 refuse 0"), 1) != ""
        cured = play(table, "1 accept 0")
        assert f"shown 1 0 card {other}" in told(cured, 0)
        assert conditions(cured, 1) == ""
        assert told(cured, 1)[-1] == "cured -"
        assert {"show-card", "show-all", "offer-card", "offer-colour"} <= ways(cured, 1)


@proves(*both("psychologist"))
def test_a_psychologist_who_shows_the_card_to_one_has_made_that_offer(card: str) -> None:
    """[TR15] [TR41] A power must act; not on an Ambassador, nor where all see the card."""
    table = evening(f"{card} shy-guy-red ambassador-red ambassador-blue / president bomber")
    assert play(table, "0 show-card 1") == play(table, "0 use 1")
    assert conditions(play(table, "0 show-card 1", "1 accept 0"), 1) == ""
    for harmless in ("0 show-card 2", "0 show-all"):
        assert ways(play(table, harmless), 1) == set()


@proves(*both("psychologist"))
def test_a_psychologist_cures_only_what_troubles_the_mind(card: str) -> None:
    """[TR30] Cursed and savvy stay."""
    table = evening(f"{card} negotiator-red criminal-blue mummy-red / president bomber")
    table = play(table, "1 share 2", "3 share 0")
    assert conditions(table, 1) == "savvy shy"
    table = play(table, "0 use 1", "1 accept 0")
    assert (conditions(table, 1), conditions(table, 0)) == ("savvy", "cursed")


@proves(*both("psychologist"))
def test_a_psychologist_acts_as_often_as_they_like(card: str) -> None:
    """On the same one or another, in every round; an ordinary share cures nobody."""
    table = play(evening(f"{card} shy-guy-red coy-boy-blue / president bomber"), "0 use 1", "0 use 2", "2 accept 0")
    assert (conditions(table, 1), conditions(table, 2)) == ("shy", "")
    table = play(table, "0 use 1", "1 accept 0", "next")
    assert conditions(table, 1) == ""
    assert can(table, "0 use 2")
    table = play(evening(f"{card} shy-guy-red / president bomber"), "0 offer-card 1")
    assert ways(table, 1) == {"refuse"}


@proves(*both("psychologist"))
def test_a_psychologist_reaches_a_paranoid_who_has_shared_already(card: str) -> None:
    """[TR30] Who may then share as they like."""
    table = play(evening(f"{card} paranoid-red gambler / president bomber"), "1 share 2")
    assert ways(play(table, "0 offer-card 1"), 1) == {"refuse"}
    table = play(table, "0 use 1", "1 accept 0")
    assert "offer-card" in ways(table, 1)


@proves(*both("security"))
def test_security_keeps_another_from_leaving_as_hostage_this_round(card: str) -> None:
    """[TR12] Next round they may go."""
    table = evening(f"{card} gambler red-team* blue-team / president* bomber red-team")
    table = play(table, "0 use 1")
    assert told(table, 3)[-2:] == [f"shown 0 None card {card}", "tackled 0 1"]
    assert not any("tackled" in news for news in told(table, 4))
    table = play(table, "time")
    assert not can(table, "2 send 1")
    assert can(table, "2 send 3")
    table = play(exchanged(table), "time")
    assert can(table, "2 send 1")


@proves(*both("security"))
def test_security_holds_a_hostage_who_was_just_named(card: str) -> None:
    """[TR12] [TR13] Before they leave; then the leader names another."""
    table = evening(f"{card} gambler red-team* blue-team / president* bomber red-team blue-team")
    table = play(table, "time", "2 send 1", "4 send 5")
    assert table.alarms == (Alarm("leaving-2", 10.0),)
    assert [table.view(viewer).waiting for viewer in (0, 1, 5, "room-1", "public")] == [(CLOCK,)] * 5
    assert table.turn == (0, CLOCK)
    table = play(table, "0 use 1")
    assert told(table, 3)[-3:] == [f"shown 0 None card {card}", "tackled 0 1", "void 0"]
    assert table.turn == (2,)
    assert not can(table, "2 send 1")
    table = play(table, "2 send 3")
    assert table.turn == (CLOCK,)
    after = play(table, "time")
    assert [after.people[seat].room for seat in (1, 3, 5)] == [0, 1, 0]


@proves(*both("security"))
def test_fewer_go_where_security_leaves_too_few(card: str) -> None:
    """[TR12] As many from each room: both leaders name anew."""
    table = evening(f"{card} gambler* red-team / president* bomber red-team blue-team", round=1)
    table = play(table, "time", "1 send 2", "3 send 4", "0 use 2")
    assert table.sending == 1
    table = play(table, "1 send 0")
    assert play(table, "time").people[0].room == 1
    alone = evening(f"{card}* gambler / president* bomber red-team blue-team", round=1)
    alone = play(alone, "time", "0 send 1", "2 send 3", "0 use 1")
    assert (alone.round, alone.hostages) == (2, (None, None))
    assert [alone.people[seat].room for seat in (1, 3)] == [0, 1]


@proves(*both("security"))
def test_nobody_waits_for_security_that_is_not_in_the_deck(card: str) -> None:
    """[TR1] [TR13] All know the deck; who has the card, and whether they used it, does not show."""
    plain = play(evening("gambler* red-team / president* bomber"), "time", "0 send 1", "2 send 3")
    assert plain.round == 3
    used = play(evening(f"{card} gambler* red-team / president* bomber"), "0 use 2", "next")
    assert used.round == 3
    again = play(used, "time")
    for leader in again.turn:
        again = again.play(leader, next(iter(again.choices(leader))))
    assert again.turn == (CLOCK,)
    assert refused(play(evening(f"{card} gambler* / president* bomber"), "time", "1 send 0", "2 send 3"), "0 use 2")


@proves(*both("security"))
def test_without_a_timer_a_hostage_who_is_held_stays_and_as_many_go_from_each_room(card: str) -> None:
    """[TR14]"""
    table = evening(f"{card} gambler red-team* / president* bomber red-team", no_timer=True)
    table = play(table, "2 send 1", "3 send 4", "0 use 1")
    after = play(table, "time")
    assert [after.people[seat].room for seat in (1, 4)] == [0, 1]


@proves(*both("security"))
def test_security_acts_once_a_game_and_is_known_for_good(card: str) -> None:
    """[TR15] It can be in the last round; the card does nothing more."""
    table = evening(f"{card} gambler red-team / president bomber", round=2)
    table = play(table, "0 use 1")
    assert ways(table, 0) == set()
    assert table.view(2).open == ((0, card),)
    assert table.view(3).open == ()
    table = play(table, "next")
    assert ways(table, 0) == set()
    assert can(evening(f"{card} gambler red-team / president bomber", round=3), "0 use 1")


@proves(*both("security"))
def test_security_holds_no_immune_player(card: str) -> None:
    """[TR18] It is known for good all the same."""
    table = play(evening(f"{card} invincible / president bomber"), "0 use 1")
    assert (table.tackled, table.view(1).open) == ((), ((0, card),))


@proves(*both("security"))
def test_security_acts_once_even_if_the_card_is_closed_again(card: str) -> None:
    """Once: what is used is used, whatever is shown."""
    table = play(evening(f"{card} gambler red-team / president bomber"), "0 use 1").person(0, open=False)
    assert "show-all" in ways(table, 0)
    assert "use" not in ways(table, 0)
