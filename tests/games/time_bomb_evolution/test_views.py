"""Views: what each seat knows and remembers, and what is revealed at the end."""

from __future__ import annotations

import msgspec
import pytest

from boomtable.engine import CHANCE, PUBLIC, BadSetup, but
from boomtable.games.time_bomb_evolution import COLOURS, Claims, Cut, Role, Snip, View, Wire, side
from boomtable.games.time_bomb_evolution.cards import Mark, NumberCard
from boomtable.games.time_bomb_evolution.moves import NumberDrawn
from boomtable.games.time_bomb_evolution.steps import Commanded, NextCut, Round, TimeUp
from tests.games.time_bomb_evolution.stories import hand, play, tell

MIDDLE = """
    house  evolution
    bombs  GRBK  {removed}
    start  0
    seat   role       1      2
    0      swat       BGKRS  BBRS
    1      terrorist  {first}  {second}
    2      swat       BKKRS  KKKR
    3      swat       BGRRS  BGRS
    box    terrorist
    cut    1G 2S 3R 1B  0R
    marks  +G -G
    drawn  2 1
"""
TRUE = MIDDLE.format(removed="GGKR", first="BBGKS", second="BGKS")
OTHER = MIDDLE.format(removed="GKKR", first="BBGGS", second="BGGS")


def test_a_player_knows_their_role_and_their_hands_and_what_is_public() -> None:
    """[TB1] [TB5] [TB10] [TE5] [TE7] [TE10] All of it, field by field."""
    assert play(TRUE).view(3) == View(
        viewer=3,
        players=4,
        claims=Claims.FREE,
        cast=(Role.SWAT,) * 3 + (Role.TERRORIST,) * 2,
        role=Role.SWAT,
        hands=(hand("BGRRS"), hand("BGRS")),
        hand=hand("BGRS"),
        todo=(Commanded(1), NextCut(), Round(3), Round(4), TimeUp()),
        waiting=(0,),
        news=(NumberDrawn(0, 1, 1, handed=False),),
        round=2,
        start=0,
        clipper=0,
        held=(3, 4, 4, 4),
        cuts=(Snip(1, Wire.GREEN), Snip(2, Wire.SUCCESS), Snip(3, Wire.RED), Snip(1, Wire.BLUE), Snip(0, Wire.RED)),
        cutters=(0, 1, 2, 3, 1),
        claimed=(),
        outcome=None,
        roles=(),
        deals=(),
        false_claims=(),
        successes=4,
        found=1,
        evolution=True,
        prevent_any_revealed=False,
        pink_counted_at_round_4=False,
        palette=tuple(sorted(COLOURS)),
        colours=(Wire.BLUE, Wire.GREEN, Wire.PINK, Wire.RED),
        thresholds=(4, 3, 4, 4),
        cuts_left=3,
        round_cuts=(4, 4, 4, 4),
        protected=(),
        protectable=(Wire.RED,),
        would_explode=(),
        one_away=(),
        marks=(Mark(2, Wire.GREEN, True), Mark(4, Wire.GREEN, False)),
        numbers=(NumberCard(3, 2), NumberCard(5, 1)),
        drawn=NumberDrawn(0, 1, 1, handed=False),
        exploded=None,
        removed=(),
    )


def test_spectators_know_only_what_is_public() -> None:
    """[TB1] [TB5] Nobody's role, no hand; all else as the players."""
    table = play(TRUE)
    assert table.view(PUBLIC) == but(table.view(3), viewer=PUBLIC, role=None, hands=(), hand=())


def test_nobody_knows_the_removed_cards_nor_the_hands_of_others() -> None:
    """[TE2] [TB5] A green lies in the box or in seat 1's hand, a pink the other way round: only seat 1 can tell."""
    one, other = play(TRUE), play(OTHER)
    assert one.removed != other.removed
    for viewer in (0, 2, 3, PUBLIC):
        assert one.view(viewer) == other.view(viewer)
    assert one.view(1) != other.view(1)


