"""Time Bomb, by Yusuke Sato: the whole table as one value. Numbers in brackets cite docs/rules/time-bomb.md."""

from __future__ import annotations

from boomtable.engine import CHANCE, GameOptions, Seat, SeatOrChance, Viewer, but, check_seat
from boomtable.games.time_bomb.cards import WIRES, Hand, Snip, Wire
from boomtable.games.time_bomb.moves import AnyNews, Claim, Claimed, DealWires, FalseClaim, Flip, Turned
from boomtable.games.time_bomb.rounds import GAME, AnyStep, game
from boomtable.games.time_bomb.view import View
from boomtable.games.time_bomb_shared.cards import ROUNDS, Claims, Ending, minus
from boomtable.games.time_bomb_shared.moves import Ended
from boomtable.games.time_bomb_shared.table import WireTable


class Options(GameOptions, frozen=True):
    """House rules of Time Bomb."""

    claims: Claims = Claims.FREE
    first: SeatOrChance = CHANCE  # who begins; if not said, it is drawn [TB4]


class TimeBomb(WireTable, frozen=True, kw_only=True):
    """What both boxes put on the table, with the wires of this one."""

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
        """All see it, its owner takes the nippers, and it may be the end [TB6] [TB7] [TB9]."""
        table = but(self, cuts=(*self.cuts, Snip(owner, wire)), news=(Turned(owner, wire),))
        ending = table.ending
        return table.tell(Ended(ending)).over() if ending else table

    @property
    def ending(self) -> Ending | None:
        """The last Success, the Boom, then the time: in this order [TB9]."""
        cut = [cut.wire for cut in self.cuts]
        if cut.count(Wire.SUCCESS) == self.players:
            return Ending.DISARMED
        if Wire.BOOM in cut:
            return Ending.EXPLODED
        return Ending.TIME_UP if len(cut) == ROUNDS * self.players else None

    def seen_from(self, viewer: Viewer) -> View:
        return View(**self.known_to(viewer))


def start(players: int, options: Options) -> TimeBomb:
    return TimeBomb(players=players, claims=options.claims, todo=game(check_seat("first", options.first, players)))
