"""Every Tool in its window: used when it gains much, kept when it does not."""

from __future__ import annotations

from typing import Any

import pytest

from boomtable.bots import Bot
from boomtable.bots.bomb_squad_academy.players import hard, normal
from boomtable.bots.bomb_squad_academy.situation import situation
from boomtable.bots.bomb_squad_academy.tools import AIMS, aim
from boomtable.engine import Move, but
from boomtable.games.bomb_squad_academy.cards import Action, Tool, Wire
from boomtable.games.bomb_squad_academy.moves import (
    Blow,
    Declare,
    Freeze,
    Jump,
    Keep,
    Pass,
    Replace,
    Spare,
    SwitchWith,
    UseMirror,
)
from boomtable.games.bomb_squad_academy.options import Options
from boomtable.games.bomb_squad_academy.rounds import Looking
from boomtable.games.bomb_squad_academy.table import Academy
from boomtable.games.bomb_squad_academy.toolbox import Moment, Window, WireWindow
from boomtable.games.bomb_squad_academy.tools import (
    Blowing,
    Freezing,
    Jumping,
    Replacing,
    Scanning,
    Sparing,
    Switching,
)
from boomtable.games.bomb_squad_academy.wires import Glimpse, Line
from tests.bots.bomb_squad_academy.tables import (
    BLUE,
    CHICKEN,
    FIRST,
    GREEN,
    RED,
    WAIT,
    YELLOW,
    ask,
    held,
    line,
    seen,
    table,
)

COUNTING = pytest.mark.parametrize("bot", [normal(), hard(20)])
RICH = line(Wire.YELLOW, 0, 1, 1, 2, 3)  # a chain of five, and far from its BOOM
DEADLY = line(Wire.RED, 5, 4, 4, 3, turned=2)  # any card but the 0 explodes
YOUNG = line(Wire.GREEN, 1)


def revealed(*acting: Action, tool: Tool, **facts: Any) -> Academy:
    """Everyone has shown a card, and seat 0 has a Tool."""
    usual = {"lines": {Wire.YELLOW: RICH, Wire.RED: DEADLY, Wire.GREEN: YOUNG}, "bomb": 3, "plates": (Wire.YELLOW,) * 2}
    cards = tuple((action,) for action in acting)
    return table(Window(Moment.REVEALED), acting=acting, cards=cards, tools=held(0, tool), **{**usual, **facts})


def at_wire(moment: Moment, wire: Wire, on: Line, *acting: Action, tool: Tool, **facts: Any) -> Academy:
    cards = tuple((action,) for action in acting)
    window = WireWindow(moment, wire)
    return table(window, acting=acting, cards=cards, tools=held(0, tool), lines={wire: on}, **{"bomb": 3, **facts})


def picking(at: Academy, step: Any) -> Academy:
    return but(at, todo=(step,))


@COUNTING
@pytest.mark.parametrize(
    ("tool", "acting", "move"),
    [
        (Tool.JUMPER, (RED, GREEN, GREEN, WAIT), Declare(Tool.JUMPER)),
        (Tool.JUMPER, (YELLOW, GREEN, BLUE, BLUE), Pass()),
        (Tool.SWITCH, (RED, YELLOW, GREEN, BLUE), Declare(Tool.SWITCH)),
        (Tool.SWITCH, (YELLOW, GREEN, BLUE, CHICKEN), Pass()),
        (Tool.SCHEMATICS, (RED, GREEN, GREEN, BLUE), Declare(Tool.SCHEMATICS)),
        (Tool.SCHEMATICS, (YELLOW, GREEN, GREEN, BLUE), Pass()),
        (Tool.AIR_HORN, (YELLOW, YELLOW, YELLOW, WAIT), Declare(Tool.AIR_HORN)),
        (Tool.AIR_HORN, (CHICKEN, RED, RED, CHICKEN), Pass()),
    ],
)
def test_after_the_reveal_they_leave_a_deadly_wire_and_stay_on_a_rich_one(
    bot: Bot, tool: Tool, acting: tuple[Action, ...], move: Move
) -> None:
    assert ask(bot, revealed(*acting, tool=tool)) == move