def test_a_player_always_knows_what_they_still_hold_but_never_where() -> None:
    """[TE3] [TB5] The hand is sorted, and a cut names whose wire it is but not which."""
    table = tell("1G 2B 1Y")
    assert table.view(1).hand == tuple(sorted(table.view(1).hand))
    assert len(table.view(1).hand) == 3
    assert table.view(1).hands == (table.deals[0][1],)
    assert {tuple(msgspec.to_builtins(move)) for move in table.choices(1)} == {("move", "owner")}


def test_the_command_of_a_number_tells_whose_and_not_which() -> None:
    """[TE3] [TE10]"""
    assert list(tell("1R #2").choices(1)) == [Cut(3)]


def test_before_the_first_deal_nobody_holds_anything() -> None:
    """[TB3]"""
    for viewer in (0, PUBLIC):
        view = play("0\n1\n2\n3").view(viewer)
        assert (view.role, view.hand, view.hands, view.held, view.clipper) == (None, (), (), (0, 0, 0, 0), CHANCE)
        assert (view.colours, view.thresholds, view.cuts_left) == ((), (), 0)


def test_a_view_tells_how_many_cuts_each_round_has() -> None:
    """[TE15] Round 4 loses one for each pink, never more than it has."""
    assert tell("1K 2G 1K").view(PUBLIC).round_cuts == (4, 4, 4, 2)
    assert tell("1K 2G 1K", options="").view(PUBLIC).round_cuts == (4, 4, 4, 4)


def test_a_view_tells_whom_a_number_names_until_the_next_cut() -> None:
    """[TE10]"""
    assert tell("1R").view(PUBLIC).drawn is None
    assert tell("1R #2").view(PUBLIC).drawn == NumberDrawn(1, 2, 3, handed=False)
    assert tell("1R #2 3G").view(PUBLIC).drawn is None


def test_a_view_tells_which_colours_a_success_can_protect() -> None:
    """[TE6]"""
    assert tell("1G 2Y 3R").view(PUBLIC).protectable == (Wire.GREEN, Wire.RED)
    assert tell("1G 2R #1 3S +G").view(PUBLIC).protectable == (Wire.RED,)
    assert tell("1G 2Y 3R", options="").view(PUBLIC).protectable == ()


def test_a_view_tells_which_colours_their_protection_alone_keeps_from_exploding() -> None:
    """[TE13]"""
    assert tell("1G 2S +G 1G").view(PUBLIC).would_explode == ()
    assert tell("1G 2S +G 1G 2G").view(PUBLIC).would_explode == (Wire.GREEN,)


def test_the_side_of_a_player_is_their_role() -> None:
    """[TB1]"""
    assert [side(tell().view(viewer)) for viewer in (0, 3, PUBLIC)] == [Role.SWAT, Role.TERRORIST, None]


@pytest.mark.parametrize("story", ["1G 2G 1G", "1S 2S 1S 2S", "1K 2S +K 1K 2G | 1S 2K 1G 2K | 1Y 2Y 1Y 2S"])
def test_when_the_game_is_over_everything_is_turned_up(story: str) -> None:
    """[TE20] [TB14] All roles, the one left over, every hand of every deal, and the removed cards; no earlier."""
    before, after = tell(story[:-1]), tell(story)
    for viewer in (0, 1, 2, 3, PUBLIC):
        view = before.view(viewer)
        assert (view.roles, view.deals, view.removed, view.outcome, view.exploded) == ((), (), (), None, None)
        view = after.view(viewer)
        assert (view.roles, view.deals, view.removed) == (after.roles, after.deals, after.removed)
        assert (len(view.roles), len(view.removed), view.outcome) == (5, 4, after.outcome)
        assert view.waiting == ()


@pytest.mark.parametrize("viewer", [4, -1, "screen"])
def test_there_is_nobody_else_to_look(viewer: int | str) -> None:
    with pytest.raises(BadSetup, match="unknown-viewer"):
        tell().view(viewer)
