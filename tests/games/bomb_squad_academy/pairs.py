"""Every pair of Tools that can meet in one window: which resolves first, who owns them, and the result.

A row has the meeting, the picks of the first Tool, the picks of the second (`-` where its owner is no longer asked for
it, and it stays unspent), what is played once the window has closed, and the result.
"""

from __future__ import annotations

from msgspec import Struct

from boomtable.games.bomb_squad_academy.cards import Tool
from boomtable.games.bomb_squad_academy.toolbox import TOOLS, Moment

CHOOSING = """
0 sniffer > 0 toolkit   | | | | took 0, looked 0
0 toolkit > 0 sniffer   | | | | took 0, looked 0
0 sniffer > 1 toolkit   | | | | took 1, looked 0
1 toolkit > 0 sniffer   | | | | took 1, looked 0
"""
# Seats 0 to 4 play red, blue, green, yellow and Wait; the result is what each does then.
REVEALED = """
0 air-horn > 0 jumper       | 0 blow 1,2      | 0 jump yellow   | | yellow chicken chicken yellow wait
0 jumper > 0 air-horn       | 0 jump yellow   | 0 blow 1,2      | | yellow chicken chicken yellow wait
0 air-horn > 1 jumper       | 0 blow 2,3      | 1 jump red      | | red red chicken chicken wait
0 air-horn > 1 jumper       | 0 blow 1,2      | -               | | red chicken chicken yellow wait
1 jumper > 0 air-horn       | 1 jump red      | 0 blow 1,2      | | red chicken chicken yellow wait
0 air-horn > 0 switch       | 0 blow 1,2      |                 | | yellow chicken chicken red wait
0 switch > 0 air-horn       | 0 switch-with 1 | 0 blow 1,2      | | blue chicken chicken yellow wait
0 air-horn > 1 switch       | 0 blow 2,3      |                 | | blue red chicken chicken wait
0 air-horn > 1 switch       | 0 blow 1,2      | -               | | red chicken chicken yellow wait
1 switch > 0 air-horn       | 1 switch-with 0 | 0 blow 1,2      | | blue chicken chicken yellow wait
0 air-horn > 0 schematics   | 0 blow 1,2      | 0 replace wait  | | wait chicken chicken yellow wait
0 schematics > 0 air-horn   | 0 replace green | 0 blow 2,3      | | green blue chicken chicken wait
0 air-horn > 1 schematics   | 0 blow 1,2      | 1 replace green | | red green chicken yellow wait
1 schematics > 0 air-horn   | 1 replace green | 0 blow 1,2      | | red chicken chicken yellow wait
0 jumper > 0 switch         | 0 jump blue     | 0 switch-with 2 | | green blue blue yellow wait
0 switch > 0 jumper         | 0 switch-with 1 | 0 jump green    | | green red green yellow wait
0 jumper > 1 switch         | 0 jump yellow   | 1 switch-with 0 | | blue yellow green yellow wait
1 switch > 0 jumper         | 1 switch-with 0 | 0 jump green    | | green red green yellow wait
0 jumper > 0 schematics     | 0 jump blue     | 0 replace green | | green blue green yellow wait
0 schematics > 0 jumper     | 0 replace yellow|                 | | red blue green yellow wait
0 jumper > 1 schematics     | 0 jump yellow   | 1 replace green | | yellow green green yellow wait
1 schematics > 0 jumper     | 1 replace green | 0 jump yellow   | | yellow green green yellow wait
0 switch > 0 schematics     | 0 switch-with 1 | 0 replace wait  | | wait red green yellow wait
0 schematics > 0 switch     | 0 replace green | 0 switch-with 3 | | yellow blue green green wait
0 switch > 1 schematics     | 0 switch-with 1 | 1 replace green | | blue green green yellow wait
1 schematics > 0 switch     | 1 replace green | 0 switch-with 1 | | green red green yellow wait
"""
# Seat 0 played red or green, seat 1 blue, seat 2 Wait, and red is protected; a green 2, a blue 4 and a red 3 come next.
PROTECTED = """
0 orders > 0 schematics     | | 0 replace green               | | 2+3 wait, 0+3 cut, 1+5 cut
0 schematics > 0 orders     | 0 replace red |                 | | 2+3 wait, 1+5 cut, 0+4 cut
0 orders > 1 schematics     | | 1 replace red                 | | 2+3 wait, 0+4 cut
1 schematics > 0 orders     | 1 replace wait; 1 protect red | | | 2+3 wait, 1+3 wait, 0+4 cut
"""
# The row of green is 0 1 1 1 1, and a 3, a 2 and a 0 come next; seat 0 cuts, or both owners do.
BEFORE_CUT = """
0 freezer > 0 scrambler     | 0 freeze 0,1; shuffle 3 2   | shuffle 3 2           | | 3: 0+4 cut
0 scrambler > 0 freezer     | shuffle                     | shuffle 2             | | 2: 0+3 cut
0 freezer > 1 scrambler     | 0 freeze 0,1; shuffle       | shuffle 3 2           | | 3 2: 0+2 cut, 1+2 cut
1 scrambler > 0 freezer     | shuffle                     | shuffle 3 2           | | 3 2: 0+2 cut, 1+2 cut
0 freezer > 0 hammer        | 0 freeze 0,1; shuffle 3 2   |                       | | 1 1 1 3 2: 0+5 hammer, 0+7 cut
0 hammer > 0 freezer        |                             | 0 freeze 4,5; shuffle 2 | | 0 1 1 1 2: 0+5 hammer, 0+7 cut
0 freezer > 0 x-ray         | 0 freeze 0,1; shuffle 3 2 0 |                       | 0 keep 2; shuffle | 1 1 1 2: 0+6 cut
0 x-ray > 0 freezer         |      | 0 freeze 0,1; shuffle 3 2 0                  | 0 keep 2; shuffle | 1 1 1 2: 0+6 cut
0 scrambler > 0 hammer      | shuffle 3 2                 |                       | | 0 1 3 2: 0+5 hammer, 0+6 cut
0 hammer > 0 scrambler      |                             | shuffle 2             | | 0 1 1 2: 0+5 hammer, 0+6 cut
0 scrambler > 0 x-ray       | shuffle 3 2 0               |                       | 0 keep 0; shuffle | 0 1 0: 0+3 cut
0 x-ray > 0 scrambler       |                             | shuffle 3 2 0         | 0 keep 3; shuffle | 0 1 3: 0+6 cut
0 hammer > 0 x-ray          | | | 0 keep 0; shuffle | 0 1 1 1 1 3 0: 0+5 hammer, 0+7 cut
0 x-ray > 0 hammer          | | | 0 keep 0; shuffle | 0 1 1 1 1 3 0: 0+5 hammer, 0+7 cut
0 freezer > 1 wrench        | 0 freeze 0,1; shuffle 3 2   |                       | | 1 1 1 3 2: 0+7 cut
1 wrench > 0 freezer        |                             | 0 freeze 4,5; shuffle 2 | | 0 1 1 1 2: 0+7 cut
0 scrambler > 1 wrench      | shuffle 3 2                 |                       | | 0 1 3 2: 0+6 cut
1 wrench > 0 scrambler      |                             | shuffle 2             | | 0 1 1 2: 0+6 cut
0 hammer > 1 wrench         | | | | 0 1 1 1 1 3 2 0: 0+5 hammer, 0+8 cut
1 wrench > 0 hammer         | | | | 0 1 1 1 1 3 2 0: 0+4 hammer, 0+8 cut
0 x-ray > 1 wrench          | | | 0 keep 0; shuffle | 0 1 1 1 1 3 0: 0+7 cut
1 wrench > 0 x-ray          | | | 0 keep 0; shuffle | 0 1 1 1 1 3 0: 0+7 cut
"""
# With a Bomb Blanket the row is 3 2 2 1 1, on the last space; a 0 comes next, then a 3 that reaches the BOOM.
# `BOOM` is seat 0's loss of 5 and the 5 points of two Chickens.
BLANKET = """
0 freezer > 1 bomb-blanket      | 0 freeze 3,4; shuffle 3 | | | 3 2 2 3: BOOM, 1+10 bomb-blanket
1 bomb-blanket > 0 freezer      | | - | | 3 2 2 1 1 0: 0+6 cut
0 scrambler > 1 bomb-blanket    | shuffle 3 | | | 3 2 3: 0+6 cut
1 bomb-blanket > 0 scrambler    | | - | | 3 2 2 1 1 0: 0+6 cut
0 hammer > 1 bomb-blanket       | | | | 3 2 2 1 1 0 3: 0+2 hammer, BOOM, 1+10 bomb-blanket
1 bomb-blanket > 0 hammer       | | - | | 3 2 2 1 1 0: 0+6 cut
0 x-ray > 1 bomb-blanket        | | | 0 keep 3 | 3 2 2 1 1 3: BOOM, 1+10 bomb-blanket
1 bomb-blanket > 0 x-ray        | | - | | 3 2 2 1 1 0: 0+6 cut
1 wrench > 1 bomb-blanket       | | | | 3 2 2 1 1 0 3: BOOM, 1+10 bomb-blanket
1 bomb-blanket > 1 wrench       | | - | | 3 2 2 1 1 0: 0+6 cut
1 wrench > 2 bomb-blanket       | | | | 3 2 2 1 1 0 3: BOOM, 2+10 bomb-blanket
2 bomb-blanket > 1 wrench       | | - | | 3 2 2 1 1 0: 0+6 cut
"""
# The row of green is 1 0, a zero lies on blue, and a 0 and a 2 come next; seat 0 cuts, with a Jammer seat 1 too.
AFTER_CUT = """
0 amplifier > 1 crimper     | | | | 1+3 crimper, 0+6 cut
1 crimper > 0 amplifier     | | | | 1+3 crimper, 0+6 cut
0 amplifier > 0 dynamo      | | | | 0+3 dynamo, 0+6 cut
0 dynamo > 0 amplifier      | | | | 0+3 dynamo, 0+6 cut
0 amplifier > 1 dynamo      | | | | 1+3 dynamo, 0+6 cut
1 dynamo > 0 amplifier      | | | | 1+3 dynamo, 0+6 cut
0 jammer > 2 crimper        | | | | 2+4 crimper, 0+6 cut, 1+3 cut
2 crimper > 0 jammer        | | | | 2+4 crimper, 0+6 cut, 1+3 cut
0 jammer > 0 dynamo         | | | | 0+3 dynamo, 0+6 cut, 1+3 cut
0 dynamo > 0 jammer         | | | | 0+3 dynamo, 0+6 cut, 1+3 cut
0 jammer > 1 dynamo         | | | | 1+3 dynamo, 0+6 cut, 1+3 cut
1 dynamo > 0 jammer         | | | | 1+3 dynamo, 0+6 cut, 1+3 cut
1 crimper > 1 dynamo        | | | | 1+3 crimper, 1+3 dynamo, 0+3 cut
1 dynamo > 1 crimper        | | | | 1+3 dynamo, 1+3 crimper, 0+3 cut
1 crimper > 2 dynamo        | | | | 1+3 crimper, 2+3 dynamo, 0+3 cut
2 dynamo > 1 crimper        | | | | 2+3 dynamo, 1+3 crimper, 0+3 cut
"""
# Seats 0 and 1 trigger the bomb, seat 2 is a Chicken; seat 1 is spared the 5, but not Helmet's 2.
EXPLOSION = """
0 helmet > 2 shield         | | 2 spare 1 | | 1-2 helmet, 2+7 shield, 2+5 chicken
2 shield > 0 helmet         | 2 spare 1 | | | 2+7 shield, 1-2 helmet, 2+5 chicken
"""

