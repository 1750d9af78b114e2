"""Pink: each one removes a cut from round 4."""

from __future__ import annotations

import pytest

from boomtable.engine import PUBLIC
from boomtable.games.time_bomb_evolution import Ending, Wire
from boomtable.games.time_bomb_evolution.moves import Shortened, Turned
from boomtable.games.time_bomb_shared.moves import Ended
from tests.games.time_bomb_evolution.stories import asked, end, offered, tell

ROUNDS = {  # three rounds with so many pink, in which nobody is asked for anything but a cut
    1: "1S 2K 1G 2Y | 1S 2Y 1Y 2G | 1S 2B 1B 2B",
    2: "1S 2K 1G 2K | 1S 2Y 1Y 2G | 1Y 2B 1B 2B",
    3: "1S 2K 1G 2K | 1S 2Y 1K 2G | 1Y 2Y 1B 2B",
}
FOUR = "1K 2S +K 1K 2G | 1S 2K 1G 2K | 1Y 2Y 1Y 2S"  # four protected pink
ONCE = "evolution pink_counted_at_round_4"


@pytest.mark.parametrize("pink", [1, 2, 3])
def test_round_4_has_a_cut_less_for_each_pink_cut_before(pink: int) -> None:
    """[TE15]"""
    table = tell(f"{ROUNDS[pink]} |")
    assert (table.round, table.cuts_left) == (4, 4 - pink)
    assert table.view(PUBLIC).cuts_left == 4 - pink


def test_earlier_rounds_are_never_shortened() -> None:
    """[TE15] With one pink, two and three cut."""
    assert [tell(story).cuts_left for story in ("1K", "1K 2K", "1K 2K 1K")] == [3, 2, 1]
    assert [tell(f"{story} |").cuts_left for story in ("1K 2G 1Y 2G", "1K 2G 1Y 2K", "1K 2K 1Y 2K")] == [4, 4, 4]
    assert asked(tell("1K 2K 1Y 2K | 1Y 2B 1Y")) == "1 clipping"


def test_a_pink_cut_in_round_4_shortens_it_too() -> None:
    """[TE15] One cut is its own, and one more is gone."""
    before, after = tell(f"{ROUNDS[1]} |"), tell(f"{ROUNDS[1]} | 1K")
    assert (before.cuts_left, after.cuts_left) == (3, 1)
    assert after.news == (Turned(1, Wire.PINK), Shortened(1))
    assert asked(after) == "1 clipping"


def test_a_pink_may_end_round_4_at_once() -> None:
    """[TE15] Two cuts were left: its own, and the one it takes."""
    table = tell(f"{ROUNDS[2]} | 1K")
    assert (asked(table), end(table)) == ("nobody", "time-up")
    assert table.news == (Turned(1, Wire.PINK), Shortened(0), Ended(Ending.TIME_UP))


def test_a_pink_on_the_last_cut_of_round_4_takes_nothing_more() -> None:
    """[TE15] One cut was left, and pink cannot leave fewer than none."""
    table = tell(f"{ROUNDS[1]} | 1K 2K")
    assert (end(table), table.cuts_left, len(table.cuts)) == ("time-up", 0, 14)


def test_the_last_pink_that_leaves_a_cut_ends_nothing() -> None:
    """[TE15]"""
    assert asked(tell(f"{ROUNDS[1]} | 1K")) == "1 clipping"
    assert end(tell(f"{ROUNDS[1]} | 1K 2Y")) == "exploded yellow"
    assert end(tell(f"{ROUNDS[1]} | 1K 2S")) == "disarmed"


def test_when_no_cut_is_left_as_round_3_ends_the_game_ends_without_a_deal() -> None:
    """[TE15] As many pink as players, which only protection allows."""
    table = tell(FOUR)
    assert (asked(table), end(table), table.round) == ("nobody", "time-up", 3)
    assert table.news[-1] == Ended(Ending.TIME_UP)


def test_when_the_last_cut_of_round_3_is_the_pink_that_leaves_none_the_game_ends() -> None:
    """[TE15]"""
    table = tell("1K 2S +K 1K 2G | 1S 2K 1G 2Y | 1S 2Y 1Y 2K")
    assert (asked(table), end(table), table.round) == ("nobody", "time-up", 3)


def test_fewer_than_no_cuts_are_none() -> None:
    """[TE15] All five pink cut, with four players."""
    table = tell("1K 2S +K 1K 2G | 1S 2K 1G 2K | 1Y 2Y 1K 2S")
    assert (end(table), table.round, table.cuts_left) == ("time-up", 3, 0)
    assert [cut.wire for cut in table.cuts].count(Wire.PINK) == 5


def test_round_3_is_played_to_its_end_though_no_cut_is_left_for_round_4() -> None:
    """[TE15]"""
    table = tell(FOUR.removesuffix(" 2S"))
    assert (asked(table), table.cuts_left) == ("1 clipping", 1)


def test_six_players_always_have_a_fourth_round() -> None:
    """[TE15] There are five pink at most."""
    story = "1K 2S +K 3K 4K 5K 0K | 1S 2Y 3Y 4Y 5G 0G | 1S 2P 3R #1 4P 5S +P 0R |"
    assert tell(story, 6).cuts_left == 1


def test_pink_acts_even_when_protected() -> None:
    """[TE15]"""
    table = tell("1K 2S +K 1K 2G | 1S 2Y 1G 2K | 1Y 2Y 1S 2R |")
    assert (table.cuts_left, table.protected) == (1, (Wire.PINK,))


def test_a_fourth_unprotected_pink_explodes_before_the_time_is_up() -> None:
    """[TE4] [TE16] [TE17] And shortens nothing any more."""
    table = tell(f"{ROUNDS[3]} | 1K")
    assert end(table) == "exploded pink"
    assert not any(isinstance(news, Shortened) for news in table.news)


def test_a_success_on_a_last_cut_that_pink_made_the_last_is_asked_for_its_protection() -> None:
    """[TE15] [TE16] Pink took one of the four cuts, so the third is the last of round 4."""
    story = "1G 2S +G 1G 2G | 1G 2Y 1G 2Y | 1S 2P 1Y 2P | 1K 2P 1S"
    assert (asked(tell(story)), offered(tell(story))) == ("2 protecting", ["pink", "purple"])
    assert end(tell(f"{story} +K")) == "time-up"
    assert tell(f"{story} +K").protected == (Wire.GREEN, Wire.PINK)


def test_an_option_counts_pink_once_when_round_4_starts() -> None:
    """[TE15] `pink_counted_at_round_4`"""
    table = tell(f"{ROUNDS[1]} | 1K", options=ONCE)
    assert (table.cuts_left, table.news) == (2, (Turned(1, Wire.PINK),))
    assert asked(tell(f"{ROUNDS[2]} | 1K", options=ONCE)) == "1 clipping"
    assert end(tell(f"{ROUNDS[1]} | 1K 2K", options=ONCE)) == ""
    assert tell(f"{ROUNDS[3]} |", options=ONCE).cuts_left == 1
    assert end(tell(FOUR, options=ONCE)) == "time-up"


def test_pink_of_the_standard_game_shortens_nothing() -> None:
    """[TE15]"""
    for options in ("", "pink_counted_at_round_4"):
        assert tell(f"{ROUNDS[2]} |", options=options).cuts_left == 4
        assert tell(f"{ROUNDS[2]} | 1K", options=options).cuts_left == 3
