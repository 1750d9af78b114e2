"""A room as one viewer sees it: what is mine, who is here and what I saw of them, and how it all ends."""

from __future__ import annotations

import pytest

from boomtable.boards.two_rooms import ASCII, DRAWN, RoomsBoard, ending, mine
from boomtable.engine import PUBLIC, Said, Viewer
from boomtable.games.two_rooms import Tell, TwoRooms
from tests.boards.time_bomb import plain
from tests.boards.two_rooms import BEGUN, MIDWAY, drawn, row, seen
from tests.games.two_rooms.scenes import ended, evening, play

BOARD = RoomsBoard()


def test_all_of_it() -> None:
    said = Said(3, Tell(3, "blue"), 2, 0, ())
    assert drawn(MIDWAY, heard=(said,)) == [
        "TWO ROOMS AND A BOOM  ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━  Round 2 of 3",
        "You  Red Agent. Once a round, show your card to one player: they must share",
        "cards with you.",
        "You win with Red: the President must not survive the Bomber's blast.",
        "Room 1, your room     Votes for  You saw              Notes",
        "   0 Ada (you)                                        offered the leadership",
        "♛  1 Ben                                              leads",
        "   3 Dov              → Ada      Red colour, round 1",
        "   6 Greta",
        "Room 2  2 Cleo (Blue Team, round 1), 4 Esme, 5 Finn",
        "Ben offers you the leadership.",
        "Deck  Red Agent, Blue Team, Bomber, Red Clown, President, Red Team, Blue Spy",
        "",
        "Latest",
        "Dov shows you a colour: Red.",
        "Time's up in round 1.",
        "Leaving Room 1: Cleo.",
        "Room 2 is ready.",
        "To Room 2: Cleo. To Room 1: Greta.",
        "Round 2 begins.",
        "Dov votes for you.",
        "Ben offers you the leadership.",
        "Said",
        'Dov: "I\'m Blue."',
    ]


def test_what_is_offered_is_told_to_both() -> None:
    assert "Dov offers to share cards with you." in drawn(MIDWAY, 1)
    assert "You offer to share cards with Ben." in drawn(MIDWAY, 3)
    assert "offers to share" not in "".join(drawn(MIDWAY, 6))


def test_older_talk_is_history() -> None:
    said = Said(3, Tell(3, "blue"), 1, 0, ())
    assert 'Dov: "I\'m Blue."' not in drawn(MIDWAY, heard=(said,))
    assert BOARD.history(seen(MIDWAY), (said,)) == [(1, 'Dov: "I\'m Blue."')]


def test_a_screen_in_a_room_sees_the_room_and_a_stranger_only_who_is_where() -> None:
    assert "Room 2  2 Cleo, 4 Esme, 5 Finn" in drawn(MIDWAY, "room-1")
    assert row(drawn(MIDWAY, "room-1"), "Votes for").startswith("Room 1   ")
    public = "\n".join(drawn(MIDWAY, PUBLIC))
    assert not [word for word in ("leads", "→", "Agent.", "You ", "share") if word in public]


def test_before_the_first_clock_there_is_only_the_deck() -> None:
    lines = drawn(TwoRooms(players=6, todo=BEGUN.todo, deck=BEGUN.deck))
    assert [line.split()[0] for line in lines if line] == ["TWO", "Deck"]


def test_cards_that_stay_open_and_whatever_else_can_be_seen() -> None:
    table = play(
        evening("security-red usurper-blue mayor-red president* red-team / bomber* blue-team", no_timer=True),
        "1 use -",
        "0 use 4",
        "1 send 2",
    )
    lines = drawn(table, 3, width=100)
    assert row(lines, "  0 Ada").endswith("Red Security  face up for everyone")
    assert row(lines, "  1 Ben").endswith("Blue Usurper  leads, safe from votes, face up for everyone")
    assert row(lines, "  2 Cleo").endswith("going as a hostage")
    assert row(lines, "  4 Esme").endswith("held back")


def test_a_mayor_who_has_shown_so() -> None:
    table = play(evening("mayor-red president* red-team blue-team red-team / bomber*"), "0 point 2", "0 use -")
    assert row(drawn(table, 1), "  0 Ada").split("  ")[-1] == "a Mayor"


def test_whom_a_mayors_second_vote_makes_leader_in_a_moment() -> None:
    table = evening("mayor-red mayor-blue president* red-team / bomber*")
    table = play(table, "0 point 3", "3 point 3", "0 use -")
    assert "about to lead" in row(drawn(table, 1), "  3 ")
    assert "about to lead" not in drawn(table, 4)


@pytest.mark.parametrize(
    ("table", "seat", "line"),
    [
        (evening("shy-guy-red president / bomber"), 0, "You are shy. You can't show any part of your card."),
        (play(evening("cupid president red-team / bomber"), "0 use 1,2"), 1, "You love Cleo."),
        (play(evening("eris president red-team / bomber"), "0 use 1,2"), 2, "You hate Ben."),
        (
            evening("agoraphobe president / bomber", premature_loss=True).person(0, gambling=True),
            0,
            "You can't win that way any more, so you're a Gambler now.",
        ),
    ],
)
def test_what_became_of_me(table: TwoRooms, seat: int, line: str) -> None:
    assert line in [text.plain for text in mine(seen(table, seat))]


@pytest.mark.parametrize("viewer", [*range(7), PUBLIC, "room-1", "room-2"])
def test_nothing_is_wider_than_the_table(viewer: Viewer) -> None:
    for state in (BEGUN, MIDWAY):
        assert max(map(len, drawn(state, viewer))) <= 80


def test_plain_type_where_there_is_no_more() -> None:
    assert "\n".join(drawn(MIDWAY, glyphs=ASCII)).isascii()


OVER = ended(evening("president* intern zombie medic-red / bomber* private-eye sniper target decoy", buried="martyr"))


def test_at_the_end_everyone_is_told_why() -> None:
    lines = [line.rstrip() for line in plain(ending(seen(OVER, 1), DRAWN)).splitlines()]
    assert lines[1] == "After the last exchange the bomb goes off. Blue wins."
    assert row(lines, "Ben (you)").startswith("★  1 Ben (you)")
    assert row(lines, "Ben (you)").endswith("Intern             ended up in the President's room")
    assert "didn't turn everyone alive into zombies" in row(lines, "Zombie (a zombie)")
    assert lines[-1] == "Buried  Martyr"


def test_the_last_news_are_told_with_it() -> None:
    assert BOARD.news(seen(OVER))[-2:] == ["Greta doesn't shoot.", "All the cards are turned up."]
    assert BOARD.news(seen(MIDWAY)) == []


def test_a_game_that_ends_early() -> None:
    table = play(evening("dr-boom president / bomber"), "0 share 1")
    lines = plain(ending(seen(table), DRAWN))
    assert "The game ended early. Red wins." in lines


def test_a_last_word_is_awaited_with_bated_breath() -> None:
    asked = play(evening("gambler president* / bomber*", round=3), "next")
    assert BOARD.suspense(seen(asked, 1))
    assert not BOARD.suspense(seen(asked, 0))
    assert not BOARD.suspense(seen(MIDWAY))
    assert not BOARD.suspense(seen(OVER))
    assert not BOARD.invites_talk(seen(MIDWAY))
