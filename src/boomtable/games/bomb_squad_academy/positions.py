"""Positions anywhere in a game of Bomb Squad Academy, for tests, designers and rules questions.

A wire is drawn as `exposed / top of its deck / tiles`: `"3 1 / 4 2 / o.B"` has a 3 and a 1 in its row, a 4 and a 2 on
top of its deck, its first tile turned up (`o`) and the BOOM under the third (`B`). The rest of the deck is what is left
of the printed one, low cards first. Whatever you leave out is empty, and the BOOM is under the last tile.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import TypeVar

from boomtable.engine import but
from boomtable.engine.table_notation import read_one, reading
from boomtable.games.bomb_squad_academy.bombs import after
from boomtable.games.bomb_squad_academy.cards import WIRES, Action, Tile, Tool, Wire
from boomtable.games.bomb_squad_academy.options import Options
from boomtable.games.bomb_squad_academy.rounds import Round
from boomtable.games.bomb_squad_academy.table import Academy, start
from boomtable.games.bomb_squad_academy.wires import Line

E = TypeVar("E", bound=StrEnum)
UNDER = {".": Tile.OK, "o": Tile.OK, "B": Tile.BOOM}


def scene(
    players: int = 3,
    *,
    bomb: int = 2,
    round: int = 1,  # noqa: A002  (what the box calls it)
    scores: Sequence[int] = (),
    ages: Sequence[int] = (),
    tools: Sequence[str] = (),
    cards: Sequence[str] = (),
    aside: Sequence[int] = (),
    plates: str = "",
    options: Options | None = None,
    **wires: str,
) -> Academy:
    """A table before the choice of a round, with Tools and cards by seat, and the seats whose Wait is set aside."""
    fresh = start(players, options or Options())
    held = _by_seat(tools, players, Tool)
    return but(
        fresh,
        todo=(Round(round), *after(bomb)),
        ages=tuple(ages or range(players)),
        scores=tuple(scores or [10] * players),
        tools=held,
        shown=tuple(tool for tools in held for tool in tools),
        bomb=bomb,
        lines=tuple([line(fresh, wire, wires.get(wire, "")) for wire in WIRES[players]]),
        plates=_listed("plates", plates or "green blue", Wire) if bomb > 1 else (),
        cards=_by_seat(cards, players, Action),
        aside=tuple([seat in aside for seat in range(players)]),
    ).settled()


def _by_seat(words: Sequence[str], players: int, kind: type[E]) -> tuple[tuple[E, ...], ...]:
    """What each seat has, by default nothing."""
    return tuple([_listed(str(seat), "".join(words[seat : seat + 1]), kind) for seat in range(players)])


def _listed(row: str, words: str, kind: type[E]) -> tuple[E, ...]:
    return tuple([read_one(row, word, kind) for word in words.split()])


def line(table: Academy, wire: Wire, drawn: str) -> Line:
    """One wire from its text, or BadNotation."""
    row, top, tiles = (part.strip() for part in (drawn + "//").split("/")[:3])
    printed = table.box[wire].cards
    with reading(wire, drawn, f"{' '.join(map(str, printed))} / o.B"):
        exposed, on_top = (tuple(map(int, cards.split())) for cards in (row, top))
        return Line(
            deck=(*on_top, *less(printed, exposed + on_top)),
            exposed=exposed,
            tiles=tuple(UNDER[tile] for tile in tiles or "..B"),
            turned=tiles.count("o"),
        )


def less(cards: Sequence[int], gone: Sequence[int]) -> list[int]:
    """These cards without those that are gone, low ones first."""
    left = sorted(cards)
    for card in gone:
        left.remove(card)
    return left
