"""What a Tool is, when it may be used, and how its owner picks a target [BS18] [BS19]."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from msgspec import Struct

from boomtable.engine import Choices, Move, OneOf, Refusal, Seat, Step
from boomtable.engine.moves import NOT_NOW
from boomtable.games.bomb_squad_academy.cards import Tool, Wire
from boomtable.games.bomb_squad_academy.moves import Declare, Declared, Pass

if TYPE_CHECKING:
    from boomtable.games.bomb_squad_academy.table import Academy

M = TypeVar("M", bound=Move)

NOT_YOUR_TOOL = Refusal("bomb-squad-academy-not-your-tool", "BS16")
DOES_NOT_FIT = Refusal("bomb-squad-academy-does-not-fit", "BS18")
NOT_A_TARGET = Refusal("bomb-squad-academy-not-a-target", "BS18")


class Moment(StrEnum):
    """When a window may open."""

    CHOOSING = "choosing"
    REVEALED = "revealed"
    PROTECTED = "protected"
    BEFORE_CUT = "before-cut"
    AFTER_CUT = "after-cut"
    EXPLOSION = "explosion"


class Window(Step["Academy", Declare | Pass], frozen=True):
    """All owners of a fitting Tool answer, sealed; the lowest score uses theirs, then all are asked again [BS19]."""

    moment: Moment

    def fitting(self, table: Academy, seat: Seat) -> list[Tool]:
        cards = [TOOLS[tool] for tool in table.tools[seat]]
        return [card.tool for card in cards if self.moment in card.moments and card.fits(table, seat, self)]

    def asks(self, table: Academy) -> tuple[Seat, ...]:
        return tuple([seat for seat, tools in enumerate(table.tools) if tools and self.fitting(table, seat)])

    def choices(self, table: Academy, seat: Seat) -> Choices[Declare | Pass]:
        return OneOf[Declare | Pass]((Pass(), *map(Declare, self.fitting(table, seat))))

    def run(self, table: Academy, answers: Mapping[Seat, Declare | Pass]) -> Academy:
        if not answers:
            return table  # nobody has a Tool that fits
        declared = {seat: answer.tool for seat, answer in answers.items() if isinstance(answer, Declare)}
        if not declared:
            return table
        seats = table.by_score(declared)
        first, tools = seats[0], tuple([declared[seat] for seat in seats])
        card, table = TOOLS[tools[0]], table.spend(first, tools[0]).tell(Declared(seats, tools))
        return card.use(table if card.closes else table.then(self), first, self)

    def why_not(self, table: Academy, seat: Seat, move: object) -> Refusal:
        match move:
            case Declare(tool):
                return DOES_NOT_FIT if tool in table.tools[seat] else NOT_YOUR_TOOL
        return NOT_NOW


class WireWindow(Window, frozen=True):
    """A window about one wire: before or after its cut, or at its explosion."""

    wire: Wire


W = TypeVar("W")  # the window it is used in, or None


class ToolCard(Generic[W]):
    """One Tool. The docstring of each subclass is its card text."""

    tool: ClassVar[Tool]
    moments: ClassVar[tuple[Moment, ...]] = ()
    closes: ClassVar[bool] = False  # its window at once

    def __init_subclass__(cls) -> None:
        TOOLS[cls.tool] = cls()

    def fits(self, table: Academy, me: Seat, window: W) -> bool:
        return True

    @abstractmethod
    def use(self, table: Academy, me: Seat, window: W) -> Academy:
        """What it does once it is declared and resolves."""

    def blast(self, table: Academy, me: Seat) -> Academy:
        """What it does if the wire that it was used on explodes later in the round."""
        return table


TOOLS: dict[Tool, ToolCard[Any]] = {}


class Lasting(Struct, frozen=True):
    """A Tool that goes on working until the round is over: Orders, or a Bomb Blanket."""

    tool: Tool
    seat: Seat
    wire: Wire


class Picking(Step["Academy", M], frozen=True):
    """A Tool's owner picks its target; if there is only one, nobody is asked."""

    seat: Seat

    @abstractmethod
    def options(self, table: Academy) -> Sequence[M]: ...

    @abstractmethod
    def picked(self, table: Academy, move: M) -> Academy: ...

    def asks(self, table: Academy) -> tuple[Seat, ...]:
        return (self.seat,) if len(self.options(table)) > 1 else ()

    def choices(self, table: Academy, seat: Seat) -> Choices[M]:
        return OneOf(self.options(table))

    def run(self, table: Academy, answers: Mapping[Seat, M]) -> Academy:
        return self.picked(table, answers[self.seat] if answers else self.options(table)[0])

    def why_not(self, table: Academy, seat: Seat, move: object) -> Refusal:
        return NOT_A_TARGET
