"""Views: what each seat knows and remembers, and what is revealed at the end."""

from __future__ import annotations

import msgspec
import pytest

from boomtable.engine import CHANCE, PUBLIC, BadSetup
from boomtable.games.time_bomb import Claims, Hand, Role, Snip, View, Wire
from boomtable.games.time_bomb.table import Round
from boomtable.games.time_bomb_shared.moves import Aimed
from boomtable.games.time_bomb_shared.steps import Clipping, Flipping
from tests.games.time_bomb.drawn import LAST_CUT, around, deal, fresh, play

MIDDLE = """
    start  1
    seat   role       1      2
    0      swat       ....S  ...S
    1      terrorist  B....  ....
    2      swat       ....S  ...S
    3      swat       ...SS  B...
    box    terrorist
    cut    2. 3S 2. 3S  0. 1
"""
OTHER_HANDS = """
    start  1
    seat   role       1      2
    0      swat       ....S  ...S
    1      terrorist  ....S  B..S
    2      swat       B....  ....
    3      swat       ...SS  ....
    box    terrorist
    cut    2. 3S 2. 3S  0. 1
"""


def hand(letters: str) -> Hand:
    kinds = {"B": Wire.BOOM, ".": Wire.SAFE, "S": Wire.SUCCESS}
    return tuple(kinds[letter] for letter in letters)


CUTS = (Snip(2, Wire.SAFE), Snip(3, Wire.SUCCESS), Snip(2, Wire.SAFE), Snip(3, Wire.SUCCESS), Snip(0, Wire.SAFE))
TODO = (Flipping(1), Clipping(), Clipping(), Round(3), Round(4))


def test_a_player_knows_their_role_and_their_hands_and_what_is_public() -> None:
    """[TB1] [TB5] [TB6] [TB10] All of it, field by field."""
    assert play(MIDDLE).view(3) == View(
        viewer=3,
        players=4,
        claims=Claims.FREE,
        cast=(Role.SWAT,) * 3 + (Role.TERRORIST,) * 2,
        role=Role.SWAT,
        hands=(hand("...SS"), hand("B...")),
        hand=hand("B..."),
        todo=TODO,
        waiting=(CHANCE,),
        news=(Aimed(0, 1),),
        round=2,
        start=1,
        clipper=0,
        held=(3, 4, 4, 4),
        cuts=CUTS,
        cutters=(1, 2, 3, 2, 3),
        claimed=(),
        outcome=None,
        roles=(),
        deals=(),
        false_claims=(),
        successes=4,
        found=2,
        round_cuts=(4, 4, 4, 4),
    )


def test_spectators_know_only_what_is_public() -> None:
    """[TB1] [TB5] [TB10]"""
    assert play(MIDDLE).view(PUBLIC) == View(
        viewer=PUBLIC,
        players=4,
        claims=Claims.FREE,
        cast=(Role.SWAT,) * 3 + (Role.TERRORIST,) * 2,
        role=None,
        hands=(),
        hand=(),
        todo=TODO,
        waiting=(CHANCE,),
        news=(Aimed(0, 1),),
        round=2,
        start=1,
        clipper=0,
        held=(3, 4, 4, 4),
        cuts=CUTS,
        cutters=(1, 2, 3, 2, 3),
        claimed=(),
        outcome=None,
        roles=(),
        deals=(),
        false_claims=(),
        successes=4,
        found=2,
        round_cuts=(4, 4, 4, 4),
    )


def test_before_the_first_deal_nobody_holds_anything() -> None:
    """[TB3]"""
    for viewer in (0, PUBLIC):
        view = play("0\n1\n2\n3").view(viewer)
        assert (view.role, view.hand, view.hands, view.held, view.clipper) == (None, (), (), (0, 0, 0, 0), CHANCE)


def test_a_player_always_knows_what_they_still_hold() -> None:
    """[TB5]"""
    cuts = ("0 cut 1", "chance flip safe", "1 cut 2", "chance flip success", "2 cut 1", "chance flip safe")
    after = play(fresh(4), *cuts)
    assert after.view(0).hand == hand("B...S")
    assert after.view(1).hand == hand("..S")
    assert after.view(2).hand == hand("....")
    assert after.view(1).hands == (hand("....S"),)


def test_a_player_remembers_the_hands_of_earlier_deals() -> None:
    """[TB5]"""
    assert play(LAST_CUT).view(2).hands == (hand("....S"), hand("..SS"), hand("B.."), hand(".."))


def test_a_player_never_knows_where_a_wire_lies() -> None:
    """[TB5] The hand is given sorted, and a cut names whose wire it is but not which."""
    for seat in range(4):
        for dealt in play(LAST_CUT).view(seat).hands:
            assert list(dealt) == sorted(dealt)
    assert {tuple(msgspec.to_builtins(move)) for move in play(fresh(4)).choices(0)} == {("move", "owner")}


def test_a_wire_cannot_be_followed_from_one_deal_to_the_next() -> None:
    """[TB5] [TB8] Who held what before the wires were gathered makes no difference to anyone who did not see it."""
    cuts = around(4)
    one = fresh(4).replace("3 terrorist ....S", "3 terrorist ...SS").replace("2 swat ....S", "2 swat .....")
    other = fresh(4)
    again = deal("...B", "...S", "...S", "..SS")
    for viewer in (0, 1, PUBLIC):
        assert play(one, *cuts, again).view(viewer) == play(other, *cuts, again).view(viewer)
    assert play(one, *cuts, again).view(3) != play(other, *cuts, again).view(3)


def test_nobody_knows_the_hands_of_others() -> None:
    """[TB5] Seats 1 to 3 hold other wires, and seat 0 cannot tell."""
    for viewer in (0, PUBLIC):
        assert play(OTHER_HANDS).view(viewer) == play(MIDDLE).view(viewer)
    for viewer in (1, 2, 3):
        assert play(OTHER_HANDS).view(viewer) != play(MIDDLE).view(viewer)


def test_everyone_knows_whom_the_table_waits_for() -> None:
    for viewer in (0, 1, 2, 3, PUBLIC):
        assert play(fresh(4)).view(viewer).waiting == (0,)
        assert play(fresh(4), "0 cut 2").view(viewer).waiting == (CHANCE,)


@pytest.mark.parametrize("viewer", [4, -1, "screen"])
def test_there_is_nobody_else_to_look(viewer: int | str) -> None:
    with pytest.raises(BadSetup, match="unknown-viewer"):
        play(fresh(4)).view(viewer)


@pytest.mark.parametrize("last", [("2 cut 3", "success"), ("2 cut 1", "boom"), ("2 cut 3", "safe")])
def test_when_the_game_is_over_everything_is_turned_up(last: tuple[str, str]) -> None:
    """[TB14] All roles, the one left over, and every hand of every deal; not a move earlier."""
    cut, wire = last
    before, after = play(LAST_CUT, cut), play(LAST_CUT, cut, f"chance flip {wire}")
    for viewer in (0, 1, 2, 3, PUBLIC):
        assert (before.view(viewer).roles, before.view(viewer).deals, before.view(viewer).outcome) == ((), (), None)
        view = after.view(viewer)
        assert view.roles == ("swat", "terrorist", "swat", "swat", "terrorist")
        assert [dealt[3] for dealt in view.deals] == [hand("B...S"), hand("...S"), hand("..."), hand(".S")]
        assert view.deals == after.deals
        assert view.outcome == after.outcome
        assert view.waiting == ()
