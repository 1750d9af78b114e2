"""The facts of the end that both boxes tell alike: who cut what, the best lie, and who was accused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, ClassVar, Self

from msgspec import Struct

from boomtable.engine import Because, Feat, Finale, Highlight, Said, Seat, Table
from boomtable.games.time_bomb_shared.cards import CAST, Ending, Role
from boomtable.games.time_bomb_shared.moves import Accuse
from boomtable.games.time_bomb_shared.table import SUCCESS, WireTable

CUTS = 2  # that somebody has to make before they count as cautious


class LastSuccess(Because, frozen=True):
    """The last Success was cut, with so many cuts to spare before time would have been up [TB9]."""

    by: Seat
    role: Role
    owner: Seat
    spare: int


class Had(Struct, frozen=True):
    """How many Success wires lay face down in front of a seat at the end."""

    seat: Seat
    count: int


class NeverFound(Because, frozen=True):
    """Time was up with so many Success wires uncut, and these players had them [TB9]."""

    left: int
    held: tuple[Had, ...]


class BestLie(Highlight, frozen=True):
    """The false claim that was worth most, and what would have been true."""

    seat: Seat
    round: int
    claim: Any
    truth: Any
    worth: int


class NobodyLied(Highlight, frozen=True):
    """No claim was false."""


class WireFinale(Finale, frozen=True, kw_only=True):
    """Both boxes' finale. A box says why it ended, and types its claims."""

    callbacks = ("boom", "cut")
    riddle = "terrorists"
    best_lie: ClassVar[type[BestLie]]

    @classmethod
    def because_of(cls, table: Any) -> Because:
        """Why it ended, where no bomb went off."""
        if table.ending is Ending.DISARMED:
            by = table.cutter(len(table.cuts) - 1)
            return LastSuccess(by, table.roles[by], table.cuts[-1].owner, table.cuts_to_come)
        held = [Had(seat, table.hand(seat).count(SUCCESS)) for seat in range(table.players)]
        return NeverFound(table.players - table.found, tuple([had for had in held if had.count]))

    @classmethod
    def of(cls, table: Table[Any]) -> Self:
        state: WireTable = table.state
        return cls(
            because=cls.because_of(state),
            moment=cls.moment_of(table),
            turning=turning(table),
            soot=(state.cuts[-1].owner,) if state.ending is Ending.EXPLODED else (),
        )

    @classmethod
    def moment_of(cls, table: Table[Any]) -> BestLie | NobodyLied:
        """The lie that is worth most; of equal ones the last."""
        lies = [cls.best_lie(*lie) for lie in weighed(table)]
        return max(reversed(lies), key=lambda lie: lie.worth) if lies else NobodyLied()

    @classmethod
    def feats(cls, table: Table[Any]) -> tuple[Feat, ...]:
        """Whose wire was the Boom, and who cut whom how often, with how many Success."""
        state: WireTable = table.state
        cuts = [(state.cutter(place), cut.owner, cut.wire) for place, cut in enumerate(state.cuts)]
        pairs = Counter([(by, owner) for by, owner, _ in cuts if by != owner])
        found = Counter([(by, owner) for by, owner, wire in cuts if wire == SUCCESS])
        boom = [Feat("boom", (state.cuts[-1].owner,))] if state.ending is Ending.EXPLODED else []
        return (*boom, *(Feat("cut", pair, times, found[pair], least=6) for pair, times in sorted(pairs.items())))

    @classmethod
    def deeds(cls, table: Table[Any]) -> tuple[Feat, ...]:
        """What each one's lies were worth, which Terrorists won, and who cut nothing that mattered."""
        state: WireTable = table.state
        lies = Counter[Seat]()
        for seat, *_, value in weighed(table):
            lies[seat] += value
        return (
            *(Feat("lie", (seat,), value) for seat, value in sorted(lies.items()) if value),
            *(Feat("got-away", (seat,)) for seat in cls.solution(table) if state.ending is not Ending.DISARMED),
            *(Feat("cautious", (seat,)) for seat in range(state.players) if cautious(state, seat)),
        )

    @classmethod
    def guessed(cls, players: int) -> int:
        """As many as there are Terrorists among the roles; one of them may be in the box [TB1]."""
        return CAST[players].count(Role.TERRORIST)

    @classmethod
    def solution(cls, table: Table[Any]) -> tuple[Seat, ...]:
        """The Terrorists."""
        state: WireTable = table.state
        return tuple([seat for seat in range(state.players) if state.roles[seat] is Role.TERRORIST])


def cautious(table: WireTable, seat: Seat) -> bool:
    """Whether somebody made two cuts or more, and none of them was a Success or blew anything up."""
    made = [place for place in range(len(table.cuts)) if table.cutter(place) == seat]
    fatal = len(table.cuts) - 1 if table.ending is Ending.EXPLODED else None
    return len(made) >= CUTS and not any(place == fatal or table.cuts[place].wire == SUCCESS for place in made)


def turning(table: Table[Any]) -> tuple[Seat, ...]:
    """From the least to the most accused, equal ones by seat; last the role in the box [TB1]."""
    accused = Counter([said.talk.seat for said in table.ledger if isinstance(said.talk, Accuse)])
    players, roles = table.state.players, len(table.state.roles)
    return (*sorted(range(players), key=lambda seat: (accused[seat], seat)), *range(players, roles))


def weighed(table: Table[Any]) -> Iterator[tuple[Seat, int, Any, Any, int]]:
    """Every false claim in the order they were made: who, in which round, the claim, the truth, and its worth."""
    state: WireTable = table.state
    for lie in state.false_claims:  # made in turn, before the first cut of its round
        said = Said(lie.seat, lie.claim, lie.round, (lie.round - 1) * state.players, ())
        yield lie.seat, lie.round, lie.claim, lie.truth, worth(state, said, lie.truth)
    for said in table.ledger:
        if truth := state.truth_of(said):
            yield said.seat, said.round, said.talk, truth, worth(state, said, truth)


def worth(table: WireTable, said: Said, truth: Any) -> int:
    """What a false claim is worth.

    A claim of more Success than held is worth the cuts that its owner then took in that round and that were no Success.
    A claim of no Boom while holding it is worth 1, and 1 more if the Boom survived the round. In the Evolution, any
    wire that would have blown up its bomb when cut is such a Boom.
    """
    claim, made = said.talk, said.public_time
    taken = [cut.wire for cut in table.cuts[made : said.round * table.players] if cut.owner == said.seat]
    more = claim.success is not None and claim.success > truth.success
    points = sum(wire != SUCCESS for wire in taken) if more else 0
    hidden = [wire for wire in table.deadly(made) if getattr(claim, wire) == 0 and getattr(truth, wire)]
    return points + sum(1 + (wire not in taken) for wire in hidden)
