"""Three bombs: what stays from one to the next, plates, the draft of Tools, and the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

from boomtable.engine import CHANCE, PUBLIC
from boomtable.games.bomb_squad_academy import Academy, bombs
from boomtable.games.bomb_squad_academy.bombs import Aging, Bomb, Graduating
from boomtable.games.bomb_squad_academy.cards import Tool, Wire
from boomtable.games.bomb_squad_academy.moves import Draft, Graduated, PlacePlates
from tests.games.bomb_squad_academy.scenes import PRIMED, play, refused, scene

RIGGING = ("shuffle", "chance lay-tiles ok,ok,boom") * 4
PLATES = "chance place-plates red green"
FOUR = "chance show-tools jumper,orders,wrench,x-ray"  # the example of the draft: three players, four Tools


def exploded(bomb: int = 1, **more: Any) -> Academy:
    """The first moment after an explosion by seat 0, with scores 5, 9 and 7."""
    before = scene(bomb=bomb, scores=[10, 9, 7], green=PRIMED, **more)
    return play(before, "choose green blue red")


def test_scores_stay_from_bomb_to_bomb() -> None:
    """[BS15]"""
    assert play(exploded(), *RIGGING, PLATES, FOUR).scores == (5, 9, 7)


def test_all_cards_and_waits_come_back() -> None:
    """[BS13] [BS15]"""
    table = exploded(cards=["red blue", "wait green", "chicken"], aside=[0, 2])
    assert table.cards == ((), (), ())
    assert table.aside == (False, False, False)
    assert [len(table.hand(seat)) for seat in range(3)] == [6, 6, 6]


def test_decks_tiles_and_triggers_are_reset() -> None:
    """[BS15]"""
    table = play(exploded(blue="4 3", red="5 / 4"), *RIGGING, PLATES)
    assert [(line.exposed, line.turned, len(line.deck)) for line in table.lines] == [((), 0, 12)] * 4


def test_plates_go_on_two_different_wires_in_any_order() -> None:
    """[BS3] [BS15]"""
    table = play(exploded(), *RIGGING)
    assert table.turn == (CHANCE,)
    assert table.choices(CHANCE).size == 12
    assert PlacePlates(Wire.YELLOW, Wire.GREEN) in table.choices(CHANCE)
    assert refused(table, "chance place-plates red red") == "not-now [ALL5]"
    assert play(table, PLATES).view(PUBLIC).plates == (Wire.RED, Wire.GREEN)


def test_plates_are_turned_over_where_they_lie_for_bomb_three() -> None:
    """[BS15] So the draft follows at once."""
    table = play(exploded(2, plates="red yellow"), *RIGGING)
    assert table.choices(CHANCE).size == 20 * 19 * 18 * 17 // 24  # Tools to show
    assert table.plates == (Wire.RED, Wire.YELLOW)


@pytest.mark.parametrize(("players", "size"), [(3, 4845), (4, 15504), (5, 38760)])
def test_one_tool_more_than_players_is_shown(players: int, size: int) -> None:
    """[BS16] After the plates."""
    table = play(scene(players, bomb=1, green=PRIMED), " ".join(["choose green", *["blue"] * (players - 1)]))
    assert play(table, *RIGGING, PLATES).choices(CHANCE).size == size


def test_the_display_is_face_up() -> None:
    """[BS16]"""
    table = play(exploded(), *RIGGING, PLATES, FOUR)
    assert table.view(PUBLIC).display == (Tool.JUMPER, Tool.ORDERS, Tool.WRENCH, Tool.X_RAY)
    assert list(table.choices(0)) == [Draft(tool) for tool in table.display]


def test_the_lowest_score_picks_first_and_the_last_tool_is_gone() -> None:
    """[BS16]"""
    table = play(exploded(), *RIGGING, PLATES, FOUR)
    assert table.turn == (0,)
    table = play(table, "0 draft wrench")
    assert table.turn == (2,)
    assert refused(table, "2 draft wrench") == "not-on-display [BS16]"
    assert refused(table, "2 draft hammer") == "not-on-display [BS16]"
    assert refused(table, "2 pass") == "not-now [ALL5]"
    table = play(table, "2 draft jumper")
    assert list(table.choices(1)) == [Draft(Tool.ORDERS), Draft(Tool.X_RAY)]
    table = play(table, "1 draft x-ray")
    assert table.view(PUBLIC).tools == ((Tool.WRENCH,), (Tool.X_RAY,), (Tool.JUMPER,))
    assert table.display == ()
    assert (table.bomb, table.round, table.turn) == (2, 1, (0, 1, 2))


def test_of_equal_scores_the_younger_picks_first() -> None:
    """[BS4] [BS16]"""
    before = scene(bomb=1, scores=[12, 7, 7], ages=[2, 1, 0], green=PRIMED)
    table = play(before, "choose green blue red", *RIGGING, PLATES, FOUR)
    assert table.scores == (7, 7, 7)
    assert table.turn == (2,)
    assert play(table, "2 draft orders").turn == (1,)


def test_a_tool_left_from_bomb_two_is_kept() -> None:
    """[BS16]"""
    table = play(exploded(2, tools=["orders", "", "mirror"]), *RIGGING)
    table = play(table, "chance show-tools crimper,dynamo,wrench,x-ray", "0 draft dynamo", "2 draft wrench")
    assert table.tools == ((Tool.ORDERS, Tool.DYNAMO), (), (Tool.MIRROR, Tool.WRENCH))


def test_used_and_unchosen_tools_never_return() -> None:
    """[BS16] Of those shown in bomb II, none is shown again, wherever it went."""
    table = play(exploded(), *RIGGING, PLATES, FOUR, "0 draft wrench", "2 draft jumper", "1 draft x-ray")
    assert table.shown == (Tool.JUMPER, Tool.ORDERS, Tool.WRENCH, Tool.X_RAY)  # Orders too, which nobody picked
    again = play(exploded(2, tools=["wrench"]), *RIGGING)
    assert again.choices(CHANCE).size == 19 * 18 * 17 * 16 // 24
    assert refused(again, "chance show-tools crimper,dynamo,wrench,x-ray") == "not-now [ALL5]"
    used = play(scene(tools=["sniffer"], green=PRIMED), "0 declare sniffer", "choose green red red", *RIGGING)
    assert refused(used, "chance show-tools crimper,dynamo,sniffer,x-ray") == "not-now [ALL5]"


def test_a_tool_works_once() -> None:
    """[BS16]"""
    table = play(scene(tools=["sniffer"]), "0 declare sniffer")
    assert table.tools[0] == ()
    assert refused(play(scene(tools=["sniffer toolkit"], cards=["red"]), "0 declare sniffer"), "0 declare sniffer") == (
        "not-your-tool [BS16]"
    )


@pytest.mark.parametrize(
    ("scores", "side", "winners"),
    [([10, 9, 4], "seat-1", (1,)), ([25, 9, 4], "seat-0", (0,)), ([14, 9, 9], "shared", (0, 1, 2))],
)
def test_after_the_third_explosion_the_highest_score_wins(
    scores: list[int], side: str, winners: tuple[int, ...]
) -> None:
    """[BS17] Seat 0 loses 5 in it; equal scores share."""
    table = play(scene(bomb=3, scores=scores, green=PRIMED), "choose green blue red")
    assert table.turn == ()
    assert table.outcome is not None
    assert (table.outcome.side, table.outcome.winners, table.outcome.why) == (side, winners, "graduated")
    assert table.story[-1] == Graduated(winners)
    assert refused(table, "0 choose red") == "game-over [ALL6]"


def test_nobody_has_won_before() -> None:
    """[BS17]"""
    assert exploded(2).outcome is None
    assert exploded(1).bomb == 2


def test_a_game_has_three_bombs() -> None:
    """[BS15] [BS17]"""
    assert (Aging(), Bomb(1), Bomb(2), Bomb(3), Graduating()) == bombs.GAME
