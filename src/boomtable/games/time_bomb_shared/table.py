"""A table of either box as one value, and what one viewer may know of it. Brackets cite docs/rules/time-bomb.md."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from functools import cached_property
from typing import Any, ClassVar

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import asdict

from boomtable.engine import CHANCE, Outcome, Refusal, Said, Seat, State, Talk, Tally, Viewer
from boomtable.games.time_bomb_shared.cards import CAST, HAND_SIZES, ROUNDS, WINNERS, Claims, Ending, Role, minus
from boomtable.games.time_bomb_shared.moves import Accuse, Suggest
from boomtable.games.time_bomb_shared.steps import BAD_CLAIM, NO_WIRES, Claiming

SUCCESS = "success"  # in either box


class WireView(Struct, frozen=True, kw_only=True):
    """What one viewer knows and remembers. Built field by field: a new secret stays secret until it is listed here."""

    viewer: Viewer
    players: int
    claims: Claims  # the option [TB12]

    cast: tuple[Role, ...]  # the role cards that were shuffled; one may be left in the box [TB1]
    role: Role | None  # mine
    hands: tuple[Any, ...]  # mine, as dealt in each round
    hand: tuple[Any, ...]  # mine, now

    todo: tuple[Any, ...]  # what is left to do holds no secrets
    waiting: tuple[Seat, ...]
    news: tuple[Any, ...]

    round: int
    start: Seat
    clipper: Seat  # CHANCE before the start player is drawn
    held: tuple[int, ...]  # how many wires lie face down in front of each seat
    cuts: tuple[Any, ...]
    cutters: tuple[Seat, ...]  # who made each of them [TB6]
    claimed: tuple[Any, ...]  # claims made in turn, one for each player and round

    outcome: Outcome | None
    roles: tuple[Role, ...]  # everyone's, and the one in the box, once the game is over [TB14]
    deals: tuple[Any, ...]  # everyone's, as dealt in each round, once the game is over [TB14]
    false_claims: tuple[Any, ...]  # of those made in turn, once the game is over; others are in what was heard [TB14]
    successes: int  # how many Success wires SWAT has to find [TB3]
    found: int  # how many of them are cut [TB9]


def side(view: WireView) -> Role | None:
    """The viewer's side, which is their role [TB1]."""
    return view.role


NO_ROUND = Refusal("time-bomb-no-round", "TB11")
NO_CLAIMS = Refusal("time-bomb-no-claims", "TB12")
CLAIMS_IN_TURN = Refusal("time-bomb-claims-in-turn", "TB13")
ACCUSE_ANOTHER = Refusal("time-bomb-accuse-another", "TB11")


