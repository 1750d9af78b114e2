"""Setting up a bomb: decks and tiles, then plates and the draft of Tools [BS15]."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations
from typing import TYPE_CHECKING

from boomtable.engine import CHANCE, Chance, Choices, Move, OneOf, Refusal, Seat, Shuffled, Step, Subset, but
from boomtable.engine.moves import NOT_NOW
from boomtable.games.bomb_squad_academy.cards import BOMBS, EVERYONE, TILES, Tool, Wire
from boomtable.games.bomb_squad_academy.moves import (
    AgesDrawn,
    BombSet,
    Draft,
    Drafted,
    DrawAges,
    Graduated,
    LayTiles,
    PlacePlates,
    PlatesPlaced,
    ShowTools,
    ShuffleDeck,
    ToolsShown,
)
from boomtable.games.bomb_squad_academy.options import Ages
from boomtable.games.bomb_squad_academy.rounds import Round, move_plates
from boomtable.games.bomb_squad_academy.wires import Line

if TYPE_CHECKING:
    from boomtable.games.bomb_squad_academy.table import Academy

NOT_ON_DISPLAY = Refusal("bomb-squad-academy-not-on-display", "BS16")


class Aging(Chance["Academy", DrawAges], frozen=True):
    """Who counts as "the younger player" in tie-breaks is drawn once, or follows the seats; everyone sees it [BS4]."""

    def choices(self, table: Academy, seat: Seat) -> Choices[DrawAges]:
        if table.options.ages is Ages.SEATED:
            return OneOf((DrawAges(EVERYONE[table.players]),))
        return Shuffled(DrawAges, range(table.players))

    def run(self, table: Academy, answers: Mapping[Seat, DrawAges]) -> Academy:
        ages = answers[CHANCE].seats
        return but(table, ages=ages).tell(AgesDrawn(ages))


class Bomb(Step["Academy", Move], frozen=True):
    """Scores stay; cards and Waits come back, decks, tiles and triggers are reset [BS15]."""

    number: int

    def run(self, table: Academy, answers: Mapping[Seat, Move]) -> Academy:
        wires = table.wires
        table = but(
            move_plates(table) if self.stay(table) else table,
            bomb=self.number,
            lines=(Line(),) * len(wires),
            cards=((),) * table.players,
            aside=(False,) * table.players,
        ).fresh_round(0)
        rigging = [step for wire in wires for step in (Stacking(wire), Laying(wire))]
        return table.tell(BombSet(self.number)).then(*rigging, *self.plating(table), *self.draft(table), Round(1))

    def stay(self, table: Academy) -> bool:
        """Whether for bomb III the plates are turned over where bomb II left them [BS11] [BS15]."""
        return table.options.plates_stay and self.number == BOMBS

    def plating(self, table: Academy) -> tuple[Plating, ...]:
        """New places for the plates: not for bomb I, and not if they stay [BS3] [BS15]."""
        return () if self.number == 1 or self.stay(table) else (Plating(),)

    def draft(self, table: Academy) -> tuple[Displaying | Drafting, ...]:
        """A draft of Tools: not for bomb I; the lowest score picks first [BS16]."""
        return () if self.number == 1 else (Displaying(), *map(Drafting, table.by_score(range(table.players))))


class Stacking(Chance["Academy", ShuffleDeck], frozen=True):
    wire: Wire

    def choices(self, table: Academy, seat: Seat) -> Choices[ShuffleDeck]:
        return Shuffled(ShuffleDeck, table.box[self.wire].cards)

    def run(self, table: Academy, answers: Mapping[Seat, ShuffleDeck]) -> Academy:
        return table.with_line(self.wire, but(table.line(self.wire), deck=answers[CHANCE].cards))


class Laying(Chance["Academy", LayTiles], frozen=True):
    """Two OK and one BOOM, shuffled, face down [BS1]."""

    wire: Wire

    def choices(self, table: Academy, seat: Seat) -> Choices[LayTiles]:
        return Shuffled(LayTiles, TILES)

    def run(self, table: Academy, answers: Mapping[Seat, LayTiles]) -> Academy:
        return table.with_line(self.wire, but(table.line(self.wire), tiles=answers[CHANCE].tiles))


class Plating(Chance["Academy", PlacePlates], frozen=True):
    """The plates go to two different random wires [BS15]."""

    def choices(self, table: Academy, seat: Seat) -> Choices[PlacePlates]:
        return OneOf(PlacePlates(left, right) for left, right in permutations(table.wires, 2))

    def run(self, table: Academy, answers: Mapping[Seat, PlacePlates]) -> Academy:
        placed = answers[CHANCE]
        return but(table, plates=(placed.left, placed.right)).tell(PlatesPlaced(placed.left, placed.right))


class Displaying(Chance["Academy", ShowTools], frozen=True):
    """One Tool more than there are players, of those never shown before [BS16]."""

    def choices(self, table: Academy, seat: Seat) -> Choices[ShowTools]:
        return Subset(ShowTools, [tool for tool in Tool if tool not in table.shown], table.players + 1)

    def run(self, table: Academy, answers: Mapping[Seat, ShowTools]) -> Academy:
        tools = answers[CHANCE].tools
        return but(table, display=tools, shown=table.shown + tools).tell(ToolsShown(tools))


class Drafting(Step["Academy", Draft], frozen=True):
    """The lowest score picks first; the Tool that nobody picks is gone for good [BS16]."""

    seat: Seat

    def asks(self, table: Academy) -> tuple[Seat, ...]:
        return (self.seat,)

    def choices(self, table: Academy, seat: Seat) -> Choices[Draft]:
        return OneOf(map(Draft, table.display))

    def run(self, table: Academy, answers: Mapping[Seat, Draft]) -> Academy:
        tool = answers[self.seat].tool
        left = tuple([other for other in table.display if other is not tool])
        return but(
            table,
            display=left if len(left) > 1 else (),
            tools=table.change(table.tools, self.seat, (*table.tools[self.seat], tool)),
        ).tell(Drafted(self.seat, tool))

    def why_not(self, table: Academy, seat: Seat, move: object) -> Refusal:
        return NOT_ON_DISPLAY if isinstance(move, Draft) else NOT_NOW


class Graduating(Step["Academy", Move], frozen=True):
    """After the third explosion the highest score wins; equal players share the win [BS17]."""

    def run(self, table: Academy, answers: Mapping[Seat, Move]) -> Academy:
        return table.tell(Graduated(table.leaders))


def after(bomb: int) -> tuple[Bomb | Graduating, ...]:
    """What follows a bomb: the remaining bombs, and the end."""
    return (*map(Bomb, range(bomb + 1, BOMBS + 1)), Graduating())


GAME: tuple[Aging | Bomb | Graduating, ...] = (Aging(), *after(0))