SAME, APART = "one owner", "two owners"
IMPOSSIBLE = {  # two Tools, and who owns them: why they never meet
    ("amplifier", "jammer", SAME): "one needs a lone cut, the other a shared one",
    ("amplifier", "jammer", APART): "one needs a lone cut, the other a shared one",
    **{
        (own, others, SAME): "one is for a cutter of the wire, the other for somebody else"
        for own in ("freezer", "scrambler", "hammer", "x-ray")
        for others in ("wrench", "bomb-blanket")
    },
    ("amplifier", "crimper", SAME): "one is for a cutter of the wire, the other for somebody else",
    ("jammer", "crimper", SAME): "one is for a cutter of the wire, the other for somebody else",
    ("helmet", "shield", SAME): "one is for a triggerer, the other for somebody else",
    **{
        (cutter, lone, APART): "both owners would cut, and one of them alone"
        for cutter in ("freezer", "scrambler")
        for lone in ("hammer", "x-ray")
    },
    ("hammer", "x-ray", APART): "both owners would cut alone",
}


class Meeting(Struct, frozen=True):
    first: str
    second: str
    seats: tuple[int, int]
    picks: tuple[tuple[str, ...], tuple[str, ...]]
    late: tuple[str, ...]  # played once the window has closed
    unasked: bool  # the second owner, after the first Tool
    result: str

    @property
    def owners(self) -> str:
        return SAME if self.seats[0] == self.seats[1] else APART

    def __str__(self) -> str:
        return f"{self.seats[0]} {self.first} > {self.seats[1]} {self.second}"


def read(rows: str) -> list[Meeting]:
    return [_read(*(part.strip() for part in row.split("|"))) for row in rows.strip().splitlines()]


def _read(who: str, first: str, second: str, late: str, result: str) -> Meeting:
    (seat, tool), (other, another) = (half.split() for half in who.split(" > "))
    unasked = second == "-"
    picks = _moves(first), () if unasked else _moves(second)
    return Meeting(tool, another, (int(seat), int(other)), picks, _moves(late), unasked, result)


def _moves(text: str) -> tuple[str, ...]:
    return tuple(move.strip() for move in text.split(";") if move.strip())


def sharing_a_moment() -> set[tuple[Tool, Tool]]:
    """All ordered pairs of Tools that have a window in common."""
    at = {moment: [tool for tool in Tool if moment in TOOLS[tool].moments] for moment in Moment}
    return {(one, two) for tools in at.values() for one in tools for two in tools if one is not two}