class WireTable(State, frozen=True, kw_only=True):
    """Everything that has happened at a table; how it stands follows from that."""

    deal_move: ClassVar[type[Any]]  # these name the wires of a box
    flip_move: ClassVar[type[Any]]
    claim_talk: ClassVar[type[Any]]
    claim_news: ClassVar[type[Any]]
    false_claim: ClassVar[type[Any]]

    claims: Claims = Claims.FREE

    roles: tuple[Role, ...] = ()  # by seat, then the one left in the box
    start: Seat = CHANCE  # CHANCE until the start player is drawn
    deals: tuple[tuple[tuple[Any, ...], ...], ...] = ()  # every hand as it was dealt, round by round
    cuts: tuple[Any, ...] = ()
    claimed: tuple[Any, ...] = ()

    @property
    @abstractmethod
    def uncut(self) -> tuple[Any, ...]:
        """Every wire that is not cut yet, to be dealt again."""

    @property
    @abstractmethod
    def kinds(self) -> tuple[str, ...]:
        """The kinds of wire that a claim can give a number for [TB11]."""

    @abstractmethod
    def turned_up(self, owner: Seat, wire: Any) -> WireTable:
        """The table after this wire is cut, with everything that follows."""

    @property
    @abstractmethod
    def ending(self) -> Ending | None:
        """What decided the game, once it is over."""

    @abstractmethod
    def deadly(self, made: int) -> tuple[Any, ...]:
        """The kinds of wire of which one more would have blown up a bomb, after so many cuts of the game."""

    @cached_property
    def found(self) -> int:
        """How many Success wires are cut [TB9]."""
        return [cut.wire for cut in self.cuts].count(SUCCESS)

    @property
    def running(self) -> bool:
        """Whether the round has cuts left."""
        return len(self.cuts) < self.round * self.players and not self.ending

    @property
    def round(self) -> int:
        return len(self.deals)

    @property
    def public_time(self) -> int:
        return len(self.cuts)

    @property
    def clipper(self) -> Seat:
        """Who holds the nippers: the owner of the last wire cut, or at first the start player [TB4] [TB7]."""
        owner: Seat = self.cuts[-1].owner if self.cuts else self.start
        return owner

    def cutter(self, place: int) -> Seat:
        """Who made a cut, counted from 0: the owner of the wire cut before, or at first the start player [TB7]."""
        owner: Seat = self.cuts[place - 1].owner if place else self.start
        return owner

    @property
    def cuts_to_come(self) -> int:
        """How many cuts are left before time is up [TB8]."""
        return ROUNDS * self.players - len(self.cuts)

    @property
    def cut_this_round(self) -> tuple[Any, ...]:
        return self.cuts[(len(self.deals) - 1) * self.players :]

    def hand(self, seat: Seat) -> tuple[Any, ...]:
        """The wires that lie face down in front of a seat."""
        return self.hand_at(seat, len(self.deals), len(self.cuts))

    def hand_at(self, seat: Seat, number: int, made: int) -> tuple[Any, ...]:
        """The wires that lay face down before a seat in this round, after so many cuts of the game."""
        cuts = self.cuts[(number - 1) * self.players : made]
        return minus(self.deals[number - 1][seat], [cut.wire for cut in cuts if cut.owner == seat])

    @cached_property
    def held(self) -> tuple[int, ...]:
        """How many wires lie face down in front of each seat."""
        if not self.deals:
            return (0,) * self.players
        owners, size = [cut.owner for cut in self.cut_this_round], HAND_SIZES[len(self.deals) - 1]
        return tuple([size - owners.count(seat) for seat in range(self.players)])

    @property
    def cuttable(self) -> list[Seat]:
        """The other players who have a wire [TB6]."""
        clipper = self.clipper
        return [seat for seat, held in enumerate(self.held) if held and seat != clipper]

    @property
    def claiming(self) -> tuple[Claiming, ...]:
        """Everyone's turn to claim, clockwise from the clipper, if the options say so [TB12]."""
        if self.claims is not Claims.IN_TURN:
            return ()
        return tuple(Claiming((self.clipper + i) % self.players) for i in range(self.players))

    def claims_of(self, seat: Seat) -> Tally[Any]:
        """Everything that can be claimed: numbers for one or more kinds, in total at most the wires held [TB11]."""
        return Tally(self.claim_talk, self.kinds, self.held[seat])

    @cached_property
    def outcome(self) -> Outcome | None:
        if not (ending := self.ending):
            return None
        side = WINNERS[ending]
        return Outcome(side, tuple(seat for seat in range(self.players) if self.roles[seat] == side), ending)

    def why_not_say(self, seat: Seat, talk: Talk) -> Refusal | None:
        """Players may talk from the deal of a round to its last cut, and lie as they please [TB11]."""
        if not self.running:
            return NO_ROUND
        match talk:
            case self.claim_talk() if self.claims is Claims.OFF:
                return NO_CLAIMS
            case self.claim_talk() if self.claims is Claims.IN_TURN:
                return CLAIMS_IN_TURN
            case self.claim_talk():
                return None if talk in self.claims_of(seat) else BAD_CLAIM
            case Accuse(other):
                return None if other in range(self.players) and other != seat else ACCUSE_ANOTHER
            case Suggest(owner):
                return None if owner in range(self.players) and self.held[owner] else NO_WIRES
        return super().why_not_say(seat, talk)

    def truth_of(self, said: Said) -> Talk | UnsetType:
        """The numbers, of the same kinds, that a false claim should have given [TB14]."""
        if not isinstance(claim := said.talk, self.claim_talk):
            return UNSET
        hand = self.hand_at(said.seat, said.round, said.public_time)
        truth = type(claim)(**{kind: hand.count(kind) for kind, number in asdict(claim).items() if number is not None})
        return UNSET if truth == claim else truth

    @property
    def false_claims(self) -> tuple[Any, ...]:
        """The claims made in turn that were false, with the truth [TB14]."""
        made = [(answer, i // self.players) for i, answer in enumerate(self.claimed)]
        said = [Said(answer.seat, answer.claim, i + 1, i * self.players, ()) for answer, i in made]
        return tuple([self.false_claim(s.seat, s.round, s.talk, truth) for s in said if (truth := self.truth_of(s))])

    def known_to(self, viewer: Viewer) -> dict[str, Any]:
        """The fields that the views of both boxes have."""
        me = viewer if isinstance(viewer, int) else None
        return {
            **self.known_to_all,
            "viewer": viewer,
            "role": self.roles[me] if self.roles and me is not None else None,
            "hands": tuple([hands[me] for hands in self.deals]) if me is not None else (),
            "hand": self.hand(me) if self.deals and me is not None else (),
        }

    @cached_property
    def known_to_all(self) -> dict[str, Any]:
        """What everyone sees alike."""
        over = not self.todo
        return {
            "players": self.players,
            "claims": self.claims,
            "cast": CAST[self.players],
            "todo": self.todo,
            "waiting": self.turn,
            "news": self.news,
            "round": self.round,
            "start": self.start,
            "clipper": self.clipper,
            "held": self.held,
            "cuts": self.cuts,
            "cutters": tuple([self.cutter(place) for place in range(len(self.cuts))]),
            "claimed": self.claimed,
            "outcome": self.outcome,
            "roles": self.roles if over else (),
            "deals": self.deals if over else (),
            "false_claims": self.false_claims if over else (),
            "successes": self.players,
            "found": self.found,
        }


def tally(table: WireTable) -> Iterator[tuple[str, float]]:
    """How it ended, how long it took, and whether the start player's side won."""
    decided = table.ending
    for ending in Ending:
        yield f"ending:{ending}", decided is ending
        if decided is ending:
            yield "clipper:won", table.roles[table.start] is WINNERS[ending]
    yield "rounds", table.round
    yield "cuts", len(table.cuts)
