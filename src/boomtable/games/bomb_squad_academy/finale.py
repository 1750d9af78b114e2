"""The facts of the end of Bomb Squad Academy: who was ahead by how much, and the boldest cut or the biggest blast."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Self, TypeAlias

from boomtable.engine import Because, Feat, Highlight, Seat, Table
from boomtable.engine import Finale as AnyFinale
from boomtable.games.bomb_squad_academy.cards import Action, Tile, Wire
from boomtable.games.bomb_squad_academy.moves import BombSet, Exploded, Flipped, Reason, Revealed, RoundBegun, Scored
from boomtable.games.bomb_squad_academy.table import Academy


class Ahead(Because, frozen=True):
    """One player has the most points, and so many more than the next [BS17]."""

    winner: Seat
    score: int
    next: tuple[Seat, ...]  # those of the second place
    margin: int


class FirstShared(Because, frozen=True):
    """Several have the most points [BS17]."""

    winners: tuple[Seat, ...]
    score: int


AnyBecause: TypeAlias = Ahead | FirstShared


class BoldestCut(Highlight, frozen=True):
    """The most points that one player scored with one cut."""

    seat: Seat
    wire: Wire
    bomb: int
    points: int


class BiggestBlast(Highlight, frozen=True):
    """The explosion that cost its cutters most together."""

    seats: tuple[Seat, ...]  # those who lost points
    wire: Wire
    bomb: int
    points: int


class Finale(AnyFinale, frozen=True, kw_only=True):
    """What the end of Bomb Squad Academy is told from."""

    callbacks = ("blown-up", "won")
    riddle = "graduate"

    because: AnyBecause
    moment: BoldestCut | BiggestBlast | None  # None at a table where nothing is known of what happened

    @classmethod
    def of(cls, table: Table[Any]) -> Self:
        """Places are turned up from the last to the first, equal ones by seat."""
        state: Academy = table.state
        places = sorted(range(state.players), key=lambda seat: (state.scores[seat], seat))
        soot = [seat for blast in blasts(state)[-1:] for seat in blast.seats]
        return cls(because=because(state), moment=moment(state), turning=tuple(places), soot=tuple(soot))

    @classmethod
    def feats(cls, table: Table[Any]) -> tuple[Feat, ...]:
        """Who was blown up how often, and who won."""
        blown = Counter([seat for blast in blasts(table.state) for seat in blast.seats])
        hurt = [Feat("blown-up", (seat,), times, least=4) for seat, times in sorted(blown.items())]
        return (*hurt, *(Feat("won", (seat,)) for seat in table.state.leaders))

    @classmethod
    def deeds(cls, table: Table[Any]) -> tuple[Feat, ...]:
        """Who laid down a Chicken how often, and who scored how often on a wire whose tile was no BOOM."""
        chickens, tiles = Counter([*chickened(table.state)]), Counter([*dared(table.state)])
        return (
            *(Feat("chicken", (seat,), times) for seat, times in sorted(chickens.items())),
            *(Feat("tile", (seat,), times) for seat, times in sorted(tiles.items())),
        )

    @classmethod
    def chapter(cls, state: Any) -> int:
        """The bomb: its rounds are short, and are counted anew for each."""
        number: int = state.bomb
        return number


def because(table: Academy) -> AnyBecause:
    winners, score = table.leaders, max(table.scores)
    if len(winners) > 1:
        return FirstShared(winners, score)
    second = max(points for seat, points in enumerate(table.scores) if seat not in winners)
    return Ahead(winners[0], score, tuple([s for s, p in enumerate(table.scores) if p == second]), score - second)


def moment(table: Academy) -> BoldestCut | BiggestBlast | None:
    """A cut is worth the points of one cutter, a blast what its cutters lost together.

    The highest wins; of equal ones a blast before a cut, and then the last.
    """
    found: list[BoldestCut | BiggestBlast] = [*cuts(table), *blasts(table)]
    return max(reversed(found), key=lambda each: each.points, default=None)


def cuts(table: Academy) -> Iterator[BoldestCut]:
    """Every player's points of every safe cut. The wire is the one of which a card was flipped last."""
    bomb, wire = 0, None
    for news in table.story:
        match news:
            case BombSet(number):
                bomb = number
            case Flipped(flipped):
                wire = flipped
            case Scored(seat, points, Reason.CUT) if wire:
                yield BoldestCut(seat, wire, bomb, points)


def chickened(table: Academy) -> Iterator[Seat]:
    """Everyone who showed a Chicken, each time."""
    for news in table.story:
        if isinstance(news, Revealed):
            yield from [seat for seat, action in enumerate(news.actions) if action is Action.CHICKEN]


def dared(table: Academy) -> Iterator[Seat]:
    """Everyone who scored on a wire of which a tile had just been turned up in this round, each time."""
    wire, turned = None, False
    for news in table.story:
        match news:
            case RoundBegun():
                wire = None
            case Flipped(flipped, _, tiles):
                turned = (turned and flipped is wire) or bool(tiles and Tile.BOOM not in tiles)
                wire = flipped
            case Scored(seat, _, Reason.CUT) if wire and turned:
                yield seat


def blasts(table: Academy) -> list[BiggestBlast]:
    """Every explosion, with those who lost points by it."""
    found, bomb = list[BiggestBlast](), 0
    for news in table.story:
        match news:
            case BombSet(number):
                bomb = number
            case Exploded(wire):
                found.append(BiggestBlast((), wire, bomb, 0))
            case Scored(seat, points, Reason.BLAST) if found:
                last = found[-1]
                found[-1] = BiggestBlast((*last.seats, seat), last.wire, bomb, last.points - points)
    return found
