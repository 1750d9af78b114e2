"""At the end everything is revealed, and false claims are named."""

from __future__ import annotations

import pytest

from boomtable.boards.time_bomb import DRAWN, TimeBombBoard, ending
from boomtable.engine import Said, Viewer, but
from boomtable.games.time_bomb import Accuse, Claim, Role
from boomtable.games.time_bomb.finale import AnyBecause, BoomCut
from boomtable.games.time_bomb.moves import FalseClaim
from boomtable.games.time_bomb_shared.finale import Had, LastSuccess, NeverFound
from tests.boards.time_bomb import ENDED, IN_TURN, plain, table


def test_roles_and_all_hands_are_turned_up() -> None:
    view = table(ENDED).state.view(0)
    lines = plain(ending(view, (), DRAWN)).splitlines()
    assert "B O O M" in lines[0]
    assert lines[3].startswith("0 Ada   SWAT       ○ ○ ○ ○ S  ○ ○ ○ S")
    assert lines[5].startswith("2 Cleo  SWAT       ○ ○ ○ ○ S  ○ ○ S B")
    assert lines[-1].startswith("Nobody lied")


def test_the_role_left_in_the_box_is_turned_up() -> None:
    in_turn = IN_TURN.replace("S1  B0", "S1  B0 - S2").replace("cut", "cut 2B")
    assert "in the box  Terrorist" in plain(ending(table(in_turn).state.view(0), (), DRAWN))


def test_false_claims_are_listed_as_the_table_tells_them_whatever_was_held() -> None:
    """In turn, and among what was said freely."""
    view = but(table(ENDED).state.view(0), false_claims=(FalseClaim(2, 1, Claim(boom=0), Claim(boom=9)),))
    said = Said(3, Claim(success=1), 2, 5, ())
    heard = (said, but(said, truth=Claim(success=8)), but(said, talk=Accuse(1)))
    lines = plain(ending(view, heard, DRAWN)).splitlines()
    assert [line.split() for line in lines[-2:]] == [
        ["1", "Cleo", "no", "Boom", "9", "Boom"],
        ["2", "Dov", "1", "Success", "8", "Success"],
    ]


@pytest.mark.parametrize(
    ("because", "viewer", "words"),
    [
        (BoomCut(2, Role.TERRORIST, 1), 0, "Cleo, a Terrorist, cut the Boom out of Ben's wires."),
        (BoomCut(2, Role.TERRORIST, 1), 1, "Cleo, a Terrorist, cut the Boom out of your wires."),
        (BoomCut(2, Role.TERRORIST, 1), 2, "You, a Terrorist, cut the Boom out of Ben's wires."),
        (BoomCut(0, Role.SWAT, 3), 1, "Ada is SWAT, and cut the Boom out of Dov's wires. Ouch."),
        (BoomCut(0, Role.SWAT, 3), 0, "You are SWAT, and cut the Boom out of Dov's wires. Ouch."),
        (BoomCut(0, Role.SWAT, 3), 3, "Ada is SWAT, and cut the Boom out of your wires. Ouch."),
        (LastSuccess(4, Role.SWAT, 0, 2), 0, "Esme cut the last Success with 2 cuts to spare."),
        (LastSuccess(4, Role.SWAT, 0, 1), 4, "You cut the last Success with 1 cut to spare."),
        (LastSuccess(4, Role.SWAT, 0, 0), 1, "Esme cut the last Success with the very last cut."),
        (NeverFound(2, (Had(3, 1), Had(2, 1))), 0, "2 Success were never found: Dov had one, Cleo had one."),
        (NeverFound(1, (Had(3, 1),)), 3, "1 Success was never found: you had one."),
        (NeverFound(2, (Had(3, 2),)), "public", "2 Success were never found: Dov had 2."),
    ],
)
def test_one_line_says_why_it_ended(because: AnyBecause, viewer: Viewer, words: str) -> None:
    assert TimeBombBoard().why(viewer, because) == words
