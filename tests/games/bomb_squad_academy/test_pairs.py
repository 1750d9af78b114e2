"""Every pair of Tools that can meet in one window, in both orders, with one owner or two [BS18] [BS19]."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

from boomtable.games.bomb_squad_academy import Academy
from boomtable.games.bomb_squad_academy.cards import Tool, Wire
from boomtable.games.bomb_squad_academy.moves import Declare, Declared, Pass
from boomtable.games.bomb_squad_academy.toolbox import TOOLS
from tests.each import each
from tests.games.bomb_squad_academy import pairs
from tests.games.bomb_squad_academy.pairs import APART, IMPOSSIBLE, SAME, Meeting
from tests.games.bomb_squad_academy.scenes import PRIMED, declarable, paid, play, scene, window


def on_the_table(meeting: Meeting, players: int = 3, **there: Any) -> Academy:
    """Before the choice, in bomb III; the first owner has fewer points than the others."""
    tools = ["", "", ""]
    for seat, tool in zip(meeting.seats, (meeting.first, meeting.second), strict=True):
        tools[seat] = f"{tools[seat]} {tool}"
    scores = [20 if seat == meeting.seats[0] else 30 for seat in range(players)]
    return scene(players, bomb=3, plates="yellow yellow", tools=tools, scores=scores, **there)


def meet(meeting: Meeting, table: Academy) -> Academy:
    """Both are declared at once if they fit and have two owners; the first resolves, and then the second."""
    opened = window(table), table.round
    for seat in table.turn:
        mine = meeting.first if seat == meeting.seats[0] else meeting.second
        table = table.play(seat, Declare(Tool(mine)) if mine in declarable(table, seat) else Pass())
    table = play(table, *meeting.picks[0])
    fits = (window(table), table.round) == opened and meeting.second in declarable(table, meeting.seats[1])
    assert fits is not meeting.unasked
    if fits:
        table = play(table, f"{meeting.seats[1]} declare {meeting.second}", *meeting.picks[1])
    table = play(table, *["pass"] * bool(window(table)), *meeting.late)
    spent = [news.tools[0] for news in table.story if isinstance(news, Declared)]
    assert spent == [meeting.first, meeting.second][: 1 + fits]
    assert table.tools[meeting.seats[1]] == (() if fits else (meeting.second,))
    return table


def points(table: Academy) -> str:
    return ", ".join(f"{seat}{won:+} {why}" for seat, won, why in paid(table))


def rows(table: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    return each("meeting", pairs.read(table))


@rows(pairs.CHOOSING)
def test_pairs_while_choosing(meeting: Meeting) -> None:
    """[BS33]"""
    table = meet(meeting, on_the_table(meeting, cards=["red blue", "red blue", "red blue"]))
    took = [seat for seat, cards in enumerate(table.cards) if not cards]
    looked = [seat for seat, seen in enumerate(table.glimpses) if len(seen) == 4]
    assert f"took {took[0]}, looked {looked[0]}" == meeting.result
    assert len(took) == len(looked) == 1


@rows(pairs.REVEALED)
def test_pairs_after_the_reveal(meeting: Meeting) -> None:
    """[BS20] [BS21] [BS22] [BS23] The latest that resolved counts."""
    table = play(on_the_table(meeting, 5), "choose red blue green yellow wait")
    table = meet(meeting, table)
    assert " ".join(table.acting) == meeting.result


@rows(pairs.PROTECTED)
def test_pairs_after_protections(meeting: Meeting) -> None:
    """[BS23] [BS24]"""
    table = on_the_table(meeting, green="/2", blue="/4", red="/3")
    mine = "green" if meeting.first == "schematics" and meeting.owners == SAME else "red"
    table = meet(meeting, play(table, f"choose {mine} blue wait", "pass", "2 protect red"))
    assert points(table) == meeting.result


@rows(pairs.BEFORE_CUT + pairs.BLANKET.lstrip())
def test_pairs_before_a_cut(meeting: Meeting) -> None:
    """[BS25] [BS26] [BS27] [BS28] [BS29]"""
    blanket = "bomb-blanket" in (meeting.first, meeting.second)
    table = on_the_table(meeting, green="3 2 2 1 1 / 0 3 2 / B.." if blanket else "0 1 1 1 1 / 3 2 0")
    both = meeting.owners == APART and {meeting.first, meeting.second} == {"freezer", "scrambler"}
    table = meet(meeting, play(table, f"choose green {'green' if both else 'chicken'} chicken"))
    row = " ".join(map(str, table.line(Wire.GREEN).exposed))
    assert f"{row}: {points(table)}" == meeting.result.replace("BOOM", "0-5 blast, 1+5 chicken, 2+5 chicken")


@rows(pairs.AFTER_CUT)
def test_pairs_after_a_cut(meeting: Meeting) -> None:
    """[BS30]"""
    table = on_the_table(meeting, green="1 0 / 0 2", blue="0")
    both = "jammer" in (meeting.first, meeting.second)
    table = meet(meeting, play(table, f"choose green {'green' if both else 'chicken'} chicken"))
    assert points(table) == meeting.result


@rows(pairs.EXPLOSION)
def test_pairs_at_an_explosion(meeting: Meeting) -> None:
    """[BS31]"""
    table = meet(meeting, play(on_the_table(meeting, green=PRIMED), "choose green green chicken"))
    assert points(table) == meeting.result


TESTED = {
    (meeting.first, meeting.second, meeting.owners)
    for table in (
        *(pairs.CHOOSING, pairs.REVEALED, pairs.PROTECTED, pairs.BEFORE_CUT),
        *(pairs.BLANKET, pairs.AFTER_CUT, pairs.EXPLOSION),
    )
    for meeting in pairs.read(table)
}
NEVER = {(*order, owners) for one, two, owners in IMPOSSIBLE for order in ((one, two), (two, one))}


def test_every_pair_that_shares_a_moment_is_tested_or_impossible() -> None:
    """[BS18] In both orders, with one owner and with two."""
    shared = pairs.sharing_a_moment()
    assert len(shared) == 2 * 30
    all_of_them = {(str(one), str(two), owners) for one, two in shared for owners in (SAME, APART)}
    assert all_of_them == TESTED | NEVER
    assert not TESTED & NEVER


def test_a_mirror_meets_no_other_tool() -> None:
    """[BS18] It has no window."""
    assert TOOLS[Tool.MIRROR].moments == ()


@each(("one", "two", "owners"), IMPOSSIBLE)
@each("green", ["1 1 1 / 0 1 2", PRIMED])
def test_tools_that_never_meet_never_fit_together(one: str, two: str, owners: str, green: str) -> None:
    """[BS18] [BS19] Whoever cuts, and whether the bomb explodes."""
    tools = [f"{one} {two}"] if owners == SAME else [one, two]
    for choice in product(("green", "chicken"), repeat=3):
        table = play(scene(bomb=3, tools=tools, green=green), f"choose {' '.join(choice)}")
        while window(table):
            assert not {one, two} <= {tool for seat in table.turn for tool in declarable(table, seat)}
            table = play(table, "pass")
