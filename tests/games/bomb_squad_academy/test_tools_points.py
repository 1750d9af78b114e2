"""Tools after a cut and at an explosion, and the Mirror."""

from __future__ import annotations

import pytest

from boomtable.engine import PUBLIC
from boomtable.games.bomb_squad_academy import Options
from boomtable.games.bomb_squad_academy.cards import Tile, Tool, Wire
from boomtable.games.bomb_squad_academy.moves import PeekedUnder, Spare, Spared
from tests.games.bomb_squad_academy.scenes import PRIMED, paid, play, refused, scene

SHARED = "choose green green chicken red"


def test_an_amplifier_doubles_the_chain_only() -> None:
    """[BS30] 3 + twice 2 + the plates of 1 and 2."""
    table = play(
        scene(tools=["amplifier"], plates="green green", green="1 / 3"), "choose green red red", "0 declare amplifier"
    )
    assert paid(table)[0] == (0, 3 + 4 + 3, "cut")
    assert table.tools[0] == ()


def test_a_jammer_scores_a_shared_cut_as_if_alone() -> None:
    """[BS30] 2 + 3 + a plate of 2 is 7; the others divide as if its owner were still there."""
    table = play(
        *(scene(4, tools=["", "jammer"], plates="red green", green="/1 1 2"), "choose green green green chicken"),
        "1 declare jammer",
    )
    assert paid(table) == [(0, 2, "cut"), (1, 7, "cut"), (2, 2, "cut")]
    assert table.tools[1] == ()


def test_a_crimper_scores_the_plain_chain_when_it_resolves() -> None:
    """[BS10] [BS30] Without main value or plates, and before the cutters are paid."""
    table = play(
        *(scene(tools=["", "crimper"], plates="green green", green="1 0 / 3"), "choose green chicken red"),
        "1 declare crimper",
    )
    assert paid(table)[:2] == [(1, 3, "crimper"), (0, 3 + 3 + 3, "cut")]
    assert table.tools[1] == ()


@pytest.mark.parametrize("owner", [0, 1])
def test_a_dynamo_scores_a_point_for_every_exposed_zero(owner: int) -> None:
    """[BS30] On all wires; its owner may have cut or not."""
    tools = ["dynamo"] if owner == 0 else ["", "dynamo"]
    table = play(
        *(scene(bomb=1, tools=tools, green="0 / 0", blue="0 3", red="4 0", yellow="6"), "choose green chicken wait"),
        *("2 protect red", f"{owner} declare dynamo"),
    )
    assert paid(table) == [(2, 3, "wait"), (owner, 4, "dynamo"), (0, 2, "cut")]
    assert table.tools[owner] == ()


def test_points_of_a_cut_wait_until_its_window_has_closed() -> None:
    """[BS10]"""
    before = play(scene(bomb=1, tools=["", "crimper"], green="/3"), "choose green chicken red")
    assert before.scores == (10, 10, 10)
    assert play(before, "1 pass").scores[0] == 14


def test_a_helmet_spares_its_owner_and_costs_the_others_2_more() -> None:
    """[BS31]"""
    table = play(scene(4, tools=["helmet"], green=PRIMED), SHARED, "0 declare helmet")
    assert paid(table) == [(1, -2, "helmet"), (1, -5, "blast"), (2, 5, "chicken")]
    assert table.tools[0] == ()


def test_a_helmet_alone_costs_nobody_anything() -> None:
    """[BS31]"""
    table = play(scene(tools=["helmet"], green=PRIMED), "choose green red red", "0 declare helmet")
    assert paid(table) == []


@pytest.mark.parametrize(("score", "losses"), [(1, [-1, 0]), (4, [-2, -2]), (9, [-2, -5])])
def test_each_loss_stops_at_zero_on_its_own(score: int, losses: list[int]) -> None:
    """[BS5] [BS31]"""
    table = play(scene(4, tools=["helmet"], scores=[0, score, 0, 0], green=PRIMED), SHARED, "0 declare helmet")
    assert [points for _, points, why in paid(table) if why != "chicken"] == losses
    low = scene(4, tools=["helmet"], scores=[0, 1, 0, 0], green=PRIMED, options=Options(allow_negative=True))
    assert play(low, SHARED, "0 declare helmet").scores[1] == -6


def test_a_shield_gains_7_and_spares_one_triggerer() -> None:
    """[BS31] Paid when it resolves, before the 5s."""
    table = play(scene(4, tools=["", "", "", "shield"], green=PRIMED), SHARED, "3 declare shield")
    assert paid(table) == [(3, 7, "shield")]
    assert list(table.choices(3)) == [Spare(0), Spare(1)]
    for seat in (2, 3):
        assert refused(table, f"3 spare {seat}") == "not-a-target [BS18]"
    table = play(table, "3 spare 1")
    assert Spared(1) in table.story
    assert paid(table)[1:] == [(0, -5, "blast"), (2, 5, "chicken")]
    assert table.tools[3] == ()


def test_a_shield_spares_a_lone_triggerer_unasked() -> None:
    """[BS31]"""
    table = play(scene(tools=["", "shield"], green=PRIMED), "choose green chicken red", "1 declare shield")
    assert paid(table) == [(1, 7, "shield"), (1, 5, "chicken")]


def test_a_mirror_shows_all_tiles_of_all_wires() -> None:
    """[BS32] In place of the look of a Chicken."""
    before = scene(tools=["mirror"], green="//B..", blue="//.B.", red="//..B", yellow="//B..")
    table = play(before, "choose chicken red red", "0 use-mirror")
    seen = [seen.tiles.index(Tile.BOOM) for seen in table.view(0).glimpses]
    assert seen == [0, 1, 2, 0]
    assert PeekedUnder(0, tuple(Wire)) in table.view(PUBLIC).story
    assert table.tools[0] == ()
    assert (table.round, table.turn) == (2, (0, 1, 2))


def test_a_mirror_that_is_not_used_is_kept() -> None:
    """[BS32]"""
    table = play(scene(tools=["mirror"]), "choose chicken red red", "0 peek-under green")
    assert table.tools[0] == (Tool.MIRROR,)


def test_a_player_who_was_blown_away_may_use_a_mirror() -> None:
    """[BS20] [BS32]"""
    table = play(
        scene(tools=["mirror", "", "air-horn"]), "choose red green wait", "2 declare air-horn", "2 protect blue"
    )
    assert table.turn == (0,)
    assert play(table, "0 use-mirror").tools[0] == ()


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("0 declare mirror", "does-not-fit [BS18]"),
        ("0 declare hammer", "not-your-tool [BS16]"),
        ("0 choose red", "not-now [ALL5]"),
        ("1 pass", "not-asked [ALL5]"),
    ],
)
def test_in_a_window_one_declares_a_fitting_tool_or_passes(move: str, why: str) -> None:
    """[BS18] [BS19]"""
    assert refused(scene(tools=["sniffer mirror", "hammer"]), move) == why
