"""A Time Bomb Evolution table drawn as text, all of it, so that tests can be read and a bug fits in a letter.

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

A wire is the letter of its colour, `K` for pink, `S` for a Success. Colours are drawn `from` those a host named; the
bombs are the colours in play, and the cards removed. Then, in order, the protections put on a colour and taken off it,
and the numbers drawn. The rest is as in Time Bomb.
"""

from __future__ import annotations

from boomtable.engine import CHANCE, Move
from boomtable.games.nippers.cards import Claims
from boomtable.games.nippers.notation import Rows, Script, drawn, played, read, read_hand, write_hand
from boomtable.games.time_bomb_evolution.cards import Wire
from boomtable.games.time_bomb_evolution.effects import Drawing, Protecting, Unprotecting
from boomtable.games.time_bomb_evolution.house import House
from boomtable.games.time_bomb_evolution.moves import DrawNumber, PickColours, Protect, RemoveCards, Unprotect
from boomtable.games.time_bomb_evolution.rounds import Colouring, Removing
from boomtable.games.time_bomb_evolution.table import Evolution, start

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
    house = [
        ["house", *(rule for rule in RULES if getattr(table, rule))],
        ["from", "".join(LETTERS[colour] for colour in table.palette)],
        ["bombs", *bombs],
        ["marks", *marks],
        ["drawn", *numbers],
    ]
    return drawn(table, LETTERS, own=house)


def parse(text: str) -> Evolution:
    """The table in a drawing, or BadNotation."""
    return played(text, LETTERS, labels=("house", "from", "bombs", "marks", "drawn"), begin=_begin, own=_script)


def _begin(players: int, rows: Rows) -> Evolution:
    rules = rows.get("house", [])
    if players not in SEATS or not {*rules} <= {*RULES}:
        raise ValueError(f"{players} seats, {rules}")
    colours = " ".join(WIRES[letter] for word in rows.get("from", []) for letter in word)
    evolution, anywhere, once = (rule in rules for rule in RULES)
    claims, first = Claims(*rows.get("claims", [Claims.FREE])), int(*rows.get("first", [CHANCE]))
    return start(players, House(claims, evolution, anywhere, once, colours, first))


def _script(rows: Rows) -> Script:
    words = rows.get("bombs", [])
    colours, removed = (*words, *[""] * (2 - len(words)))
    marks: list[Move] = [MARKS[sign](WIRES[letter]) for sign, letter in map(_mark, rows.get("marks", []))]
    return {
        Colouring: [PickColours(read_hand(colours, WIRES))] if colours else [],
        Removing: [RemoveCards(read_hand(removed, WIRES))] if removed else [],
        Drawing: [DrawNumber(int(word)) for word in rows.get("drawn", [])],
        Protecting: marks,
        Unprotecting: marks,
    }


def _mark(word: str) -> tuple[str, ...]:
    return read(r"([+-])([A-Z])", word)
