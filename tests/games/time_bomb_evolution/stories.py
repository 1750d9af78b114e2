"""Time Bomb Evolution in one-line stories: moves as text, and the result."""

from __future__ import annotations

import pytest

from boomtable.engine import Illegal, Talk
from boomtable.engine.move_notation import play_lines, read_move
from boomtable.engine.table import Table
from boomtable.games.time_bomb_evolution import GAME, Evolution, Wire
from boomtable.games.time_bomb_evolution.notation import WIRES
from boomtable.games.time_bomb_evolution.positions import EVOLUTION, drawing, tell

__all__ = [
    "EVOLUTION",
    "asked",
    "deal",
    "drawing",
    "end",
    "hand",
    "offered",
    "play",
    "refused",
    "talk",
    "tell",
    "unsaid",
]


def play(table: str | Evolution, *moves: str) -> Evolution:
    """The drawn table after these moves."""
    return play_lines(GAME, GAME.parse(table) if isinstance(table, str) else table, *moves)


def refused(table: str | Evolution, *moves: str) -> str:
    """Why the last of these moves is refused: the code, and the rule it cites."""
    state = play(table, *moves[:-1])
    seat, move = read_move(GAME, moves[-1])
    with pytest.raises(Illegal) as error:
        state.play(seat, move)
    assert state.why_not(seat, move) == error.value.why
    return f"{error.value.why.code.removeprefix('time-bomb-')} [{error.value.why.rule}]"


def talk(table: Evolution | Table[Evolution], *words: str) -> Table[Evolution]:
    """The table after these things were said."""
    table = Table(table) if isinstance(table, Evolution) else table
    for word in words:
        seat, said = read_move(GAME, word)
        assert isinstance(said, Talk)
        table = table.say(seat, said)
    return table


def unsaid(table: Evolution | Table[Evolution], word: str) -> str:
    """Why this cannot be said: the code, and the rule it cites."""
    with pytest.raises(Illegal) as error:
        talk(table, word)
    return f"{error.value.why.code.removeprefix('time-bomb-')} [{error.value.why.rule}]"


def hand(letters: str) -> tuple[Wire, ...]:
    return tuple(sorted(WIRES[letter] for letter in letters))


def deal(*hands: str) -> str:
    """Chance's move that deals these hands: `deal("GGRS", "BBRK")`."""
    return "chance deal-wires " + "/".join(",".join(hand(letters)) for letters in hands)


def end(table: Evolution) -> str:
    """How a game ended, and by which colour if by one; nothing while it runs."""
    return " ".join([table.ending or "", table.exploded or ""]).strip()


def asked(table: Evolution) -> str:
    """Who is asked for what: `2 protecting`, `chance drawing`, nobody when the game is over."""
    if not table.todo:
        return "nobody"
    (seat,) = table.turn
    return f"{'chance' if seat < 0 else seat} {type(table.todo[0]).__name__.lower()}"


def offered(table: Evolution) -> list[str]:
    """What can be answered, without the name of the move: colours, owners, numbers."""
    (seat,) = table.turn
    return [str(getattr(move, move.__struct_fields__[0])) for move in table.choices(seat)]
