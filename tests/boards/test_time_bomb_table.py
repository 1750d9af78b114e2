"""The board shows everything a viewer may know, readable without colours and in 80 columns."""

from __future__ import annotations

import pytest

from boomtable.boards.time_bomb import ASCII, DRAWN, TALK, draw_table
from boomtable.boards.time_bomb_shared import clock_face
from boomtable.bots import make_bots, play_game
from boomtable.engine import CHANCE, PUBLIC
from boomtable.games.time_bomb import GAME, Accuse, Claim, Cut, DealWires, Flip, Suggest, Wire
from tests.boards.time_bomb import FIRST, IN_TURN, MIDWAY, plain, table


def drawn(drawing: str, viewer: int | str = 0) -> list[str]:
    seated = table(drawing)
    return plain(draw_table(seated.state.view(viewer), seated.heard(viewer), DRAWN)).splitlines()


def test_wires_lie_face_down_until_they_are_cut() -> None:
    lines = drawn(MIDWAY)
    assert "0 Ada (you)   ━━━━━ ━━━━━ ━╸○╺━ ━╸○╺━" in lines[2]
    assert "4 Esme        ━━━━━ ━━━━━ ━━━━━ ━━━━━" in lines[10]


def test_the_nippers_lie_before_the_clipper() -> None:
    assert [line for line in drawn(MIDWAY) if line.startswith("✂")] == [drawn(MIDWAY)[2]]


def test_a_wire_between_the_jaws_is_marked() -> None:
    assert "━╸✂╺━" in drawn(MIDWAY.replace("3. 0. 3. 0.", "3"))[8]


def test_cut_wires_are_sorted_by_kind_and_by_round() -> None:
    lines = [line[48:].rstrip() for line in drawn(MIDWAY)]
    assert "1  ○ ○ ○ S S" in lines
    assert "2  ○ ○ ○ ○" in lines


def test_the_clock_tells_round_cuts_and_success() -> None:
    shown = "\n".join(drawn(MIDWAY))
    assert "Round 2 of 4" in shown
    assert "Cut 4 of 5" in shown
    assert "Success 2 of 5" in shown
    assert "◆ ◆ ◇ ◇ ◇" in shown


def test_the_hand_of_the_dial_points_at_the_round() -> None:
    assert [clock_face(number, ASCII).plain.splitlines()[1:4] for number in range(5)] == [
        ["|       |", "4   *   2", "|       |"],
        ["|   |   |", "4   *   2", "|       |"],
        ["|       |", "4   *-- 2", "|       |"],
        ["|       |", "4   *   2", "|   |   |"],
        ["|       |", "4 --*   2", "|       |"],
    ]


def test_the_wire_on_top_is_cut_once_for_every_cut() -> None:
    assert drawn(MIDWAY)[0].count("╸ ╺") == 4


def test_a_player_sees_their_own_role_and_hand() -> None:
    assert drawn(MIDWAY, 2)[-1] == " SWAT   Cut all the Success wires.  You hold  ○ ○ S B"


def test_spectators_see_no_role_and_no_hand() -> None:
    shown = "\n".join(drawn(MIDWAY, PUBLIC))
    assert "SWAT" not in shown
    assert "Terrorist" not in shown
    assert "You hold" not in shown


def test_claims_stand_beside_those_who_made_them() -> None:
    said = table(MIDWAY).say(1, Claim(success=2, boom=0)).say(1, Accuse(0)).say(1, Suggest(2))
    lines = plain(draw_table(said.state.view(0), said.heard(0), DRAWN)).splitlines()
    assert lines[5].startswith("    “2 Success, no Boom.” “I think it's")


def test_only_the_latest_of_each_kind_is_shown() -> None:
    said = table(MIDWAY).say(1, Claim(success=2)).say(1, Claim(success=1))
    assert TALK.latest(said.state.view(0), said.heard(0), 1) == ["1 Success."]


def test_a_new_deal_makes_old_claims_history() -> None:
    said = table(FIRST.replace(" 0.\n", "\n")).say(1, Claim(success=2))
    after = said.play(4, Cut(0)).play(CHANCE, Flip(Wire.SAFE)).play(CHANCE, DealWires(table(MIDWAY).state.deals[1]))
    assert TALK.latest(said.state.view(0), said.heard(0), 1) == ["2 Success."]
    assert TALK.latest(after.state.view(0), after.heard(0), 1) == []


def test_claims_in_turn_and_declining_stand_there_too() -> None:
    seated = table(IN_TURN.replace("B0", "-"))
    view = seated.state.view(0)
    assert [TALK.latest(view, (), seat) for seat in range(4)] == [["1 Success."], ["I'm saying nothing."], [], []]


def test_plain_type_is_enough() -> None:
    seated = table(MIDWAY)
    shown = plain(draw_table(seated.state.view(0), (), ASCII))
    assert shown.isascii()
    assert "0 Ada (you)   ===== ===== =-o-= =-o-=" in shown


@pytest.mark.parametrize("players", GAME.seats)
def test_the_table_fits_80_columns_and_leaves_room_for_news_and_question_in_24_rows(players: int) -> None:
    for seated in play_game(GAME, players, make_bots(GAME, players, ("random",)), (players,)):
        lines = plain(draw_table(seated.state.view(0), seated.heard(0), DRAWN)).splitlines()
        assert len(lines) <= 20
        assert max(map(len, lines)) <= 80
