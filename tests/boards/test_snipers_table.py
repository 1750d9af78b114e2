"""The table of Trick Snipers as one viewer sees it: players, trick, sight, tricks to look at, and what is mine."""

from __future__ import annotations

import pytest

from boomtable.boards.trick_snipers import ASCII, by_clan, snipe_lines
from boomtable.engine import PUBLIC
from boomtable.games.trick_snipers import GAME, HAND
from tests.boards.snipers import AIDED, BETWEEN, MIDWAY, OVER, PASSING, STARTING, drawn, row, seen
from tests.games.trick_snipers.scenes import begun, cards, play, scene


def test_all_of_it() -> None:
    assert drawn(MIDWAY) == [
        "TRICK SNIPERS  ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━  Trick 5 of 12",
        "Player             Points   Tricks   Cards   This trick",
        "  0 Ada            ◇◇            0       7   b3",
        "▸ 1 Ben (you)      ◆◇            1       8",
        "  2 Cleo           ◆◇            3       7   b4  leads, winning",
        "9 + 4 = 13: a 9 of another clan snipes.",
        "Trick 2     Cleo leads y10 y1 y7  Cleo's, a point",
        "Trick 3     Cleo leads y6 y12 g1  1 + 12 = 13, yours, a point",
        "",
        "You hold  b 9 11   r (3 4 6 9 10 12)",
        "Cleo still has, from you  b6 g3",
    ]


def test_plain_type_where_there_is_no_more() -> None:
    lines = drawn(MIDWAY, glyphs=ASCII)
    assert "\n".join(lines).isascii()
    assert row(lines, "> 1 Ben (you)").split()[4] == "#-"


@pytest.mark.parametrize("viewer", [0, 1, 2, PUBLIC])
def test_nothing_is_wider_than_the_table(viewer: int | str) -> None:
    for state in (PASSING, MIDWAY, BETWEEN, AIDED, OVER):
        assert max(map(len, drawn(state, viewer))) <= 78


@pytest.mark.parametrize(
    ("words", "line"),
    [
        ("r7", "6 + 7 = 13: a 6 of another clan snipes."),
        ("r7 r12", "1 + 12 = 13: a 1 of another clan snipes."),
        ("r7 r9 y4", "4 + 9 = 13: Cleo snipes."),
        ("r7 y6", "6 + 7 = 13: you snipe."),
        ("r7 y6 b6", "6 + 7 = 13: Cleo snipes."),
    ],
)
def test_the_sight_line(words: str, line: str) -> None:
    """[TS6]"""
    first = (*words.split(), "g2", "g3", "g4")[:4]
    hands = [f"{each} {each[0]}{other}" for each, other in zip(first, (8, 10, 11, 1), strict=True)]
    assert snipe_lines(seen(play(scene(*hands), words), 1))[0].plain == line


@pytest.mark.parametrize(("words", "pointed"), [("r2 y7", True), ("r7", True), ("r2 y9", False)])
def test_a_chief_is_pointed_out(words: str, pointed: bool) -> None:
    """[TS7]"""
    lines = drawn(play(scene("r2 r7", "y7 y9", "b2 b3"), words), 2)
    assert ("There's a 7 in it: a point for whoever wins this trick." in lines) == pointed


def test_the_sniper_is_marked() -> None:
    """[TS6]"""
    lines = drawn(play(scene("r9 r1", "y4 y1", "b2 b3"), "r9 y4"), 2)
    assert row(lines, "  1 Ben").endswith("y4  snipes")
    assert row(lines, "  0 Ada").endswith("r9  leads")


def test_the_last_trick_is_shown_until_the_next_is_led() -> None:
    """[TS8]"""
    assert row(drawn(BETWEEN), "Last trick") == "Last trick  Ben leads b10 b12 b1  Cleo's"
    assert not [line for line in drawn(MIDWAY) if line.startswith("Last trick")]


def test_tricks_that_scored_lie_face_up_and_the_others_do_not() -> None:
    """[TS8]"""
    assert [line[:7] for line in drawn(MIDWAY) if line.startswith("Trick ")] == ["Trick 2", "Trick 3"]


def test_as_a_memory_aid_all_tricks_are_shown() -> None:
    """[TS8]"""
    assert [line[:7] for line in drawn(AIDED) if line.startswith("Trick ")] == [f"Trick {n}" for n in range(1, 5)]
    assert row(drawn(AIDED), "Trick 1") == "Trick 1     Ada leads g4 g10 g12  Cleo's"


def test_what_i_passed_is_shown_to_me_until_it_is_played() -> None:
    """[TS11]"""
    assert row(drawn(MIDWAY, 2), "Ada still has") == "Ada still has, from you  g2 g7"
    assert row(drawn(STARTING, 2), "Ada still has") == "Ada still has, from you  b1 b3 g2 g7"
    assert not [line for line in drawn(OVER, 2) if "still has" in line]


def test_what_i_am_about_to_pass_is_shown_to_me_alone() -> None:
    """[TS2]"""
    assert row(drawn(PASSING, 0), "You're passing to Ben") == "You're passing to Ben, sealed  b9 g6 r2 y12"
    for viewer in (1, 2, PUBLIC):
        assert not [line for line in drawn(PASSING, viewer) if "sealed" in line]
    assert row(drawn(PASSING, 1), "✓ 0 Ada")


def test_spectators_see_no_hand() -> None:
    assert not [line for line in drawn(MIDWAY, PUBLIC) if "hold" in line or "from you" in line]


def test_a_hand_is_sorted_by_clan() -> None:
    assert by_clan(cards("y12 r3 b10 b9 r1")).plain == "b 9 10   r 1 3   y 12"
    assert by_clan(()).plain == ""


def test_before_the_deal_there_are_only_players() -> None:
    lines = drawn(GAME.table(5).state)
    assert lines[0].endswith("━")
    assert [line.split()[1] for line in lines[2:7]] == ["Ada", "Ben", "Cleo", "Dov", "Esme"]
    assert all(line.endswith("◇◇            0") for line in lines[2:7])


@pytest.mark.parametrize("players", GAME.seats)
def test_a_fresh_table_tells_how_many_tricks_there_are(players: int) -> None:
    assert drawn(begun(players))[0].endswith(f"Trick 1 of {HAND[players]}")
