"""A whole Time Bomb Evolution table as text, for readable tests and short bug reports.

    claims in_turn
    house  evolution
    from   BGKRY
    bombs  BGKR  GGKR
    marks  +G  -G
    drawn  2  1
    start  0
    seat   role       1      2
    0      swat       BGKRS  BBRS
    1      terrorist  BBGKS  BGKS
    2      swat       BKKRS  KKKR
    3      swat       BGRRS  BGRS
    box    terrorist
    said   S1G2K0  -  R0  -  B1  -  -  S4
    cut    1G 2S 3R 1B  0R

A wire is the letter of its colour, `K` for pink, `S` for a Success. Colours are drawn `from` those that the host named;
the bombs are the colours in play and the removed cards. Then follow, in order, the protections put on and removed, and
the numbers drawn. The rest is as in Time Bomb.

You may leave out the bombs once wires are dealt: they are the colours that were dealt, and the removed cards are those
that were not.
"""

from __future__ import annotations

from collections import Counter

from boomtable.engine.table_notation import Rows, bad_row, read_one, reading
from boomtable.games.time_bomb_evolution.cards import CARDS, Wire
from boomtable.games.time_bomb_evolution.moves import DrawNumber, PickColours, Protect, RemoveCards, Unprotect
from boomtable.games.time_bomb_evolution.options import Options
from boomtable.games.time_bomb_evolution.steps import Colouring, Drawing, Protecting, Removing, Unprotecting
from boomtable.games.time_bomb_evolution.table import Evolution, start
from boomtable.games.time_bomb_shared.notation import (
    Answer,
    Script,
    drawn,
    played,
    read,
    read_claims,
    read_first,
    read_hand,
    words,
    write_hand,
)

LETTERS = {
    Wire.SUCCESS: "S",
    Wire.GREEN: "G",
    Wire.PURPLE: "P",
    Wire.RED: "R",
    Wire.BLUE: "B",
    Wire.YELLOW: "Y",
    Wire.PINK: "K",
}
WIRES = {letter: wire for wire, letter in LETTERS.items()}
MARKS = {"+": Protect, "-": Unprotect}
SEATS = range(4, 7)
RULES = ("evolution", "prevent_any_revealed", "pink_counted_at_round_4")


def draw(table: Evolution) -> str:
    marks = [f"{'+' if mark.on else '-'}{LETTERS[mark.colour]}" for mark in table.marks]
    numbers = [str(number.number) for number in table.numbers]
    bombs = ["".join(LETTERS[colour] for colour in table.colours), write_hand(table.removed, LETTERS)]
    options = [
        ["house", *(rule for rule in RULES if getattr(table, rule))],
        ["from", "".join(LETTERS[colour] for colour in table.palette)],
        ["bombs", *bombs],
        ["marks", *marks],
        ["drawn", *numbers],
    ]
    return drawn(table, LETTERS, own=options)


def parse(text: str) -> Evolution:
    """The table in a drawing, or BadNotation."""
    return played(text, LETTERS, SEATS, labels=("house", "from", "bombs", "marks", "drawn"), begin=_begin, own=_script)


def _begin(players: int, rows: Rows) -> Evolution:
    rules = words(rows, "house").split()
    if unknown := [rule for rule in rules if rule not in RULES]:
        raise bad_row("house", unknown[0], RULES)
    colours = words(rows, "from")
    with reading("from", colours, WIRES):
        named = " ".join(WIRES[letter] for letter in colours.replace(" ", ""))
        flags = dict.fromkeys(rules, True)
        options = Options(claims=read_claims(rows), colours=named, first=read_first(rows), **flags)
        return start(players, options)


def _script(rows: Rows, table: Evolution) -> Script:
    colours, removed = _bombs(rows, table)
    with reading("bombs", f"{colours} {removed}", WIRES):
        picked, taken = read_hand(colours, WIRES), read_hand(removed, WIRES)
    marks = [_mark(word) for word in words(rows, "marks").split()]
    numbers = [(word, read_one("drawn", word, int)) for word in words(rows, "drawn").split()]
    return {
        Colouring: [Answer("bombs", colours, PickColours(picked))] if colours else [],
        Removing: [Answer("bombs", removed, RemoveCards(taken))] if removed else [],
        Drawing: [Answer("drawn", word, DrawNumber(number)) for word, number in numbers],
        Protecting: marks,
        Unprotecting: marks,
    }


def _bombs(rows: Rows, table: Evolution) -> tuple[str, str]:
    """The colours in play and the removed cards; if left out, what was dealt and what was not."""
    dealt = Counter("".join(hand for seat in range(table.players) for hand in rows[str(seat)][0][1:2]))
    colours = "".join(sorted(letter for letter in dealt if letter != LETTERS[Wire.SUCCESS]))
    left = "".join((Counter(colours * CARDS) - dealt).elements())
    said = words(rows, "bombs").split() or [colours]
    if len(said) > 2:
        raise bad_row("bombs", " ".join(said), f"{colours} {left}")
    named, removed = (*said, "")[:2]
    return named, removed or (left if sorted(named) == [*colours] else "")


def _mark(word: str) -> Answer:
    with reading("marks", word, [f"{sign}{letter}" for sign in MARKS for letter in WIRES]):
        sign, letter = read(r"([+-])([A-Z])", word)
        return Answer("marks", word, MARKS[sign](WIRES[letter]))
