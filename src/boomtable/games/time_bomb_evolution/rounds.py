"""The flow of Time Bomb Evolution: colours, cards removed unseen, then four rounds, the last one shortened by pink."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, TypeAlias

from boomtable.engine import CHANCE, Chance, Choices, Move, Seat, Step, Subset, but
from boomtable.games.time_bomb_evolution.cards import evo_cards
from boomtable.games.time_bomb_evolution.effects import Commanded, Drawing, Protecting, Unprotecting
from boomtable.games.time_bomb_evolution.moves import CardsRemoved, ColoursPicked, PickColours, RemoveCards
from boomtable.games.time_bomb_shared.cards import ROUNDS, Ending
from boomtable.games.time_bomb_shared.moves import Ended
from boomtable.games.time_bomb_shared.steps import Casting, Claiming, Clipping, Dealing, Flipping, Starting

if TYPE_CHECKING:
    from boomtable.games.time_bomb_evolution.table import Evolution


class Colouring(Chance["Evolution", PickColours], frozen=True):
    """As many colours as players are drawn from those the host allows [TE1]."""

    def choices(self, table: Evolution, seat: Seat) -> Choices[PickColours]:
        return Subset(PickColours, table.palette, table.players)

    def run(self, table: Evolution, answers: Mapping[Seat, PickColours]) -> Evolution:
        colours = answers[CHANCE].colours
        return but(table, colours=colours, news=(ColoursPicked(colours),))


class Removing(Chance["Evolution", RemoveCards], frozen=True):
    """As many Evo cards as players go back into the box, seen by nobody [TE2]."""

    def choices(self, table: Evolution, seat: Seat) -> Choices[RemoveCards]:
        return Subset(RemoveCards, evo_cards(table.colours), table.players)

    def run(self, table: Evolution, answers: Mapping[Seat, RemoveCards]) -> Evolution:
        return but(table, removed=answers[CHANCE].cards, news=(CardsRemoved(table.players),))


class Round(Step["Evolution", Move], frozen=True):
    """A deal, claims where they are made in turn, and the cuts; no deal when pink has left no cut [TE15]."""

    number: int

    def run(self, table: Evolution, answers: Mapping[Seat, Move]) -> Evolution:
        return table.then(Dealing(), *table.claiming, NextCut()) if table.cuts_in(self.number) > 0 else table


class NextCut(Step["Evolution", Move], frozen=True):
    """Another cut, while the round has one left; if the last was red, a number first [TE11] [TE16]."""

    def run(self, table: Evolution, answers: Mapping[Seat, Move]) -> Evolution:
        if not table.cuts_left:
            return table
        return table.then(Drawing() if table.calls_for_number else Clipping(), self)


class TimeUp(Step["Evolution", Move], frozen=True):
    """Round 4 is over, or has no cuts: the Terrorists win [TE4] [TE15]."""

    def run(self, table: Evolution, answers: Mapping[Seat, Move]) -> Evolution:
        return table.tell(Ended(Ending.TIME_UP)).over()


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
    """The whole of it, with this player first, or any [TB4]."""
    return Casting(), Colouring(), Removing(), Starting(first), *map(Round, range(1, ROUNDS + 1)), TimeUp()


GAME = game(CHANCE)
