"""The steps of both boxes: roles, the start player, a deal, claims in turn, a cut, and turning the wire up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from boomtable.engine import CHANCE, Chance, Choices, Dealt, Drawn, OneOf, Refusal, Seat, Shuffled, Step, but
from boomtable.engine.moves import NOT_NOW
from boomtable.games.time_bomb_shared.cards import CAST, HAND_SIZES
from boomtable.games.time_bomb_shared.moves import (
    Aimed,
    Cut,
    DealRoles,
    Decline,
    PickStart,
    RolesDealt,
    Started,
    WiresDealt,
)

if TYPE_CHECKING:
    from boomtable.games.time_bomb_shared.table import WireTable

OWN_WIRE = Refusal("time-bomb-own-wire", "TB6")
NO_WIRES = Refusal("time-bomb-no-wires", "TB6")
NO_SUCH_PLAYER = Refusal("time-bomb-no-such-player", "TB6")
BAD_CLAIM = Refusal("time-bomb-bad-claim", "TB11")


class Casting(Chance["WireTable", DealRoles], frozen=True):
    """Roles are shuffled and dealt face down, one each; nobody sees the one left over [TB1]."""

    def choices(self, table: WireTable, seat: Seat) -> Choices[DealRoles]:
        return Shuffled(DealRoles, CAST[table.players])

    def run(self, table: WireTable, answers: Mapping[Seat, DealRoles]) -> WireTable:
        return but(table, roles=answers[CHANCE].roles, news=(RolesDealt(),))


class Starting(Chance["WireTable", PickStart], frozen=True):
    """The start player is drawn, or set by the host, and takes the nippers [TB4]."""

    first: Seat = CHANCE

    def choices(self, table: WireTable, seat: Seat) -> Choices[PickStart]:
        return Drawn(PickStart, range(table.players) if self.first == CHANCE else (self.first,))

    def run(self, table: WireTable, answers: Mapping[Seat, PickStart]) -> WireTable:
        start = answers[CHANCE].seat
        return but(table, start=start, news=(Started(start),))


class Dealing(Chance["WireTable", Any], frozen=True):
    """Every uncut wire is shuffled and dealt evenly: 5 each, then 4, 3 and 2 [TB3]."""

    def choices(self, table: WireTable, seat: Seat) -> Choices[Any]:
        return Dealt(table.deal_move, table.uncut, (HAND_SIZES[table.round],) * table.players)

    def run(self, table: WireTable, answers: Mapping[Seat, Any]) -> WireTable:
        deals = (*table.deals, answers[CHANCE].hands)
        return but(table, deals=deals, news=(WiresDealt(len(deals)),))


class Claiming(Step["WireTable", Any], frozen=True):
    """One player claims or declines, before the first cut [TB12]."""

    seat: Seat

    def asks(self, table: WireTable) -> tuple[Seat, ...]:
        return (self.seat,)

    def choices(self, table: WireTable, seat: Seat) -> Choices[Any]:
        return but(table.claims_of(seat), others=(Decline(),))

    def run(self, table: WireTable, answers: Mapping[Seat, Any]) -> WireTable:
        answer = answers[self.seat]
        claimed = table.claim_news(self.seat, None if isinstance(answer, Decline) else answer)
        return but(table, claimed=(*table.claimed, claimed), news=(claimed,))

    def why_not(self, table: WireTable, seat: Seat, move: object) -> Refusal:
        return BAD_CLAIM if isinstance(move, table.claim_talk) else NOT_NOW


class Clipping(Step["WireTable", Cut], frozen=True):
    """The clipper cuts one face-down wire of any other player who has one [TB6]."""

    def asks(self, table: WireTable) -> tuple[Seat, ...]:
        return (table.clipper,)

    def choices(self, table: WireTable, seat: Seat) -> Choices[Cut]:
        return OneOf(map(Cut, table.cuttable))

    def run(self, table: WireTable, answers: Mapping[Seat, Cut]) -> WireTable:
        clipper = table.clipper
        owner = answers[clipper].owner
        return but(table, news=(Aimed(clipper, owner),)).then(Flipping(owner))

    def why_not(self, table: WireTable, seat: Seat, move: object) -> Refusal:
        match move:
            case Cut(owner) if owner == seat:
                return OWN_WIRE
            case Cut(owner):
                return NO_WIRES if owner in range(table.players) else NO_SUCH_PLAYER
        return NOT_NOW

    def default(self, table: WireTable, seat: Seat) -> Cut:
        """The next player clockwise who has a wire."""
        return Cut(min(table.cuttable, key=lambda owner: (owner - seat) % table.players))


class Flipping(Chance["WireTable", Any], frozen=True):
    """The wire is turned up for all to see [TB6]."""

    owner: Seat

    def choices(self, table: WireTable, seat: Seat) -> Choices[Any]:
        return Drawn(table.flip_move, table.hand(self.owner))

    def run(self, table: WireTable, answers: Mapping[Seat, Any]) -> WireTable:
        return table.turned_up(self.owner, answers[CHANCE].wire)
