"""The steps of Time Bomb Evolution: set-up, four rounds, and those that the colours add."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, TypeAlias

from boomtable.engine import CHANCE, Chance, Choices, Drawn, Move, OneOf, Refusal, Seat, Step, Subset, but
from boomtable.engine.moves import NOT_NOW
from boomtable.games.time_bomb_evolution.cards import NumberCard, Wire, evo_cards
from boomtable.games.time_bomb_evolution.moves import (
    CardsRemoved,
    ColoursPicked,
    DrawNumber,
    PickColours,
    Protect,
    Protected,
    RemoveCards,
    Unprotect,
    Unprotected,
)
from boomtable.games.time_bomb_shared.cards import ROUNDS, Ending
from boomtable.games.time_bomb_shared.moves import Cut, Ended
from boomtable.games.time_bomb_shared.steps import Casting, Claiming, Clipping, Dealing, Flipping, Starting

if TYPE_CHECKING:
    from boomtable.games.time_bomb_evolution.table import Evolution
    from boomtable.games.time_bomb_shared.table import WireTable


NOT_TO_PROTECT = Refusal("time-bomb-evolution-not-to-protect", "TE6")
NEVER_YELLOW = Refusal("time-bomb-evolution-never-yellow", "TE14")
NOT_PROTECTED = Refusal("time-bomb-evolution-not-protected", "TE13")
THE_NUMBER_SAYS = Refusal("time-bomb-evolution-the-number-says", "TE10")


# Set-up and rounds.


class Colouring(Chance["Evolution", PickColours], frozen=True):
    """One colour for each player is drawn from those the host allows [TE1]."""

    def choices(self, table: Evolution, seat: Seat) -> Choices[PickColours]:
        return Subset(PickColours, table.palette, table.players)

    def run(self, table: Evolution, answers: Mapping[Seat, PickColours]) -> Evolution:
        colours = answers[CHANCE].colours
        return but(table, colours=colours, news=(ColoursPicked(colours),))


class Removing(Chance["Evolution", RemoveCards], frozen=True):
    """One Evo card for each player goes back into the box, seen by nobody [TE2]."""

    def choices(self, table: Evolution, seat: Seat) -> Choices[RemoveCards]:
        return Subset(RemoveCards, evo_cards(table.colours), table.players)

    def run(self, table: Evolution, answers: Mapping[Seat, RemoveCards]) -> Evolution:
        return but(table, removed=answers[CHANCE].cards, news=(CardsRemoved(table.players),))


class Round(Step["Evolution", Move], frozen=True):
    """A deal, claims if they are made in turn, and the cuts; no deal if pink has left no cut [TE15]."""

    number: int

    def run(self, table: Evolution, answers: Mapping[Seat, Move]) -> Evolution:
        return table.then(Dealing(), *table.claiming, NextCut()) if table.cuts_in(self.number) > 0 else table


class NextCut(Step["Evolution", Move], frozen=True):
    """Another cut while the round has one left; after a red wire a number first [TE11] [TE16]."""

    def run(self, table: Evolution, answers: Mapping[Seat, Move]) -> Evolution:
        if not table.cuts_left:
            return table
        return table.then(Drawing() if table.calls_for_number else Clipping(), self)


class TimeUp(Step["Evolution", Move], frozen=True):
    """Round 4 is over, or has no cuts: the Terrorists win [TE4] [TE15]."""

    def run(self, table: Evolution, answers: Mapping[Seat, Move]) -> Evolution:
        return table.tell(Ended(Ending.TIME_UP)).over()


# What the colours add.


class Protecting(Step["Evolution", Protect], frozen=True):
    """Whoever cut a Success chooses one colour to protect with it [TE6]."""

    by: Seat

    def asks(self, table: Evolution) -> tuple[Seat, ...]:
        return (self.by,)

    def choices(self, table: Evolution, seat: Seat) -> Choices[Protect]:
        return OneOf(map(Protect, table.protectable))

    def run(self, table: Evolution, answers: Mapping[Seat, Protect]) -> Evolution:
        colour = answers[self.by].colour
        return but(table, marks=table.marked(colour, on=True), news=(Protected(self.by, colour),))

    def why_not(self, table: Evolution, seat: Seat, move: object) -> Refusal:
        match move:
            case Protect(Wire.YELLOW):
                return NEVER_YELLOW
            case Protect():
                return NOT_TO_PROTECT
        return NOT_NOW

    def default(self, table: Evolution, seat: Seat) -> Protect:
        """The colour of which most wires are cut."""
        return Protect(max(table.protectable, key=table.cut_wires.count))


class Unprotecting(Step["Evolution", Unprotect], frozen=True):
    """Whoever cut a blue wire removes a protection; a colour at its threshold then explodes [TE13]."""

    by: Seat

    def asks(self, table: Evolution) -> tuple[Seat, ...]:
        return (self.by,)

    def choices(self, table: Evolution, seat: Seat) -> Choices[Unprotect]:
        return OneOf(map(Unprotect, table.protected))

    def run(self, table: Evolution, answers: Mapping[Seat, Unprotect]) -> Evolution:
        colour = answers[self.by].colour
        after = but(table, marks=table.marked(colour, on=False), news=(Unprotected(self.by, colour),))
        return after.or_explodes(colour)

    def why_not(self, table: Evolution, seat: Seat, move: object) -> Refusal:
        return NOT_PROTECTED if isinstance(move, Unprotect) else NOT_NOW

    def default(self, table: Evolution, seat: Seat) -> Unprotect:
        """The colour of which fewest wires are cut."""
        return Unprotect(min(table.protected, key=table.cut_wires.count))


class Drawing(Chance["Evolution", DrawNumber], frozen=True):
    """After a red wire the clipper draws a number: whose wire must be cut, or who takes the nippers [TE10]."""

    def choices(self, table: Evolution, seat: Seat) -> Choices[DrawNumber]:
        return Drawn(DrawNumber, range(table.players))

    def run(self, table: Evolution, answers: Mapping[Seat, DrawNumber]) -> Evolution:
        drawn = table.naming(answers[CHANCE].number)
        after = but(table, numbers=(*table.numbers, NumberCard(len(table.cuts), drawn.number)), news=(drawn,))
        return after.then(Clipping() if drawn.handed else Commanded(drawn.number))


class Commanded(Clipping, frozen=True):
    """A cut whose owner a number named, possibly the clipper [TE10] [TE18]."""

    number: int

    def choices(self, table: WireTable, seat: Seat) -> Choices[Cut]:
        return OneOf((self.default(table, seat),))

    def why_not(self, table: WireTable, seat: Seat, move: object) -> Refusal:
        return THE_NUMBER_SAYS if isinstance(move, Cut) else NOT_NOW

    def default(self, table: WireTable, seat: Seat) -> Cut:
        return Cut((seat + self.number) % table.players)


AnyStep: TypeAlias = (
    Casting
    | Colouring
    | Removing
    | Starting
    | Round
    | Dealing
    | Claiming
    | NextCut
    | Drawing
    | Clipping
    | Commanded
    | Flipping
    | Protecting
    | Unprotecting
    | TimeUp
)


def game(first: Seat) -> tuple[AnyStep, ...]:
    """All steps of the game, with this start player or a random one [TB4]."""
    return Casting(), Colouring(), Removing(), Starting(first), *map(Round, range(1, ROUNDS + 1)), TimeUp()


GAME = game(CHANCE)
