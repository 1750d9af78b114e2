"""Every event in Trick Snipers has a sentence, and at the end everything is revealed."""

from __future__ import annotations

from typing import get_args

import pytest

from boomtable.boards.trick_snipers import ASCII, DRAWN, SnipersBoard, ending, told
from boomtable.engine import PUBLIC, Seeded, Viewer
from boomtable.games.trick_snipers import GAME, Card, Clan, Ending, TrickSnipers
from boomtable.games.trick_snipers.finale import AnyBecause, ChiefTaken, MostTricks, NobodyScored, Sniped
from boomtable.games.trick_snipers.moves import (
    AnyNews,
    CardPlayed,
    CardsDealt,
    CardsPassed,
    Ended,
    LeaderDrawn,
    TrickTaken,
)
from tests.boards.snipers import BETWEEN, MIDWAY, OVER, PASSING, STARTING, seen
from tests.boards.time_bomb import plain
from tests.games.trick_snipers.scenes import card, dealt, given, play, randomly, scene

TOLD: list[tuple[AnyNews, str, str]] = [  # to everybody, and to Ada
    (CardsDealt(), "The cards are dealt.", "The cards are dealt."),
    (CardsPassed(), "Everyone passed four cards to the left.", "Everyone passed four cards"),
    (LeaderDrawn(0), "Ada leads first.", "You lead first."),
    (CardPlayed(0, card("r7")), "Ada plays r7.", "You play r7."),
    (TrickTaken(0, False, 0), "Ada wins the trick.", "You win the trick."),
    (TrickTaken(0, False, 1), "A 7 in it: Ada wins the trick and a point.", "A 7 in it: you win the trick"),
    (TrickTaken(0, True, 1), "Snipe 13! Ada wins the trick and a point.", "Snipe 13! You win the trick and a point."),
    (Ended(Ending.TWO_POINTS), "Two points: game over", "Two points: game over"),
    (Ended(Ending.MOST_TRICKS), "No cards left, and nobody has two", "No cards left, and nobody has two"),
    (Ended(Ending.NOBODY), "No cards left, and nobody scored", "No cards left, and nobody scored"),
]


@pytest.mark.parametrize(("news", "public", "mine"), TOLD)
def test_news_is_told_to_those_it_is_about_and_to_the_others(news: AnyNews, public: str, mine: str) -> None:
    assert told(PUBLIC, news).startswith(public)
    assert told(1, news).startswith(public)
    assert told(0, news).startswith(mine)


def test_all_news_is_told() -> None:
    assert {type(news) for news, _, _ in TOLD} == {*get_args(AnyNews)}


def test_cards_lie_before_their_players_and_are_not_told_again() -> None:
    board = SnipersBoard()
    assert board.news(seen(MIDWAY)) == []
    assert board.news(seen(BETWEEN, 2)) == ["You win the trick."]
    assert board.history(seen(MIDWAY), ()) == []


@pytest.mark.parametrize(
    ("state", "viewer", "question"),
    [
        (GAME.table(3).state, 0, "The cards are being dealt."),
        (PASSING, 0, "Everyone picks four cards to pass to the left."),
        (PASSING, 1, "Which four cards do you pass to the left? (four cards, for example b4 b6 b12 g3)"),
        (STARTING, 1, "The first leader is being drawn."),
        (MIDWAY, 1, "Your turn to play a card. (b9, b11)"),
        (MIDWAY, PUBLIC, "Ben plays next."),
        (OVER, 1, ""),
    ],
)
def test_the_question_says_what_is_asked_and_what_may_be_typed(
    state: TrickSnipers, viewer: int | str, question: str
) -> None:
    assert SnipersBoard().waiting(seen(state, viewer)) == question


def test_a_taken_trick_is_worth_a_pause_and_nobody_is_asked_for_words() -> None:
    board = SnipersBoard()
    assert [board.suspense(seen(state)) for state in (PASSING, MIDWAY, BETWEEN, OVER)] == [False, False, True, False]
    assert not board.invites_talk(seen(MIDWAY))


# The end.


def test_everything_is_turned_up_at_the_end() -> None:
    lines = [line.rstrip() for line in plain(ending(seen(OVER), DRAWN)).splitlines()]
    assert "L A S T   S H O T" in lines[0]
    assert " ".join(lines[2].split()) == "Player Points Tricks Passed → Kept"
    assert lines[3:7] == [
        "★ 1 Ben   ◆◆           2  b4 b6 b12 g3   g 10   r 3 4 6 9 10 12   y 7",
        "  2 Cleo  ◆◇           3  b1 b3 g2 g7    g 12   r 1 7   y 2 4 6 10 11",
        "  0 Ada   ◇◇           0  b9 b10 b11 g1  g 4 6 9 11   r 2 11   y 1 12",
        "Unused  b2 b7 y3 y9",
    ]
    assert lines[-1] == "Two points: game over!"


def test_all_who_share_a_victory_are_marked() -> None:
    """[TS10]"""
    ends = (randomly(given(dealt(4, Seeded(n))), Seeded(n)) for n in range(500))
    shared = next(end for end in ends if end.outcome and len(end.outcome.winners) == 2)
    shown = plain(ending(seen(shared), DRAWN))
    assert shown.count("★") == 2


def test_nobody_is_marked_where_nobody_wins() -> None:
    """[TS10]"""
    table = play(scene("r3", "r9", "y2", no_point_no_winner=True), "r3 r9 y2")
    shown = plain(ending(seen(table), ASCII))
    assert shown.isascii()
    assert "*" not in shown
    assert "nobody wins" in shown


@pytest.mark.parametrize(
    ("because", "viewer", "words"),
    [
        (Sniped(2, Card(Clan.RED, 1), 3, Card(Clan.BLACK, 12)), 0, "Cleo sniped Dov's 12 with a 1."),
        (Sniped(2, Card(Clan.RED, 8), 3, Card(Clan.BLACK, 5)), 2, "You sniped Dov's 5 with an 8."),
        (Sniped(2, Card(Clan.RED, 11), 3, Card(Clan.BLACK, 2)), 3, "Cleo sniped your 2 with an 11."),
        (ChiefTaken(1), 0, "Ben took a trick with a 7 in it: the second point."),
        (ChiefTaken(1), 1, "You took a trick with a 7 in it: your second point."),
        (MostTricks((0,), 1, 4), 1, "No cards left. Ada wins: 1 point and the most tricks, 4."),
        (MostTricks((0,), 1, 4), 0, "No cards left. You win: 1 point and the most tricks, 4."),
        (MostTricks((1,), 0, 5), 0, "Nobody scored. Most tricks wins: Ben, 5."),
        (MostTricks((0, 1), 0, 5), 2, "No cards left. Ada and Ben share the win."),
        (MostTricks((0, 1, 2), 0, 5), 0, "No cards left. Ben, Cleo and you share the win."),
        (NobodyScored(), 0, "Nobody scored, so nobody wins."),
    ],
)
def test_one_line_says_why_it_ended(because: AnyBecause, viewer: Viewer, words: str) -> None:
    assert SnipersBoard().why(viewer, because) == words