@COUNTING
@pytest.mark.parametrize(
    ("tool", "acting", "step", "move"),
    [
        (Tool.JUMPER, (RED, GREEN, GREEN, GREEN), Jumping(0), Jump(Wire.YELLOW)),
        (Tool.SWITCH, (GREEN, YELLOW, BLUE, BLUE), Switching(0), SwitchWith(1)),
        (Tool.SCHEMATICS, (RED, GREEN, GREEN, BLUE), Replacing(0, late=False), Replace(YELLOW)),
        (Tool.AIR_HORN, (YELLOW, YELLOW, GREEN, YELLOW), Blowing(0), Blow((1, 3))),
    ],
)
def test_they_make_the_best_of_it(bot: Bot, tool: Tool, acting: tuple[Action, ...], step: Any, move: Move) -> None:
    assert ask(bot, picking(revealed(*acting, tool=tool), step)) == move


@COUNTING
def test_orders_are_given_for_a_rich_wire_and_not_for_a_deadly_one(bot: Bot) -> None:
    for wire, mine, move in ((Wire.YELLOW, YELLOW, Declare(Tool.ORDERS)), (Wire.RED, RED, Pass())):
        at = revealed(mine, WAIT, GREEN, BLUE, tool=Tool.ORDERS, waited=(1,), protected=(wire,))
        assert ask(bot, but(at, todo=(Window(Moment.PROTECTED),))) == move


@COUNTING
@pytest.mark.parametrize("tool", [Tool.FREEZER, Tool.SCRAMBLER])
def test_before_a_deadly_cut_cards_are_put_back_and_before_a_safe_one_they_are_not(bot: Bot, tool: Tool) -> None:
    everyone = (RED, GREEN, BLUE, WAIT)
    assert ask(bot, at_wire(Moment.BEFORE_CUT, Wire.RED, DEADLY, *everyone, tool=tool)) == Declare(tool)
    safe = line(Wire.RED, 0, 1, 1)
    assert ask(bot, at_wire(Moment.BEFORE_CUT, Wire.RED, safe, *everyone, tool=tool)) == Pass()


@COUNTING
def test_the_freezer_takes_no_more_than_it_must(bot: Bot) -> None:
    """Of 0 5 4 4 3 it puts back two that make the cut safe, never the 0."""
    exposed = line(Wire.RED, 0, 5, 4, 4, 3, turned=2)
    at = at_wire(Moment.BEFORE_CUT, Wire.RED, exposed, RED, GREEN, BLUE, WAIT, tool=Tool.FREEZER)
    move = ask(bot, picking(at, Freezing(0, Wire.RED)))
    assert isinstance(move, Freeze)
    assert 0 not in move.places


@COUNTING
def test_the_hammer_strikes_where_there_is_room(bot: Bot) -> None:
    cutting = (YELLOW, GREEN, BLUE, WAIT)
    young, old = line(Wire.YELLOW, 0), line(Wire.YELLOW, 6, 6, 3, turned=0)
    assert ask(bot, at_wire(Moment.BEFORE_CUT, Wire.YELLOW, young, *cutting, tool=Tool.HAMMER)) == Declare(Tool.HAMMER)
    assert ask(bot, at_wire(Moment.BEFORE_CUT, Wire.YELLOW, old, *cutting, tool=Tool.HAMMER)) == Pass()


@COUNTING
def test_the_x_ray_keeps_the_highest_card_that_is_safe(bot: Bot) -> None:
    """The trigger stands on 13 of 14 and the first tile is the BOOM: 15. A 1 is safe."""
    red = line(Wire.RED, 5, 4, 4, top=(2, 0, 1), tiles=FIRST)
    known = seen(0, Glimpse(Wire.RED, cards=(2, 0, 1)), Glimpse(Wire.RED, tiles=FIRST))
    at = at_wire(Moment.BEFORE_CUT, Wire.RED, red, RED, GREEN, BLUE, WAIT, tool=Tool.X_RAY, glimpses=known)
    assert ask(bot, at) == Declare(Tool.X_RAY)
    assert ask(bot, picking(at, Scanning(0, Wire.RED))) == Keep(1)


