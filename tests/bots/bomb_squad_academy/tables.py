"""Hand-made tables of Bomb Squad Academy, and how a bot answers there."""

from __future__ import annotations

from typing import Any

from boomtable.bots import Bot
from boomtable.engine import Move, Seat, Seeded, but
from boomtable.games.bomb_squad_academy.cards import BOX, Action, Tile, Wire
from boomtable.games.bomb_squad_academy.options import Options
from boomtable.games.bomb_squad_academy.table import Academy, start
from boomtable.games.bomb_squad_academy.wires import Glimpse, Line

GREEN, BLUE, RED, YELLOW, WAIT, CHICKEN = Action
FIRST = (Tile.BOOM, Tile.OK, Tile.OK)
LAST = (Tile.OK, Tile.OK, Tile.BOOM)


def line(wire: Wire, *exposed: int, top: tuple[int, ...] = (), tiles: tuple[Tile, ...] = LAST, turned: int = 0) -> Line:
    """These cards exposed, these on top of the rest."""
    rest = list(BOX[wire].cards)
    for card in (*exposed, *top):
        rest.remove(card)
    return Line(deck=(*top, *rest), exposed=exposed, tiles=tiles, turned=turned)


def table(*todo: Any, players: int = 4, lines: dict[Wire, Line] | None = None, **facts: Any) -> Academy:
    """In the middle of a bomb, the second if nothing else is said."""
    wires = tuple(Wire)[: 3 if players == 2 else 4]
    laid = tuple([(lines or {}).get(wire) or line(wire) for wire in wires])
    usual: dict[str, Any] = {
        "ages": tuple(range(players)),
        "bomb": 2,
        "round": 3,
        "scores": (20,) * players,
        "plates": wires[:2],
    }
    return but(start(players, Options()), todo=todo, lines=laid, **{**usual, **facts})


def seen(seat: Seat, *glimpses: Glimpse, players: int = 4) -> tuple[tuple[Glimpse, ...], ...]:
    """Only this seat has seen something."""
    return tuple([glimpses if other == seat else () for other in range(players)])


def held(seat: Seat, *tools: Any, players: int = 4) -> tuple[tuple[Any, ...], ...]:
    """Only this seat has Tools."""
    return tuple([tools if other == seat else () for other in range(players)])


def ask(bot: Bot, at: Academy, seat: Seat = 0, luck: int = 0) -> Move | None:
    return bot.answer(at.view(seat), (), at.choices(seat), Seeded(luck))
