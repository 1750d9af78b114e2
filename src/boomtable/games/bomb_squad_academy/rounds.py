"""A round: everyone chooses in secret, everyone reveals, then Waits, wires from left to right, and Chickens [BS6]."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING, TypeAlias

from boomtable.engine import Choices, Move, OneOf, Refusal, Seat, Step, but
from boomtable.engine.moves import NOT_NOW
from boomtable.games.bomb_squad_academy.cards import EVERYONE, STUCK, WAIT_POINTS, Action, Tool, Wire
from boomtable.games.bomb_squad_academy.cuts import Cutting
from boomtable.games.bomb_squad_academy.moves import (
    Choose,
    Decline,
    Declined,
    Peek,
    Peeked,
    PeekedUnder,
    PeekUnder,
    PlatesMoved,
    Protect,
    Protected,
    Reason,
    Revealed,
    RoundBegun,
    UseMirror,
)
from boomtable.games.bomb_squad_academy.toolbox import NOT_YOUR_TOOL, TOOLS, Moment, Window

if TYPE_CHECKING:
    from boomtable.games.bomb_squad_academy.table import Academy

ON_THE_TABLE = Refusal("bomb-squad-academy-on-the-table", "BS6")
SET_ASIDE = Refusal("bomb-squad-academy-set-aside", "BS13")
NO_YELLOW = Refusal("bomb-squad-academy-no-yellow", "BS36")
TWO_DECKS = Refusal("bomb-squad-academy-two-decks", "BS12")

Answer: TypeAlias = Decline | Peek | PeekUnder | UseMirror


class Round(Step["Academy", Move], frozen=True):
    number: int

    def run(self, table: Academy, answers: Mapping[Seat, Move]) -> Academy:
        return table.fresh_round(self.number).tell(RoundBegun(self.number)).then(*ROUND, Round(self.number + 1))


class Choosing(Step["Academy", Choose], frozen=True):
    """Everyone chooses one card in secret; all are revealed at once and stay on the table [BS6]."""

    def asks(self, table: Academy) -> tuple[Seat, ...]:
        return EVERYONE[table.players]

    def choices(self, table: Academy, seat: Seat) -> Choices[Choose]:
        return any_of(table.hand(seat))

    def run(self, table: Academy, answers: Mapping[Seat, Choose]) -> Academy:
        actions = tuple([answers[seat].action for seat in range(table.players)])
        cards = tuple([(*cards, action) for cards, action in zip(table.cards, actions, strict=True)])
        return but(table, cards=cards, acting=actions).tell(Revealed(actions))

    def why_not(self, table: Academy, seat: Seat, move: object) -> Refusal:
        match move:
            case Choose(action):
                return not_in_hand(table, seat, action)
        return NOT_NOW

    def default(self, table: Academy, seat: Seat) -> Choose:
        """Chicken, which costs nothing, or else the first card in hand."""
        hand = table.hand(seat)
        return Choose(Action.CHICKEN if Action.CHICKEN in hand else hand[0])


@cache
def any_of(hand: tuple[Action, ...]) -> OneOf[Choose]:
    return OneOf(map(Choose, hand))


def not_in_hand(table: Academy, seat: Seat, action: Action) -> Refusal:
    if action in table.cards[seat]:
        return ON_THE_TABLE
    return SET_ASIDE if action is Action.WAIT else NO_YELLOW


class Waiting(Step["Academy", Move], frozen=True):
    """Everyone who played Wait takes 3 points; then each protects a wire, lowest score first [BS7]."""

    def run(self, table: Academy, answers: Mapping[Seat, Move]) -> Academy:
        waiting = table.acting_as(Action.WAIT)
        if not waiting:
            return table
        for seat in waiting:
            table = table.pay(seat, WAIT_POINTS, Reason.WAIT)
        table = but(table, waited=waiting)
        return table.then(*map(Protecting, table.by_score(waiting)), Window(Moment.PROTECTED))


class Protecting(Step["Academy", Protect], frozen=True):
    """Any wire, even one that is protected or that nobody cuts; its cutters do nothing this round [BS7]."""

    seat: Seat

    def asks(self, table: Academy) -> tuple[Seat, ...]:
        return (self.seat,)

    def choices(self, table: Academy, seat: Seat) -> Choices[Protect]:
        return OneOf(map(Protect, table.wires))

    def run(self, table: Academy, answers: Mapping[Seat, Protect]) -> Academy:
        wire = answers[self.seat].wire
        return but(table, protected=(*table.protected, wire)).tell(Protected(self.seat, wire))

    def why_not(self, table: Academy, seat: Seat, move: object) -> Refusal:
        return NO_YELLOW if isinstance(move, Protect) else NOT_NOW


class Chickening(Step["Academy", Move], frozen=True):
    """No explosion: each Chicken may look, lowest score first [BS12]."""

    def run(self, table: Academy, answers: Mapping[Seat, Move]) -> Academy:
        chickens = table.acting_as(Action.CHICKEN)
        return table.then(*map(Looking, table.by_score(chickens))) if chickens else table


class Looking(Step["Academy", Answer], frozen=True):
    """A look at the top cards of two decks or the tiles of one track, or none. Where is public, what is not [BS12]."""

    seat: Seat

    def asks(self, table: Academy) -> tuple[Seat, ...]:
        return (self.seat,)

    def choices(self, table: Academy, seat: Seat) -> Choices[Answer]:
        return looks(table.wires, Tool.MIRROR in table.tools[seat])

    def run(self, table: Academy, answers: Mapping[Seat, Answer]) -> Academy:
        match answers[self.seat]:
            case Peek(wires):
                return table.glimpse_tops(self.seat, wires).tell(Peeked(self.seat, wires))
            case PeekUnder(wire):
                return table.glimpse_tiles(self.seat, (wire,)).tell(PeekedUnder(self.seat, (wire,)))
            case UseMirror():
                return TOOLS[Tool.MIRROR].use(table.spend(self.seat, Tool.MIRROR), self.seat, None)
        return table.tell(Declined(self.seat))

    def why_not(self, table: Academy, seat: Seat, move: object) -> Refusal:
        match move:
            case Peek(wires) if {*wires} <= {*table.wires}:
                return TWO_DECKS
            case Peek() | PeekUnder():
                return NO_YELLOW
            case UseMirror():
                return NOT_YOUR_TOOL
        return NOT_NOW


@cache
def looks(wires: tuple[Wire, ...], mirror: bool) -> OneOf[Answer]:
    pairs = map(Peek, combinations(wires, 2))
    return OneOf[Answer]((Decline(), *pairs, *map(PeekUnder, wires), *(UseMirror(),) * mirror))


class Tidying(Step["Academy", Move], frozen=True):
    """The oldest card comes back, but a Wait is set aside; plates move on [BS13] [BS14]."""

    def run(self, table: Academy, answers: Mapping[Seat, Move]) -> Academy:
        stuck = STUCK[table.players]
        full = [len(cards) == stuck for cards in table.cards]
        cards = tuple([cards[is_full:] for cards, is_full in zip(table.cards, full, strict=True)])
        spent = [is_full and cards[0] is Action.WAIT for cards, is_full in zip(table.cards, full, strict=True)]
        aside = tuple([before or now for before, now in zip(table.aside, spent, strict=True)])
        return move_plates(but(table, cards=cards, aside=aside))


def move_plates(table: Academy) -> Academy:
    """One goes left, one right, if its wire was cut and scored; both count from where they stood [BS14]."""
    if set(table.plates).isdisjoint(table.scored):
        return table
    wires = table.wires
    left, right = (
        wires[(wires.index(wire) + way) % len(wires)] if wire in table.scored else wire
        for wire, way in zip(table.plates, (-1, 1), strict=True)
    )
    return but(table, plates=(left, right)).tell(PlatesMoved(left, right))


ROUND: tuple[Window | Choosing | Waiting | Cutting | Chickening | Tidying, ...] = (
    Window(Moment.CHOOSING),
    Choosing(),
    Window(Moment.REVEALED),
    Waiting(),
    Cutting(),
    Chickening(),
    Tidying(),
)
