"""Time Bomb, by Yusuke Sato: its flow, its view, and the whole table as one value.

Numbers in brackets cite docs/rules/time-bomb.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TypeAlias

from boomtable.engine import CHANCE, GameOptions, Move, Seat, SeatOrChance, Step, Viewer, but, check_seat
from boomtable.games.time_bomb.cards import WIRES, Hand, Snip, Wire
from boomtable.games.time_bomb.moves import AnyNews, Claim, Claimed, DealWires, FalseClaim, Flip, Turned
from boomtable.games.time_bomb_shared.cards import ROUNDS, Claims, Ending, minus
from boomtable.games.time_bomb_shared.moves import Ended
from boomtable.games.time_bomb_shared.steps import Casting, Claiming, Clipping, Dealing, Flipping, Starting
from boomtable.games.time_bomb_shared.table import WireTable, WireView


class Options(GameOptions, frozen=True):
    """The options of Time Bomb."""

    claims: Claims = Claims.FREE
    first: SeatOrChance = CHANCE  # who begins; drawn if it is not set [TB4]


class Round(Step["TimeBomb", Move], frozen=True):
    """A deal, claims where they are made in turn, and one cut for each player [TB8]."""

    number: int

    def run(self, table: TimeBomb, answers: Mapping[Seat, Move]) -> TimeBomb:
        return table.then(Dealing(), *table.claiming, *(Clipping(),) * table.players)


AnyStep: TypeAlias = Casting | Starting | Round | Dealing | Claiming | Clipping | Flipping


def game(first: Seat) -> tuple[AnyStep, ...]:
    """All steps of the game, with this start player or a random one [TB4]."""
    return Casting(), Starting(first), *map(Round, range(1, ROUNDS + 1))


GAME = game(CHANCE)


class View(WireView, frozen=True, kw_only=True):
    """What both boxes show, with the wires of Time Bomb."""

    hands: tuple[Hand, ...]
    hand: Hand
    todo: tuple[AnyStep, ...]
    news: tuple[AnyNews, ...]
    cuts: tuple[Snip, ...]
    claimed: tuple[Claimed, ...]
    deals: tuple[tuple[Hand, ...], ...]
    false_claims: tuple[FalseClaim, ...]
    round_cuts: tuple[int, ...]  # how many cuts each round has [TB8]


class TimeBomb(WireTable, frozen=True, kw_only=True):
    """What both boxes have on the table, with the wires of Time Bomb."""

    deal_move = DealWires
    flip_move = Flip
    claim_talk = Claim
    claim_news = Claimed
    false_claim = FalseClaim

    todo: tuple[AnyStep, ...] = GAME
    news: tuple[AnyNews, ...] = ()

    deals: tuple[tuple[Hand, ...], ...] = ()
    cuts: tuple[Snip, ...] = ()
    claimed: tuple[Claimed, ...] = ()

    @property
    def uncut(self) -> Hand:
        return minus(WIRES[self.players], [cut.wire for cut in self.cuts])

    @property
    def kinds(self) -> tuple[Wire, ...]:
        return tuple(Wire)

    def turned_up(self, owner: Seat, wire: Wire) -> TimeBomb:
        """Everyone sees the wire, its owner takes the nippers, and the game may end [TB6] [TB7] [TB9]."""
        table = but(self, cuts=(*self.cuts, Snip(owner, wire)), news=(Turned(owner, wire),))
        ending = table.ending
        return table.tell(Ended(ending)).over() if ending else table

    @cached_property
    def ending(self) -> Ending | None:
        """The last Success, the Boom, then the time, checked in this order [TB9]."""
        if self.found == self.players:
            return Ending.DISARMED
        if Wire.BOOM in [cut.wire for cut in self.cuts]:
            return Ending.EXPLODED
        return Ending.TIME_UP if len(self.cuts) == ROUNDS * self.players else None

    def deadly(self, made: int) -> tuple[Wire, ...]:
        return (Wire.BOOM,)

    def seen_from(self, viewer: Viewer) -> View:
        return View(**self.known_to(viewer), round_cuts=(self.players,) * ROUNDS)


def start(players: int, options: Options) -> TimeBomb:
    return TimeBomb(players=players, claims=options.claims, todo=game(check_seat("first", options.first, players)))
