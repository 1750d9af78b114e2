"""Time Bomb in drawings: a table as text, moves as text, and the result."""

from __future__ import annotations

from textwrap import dedent

import pytest

from boomtable.engine import Illegal, Talk
from boomtable.engine.move_notation import play_lines, read_move
from boomtable.engine.table import Table
from boomtable.games.time_bomb import GAME, TimeBomb

CASTS = {4: (3, 2), 5: (3, 2), 6: (4, 2), 7: (5, 3), 8: (5, 3)}  # SWAT, Terrorists
KINDS = {".": "safe", "S": "success", "B": "boom"}


def play(text: str, *moves: str) -> TimeBomb:
    """The drawn table after these moves."""
    return play_lines(GAME, GAME.parse(text), *moves)


def refused(text: str, *moves: str) -> str:
    """Why the last of these moves is refused: the code, and the rule it cites."""
    state = play(text, *moves[:-1])
    seat, move = read_move(GAME, moves[-1])
    with pytest.raises(Illegal) as error:
        state.play(seat, move)
    assert state.why_not(seat, move) == error.value.why
    return f"{error.value.why.code} [{error.value.why.rule}]"


def talk(table: str | TimeBomb | Table[TimeBomb], *words: str) -> Table[TimeBomb]:
    """The table after these things were said."""
    table = play(table) if isinstance(table, str) else table
    table = Table(table) if isinstance(table, TimeBomb) else table
    for word in words:
        seat, said = read_move(GAME, word)
        assert isinstance(said, Talk)
        table = table.say(seat, said)
    return table


def unsaid(table: str | TimeBomb | Table[TimeBomb], word: str) -> str:
    """Why this cannot be said: the code, and the rule it cites."""
    with pytest.raises(Illegal) as error:
        talk(table, word)
    return f"{error.value.why.code} [{error.value.why.rule}]"


def deal(*hands: str) -> str:
    """Chance's move that deals these hands: `deal("....", "...S")`."""
    return "chance deal-wires " + "/".join(",".join(sorted(KINDS[letter] for letter in hand)) for hand in hands)


def fresh(players: int, claims: str = "free", number: int = 1) -> str:
    """A table just dealt: seat 0 has the nippers and the Boom, everyone a Success, and only Safe wires are cut."""
    swat, terrorists = CASTS[players]
    roles = ["swat"] * swat + ["terrorist"] * terrorists
    sizes = (5, 4, 3, 2)[:number]
    rows = [f"claims {claims}", "start 0", " ".join(["0", roles[0], *(f"{'BS':.>{size}}" for size in sizes)])]
    rows += [" ".join([f"{seat}", roles[seat], *(f"{'S':.>{size}}" for size in sizes)]) for seat in range(1, players)]
    rows += [f"box {role}" for role in roles[players:]]
    rows += ["said " + " -" * players * (number - 1)] if claims == "in_turn" else []
    return "\n".join([*rows, "cut " + " ".join([f"{seat}." for seat in (*range(1, players), 0)] * (number - 1))])


def around(players: int, wire: str = "safe") -> list[str]:
    """A round in which everyone cuts the next seat's wire, each turned up as this kind; seat 0 begins and ends."""
    cuts = [(f"{seat} cut {(seat + 1) % players}", f"chance flip {wire}") for seat in range(players)]
    return [move for cut in cuts for move in cut]


LAST_CUT = dedent("""\
    claims free
    start  0
    seat   role       1      2     3    4
    0      swat       .....  ....  ..S  ..
    1      terrorist  ...SS  ...B  ..S  .B
    2      swat       ....S  ..SS  ..B  ..
    3      swat       ...BS  ...S  ...  .S
    box    terrorist
    cut    1. 0. 1S 0.  2. 3. 2S 3.  0. 1. 0S 1.  2. 0. 2.
    """)  # one cut left in the fourth round, one Success among the wires
