"""The flow of Time Bomb: set-up, then four rounds of a deal and as many cuts as there are players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, TypeAlias

from boomtable.engine import CHANCE, Chance, Choices, Dealt, Drawn, Move, OneOf, Refusal, Seat, Shuffled, Step, but
from boomtable.engine.moves import NOT_NOW
from boomtable.games.time_bomb.cards import CAST, HAND_SIZES, ROUNDS, WIRES, Snip, minus
from boomtable.games.time_bomb.moves import (
    Aimed,
    Claim,
    Claimed,
    Cut,
    DealRoles,
    DealWires,
    Decline,
    Ended,
    Flip,
    PickStart,
    RolesDealt,
    Started,
    Turned,
    WiresDealt,
    claims,
)

if TYPE_CHECKING:
    from boomtable.games.time_bomb.table import TimeBomb

OWN_WIRE = Refusal("time-bomb-own-wire", "TB6")
NO_WIRES = Refusal("time-bomb-no-wires", "TB6")
NO_SUCH_PLAYER = Refusal("time-bomb-no-such-player", "TB6")
BAD_CLAIM = Refusal("time-bomb-bad-claim", "TB11")


class Casting(Chance["TimeBomb", DealRoles], frozen=True):
    """Roles are shuffled and dealt one each, face down; one left over is seen by nobody [TB1]."""

    def choices(self, table: TimeBomb, seat: Seat) -> Choices[DealRoles]:
        return Shuffled(DealRoles, CAST[table.players])

    def run(self, table: TimeBomb, answers: Mapping[Seat, DealRoles]) -> TimeBomb:
        return but(table, roles=answers[CHANCE].roles, news=(RolesDealt(),))


class Starting(Chance["TimeBomb", PickStart], frozen=True):
    """The start player is drawn, and takes the nippers [TB4]."""

    def choices(self, table: TimeBomb, seat: Seat) -> Choices[PickStart]:
        return Drawn(PickStart, range(table.players))

    def run(self, table: TimeBomb, answers: Mapping[Seat, PickStart]) -> TimeBomb:
        start = answers[CHANCE].seat
        return but(table, start=start, news=(Started(start),))


class Round(Step["TimeBomb", Move], frozen=True):
    """A deal, claims where they are made in turn, and one cut for each player [TB8]."""

    number: int

    def run(self, table: TimeBomb, answers: Mapping[Seat, Move]) -> TimeBomb:
        return table.then(Dealing(), *table.claiming, *(Clipping(),) * table.players)


class Dealing(Chance["TimeBomb", DealWires], frozen=True):
    """Every uncut wire is shuffled and dealt evenly: 5 each, then 4, 3 and 2 [TB3]."""

    def choices(self, table: TimeBomb, seat: Seat) -> Choices[DealWires]:
        uncut = minus(WIRES[table.players], [cut.wire for cut in table.cuts])
        return Dealt(DealWires, uncut, (HAND_SIZES[table.round],) * table.players)

    def run(self, table: TimeBomb, answers: Mapping[Seat, DealWires]) -> TimeBomb:
        deals = (*table.deals, answers[CHANCE].hands)
        return but(table, deals=deals, news=(WiresDealt(len(deals)),))


class Claiming(Step["TimeBomb", Claim | Decline], frozen=True):
    """One player claims or declines, once, before the first cut [TB12]."""

    seat: Seat

    def asks(self, table: TimeBomb) -> tuple[Seat, ...]:
        return (self.seat,)

    def choices(self, table: TimeBomb, seat: Seat) -> Choices[Claim | Decline]:
        return OneOf[Claim | Decline]((Decline(), *claims(table.held[seat])))

    def run(self, table: TimeBomb, answers: Mapping[Seat, Claim | Decline]) -> TimeBomb:
        answer = answers[self.seat]
        claimed = Claimed(self.seat, answer if isinstance(answer, Claim) else None)
        return but(table, claimed=(*table.claimed, claimed), news=(claimed,))

    def why_not(self, table: TimeBomb, seat: Seat, move: object) -> Refusal:
        return BAD_CLAIM if isinstance(move, Claim) else NOT_NOW


class Clipping(Step["TimeBomb", Cut], frozen=True):
    """The clipper cuts one face-down wire of any other player who has one [TB6]."""

    def asks(self, table: TimeBomb) -> tuple[Seat, ...]:
        return (table.clipper,)

    def choices(self, table: TimeBomb, seat: Seat) -> Choices[Cut]:
        return OneOf(map(Cut, table.cuttable))

    def run(self, table: TimeBomb, answers: Mapping[Seat, Cut]) -> TimeBomb:
        clipper = table.clipper
        owner = answers[clipper].owner
        return but(table, news=(Aimed(clipper, owner),)).then(Flipping(owner))

    def why_not(self, table: TimeBomb, seat: Seat, move: object) -> Refusal:
        match move:
            case Cut(owner) if owner == seat:
                return OWN_WIRE
            case Cut(owner):
                return NO_WIRES if owner in range(table.players) else NO_SUCH_PLAYER
        return NOT_NOW

    def default(self, table: TimeBomb, seat: Seat) -> Cut:
        """The next player clockwise who has a wire."""
        return Cut(min(table.cuttable, key=lambda owner: (owner - seat) % table.players))


class Flipping(Chance["TimeBomb", Flip], frozen=True):
    """The wire is turned up for all to see; its owner takes the nippers [TB6] [TB7]."""

    owner: Seat

    def choices(self, table: TimeBomb, seat: Seat) -> Choices[Flip]:
        return Drawn(Flip, table.hand(self.owner))

    def run(self, table: TimeBomb, answers: Mapping[Seat, Flip]) -> TimeBomb:
        wire = answers[CHANCE].wire
        table = but(table, cuts=(*table.cuts, Snip(self.owner, wire)), news=(Turned(self.owner, wire),))
        ending = table.ending
        return table.tell(Ended(ending)).over() if ending else table


AnyStep: TypeAlias = Casting | Starting | Round | Dealing | Claiming | Clipping | Flipping

GAME: tuple[AnyStep, ...] = (Casting(), Starting(), *map(Round, range(1, ROUNDS + 1)))
