"""Taking tricks, and how a game ends: two points at once, or most tricks among those with one."""

from __future__ import annotations

import pytest

from boomtable.engine import PUBLIC, Outcome, Seeded, but
from boomtable.games.trick_snipers import Ending, Play, TrickSnipers
from boomtable.games.trick_snipers.cards import HAND
from boomtable.games.trick_snipers.moves import CardPlayed, Ended, TrickTaken
from tests.games.trick_snipers.scenes import card, cards, dealt, given, play, randomly, refused, scene, trick

DULL = ("r3", "r9", "y2", "b5")  # the last trick: for seat 1, without a point


def last(taken: str, *, strict: bool = False) -> TrickSnipers:
    """The end of a game in which these tricks were taken before a dull last one, which is seat 1's."""
    return play(scene(*DULL, taken=taken, no_point_no_winner=strict), "r3 r9 y2 b5")


def ended(table: TrickSnipers) -> str:
    assert table.outcome
    return " ".join(map(str, [table.outcome.side, table.outcome.why, *table.outcome.winners]))


# Taking tricks.


@pytest.mark.parametrize(("words", "winner"), [("r3 r9 y2 b5", 1), ("r3 r9 y4 b5", 2), ("r3 b9 y2 b5", 0)])
def test_the_winner_leads_next(words: str, winner: int) -> None:
    """[TS8]"""
    table = trick(words)
    assert (table.leader, table.turn, table.trick) == (winner, (winner,), ())


def test_a_taken_trick_is_news_and_counted() -> None:
    """[TS8]"""
    table = trick("r3 r9 y4 b5", taken="2 1 2")
    assert table.news == (CardPlayed(3, card("b5")), TrickTaken(2, sniped=True, points=1))
    for viewer in (0, 1, 2, 3, PUBLIC):
        view = table.view(viewer)
        assert (view.counts, view.points) == ((0, 1, 3, 0), (0, 0, 1, 0))


def test_the_last_trick_can_still_be_seen() -> None:
    """[TS8]"""
    table = trick("r3 r9 y4 b5", leader=3)
    for viewer in (0, 1, 2, 3, PUBLIC):
        (seen,) = table.view(viewer).tricks
        assert (seen.leader, seen.cards, seen.winner) == (3, cards("r3 r9 y4 b5"), 1)


def test_a_view_tells_which_tricks_may_be_looked_at() -> None:
    """[TS8] Those that scored, and the last until a card is led; all as a memory aid, and at the end."""
    table = trick("r3 r9 y2 b5", taken="2 1* 2")
    assert table.view(0).face_up == (False, True, False, True)
    led = table.play(1, next(iter(table.choices(1))))
    assert led.view(0).face_up == (False, True, False, False)
    assert but(led, options=but(led.options, memory_aid=True)).view(PUBLIC).face_up == (True,) * 4
    assert last("2 1* 2").view(0).face_up == (True,) * 4


def test_a_view_ranks_by_points_then_by_tricks() -> None:
    """[TS10] Equal ones share a rank."""
    assert last("0* 3* 3 0 2* 1 1").view(0).ranks == (1, 4, 3, 1)
    assert trick("r3 r9 y4 b5").view(PUBLIC).ranks == (2, 2, 1, 2)


# Two points.


def test_two_points_end_the_game_at_once() -> None:
    """[TS9] In mid-deal: everyone still holds a card."""
    table = trick("r3 r9 y4 b5", taken="2* 1 1 1")
    assert all(table.hands)
    assert table.outcome == Outcome("seat-2", (2,), Ending.TWO_POINTS)
    assert table.news[-1] == Ended(Ending.TWO_POINTS)
    assert table.turn == ()


def test_nothing_is_played_once_the_game_is_over() -> None:
    """[ALL6]"""
    table = trick("r3 r9 y4 b5", taken="2*")
    assert refused(table, 2, Play(table.hands[2][0])) == "game-over [ALL6]"


