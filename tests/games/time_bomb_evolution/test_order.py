"""The order of effects after a cut, and how the game ends."""

from __future__ import annotations

from collections import Counter

import pytest

from boomtable.engine import PUBLIC, Outcome, Seeded
from boomtable.games.time_bomb_evolution import GAME, Ending, Evolution, Wire
from boomtable.games.time_bomb_evolution.moves import Turned
from boomtable.games.time_bomb_shared.moves import Ended
from tests.each import each
from tests.games.time_bomb_evolution.stories import asked, end, play, refused, tell

THREE_ROUNDS = "1G 2S +G 1G 2G | 1G 2Y 1G 2Y | 1P 2S +P 1P 2Y"


@pytest.mark.parametrize(
    ("story", "colour"),
    [
        ("1G 2G 1G", "green"),
        ("1P 2Y 1P 2Y | 1P 2Y 1P", "purple"),
        ("1R #1 2R #3 1R #1 2R", "red"),
        ("1B 2B 1B 2B", "blue"),
        ("1Y 2Y 1Y 2Y", "yellow"),
        ("1K 2K 1K 2K", "pink"),
    ],
)
def test_enough_wires_of_one_colour_explode(story: str, colour: str) -> None:
    """[TE4] Four, of green three; the Terrorists win, and one wire less does nothing."""
    table = tell(story)
    assert end(table) == f"exploded {colour}"
    assert table.outcome == Outcome("terrorist", (3,), "exploded")
    assert end(tell(story[:-3])) == ""


@pytest.mark.parametrize("players", [4, 5, 6])
@pytest.mark.parametrize("options", ["", "evolution"])
def test_the_last_success_wins_for_swat(players: int, options: str) -> None:
    """[TE4] As many as there are players."""
    story = " ".join(f"{(seat + 1) % players}S" for seat in range(players))
    assert end(tell(story[:-3], players, options)) == ""
    table = tell(story, players, options)
    assert (end(table), table.news[-1]) == ("disarmed", Ended(Ending.DISARMED))
    assert table.outcome is not None
    assert (table.outcome.side, len(table.outcome.winners)) == ("swat", 4 if players == 6 else 3)


def test_the_end_of_round_4_wins_for_the_terrorists() -> None:
    """[TE4]"""
    table = tell(f"{THREE_ROUNDS} | 1R #1 2R #3 1S +R 2P")
    assert (end(table), len(table.cuts)) == ("time-up", 16)
    assert table.outcome == Outcome("terrorist", (3,), "time-up")


def test_nothing_can_be_done_when_the_game_is_over() -> None:
    """[ALL6]"""
    for move in ("1 cut 2", "chance flip red", "chance draw-number 0", "1 protect green", "1 unprotect green"):
        assert refused(tell("1G 2G 1G"), move) == "game-over [ALL6]"


# First the last Success, then an explosion.


def test_after_the_last_success_nothing_is_protected() -> None:
    """[TE16] [TE17] Though green could be."""
    table = tell("1S 2S 1S 2G | 1G 2S")
    assert (asked(table), end(table)) == ("nobody", "disarmed")
    assert table.news == (Turned(2, Wire.SUCCESS), Ended(Ending.DISARMED))


def test_the_last_success_on_the_very_last_cut_wins_for_swat() -> None:
    """[TE16] [TB9]"""
    story = f"{THREE_ROUNDS} | 1R #1 2R #3 1S +R 2S"
    assert (end(tell(story)), len(tell(story).cuts)) == ("disarmed", 16)


def test_an_explosion_on_the_very_last_cut_is_an_explosion() -> None:
    """[TE16] [TB9]"""
    story = f"{THREE_ROUNDS} | 1R #1 2R #3 1S +R 2Y"
    assert (end(tell(story)), len(tell(story).cuts)) == ("exploded yellow", 16)


def test_the_last_success_on_the_cut_that_pink_left_wins_for_swat() -> None:
    """[TE15] [TE16]"""
    assert end(tell("1S 2K 1G 2Y | 1S 2Y 1Y 2G | 1S 2B 1B 2B | 1K 2S")) == "disarmed"


@pytest.mark.parametrize(
    "story",
    ["1G 2G 1G", "1R #1 2R #3 1R #1 2R", "1B 2B 1B 2G | 1G 2S +G 1B", "1S 2K 1G 2K | 1S 2Y 1K 2G | 1Y 2Y 1B 2B | 1K"],
    ids=["green", "red", "blue", "pink"],
)
def test_after_an_explosion_no_effect_happens(story: str) -> None:
    """[TE17] No number, nothing taken off, nothing shortened: the news is the wire, the explosion and the end."""
    table = tell(story)
    assert asked(table) == "nobody"
    assert [type(news).__name__ for news in table.news] == ["Turned", "Exploded", "Ended"]