@COUNTING
@pytest.mark.parametrize("tool", [Tool.BOMB_BLANKET, Tool.WRENCH])
def test_they_profit_from_a_bomb_that_others_may_trigger(bot: Bot, tool: Tool) -> None:
    doomed = line(Wire.RED, 5, 4, 3)
    risky = at_wire(Moment.BEFORE_CUT, Wire.RED, doomed, CHICKEN, RED, RED, WAIT, tool=tool)
    assert ask(bot, risky) == Declare(tool)
    calm = at_wire(Moment.BEFORE_CUT, Wire.RED, line(Wire.RED), CHICKEN, RED, RED, WAIT, tool=tool)
    assert ask(bot, calm) == Pass()


@COUNTING
@pytest.mark.parametrize(
    ("tool", "acting"),
    [
        (Tool.AMPLIFIER, (YELLOW, GREEN, BLUE, WAIT)),
        (Tool.CRIMPER, (GREEN, YELLOW, BLUE, WAIT)),
        (Tool.JAMMER, (YELLOW, YELLOW, BLUE, WAIT)),
    ],
)
def test_after_a_cut_a_long_chain_is_worth_a_tool_and_a_short_one_is_not(
    bot: Bot, tool: Tool, acting: tuple[Action, ...]
) -> None:
    long, short = line(Wire.YELLOW, 0, 1, 1, 2, 5), line(Wire.YELLOW, 0, 1)
    far: dict[str, Any] = {"plates": (Wire.GREEN, Wire.GREEN), "bomb": 2}
    assert ask(bot, at_wire(Moment.AFTER_CUT, Wire.YELLOW, short, *acting, tool=tool, **far)) == Pass()
    last = {**far, "bomb": 3}
    assert ask(bot, at_wire(Moment.AFTER_CUT, Wire.YELLOW, long, *acting, tool=tool, **last)) == Declare(tool)


@COUNTING
def test_the_dynamo_counts_zeros_on_all_wires(bot: Bot) -> None:
    lines = {Wire.GREEN: line(Wire.GREEN, 0, 0), Wire.BLUE: line(Wire.BLUE, 0, 0)}
    at = at_wire(Moment.AFTER_CUT, Wire.GREEN, lines[Wire.GREEN], BLUE, GREEN, RED, WAIT, tool=Tool.DYNAMO)
    assert ask(bot, at) == Pass()
    rich = table(*at.todo, lines=lines, acting=at.acting, cards=at.cards, tools=at.tools, bomb=3)
    assert ask(bot, rich) == Declare(Tool.DYNAMO)


@COUNTING
def test_a_player_who_triggers_the_bomb_puts_on_the_helmet(bot: Bot) -> None:
    blown = line(Wire.RED, 5, 4, 4, 4, turned=3)
    at = at_wire(Moment.EXPLOSION, Wire.RED, blown, RED, RED, BLUE, WAIT, tool=Tool.HELMET)
    assert ask(bot, at) == Declare(Tool.HELMET)


@COUNTING
def test_a_helmet_is_kept_by_a_player_with_nothing_to_lose(bot: Bot) -> None:
    blown = line(Wire.RED, 5, 4, 4, 4, turned=3)
    facts: dict[str, Any] = {"tool": Tool.HELMET, "bomb": 2, "scores": (0, 9, 9, 9)}
    assert ask(bot, at_wire(Moment.EXPLOSION, Wire.RED, blown, RED, BLUE, BLUE, WAIT, **facts)) == Pass()


@COUNTING
def test_the_shield_is_held_up_and_spares_whoever_matters_least(bot: Bot) -> None:
    blown = line(Wire.RED, 5, 4, 4, 4, turned=3)
    facts: dict[str, Any] = {"tool": Tool.SHIELD, "scores": (20, 30, 10, 20)}
    at = at_wire(Moment.EXPLOSION, Wire.RED, blown, BLUE, RED, RED, WAIT, **facts)
    assert ask(bot, at) == Declare(Tool.SHIELD)
    assert ask(bot, picking(at, Sparing(0, Wire.RED))) == Spare(2)


