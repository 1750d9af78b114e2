"""The facts of the end of Trick Snipers: what decided it, the best shot, and the places."""

from __future__ import annotations

from collections import Counter
from typing import Any, Self, TypeAlias

from boomtable.engine import Because, Feat, Highlight, Seat, Table
from boomtable.engine import Finale as AnyFinale
from boomtable.games.trick_snipers.cards import Card
from boomtable.games.trick_snipers.moves import Ending, Trick
from boomtable.games.trick_snipers.table import TrickSnipers
from boomtable.games.trick_snipers.tricks import standing


class Sniped(Because, frozen=True):
    """The second point was a snipe [TS6] [TS9]."""

    by: Seat
    card: Card
    victim: Seat
    target: Card


class ChiefTaken(Because, frozen=True):
    """The second point was a trick with a 7 in it [TS7] [TS9]."""

    by: Seat


class MostTricks(Because, frozen=True):
    """The hands are empty: the most points, then the most tricks, alone or shared [TS10]."""

    winners: tuple[Seat, ...]
    points: int
    tricks: int


class NobodyScored(Because, frozen=True):
    """The hands are empty, and nobody has the point that the options ask for [TS10]."""


AnyBecause: TypeAlias = Sniped | ChiefTaken | MostTricks | NobodyScored


class BestShot(Highlight, frozen=True):
    """The snipe at the highest card."""

    by: Seat
    card: Card
    victim: Seat
    target: Card
    trick: int  # its number, from 1


class NoShot(Highlight, frozen=True):
    """Nobody was sniped all game."""


class Finale(AnyFinale, frozen=True, kw_only=True):
    """What the end of Trick Snipers is told from."""

    callbacks = ("sniped", "won")
    riddle = "marksman"

    because: AnyBecause
    moment: BestShot | NoShot

    @classmethod
    def of(cls, table: Table[Any]) -> Self:
        """Places are turned up from the last to the first, equal ones by seat."""
        state: TrickSnipers = table.state
        places = sorted(range(state.players), key=lambda seat: (-state.ranks[seat], seat))
        return cls(because=because(state), moment=best_shot(state), turning=tuple(places))

    @classmethod
    def feats(cls, table: Table[Any]) -> tuple[Feat, ...]:
        """Who sniped whom how often, and who won."""
        pairs = Counter([(by, victim) for by, _, victim, _, _ in shots(table.state)])
        sniped = [Feat("sniped", pair, times) for pair, times in sorted(pairs.items())]
        return (*sniped, *(Feat("won", (seat,)) for seat in table.state.winners))

    @classmethod
    def deeds(cls, table: Table[Any]) -> tuple[Feat, ...]:
        """Who stayed out of every trick."""
        return tuple([Feat("no-trick", (seat,)) for seat, taken in enumerate(table.state.counts) if not taken])


def because(table: TrickSnipers) -> AnyBecause:
    if table.ending is Ending.NOBODY:
        return NobodyScored()
    if table.ending is Ending.MOST_TRICKS:
        first = table.winners[0]
        return MostTricks(table.winners, table.points[first], table.counts[first])
    last = table.tricks[-1]
    return Sniped(*shot(last)) if last.sniped else ChiefTaken(last.winner)


def best_shot(table: TrickSnipers) -> BestShot | NoShot:
    """A snipe is worth the number of the card that it hit; the highest wins, and of equal ones the last."""
    found = [BestShot(*fired) for fired in shots(table)]
    return max(reversed(found), key=lambda fired: fired.target.number) if found else NoShot()


def shots(table: TrickSnipers) -> list[tuple[Seat, Card, Seat, Card, int]]:
    """Every snipe: who, with what, whom, which card, and in which trick."""
    return [(*shot(trick), number) for number, trick in enumerate(table.tricks, 1) if trick.sniped]


def shot(trick: Trick) -> tuple[Seat, Card, Seat, Card]:
    stands = standing(trick.cards)
    victim = (trick.leader + stands.best) % len(trick.cards)
    return trick.winner, trick.cards[stands.taking], victim, trick.cards[stands.best]
