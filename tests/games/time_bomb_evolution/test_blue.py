"""Blue: cutting one removes a protection, whatever else happens."""

from __future__ import annotations

import pytest

from boomtable.engine import PUBLIC
from boomtable.games.time_bomb_evolution import Ending, Unprotect, Wire
from boomtable.games.time_bomb_evolution.cards import Mark
from boomtable.games.time_bomb_evolution.moves import Exploded, Unprotected
from boomtable.games.time_bomb_shared.moves import Ended
from tests.games.time_bomb_evolution.stories import asked, end, offered, play, refused, tell

FOUR_BLUE = "1B 2B 1B 2S +B | 1G 2S +G 1B"  # the fourth is protected, and green is too


def test_a_player_who_cuts_a_blue_takes_off_a_protection() -> None:
    """[TE13] Not its owner."""
    table = tell("1G 2S +G 3B")
    assert (asked(table), offered(table)) == ("2 unprotecting", ["green"])
    after = tell("1G 2S +G 3B -G")
    assert (asked(after), after.protected) == ("3 clipping", ())


def test_any_protection_can_be_taken_off() -> None:
    """[TE13]"""
    table = tell("1G 2S +G 1P 2S +P | 1B")
    assert (asked(table), offered(table)) == ("2 unprotecting", ["green", "purple"])
    assert play(table, "2 unprotect green").protected == (Wire.PURPLE,)


def test_the_protection_of_blue_itself_can_be_taken_off() -> None:
    """[TE13] Blue acts even when protected, and here there is no other choice."""
    table = tell("1B 2S +B 1B")
    assert (asked(table), offered(table)) == ("2 unprotecting", ["blue"])
    after = play(table, "2 unprotect blue")
    assert (after.protected, end(after)) == ((), "")


def test_without_a_protection_nothing_happens() -> None:
    """[TE13]"""
    assert asked(tell("1B")) == "1 clipping"
    assert asked(tell("1G 2S +G 3B -G 0B")) == "chance dealing"


def test_one_must_be_taken_off_and_only_one_that_is_there() -> None:
    """[TE13]"""
    table = tell("1G 2S +G 3B")
    for colour in ("blue", "purple", "yellow", "success"):
        assert refused(table, f"2 unprotect {colour}") == "evolution-not-protected [TE13]"
    for move in ("2 decline", "2 cut 3", "2 protect green"):
        assert refused(table, move) == "not-now [ALL5]"
    assert refused(table, "3 unprotect green") == "not-asked [ALL5]"


@pytest.mark.parametrize(
    ("story", "colour"), [("1G 2S +G 1P 2S +P | 1G 2B", "purple"), ("1G 2S +G 1P 2S +P | 1B", "green")]
)
def test_the_default_is_the_colour_least_cut(story: str, colour: str) -> None:
    """[TE13] For somebody whose time ran out; of equal ones the first by name."""
    table = tell(story)
    (seat,) = table.turn
    assert table.default(seat) == Unprotect(Wire(colour))


@pytest.mark.parametrize(
    "story", ["1G 2S +G 1G 2G | 1B", "1G 2S +G 1G 2G | 1G 2B", "1G 2S +G 1G 2G | 1G 2G 1B"], ids=["3", "4", "5"]
)
def test_a_colour_at_or_over_its_threshold_that_loses_its_protection_explodes_at_once(story: str) -> None:
    """[TE13] [TE8] Green at three, four and five."""
    assert end(tell(story)) == ""
    assert end(tell(f"{story} -G")) == "exploded green"


def test_a_colour_below_its_threshold_does_not_explode() -> None:
    """[TE13]"""
    assert end(tell("1G 2S +G 1G 2B -G")) == ""
    assert end(tell("1G 2S +G 1G 2B -G | 1G")) == "exploded green"


def test_another_protection_may_be_taken_off_to_save_it() -> None:
    """[TE13]"""
    story = "1G 2S +G 1G 2G | 1P 2S +P 1B"
    assert end(tell(f"{story} -P")) == ""
    assert end(tell(f"{story} -G")) == "exploded green"


def test_a_fourth_protected_blue_does_not_explode() -> None:
    """[TE7] [TE13] It takes off a protection as any other does."""
    assert (asked(tell(FOUR_BLUE)), offered(tell(FOUR_BLUE))) == ("2 unprotecting", ["blue", "green"])
    assert end(tell(f"{FOUR_BLUE} -G")) == ""


def test_a_fourth_blue_that_takes_off_its_own_protection_explodes() -> None:
    """[TE13]"""
    assert end(tell(f"{FOUR_BLUE} -B")) == "exploded blue"


def test_a_fourth_unprotected_blue_explodes_and_takes_nothing_off() -> None:
    """[TE13] [TE17]"""
    table = tell("1B 2B 1B 2G | 1G 2S +G 1B")
    assert (asked(table), end(table)) == ("nobody", "exploded blue")
    assert table.protected == (Wire.GREEN,)


def test_the_success_that_is_taken_off_still_counts_as_cut() -> None:
    """[TE13] The fourth wins."""
    assert end(tell("1G 2S +G 3B -G 1S +G | 2S 1S")) == "disarmed"


def test_a_blue_as_a_rounds_last_cut_acts_before_the_deal() -> None:
    """[TE16]"""
    assert asked(tell("1G 2S +G 1P 2B")) == "1 unprotecting"
    assert asked(tell("1G 2S +G 1P 2B -G")) == "chance dealing"
    assert end(tell("1G 2S +G 1G 2G | 1P 2Y 1Y 2B -G")) == "exploded green"


def test_a_blue_as_the_last_cut_of_round_4_acts_before_the_time_is_up() -> None:
    """[TE16]"""
    story = "1B 2G 1Y 2S +G | 1G 2G 1Y 2G | 1P 2S +P 1Y 2G | 1P 2S 1P 2B"
    assert asked(tell(story)) == "1 unprotecting"
    assert end(tell(f"{story} -P")) == "time-up"
    assert end(tell(f"{story} -G")) == "exploded green"


def test_a_blue_that_a_number_commands_is_cut_by_the_drawer() -> None:
    """[TE10] [TE13] [TE18] Be it their own."""
    assert asked(tell("1G 2S +G 1R #2 3B")) == "1 unprotecting"
    assert asked(tell("1G 2S +G 1R #0 1B")) == "1 unprotecting"
    assert asked(tell("1G 2S +G 1R #0 1B -G |")) == "1 clipping"


def test_everyone_sees_which_protection_is_taken_off_and_by_whom() -> None:
    """[TE13]"""
    view = tell("1G 2S +G 3B -G").view(PUBLIC)
    assert view.news == (Unprotected(2, Wire.GREEN),)
    assert view.marks == (Mark(2, Wire.GREEN, True), Mark(3, Wire.GREEN, False))
    assert view.protected == ()
    exploded = tell("1G 2S +G 1G 2G | 1B -G").view(PUBLIC)
    assert exploded.news == (
        Unprotected(2, Wire.GREEN),
        Exploded(Wire.GREEN, pair=False),
        Ended(Ending.EXPLODED),
    )
