"""The end: everything is turned up, and false claims are named."""

from __future__ import annotations

import pytest

from boomtable.boards.time_bomb.ending import ending
from boomtable.boards.time_bomb.glyphs import DRAWN
from boomtable.boards.time_bomb_shared.ending import Lie, lies
from boomtable.games.time_bomb import Claim
from tests.boards.time_bomb import ENDED, IN_TURN, MIDWAY, plain, table


def test_roles_and_all_hands_are_turned_up() -> None:
    view = table(ENDED).state.view(0)
    lines = plain(ending(view, (), DRAWN)).splitlines()
    assert "B O O M" in lines[0]
    assert lines[3].startswith("0 Ada   SWAT       ○ ○ ○ ○ S  ○ ○ ○ S")
    assert lines[5].startswith("2 Cleo  SWAT       ○ ○ ○ ○ S  ○ ○ S B")
    assert lines[-1].startswith("Nobody claimed anything false")


def test_the_role_left_in_the_box_is_turned_up() -> None:
    in_turn = IN_TURN.replace("S1  B0", "S1  B0 - S2").replace("cut", "cut 2B")
    assert "in the box  Terrorist" in plain(ending(table(in_turn).state.view(0), (), DRAWN))


def test_a_false_claim_in_turn_is_named() -> None:
    in_turn = IN_TURN.replace("S1  B0", "S1  B0 S1B0 S2").replace("cut", "cut 2B")
    assert lies(table(in_turn).state.view(0), ()) == [
        Lie(2, 1, Claim(success=1, boom=0), Claim(success=1, boom=1)),
        Lie(3, 1, Claim(success=2), Claim(success=1)),
    ]


@pytest.mark.parametrize(
    ("cuts", "seat", "claim", "truth"),
    [
        ("", 3, Claim(safe=3, success=1), Claim(safe=3, success=1)),
        ("3. 0", 3, Claim(safe=3, boom=0), Claim(safe=2, boom=0)),
        ("3. 0.", 3, Claim(safe=3), Claim(safe=2)),
        ("3. 0. 3.", 3, Claim(safe=1), Claim(safe=1)),
        ("3. 0. 3. 0.", 2, Claim(boom=0), Claim(boom=1)),
        ("3. 0. 3. 0. 2", 2, Claim(boom=0), Claim(boom=1)),
    ],
)
def test_a_claim_is_held_against_what_was_in_hand_when_it_was_made(
    cuts: str, seat: int, claim: Claim, truth: Claim
) -> None:
    before = MIDWAY.replace("3. 0. 3. 0.", cuts)
    heard = table(before).say(seat, claim).heard(seat)
    over = table(MIDWAY.replace("3. 0. 3. 0.", "3. 0. 3. 0. 2B")).state.view(seat)
    assert lies(over, heard) == ([] if claim == truth else [Lie(seat, 2, claim, truth)])
