"""The moves and news of Bomb Squad Academy."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar, TypeAlias

from msgspec import Struct

from boomtable.engine import Move, Seat
from boomtable.engine.moves import kebab
from boomtable.games.bomb_squad_academy.cards import Action, Tile, Tool, Wire

# What chance does.


class DrawAges(Move, frozen=True):
    """Who counts as younger than whom, the youngest first [BS4]."""

    seats: tuple[Seat, ...]


class ShuffleDeck(Move, frozen=True):
    cards: tuple[int, ...]  # the top one first


class LayTiles(Move, frozen=True):
    tiles: tuple[Tile, ...]  # from the track outward


class PlacePlates(Move, frozen=True):
    """The plate that moves left, and the one that moves right [BS3]."""

    left: Wire
    right: Wire


class ShowTools(Move, frozen=True):
    tools: tuple[Tool, ...]


# What players do.


class Draft(Move, frozen=True):
    tool: Tool


class Choose(Move, frozen=True):
    action: Action


class Declare(Move, frozen=True):
    tool: Tool


class Pass(Move, frozen=True):
    pass


class Protect(Move, frozen=True):
    wire: Wire


class Peek(Move, frozen=True):
    """Look at the top cards of two decks [BS12]."""

    in_any_order: ClassVar[bool] = True
    wires: tuple[Wire, Wire]


class PeekUnder(Move, frozen=True):
    """Look at the three tiles of one track [BS12]."""

    wire: Wire


class UseMirror(Move, frozen=True):
    """Look at all tiles of all wires [BS32]."""


class Decline(Move, frozen=True):
    """No look this time [BS12]."""


class Blow(Move, frozen=True):
    """Use the Air Horn on two players [BS21]."""

    in_any_order: ClassVar[bool] = True
    seats: tuple[Seat, Seat]


class Jump(Move, frozen=True):
    wire: Wire


class SwitchWith(Move, frozen=True):
    seat: Seat


class Replace(Move, frozen=True):
    action: Action


class Freeze(Move, frozen=True):
    """Two places in the row of exposed cards, from 0 [BS25]."""

    in_any_order: ClassVar[bool] = True
    places: tuple[int, int]


class Keep(Move, frozen=True):
    """The card that becomes the cut, of those the X-Ray shows [BS28]."""

    card: int


class Spare(Move, frozen=True):
    seat: Seat


# What everyone sees happen.


class Reason(StrEnum):
    """What points are won or lost for, Tools by their own names."""

    CUT = "cut"
    WAIT = "wait"
    CHICKEN = "chicken"
    BLAST = "blast"
    BOMB_BLANKET = "bomb-blanket"
    CRIMPER = "crimper"
    DYNAMO = "dynamo"
    HAMMER = "hammer"
    HELMET = "helmet"
    SHIELD = "shield"


class News(Struct, frozen=True, tag_field="news", tag=kebab):
    """Something that happened in front of everyone."""


class AgesDrawn(News, frozen=True):
    seats: tuple[Seat, ...]


class BombSet(News, frozen=True):
    bomb: int


class PlatesPlaced(News, frozen=True):
    left: Wire
    right: Wire


class PlatesMoved(News, frozen=True):
    left: Wire
    right: Wire


class ToolsShown(News, frozen=True):
    tools: tuple[Tool, ...]


class Drafted(News, frozen=True):
    seat: Seat
    tool: Tool


class RoundBegun(News, frozen=True):
    round: int


class Revealed(News, frozen=True):
    """All chosen cards, by seat."""

    actions: tuple[Action, ...]


class Declared(News, frozen=True):
    """What was declared in one pass of a window; the first resolves, the others lapse [BS19]."""

    seats: tuple[Seat, ...]
    tools: tuple[Tool, ...]


class Worth(Struct, frozen=True):
    """What a safe cut is worth to one of its cutters: the parts of the sum, and by how many it is divided [BS10]."""

    main: int
    chain: int
    plates: int
    ways: int

    @property
    def points(self) -> int:
        """What is left over is dropped."""
        return (self.main + self.chain + self.plates) // self.ways


class Scored(News, frozen=True):
    seat: Seat
    points: int
    reason: Reason
    worth: Worth | None = None  # of a cut


class Protected(News, frozen=True):
    seat: Seat
    wire: Wire


class Flipped(News, frozen=True):
    """One card, and the tiles that it turned up [BS8] [BS9]."""

    wire: Wire
    card: int
    tiles: tuple[Tile, ...] = ()


class Returned(News, frozen=True):
    """Exposed cards went back into their deck, which is shuffled [BS25]."""

    wire: Wire
    cards: tuple[int, ...]


class Exploded(News, frozen=True):
    wire: Wire


class Peeked(News, frozen=True):
    """Somebody looked at the top cards of these decks; what they saw is private [BS12]."""

    seat: Seat
    wires: tuple[Wire, ...]


class PeekedUnder(News, frozen=True):
    """Somebody looked at the tiles of these wires; what they saw is private [BS12]."""

    seat: Seat
    wires: tuple[Wire, ...]


class Declined(News, frozen=True):
    seat: Seat


class Deafened(News, frozen=True):
    """Two players now act as Chickens [BS21]."""

    seats: tuple[Seat, Seat]


class Jumped(News, frozen=True):
    seat: Seat
    wire: Wire


class Switched(News, frozen=True):
    seat: Seat
    other: Seat


class Replaced(News, frozen=True):
    seat: Seat
    action: Action


class Spared(News, frozen=True):
    seat: Seat


class Graduated(News, frozen=True):
    """The third bomb has exploded; the highest score wins [BS17]."""

    winners: tuple[Seat, ...]


AnyMove: TypeAlias = (
    DrawAges
    | ShuffleDeck
    | LayTiles
    | PlacePlates
    | ShowTools
    | Draft
    | Choose
    | Declare
    | Pass
    | Protect
    | Peek
    | PeekUnder
    | UseMirror
    | Decline
    | Blow
    | Jump
    | SwitchWith
    | Replace
    | Freeze
    | Keep
    | Spare
)
AnyNews: TypeAlias = (
    AgesDrawn
    | BombSet
    | PlatesPlaced
    | PlatesMoved
    | ToolsShown
    | Drafted
    | RoundBegun
    | Revealed
    | Declared
    | Scored
    | Protected
    | Flipped
    | Returned
    | Exploded
    | Peeked
    | PeekedUnder
    | Declined
    | Deafened
    | Jumped
    | Switched
    | Replaced
    | Spared
    | Graduated
)
