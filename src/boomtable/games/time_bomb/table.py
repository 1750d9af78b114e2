"""Time Bomb, by Yusuke Sato: the whole table as one value. Numbers in brackets cite docs/rules/time-bomb.md."""

from __future__ import annotations

from boomtable.engine import CHANCE, Options, Outcome, Refusal, Seat, State, Talk, Viewer
from boomtable.games.time_bomb.cards import HAND_SIZES, ROUNDS, WINNERS, Ending, Hand, Role, Snip, Wire, minus
from boomtable.games.time_bomb.moves import Accuse, AnyNews, Claim, Claimed, Suggest, claims
from boomtable.games.time_bomb.rounds import BAD_CLAIM, GAME, NO_WIRES, AnyStep, Claiming
from boomtable.games.time_bomb.view import Claims, View

NO_ROUND = Refusal("time-bomb-no-round", "TB11")
NO_CLAIMS = Refusal("time-bomb-no-claims", "TB12")
CLAIMS_IN_TURN = Refusal("time-bomb-claims-in-turn", "TB13")
ACCUSE_ANOTHER = Refusal("time-bomb-accuse-another", "TB11")


class House(Options, frozen=True):
    """House rules of Time Bomb."""

    claims: Claims = Claims.FREE


class TimeBomb(State, frozen=True, kw_only=True):
    """All that ever happened at a table; where it stands follows from that."""

    claims: Claims = Claims.FREE
    todo: tuple[AnyStep, ...] = GAME
    news: tuple[AnyNews, ...] = ()

    roles: tuple[Role, ...] = ()  # by seat, then the one left in the box
    start: Seat = CHANCE  # which holds the nippers until the start player is drawn
    deals: tuple[tuple[Hand, ...], ...] = ()  # every hand as it was dealt, round by round
    cuts: tuple[Snip, ...] = ()
    claimed: tuple[Claimed, ...] = ()

    @property
    def round(self) -> int:
        return len(self.deals)

    @property
    def moment(self) -> int:
        return len(self.cuts)

    @property
    def clipper(self) -> Seat:
        """Who holds the nippers: the owner of the wire just cut, at first the start player [TB4] [TB7]."""
        return self.cuts[-1].owner if self.cuts else self.start

    @property
    def cut_this_round(self) -> tuple[Snip, ...]:
        return self.cuts[(self.round - 1) * self.players :]

    def hand(self, seat: Seat) -> Hand:
        """The wires that lie face down before a seat."""
        return minus(self.deals[-1][seat], [cut.wire for cut in self.cut_this_round if cut.owner == seat])

    @property
    def held(self) -> tuple[int, ...]:
        """How many wires lie face down before each seat."""
        if not self.deals:
            return (0,) * self.players
        owners, size = [cut.owner for cut in self.cut_this_round], HAND_SIZES[self.round - 1]
        return tuple([size - owners.count(seat) for seat in range(self.players)])

    @property
    def cuttable(self) -> list[Seat]:
        """The other players who have a wire [TB6]."""
        clipper = self.clipper
        return [seat for seat, held in enumerate(self.held) if held and seat != clipper]

    @property
    def claiming(self) -> tuple[Claiming, ...]:
        """Everyone's turn to claim, from the clipper clockwise, where the house wants it so [TB12]."""
        if self.claims is not Claims.IN_TURN:
            return ()
        return tuple(Claiming((self.clipper + i) % self.players) for i in range(self.players))

    @property
    def ending(self) -> Ending | None:
        """The last Success, the Boom, then the time: in this order [TB9]."""
        cut = [cut.wire for cut in self.cuts]
        if cut.count(Wire.SUCCESS) == self.players:
            return Ending.DISARMED
        if Wire.BOOM in cut:
            return Ending.EXPLODED
        return Ending.TIME_UP if len(cut) == ROUNDS * self.players else None

    @property
    def outcome(self) -> Outcome | None:
        if not (ending := self.ending):
            return None
        side = WINNERS[ending]
        return Outcome(side, tuple(seat for seat in range(self.players) if self.roles[seat] == side), ending)

    def why_not_say(self, seat: Seat, talk: Talk) -> Refusal | None:
        """Players may talk while a round runs, from its deal to its last cut, and lie as they please [TB11]."""
        if self.ending or len(self.cuts) == self.round * self.players:
            return NO_ROUND
        match talk:
            case Claim() if self.claims is Claims.OFF:
                return NO_CLAIMS
            case Claim() if self.claims is Claims.IN_TURN:
                return CLAIMS_IN_TURN
            case Claim():
                return None if talk in claims(self.held[seat]) else BAD_CLAIM
            case Accuse(other):
                return None if other in range(self.players) and other != seat else ACCUSE_ANOTHER
            case Suggest(owner):
                return None if owner in range(self.players) and self.held[owner] else NO_WIRES
        return super().why_not_say(seat, talk)

    def seen_from(self, viewer: Viewer) -> View:
        me = viewer if isinstance(viewer, int) else None
        over = not self.todo
        return View(
            viewer=viewer,
            players=self.players,
            claims=self.claims,
            role=self.roles[me] if self.roles and me is not None else None,
            hands=tuple([hands[me] for hands in self.deals]) if me is not None else (),
            hand=self.hand(me) if self.deals and me is not None else (),
            todo=self.todo,
            waiting=self.turn,
            news=self.news,
            round=self.round,
            start=self.start,
            clipper=self.clipper,
            held=self.held,
            cuts=self.cuts,
            claimed=self.claimed,
            outcome=self.outcome,
            roles=self.roles if over else (),
            deals=self.deals if over else (),
        )


def start(players: int, house: House) -> TimeBomb:
    return TimeBomb(players=players, claims=house.claims)