# Then protections, and only then nippers, rounds and numbers.


@pytest.mark.parametrize(("story", "mark"), [("1G 2S", "+G"), ("1G 2S +G 1P 2B", "-G"), ("1G 2Y 1B 2S", "+B")])
def test_the_nippers_move_after_the_choice(story: str, mark: str) -> None:
    """[TE16] Whoever cut the wire is asked and still has them; then its owner does."""
    asking = tell(story)
    assert asking.turn == (asking.clipper,) == (1,)
    assert asking.view(PUBLIC).clipper == 1
    assert tell(f"{story} {mark}").clipper == 2


def test_a_success_as_the_last_cut_of_round_4_protects_before_the_time_is_up() -> None:
    """[TE16]"""
    story = f"{THREE_ROUNDS} | 1R #1 2R #3 1P 2S"
    assert asked(tell(story)) == "1 protecting"
    assert end(tell(f"{story} +R")) == "time-up"
    assert tell(f"{story} +R").protected == (Wire.GREEN, Wire.PURPLE, Wire.RED)


def test_a_round_that_ends_is_dealt_before_a_number_is_drawn() -> None:
    """[TE11] [TE16]"""
    assert [asked(tell(story)) for story in ("1G 2Y 1P 2R", "1G 2Y 1P 2R |")] == ["chance dealing", "chance drawing"]


def test_a_protection_is_no_cut_and_no_number_is_one() -> None:
    """[TE16] A round has as many cuts as players, whatever happens between them."""
    assert tell("1G 2S +G 3B -G").cuts_left == 1
    assert tell("1R #1 2R #1").cuts_left == 2


# The standard game.


@each(
    ("story", "question"),
    [
        pytest.param("1G 2G 1G", "1 clipping", id="green at three"),
        pytest.param("1P 2P", "2 clipping", id="a purple pair"),
        pytest.param("1Y 2Y 1P 2P | 1P", "1 clipping", id="a purple pair over a round's end"),
        pytest.param("1R", "1 clipping", id="red"),
        pytest.param("1Y 2Y 1P 2R |", "2 clipping", id="red as a round's last cut"),
        pytest.param("1G 2S", "2 clipping", id="success"),
        pytest.param("1G 2S 1B", "1 clipping", id="blue"),
        pytest.param("1S 2K 1G 2K | 1S 2Y 1K 2G | 1Y 2Y 1B 2B | 1B", "1 clipping", id="pink"),
    ],
)
@each("options", ["", "prevent_any_revealed pink_counted_at_round_4"])
def test_the_standard_game_has_no_effects(story: str, question: str, options: str) -> None:
    """[TE6] [TE8] [TE9] [TE10] [TE13] [TE15] The other house rules mean nothing without `evolution`."""
    assert asked(tell(story, options=options)) == question


def test_the_standard_game_has_four_full_rounds_unless_something_explodes() -> None:
    """[TE4] Three of each colour and all Success but one are one cut short of the fourth round's end."""
    rounds = "1K 2K 1K 2S | 1G 2G 1G 2S | 1Y 2Y 1Y 2S | 1B 2B 1B"
    assert (tell(rounds, options="").cuts_left, asked(tell(rounds, options=""))) == (1, "1 clipping")
    assert end(tell(f"{rounds} 2S", options="")) == "disarmed"
    assert end(tell(f"{rounds} 2K", options="")) == "exploded pink"


@pytest.mark.parametrize("players", [4, 5, 6])
def test_the_standard_game_cannot_end_by_time(players: int) -> None:
    """[TE4] However lucky the cuts: 4n - 1 wires at most are harmless, so the last of 4n cuts decides."""
    games = [luckily(players, Seeded("lucky", players, game)) for game in range(30)]
    assert Ending.TIME_UP not in [table.ending for table in games]
    assert max(len(table.cuts) for table in games) > 4 * players - 3


def luckily(players: int, luck: Seeded) -> Evolution:
    """A standard game in which the wire turned up is one of the least harmful, a Success last of all."""
    table: Evolution = GAME.table(players).state
    while table.turn:
        (seat,) = table.turn
        moves = [table.choices(seat).sample(luck) for _ in range(8)]
        cut = Counter(table.cut_wires)
        table = table.play(seat, min(moves, key=lambda move: cut[getattr(move, "wire", Wire.SUCCESS)]))
    return table


def test_the_standard_game_shows_no_marks_and_no_numbers() -> None:
    """[TE6] [TE10]"""
    view = tell("1R 2S 1B 2R |", options="").view(PUBLIC)
    assert (view.marks, view.numbers, view.protected, view.evolution) == ((), (), (), False)
    assert asked(play(tell("1R 2S", options=""), "2 cut 1")) == "chance flipping"
