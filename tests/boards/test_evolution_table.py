"""The board of Time Bomb Evolution shows all a viewer may know, readable without colours and in 80 columns."""

from __future__ import annotations

import pytest

from boomtable.boards.time_bomb_evolution import ASCII, LETTERS
from boomtable.bots import make_bots, play_game
from boomtable.engine import PUBLIC
from boomtable.games.time_bomb_evolution import GAME, Evolution
from tests.boards.evolution import CLIPPING, COMMANDED, IN_TURN, OVER, OWN, STANDARD, UNPROTECTING, drawn
from tests.games.time_bomb_evolution.stories import talk, tell


def test_all_of_it() -> None:
    assert drawn(UNPROTECTING, 1) == [
        "TIME BOMB EVOLUTION  ━━━━━━━━━━╸ ╺━━━━━━━━╸ ╺━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━",
        "",
        "  0 Ada         ━━━━━ ━━━━━ ━━━━━ ━╸B╺━         ╭── 1 ──╮  Round 2 of 4",
        "                                                │       │  Cuts left 2",
        "✂ 1 Ben (you)   ━━━━━ ━━━━━ ━━━━━ ━╸G╺━         4   ●━━ 2",
        "                                                │       │  Success 1 of 4",
        "  2 Cleo        ━━━━━ ━━━━━ ━━━━━ ━━━━━         ╰── 3 ──╯  ◆ ◇ ◇ ◇",
        "",
        "  3 Dov         ━━━━━ ━━━━━ ━━━━━ ━━━━━         Success S",
        "                                                1  S G G Y",
        "                                                2  G B",
        "                                                3",
        "                                                4",
        "G Green      P Purple     B Blue       Y Yellow",
        "●●◉ 3 of 3   ○○○○ 0 of 4  ◉○○○ 1 of 4  ●○○○ 1 of 4",
        "shielded",
        "",
        " SWAT   Cut all the Success wires.  You hold  S S S",
    ]


def test_every_letter_is_one_of_its_own() -> None:
    letters = [letter for letter, _ in LETTERS.values()]
    assert len(set(letters)) == 7
    assert {len(letter) for letter in letters} == {1}


@pytest.mark.parametrize(
    ("story", "options", "green", "fate"),
    [
        ("", "evolution", "○○○ 0 of 3", ""),
        ("", "", "○○○○ 0 of 4", None),
        ("1G 2P 1G", "evolution", "◉◉○ 2 of 3", ""),
        ("1G 2P 1Y 2B | 1G", "evolution", "●◉○ 2 of 3", ""),
        ("1G 2S +G 1G 2G | 1G", "evolution", "●●●◉ 4 of 3", "shielded"),
        ("1G 2G 1G", "evolution", "◉◉◉ 3 of 3", "BOOM"),
        ("1G 2G 1G 2G", "", "◉◉◉◉ 4 of 4", "BOOM"),
    ],
)
def test_a_bomb_tells_what_is_cut_now_and_earlier_when_it_explodes_and_whether_it_is_protected(
    story: str, options: str, green: str, fate: str | None
) -> None:
    """[TE4] [TE5] [TE7] [TE8]"""
    lines = drawn(tell(story, 4, options))
    name = next(number for number, line in enumerate(lines) if line.startswith("G Green"))
    assert lines[name + 1][:12].rstrip() == green
    assert lines[name + 2 :][0][:12].rstrip() == (fate or "")
    assert (lines[name + 3][:6] == " SWAT ") == (fate is None)


def test_the_number_stands_there_until_a_wire_is_cut_for_it() -> None:
    """[TE10]"""
    assert "Number 3: Ben" in drawn(COMMANDED)[4]
    assert "Number 0: Cleo" in drawn(OWN)[4]
    assert "Number 3: Ben" in drawn(tell("1G 2R #3 1"))[4]
    assert "Number" not in "\n".join([*drawn(tell("1G 2R #3 1G")), *drawn(tell("1G 2R"))])


def test_a_number_that_names_someone_without_wires_stands_there_too() -> None:
    """[TE10]"""
    emptied = tell("1G 2S +G 1G 2G | 1G 2Y 1G 2Y | 1P 2S +P 1P 2Y | 1R #0 1P 3R #2")
    lines = drawn(emptied, 3)
    assert "Number 2: Ben" in lines[4]
    assert lines[4].startswith("✂ 1 Ben")


def test_pink_leaves_fewer_cuts_in_round_4() -> None:
    """[TE15]"""
    three_rounds = "1S 2K 1G 2K | 1S 2Y 1Y 2G | 1Y 2B 1B 2B"
    assert "Cuts left 2" in drawn(tell(f"{three_rounds} |"))[3]
    assert "Cuts left 0" in drawn(tell(f"{three_rounds} | 1K"))[3]


def test_a_claim_is_as_short_as_it_can_be_typed() -> None:
    said = talk(CLIPPING, "1 claim success=1 green=0 pink=1", "1 accuse 0")
    assert drawn(said)[5].startswith("    “S1 G0 K1.” “I think it's you!”")


def test_claims_in_turn_and_declining_stand_there_too() -> None:
    assert drawn(IN_TURN)[3].startswith("    “S1 R0.”")


def test_spectators_see_no_role_and_no_hand() -> None:
    shown = "\n".join(drawn(CLIPPING, PUBLIC))
    assert not [word for word in ("SWAT", "Terrorist", "You hold") if word in shown]


def test_a_terrorist_is_told_the_aim() -> None:
    assert drawn(CLIPPING, 3)[-1].startswith(" Terrorist   Get any bomb to blow, or let round 4 run out.  You hold ")


def test_plain_type_is_enough() -> None:
    for table in (UNPROTECTING, STANDARD, COMMANDED, OVER):
        assert "\n".join(drawn(table, glyphs=ASCII)).isascii()
    assert "##+ 3 of 3   .... 0 of 4  +... 1 of 4  #... 1 of 4" in drawn(UNPROTECTING, glyphs=ASCII)


@pytest.mark.parametrize("evolution", ["true", "false"])
@pytest.mark.parametrize("players", GAME.seats)
def test_the_table_fits_80_columns_and_leaves_room_for_news_and_question_in_24_rows(
    players: int, evolution: str
) -> None:
    options = {"evolution": evolution}
    for seated in play_game(GAME, players, make_bots(GAME, players, ("random",)), (players,), options):
        assert isinstance(seated.state, Evolution)
        lines = drawn(seated)
        assert len(lines) <= 20
        assert max(map(len, lines)) <= 80