def test_two_points_beat_any_number_of_tricks() -> None:
    """[TS9]"""
    assert ended(trick("r3 r9 y4 b5", taken="2* 1* 1 1 1 1 1")) == "seat-2 two-points 2"


def test_two_points_with_the_last_card_are_two_points() -> None:
    """[TS9] [TS10] They come first."""
    table = play(scene("r3", "r9", "y4", "b5", taken="2* 1* 1 1"), "r3 r9 y4 b5")
    assert ended(table) == "seat-2 two-points 2"


def test_one_point_each_goes_on() -> None:
    """[TS9]"""
    table = trick("r3 r9 y4 b5", taken="0* 1* 3*")
    assert table.points == (1, 1, 1, 1)
    assert table.outcome is None
    assert table.turn == (2,)


# The hands are empty.


def test_most_tricks_among_those_with_a_point() -> None:
    """[TS10] Seat 1 has more tricks, but no point."""
    assert ended(last("0* 0 2* 1 1 1")) == "seat-0 most-tricks 0"


def test_all_tricks_count() -> None:
    """[TS10] Those that scored and those that did not."""
    assert ended(last("0* 2* 2 2 0")) == "seat-2 most-tricks 2"
    assert ended(last("1* 2* 2")) == "shared most-tricks 1 2"


def test_the_only_one_with_a_point_wins_with_a_single_trick() -> None:
    """[TS10]"""
    assert ended(last("3* 1 1 1 1")) == "seat-3 most-tricks 3"


def test_equal_tricks_share_the_victory() -> None:
    """[TS10]"""
    table = last("0* 3* 3 0 2* 1 1")
    assert ended(table) == "shared most-tricks 0 3"
    assert table.news[-1] == Ended(Ending.MOST_TRICKS)


def test_nobody_has_a_point_so_most_tricks_win() -> None:
    """[TS10]"""
    assert ended(last("1 1 2 3")) == "seat-1 most-tricks 1"
    assert ended(last("2 2 1 3")) == "shared most-tricks 1 2"


def test_by_option_a_player_without_a_point_does_not_win() -> None:
    """[TS10] no_point_no_winner"""
    table = last("1 1 2 3", strict=True)
    assert table.outcome == Outcome("nobody", (), Ending.NOBODY)
    assert table.news[-1] == Ended(Ending.NOBODY)


def test_with_a_point_that_house_rule_changes_nothing() -> None:
    """[TS10]"""
    for taken in ("1 1 2* 3", "0* 1 3* 2", "1* 2* 2"):
        assert last(taken, strict=True).outcome == last(taken).outcome


@pytest.mark.parametrize("strict", [False, True])
@pytest.mark.parametrize("players", [3, 4])
def test_a_whole_game_without_a_point(players: int, strict: bool) -> None:
    """[TS10] All 7s are unused, and nobody snipes: found among random games."""
    for seed in range(400):
        luck = Seeded("dull", seed)
        table = randomly(given(dealt(players, luck, unused="b7 g7 r7 y7", strict=strict)), luck)
        if not any(table.points):
            break
    assert len(table.tricks) == HAND[players]
    most = [seat for seat, count in enumerate(table.counts) if count == max(table.counts)]
    assert table.outcome
    assert table.outcome.winners == (() if strict else tuple(most))
    assert table.outcome.why == ("nobody" if strict else "most-tricks")


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_game_ends_with_two_points_or_with_the_cards(players: int) -> None:
    """[TS9] [TS10] In random games, not a trick sooner."""
    for seed in range(60):
        luck = Seeded("ends", seed)
        table = randomly(given(dealt(players, luck)), luck)
        assert table.outcome
        assert (max(table.points) == 2) == (table.outcome.why == "two-points")
        assert max(table.points) == 2 or len(table.tricks) == HAND[players]
        assert sum(table.counts) == len(table.tricks)
        earlier = table.tricks[:-1]
        assert all(sum(t.points for t in earlier if t.winner == seat) < 2 for seat in range(players))
