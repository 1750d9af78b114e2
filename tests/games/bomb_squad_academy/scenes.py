"""Bomb Squad Academy in drawn scenes: a position, moves as text, and the result."""

from __future__ import annotations

import pytest

from boomtable.engine import CHANCE, Illegal
from boomtable.engine.move_notation import read_move
from boomtable.games.bomb_squad_academy import GAME, Academy
from boomtable.games.bomb_squad_academy.cards import Action
from boomtable.games.bomb_squad_academy.moves import Choose, Pass, Scored, ShuffleDeck
from boomtable.games.bomb_squad_academy.positions import less, scene

__all__ = [
    "PRIMED",
    "declarable",
    "in_turn",
    "paid",
    "play",
    "refused",
    "scene",
    "step",
    "window",
]

PRIMED = "3 3 2 1 / 1 / B.."  # a green wire whose next card explodes


def play(table: Academy, *moves: str) -> Academy:
    """The table after these moves.

    Beside moves such as `0 declare hammer`: `choose red wait chicken` for all seats, `pass` for all who are asked, and
    `shuffle 3 1` for chance, with these cards on top and the rest low cards first.
    """
    for move in moves:
        table = step(table, move)
    return table


def step(table: Academy, move: str) -> Academy:
    match move.split():
        case ["choose", *actions]:
            assert len(actions) == table.players
            for seat, action in enumerate(actions):
                table = table.play(seat, Choose(Action(action)))
            return table
        case ["pass"]:
            assert table.turn
            for seat in table.turn:
                table = table.play(seat, Pass())
            return table
        case ["shuffle", *words]:
            on_top = tuple(map(int, words))
            everything = next(iter(table.choices(CHANCE))).cards
            return table.play(CHANCE, ShuffleDeck((*on_top, *less(everything, on_top))))
    return table.play(*read_move(GAME, move))


def refused(table: Academy, *moves: str) -> str:
    """Why the last of these moves is refused: the code, and the rule it cites."""
    table = play(table, *moves[:-1])
    seat, move = read_move(GAME, moves[-1])
    with pytest.raises(Illegal) as error:
        table.play(seat, move)
    assert table.why_not(seat, move) == error.value.why
    return f"{error.value.why.code.removeprefix('bomb-squad-academy-')} [{error.value.why.rule}]"


def declarable(table: Academy, seat: int = 0) -> list[str]:
    """The Tools that this seat could declare now."""
    return [str(move.tool) for move in table.choices(seat) if hasattr(move, "tool")]


def in_turn(table: Academy, answer: str, times: int) -> list[int]:
    """The seats asked in turn if each gives this answer."""
    asked = []
    for _ in range(times):
        (seat,) = table.turn
        asked.append(seat)
        table = play(table, f"{seat} {answer}")
    return asked


def paid(table: Academy) -> list[tuple[int, int, str]]:
    """All points won and lost since the scene began: seat, points, for what."""
    return [(news.seat, news.points, str(news.reason)) for news in table.story if isinstance(news, Scored)]


def window(table: Academy) -> str:
    """The moment of the window that is open, or nothing."""
    return str(getattr(table.todo[0], "moment", "")) if table.todo else ""
