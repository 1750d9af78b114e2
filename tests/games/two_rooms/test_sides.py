"""The two sides: who wins with Red or Blue, the President and the Bomber, backups, Doctor and Engineer."""

from __future__ import annotations

import pytest

from boomtable.games.two_rooms.characters import CARDS, Team
from tests.games.two_rooms.proofs import proves
from tests.games.two_rooms.scenes import conditions, ended, evening, play, side, told, verdict, won

SIDES = [card for card, character in CARDS.items() if character.team in (Team.RED, Team.BLUE)]
OTHERS = [card for card in SIDES if card not in ("president", "bomber", "doctor", "engineer")]


@proves(*OTHERS)
def test_a_red_or_blue_player_wins_and_loses_with_their_side(card: str) -> None:
    """[TR24]"""
    red = CARDS[card].team is Team.RED
    for drawn, red_won in ((f"{card} / president bomber", True), (f"{card} president / bomber", False)):
        table = ended(evening(drawn))
        assert won(table, 0) is (red is red_won)
        assert verdict(table, 0).rule == "TR24"


@proves("president", "bomber")
def test_red_wins_if_the_president_ends_with_the_bomber_and_blue_if_not() -> None:
    """[TR24]"""
    table = ended(evening("president bomber / red-team"))
    assert (side(table), won(table, 0), won(table, 1)) == ("red", False, True)
    table = ended(evening("president / bomber"))
    assert (side(table), won(table, 0), won(table, 1)) == ("blue", True, False)
    assert (evening("president / bomber").view("public").blast, table.view("public").blast) == (None, 1)  # at the end


@proves("president", "bomber")
def test_it_counts_where_they_are_after_the_last_exchange() -> None:
    """[TR22] [TR24]"""
    table = play(evening("president red-team* red-team / bomber blue-team* blue-team", round=3), "time")
    assert side(play(table, "1 send 0", "4 send 5")) == "red"
    assert side(play(table, "1 send 2", "4 send 5")) == "blue"
    assert side(play(table, "1 send 0", "4 send 3")) == "blue"


@proves("bomber")
def test_a_bomber_who_is_dead_already_kills_nobody() -> None:
    """[TR24] A HUG kills the Bomber: it does not matter who else is there."""
    table = play(evening("tuesday-knight bomber president / red-team"), "0 share 1")
    assert (side(table), won(table, 2), won(table, 1)) == ("blue", True, False)
    assert table.view(0).blast is None


@proves("presidents-daughter")
def test_the_daughter_is_the_president_only_if_that_one_is_buried() -> None:
    """[TR25]"""
    drawn = "presidents-daughter bomber intern martyr / red-team"
    table = ended(evening(drawn, buried="president"))
    assert (side(table), won(table, 0), won(table, 2)) == ("red", False, True)
    table = ended(evening(f"{drawn} president", buried="blue-team"))
    assert (side(table), won(table, 0), won(table, 2)) == ("blue", True, False)


@proves("martyr")
def test_the_martyr_is_the_bomber_only_if_that_one_is_buried() -> None:
    """[TR25]"""
    drawn = "martyr president victim presidents-daughter / blue-team"
    table = ended(evening(drawn, buried="bomber"))
    assert (side(table), won(table, 0), won(table, 2)) == ("red", True, True)
    assert table.view(0).blast == 0
    table = ended(evening(f"{drawn} bomber", buried="red-team"))
    assert (side(table), won(table, 0), won(table, 2)) == ("blue", False, False)


@proves("presidents-daughter", "dr-boom")
def test_no_boom_works_on_the_daughter() -> None:
    """[TR25] Not even when she is the President."""
    table = evening("dr-boom presidents-daughter martyr / bomber", buried="president")
    assert play(table, "0 share 1").todo


@proves("martyr", "tuesday-knight")
def test_no_hug_works_on_the_martyr() -> None:
    """[TR25] Not even when he is the Bomber."""
    table = evening("tuesday-knight martyr presidents-daughter / president", buried="bomber")
    assert play(table, "0 share 1").todo


@proves("doctor")
def test_blue_loses_unless_the_president_has_shared_cards_with_the_doctor() -> None:
    """[TR24] Then both sides lose."""
    table = evening("doctor president / bomber")
    for moves in ([], ["0 colour 1"], ["0 share 3"], ["0 show-card 1", "1 show-card 0"]):
        lost = ended(play(table, *moves))
        assert (side(lost), won(lost, 0), won(lost, 1), won(lost, 2)) == ("neither", False, False, False)
    table = ended(play(table, "1 share 0"))
    assert (side(table), won(table, 0), won(table, 1)) == ("blue", True, True)