@COUNTING
def test_where_co_cutters_may_a_shield_spares_its_owner_and_no_wrench_spoils_a_good_cut(bot: Bot) -> None:
    """[BS18]"""
    options, blown = Options(co_cutters=True), line(Wire.RED, 5, 4, 4, 4, turned=3)
    facts: dict[str, Any] = {"tool": Tool.SHIELD, "scores": (20, 30, 10, 20), "options": options}
    at = at_wire(Moment.EXPLOSION, Wire.RED, blown, RED, RED, RED, WAIT, **facts)
    assert ask(bot, at) == Declare(Tool.SHIELD)
    assert ask(bot, picking(at, Sparing(0, Wire.RED))) == Spare(0)
    ours = at_wire(Moment.BEFORE_CUT, Wire.RED, DEADLY, RED, RED, WAIT, CHICKEN, tool=Tool.WRENCH, options=options)
    assert ask(bot, ours) == Pass()


@COUNTING
def test_a_toolkit_brings_back_a_wait_and_the_best_cutters(bot: Bot) -> None:
    lines = {Wire.YELLOW: RICH, Wire.RED: DEADLY}
    facts: dict[str, Any] = {"lines": lines, "tools": held(0, Tool.TOOLKIT), "plates": (Wire.YELLOW,) * 2, "bomb": 3}
    stuck = table(
        Window(Moment.CHOOSING), cards=((YELLOW, GREEN), (), (), ()), aside=(True, False, False, False), **facts
    )
    assert ask(bot, stuck) == Declare(Tool.TOOLKIT)
    fine = table(Window(Moment.CHOOSING), cards=((RED,), (), (), ()), **{**facts, "bomb": 2})
    assert ask(bot, fine) == Pass()


@COUNTING
def test_a_sniffer_is_used_once_there_is_danger_and_not_before(bot: Bot) -> None:
    """Every wire may explode with the next card, or not."""
    near = {
        Wire.GREEN: line(Wire.GREEN, 3, 3, 2, 1),
        Wire.BLUE: line(Wire.BLUE, 4, 4, 3),
        Wire.RED: line(Wire.RED, 5, 4, 4),
        Wire.YELLOW: line(Wire.YELLOW, 6, 5, 4),
    }
    facts: dict[str, Any] = {"tools": held(0, Tool.SNIFFER), "bomb": 3, "cards": ((WAIT, CHICKEN), (), (), ())}
    assert ask(bot, table(Window(Moment.CHOOSING), lines=near, **facts)) == Declare(Tool.SNIFFER)
    known = seen(0, *(Glimpse(wire, cards=on.deck[:1]) for wire, on in near.items()))
    assert ask(bot, table(Window(Moment.CHOOSING), lines=near, glimpses=known, **facts)) == Pass()


@COUNTING
def test_a_mirror_is_used_where_all_tracks_are_near_their_end(bot: Bot) -> None:
    """The tops are known; only the tiles are not."""
    near = {
        Wire.GREEN: line(Wire.GREEN, 3, 3, 2, 1, top=(2,)),
        Wire.BLUE: line(Wire.BLUE, 4, 4, 3, 1, top=(2,)),
        Wire.RED: line(Wire.RED, 5, 4, 4, 1, top=(2,)),
        Wire.YELLOW: line(Wire.YELLOW, 6, 5, 4, 1, top=(2,)),
    }
    known = seen(0, *(Glimpse(wire, cards=on.deck[:1]) for wire, on in near.items()))
    acting = (CHICKEN, WAIT, WAIT, WAIT)
    facts: dict[str, Any] = {
        "acting": acting,
        "cards": tuple((action,) for action in acting),
        "tools": held(0, Tool.MIRROR),
        "bomb": 3,
    }
    assert ask(bot, table(Looking(0), lines=near, glimpses=known, **facts)) == UseMirror()
    assert ask(bot, table(Looking(0), **facts)) != UseMirror()


def test_patience_is_for_every_tool_with_a_window_and_ends_with_the_last_bomb() -> None:
    assert set(AIMS) == set(Tool) - {Tool.MIRROR}
    calm, late = (
        situation(table(Window(Moment.CHOOSING), bomb=bomb, lines=lines).view(0))
        for bomb, lines in ((2, {}), (3, DYING))
    )
    assert all(aim(late, tool) <= aim(calm, tool) for tool in AIMS)


DYING = {Wire.RED: DEADLY}
