"""Bomb Squad Academy in scenes: a table anywhere in a game, moves as text, and what comes of them.

A wire is drawn as `exposed / top of its deck / tiles`: `"3 1 / 4 2 / o.B"` has a 3 and a 1 in its row, a 4 and a 2 on
top of its deck, its first tile turned up (`o`) and the BOOM under the third (`B`). The rest of the deck is what is left
of the printed one, low cards first. What is left out is empty, and the BOOM is under the last tile.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from boomtable.engine import CHANCE, Illegal
from boomtable.engine.notation import read_move
from boomtable.games.bomb_squad_academy import GAME, Academy, House
from boomtable.games.bomb_squad_academy.bombs import Bomb, Graduating
from boomtable.games.bomb_squad_academy.cards import BOMBS, WIRES, Action, Tile, Tool, Wire
from boomtable.games.bomb_squad_academy.line import Line
from boomtable.games.bomb_squad_academy.moves import Choose, Pass, Scored, ShuffleDeck
from boomtable.games.bomb_squad_academy.rounds import Round
from boomtable.games.bomb_squad_academy.table import start

UNDER = {".": Tile.OK, "o": Tile.OK, "B": Tile.BOOM}
PRIMED = "3 3 2 1 / 1 / B.."  # a green wire whose next card explodes


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
    house: House | None = None,
    **wires: str,
) -> Academy:
    """A table before the choice of a round: Tools and table cards by seat, the seats whose Waits are set aside."""
    fresh = start(players, house or House())
    held = tuple([tuple(map(Tool, words.split())) for words in padded(tools, players)])
    return replace(
        fresh,
        todo=(Round(round), *map(Bomb, range(bomb + 1, BOMBS + 1)), Graduating()),
        ages=tuple(ages or range(players)),
        scores=tuple(scores or [10] * players),
        tools=held,
        shown=tuple(tool for tools in held for tool in tools),
        bomb=bomb,
        lines=tuple([line(fresh, wire, wires.get(wire, "")) for wire in WIRES[players]]),
        plates=tuple(map(Wire, (plates or "green blue").split())) if bomb > 1 else (),
        cards=tuple([tuple(map(Action, words.split())) for words in padded(cards, players)]),
        aside=tuple([seat in aside for seat in range(players)]),
    ).settled()


def padded(words: Sequence[str], players: int) -> list[str]:
    return [*words, *[""] * (players - len(words))]


def line(table: Academy, wire: Wire, drawn: str) -> Line:
    row, top, tiles = (part.strip() for part in (drawn + "//").split("/")[:3])
    exposed, on_top = (tuple(map(int, cards.split())) for cards in (row, top))
    return Line(
        deck=(*on_top, *less(table.box[wire].cards, exposed + on_top)),
        exposed=exposed,
        tiles=tuple(UNDER[tile] for tile in tiles or "..B"),
        turned=tiles.count("o"),
    )


def less(cards: Sequence[int], gone: Sequence[int]) -> list[int]:
    left = sorted(cards)
    for card in gone:
        left.remove(card)
    return left


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
    """Who is asked, one after the other, if each gives this answer."""
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