@proves("doctor")
def test_the_doctor_does_not_save_a_dead_president() -> None:
    """[TR24]"""
    table = ended(play(evening("doctor president bomber / red-team"), "0 share 1"))
    assert (side(table), won(table, 0)) == ("red", False)


@proves("engineer")
def test_red_loses_unless_the_bomber_has_shared_cards_with_the_engineer() -> None:
    """[TR24] Then both sides lose."""
    table = evening("engineer bomber president / red-team")
    for moves in ([], ["0 colour 1"], ["0 share 2"]):
        lost = ended(play(table, *moves))
        assert (side(lost), won(lost, 0), won(lost, 1), won(lost, 2)) == ("neither", False, False, False)
    table = ended(play(table, "1 share 0"))
    assert (side(table), won(table, 0), won(table, 1)) == ("red", True, True)


@proves("engineer")
def test_the_engineer_alone_wins_nothing_while_the_president_lives() -> None:
    """[TR24]"""
    table = ended(play(evening("engineer bomber / president"), "0 share 1"))
    assert (side(table), won(table, 0)) == ("blue", False)


@proves("nurse")
def test_the_nurse_is_the_doctor_only_if_that_one_is_buried() -> None:
    """[TR25]"""
    drawn = "nurse president presidents-daughter / bomber martyr"
    assert side(ended(evening(drawn, buried="doctor"))) == "neither"
    assert side(ended(play(evening(drawn, buried="doctor"), "0 share 1"))) == "blue"
    there = evening(f"doctor {drawn}", buried="red-team")
    assert side(ended(play(there, "1 share 2"))) == "neither"
    assert side(ended(play(there, "0 share 2"))) == "blue"


@proves("tinkerer")
def test_the_tinkerer_is_the_engineer_only_if_that_one_is_buried() -> None:
    """[TR25]"""
    drawn = "tinkerer bomber president presidents-daughter / martyr"
    assert side(ended(evening(drawn, buried="engineer"))) == "neither"
    assert side(ended(play(evening(drawn, buried="engineer"), "0 share 1"))) == "red"
    there = evening(f"engineer {drawn}", buried="blue-team")
    assert side(ended(play(there, "1 share 2"))) == "neither"
    assert side(ended(play(there, "0 share 2"))) == "red"


@proves("invincible", "immunologist")
def test_an_immune_player_gains_no_condition_and_keeps_immunity(card: str) -> None:
    """[TR18] [TR30]"""
    table = evening(f"{card} criminal-red mummy-blue medic-red cupid / president bomber")
    table = play(table, "0 share 1", "2 share 0", "0 share 3", "4 use 0,1")
    assert conditions(table, 0) == "immune"
    assert not [news for news in told(table, 0) if news.startswith(("gained", "cured"))]


@proves("invincible", "immunologist")
def test_an_immune_player_swaps_no_cards_and_is_forced_to_nothing(card: str) -> None:
    """[TR18]"""
    table = evening(f"{card} hot-potato agent-red enforcer-blue president / bomber")
    for share in ("1 share 0", "0 share 1", "1 colour 0"):
        assert [person.card for person in play(table, share).people[:2]] == [card, "hot-potato"]
    forced = play(table, "2 use 0", "3 use 0,4")
    assert not forced.shares
    assert "shown 2 0 card agent-red" in told(forced, 0)


@proves("invincible", "immunologist")
def test_an_immune_player_is_not_dead_but_was_where_they_were(card: str) -> None:
    """[TR24] [TR26] No zombie is needed to see that: nobody but the immune one lives in the Bomber's room."""
    table = play(evening(f"{card} dr-boom president / bomber"), "1 share 2")
    assert [conditions(table, seat) for seat in range(3)] == ["immune", "dead", "dead"]
    assert side(table) == "red"


@pytest.mark.parametrize("buried", ["president", "bomber"])
def test_a_backup_stands_in_for_every_aim(buried: str) -> None:
    """[TR25] MI6 must meet who acts."""
    backup, primary = ("presidents-daughter", "bomber") if buried == "president" else ("martyr", "president")
    other = "martyr" if buried == "president" else "presidents-daughter"
    table = evening(f"mi6 {backup} {primary} {other} / survivor", buried=buried)
    assert won(ended(play(table, "0 share 1", "0 share 2")), 0)
    assert not won(ended(play(table, "0 share 3", "0 share 2")), 0)
