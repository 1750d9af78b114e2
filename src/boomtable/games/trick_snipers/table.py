"""Trick Snipers, by Kaya Miyano: the whole table as one value. Numbers in brackets cite docs/rules/trick-snipers.md."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import field

from boomtable.engine import CHANCE, Outcome, Seat, State, Viewer, check_seat
from boomtable.games.trick_snipers.cards import ENOUGH, Card, Hand, minus
from boomtable.games.trick_snipers.moves import AnyNews, Ending, PassOn, Trick
from boomtable.games.trick_snipers.rounds import GAME, AnyStep
from boomtable.games.trick_snipers.tricks import Standing, standing, standings
from boomtable.games.trick_snipers.view import Options, View


class TrickSnipers(State, frozen=True, kw_only=True):
    options: Options = field(name="house")
    todo: tuple[AnyStep, ...] = GAME
    sealed: tuple[tuple[Seat, PassOn], ...] = ()
    news: tuple[AnyNews, ...] = ()

    dealt: tuple[Hand, ...] = ()  # every hand before passing
    unused: Hand = ()
    passed: tuple[Hand, ...] = ()  # what each gave to the left
    hands: tuple[Hand, ...] = ()  # what each holds now
    leader: Seat = CHANCE
    trick: tuple[Card, ...] = ()  # in order of play
    tricks: tuple[Trick, ...] = ()

    @property
    def round(self) -> int:
        """Tricks are rounds; the cards are dealt and passed before the first."""
        return len(self.tricks) + (self.leader != CHANCE and bool(self.todo))

    @property
    def public_time(self) -> int:
        return len(self.tricks) * self.players + len(self.trick)

    @property
    def player(self) -> Seat:
        """Who plays next, clockwise from the leader [TS4]."""
        return (self.leader + len(self.trick)) % self.players

    @property
    def points(self) -> tuple[int, ...]:
        points = [0] * self.players
        for trick in self.tricks:
            points[trick.winner] += trick.points
        return tuple(points)

    @property
    def counts(self) -> tuple[int, ...]:
        """How many tricks each has taken."""
        winners = [trick.winner for trick in self.tricks]
        return tuple([winners.count(seat) for seat in range(self.players)])

    @property
    def standings(self) -> tuple[Standing, ...]:
        """How its trick stood after each card played so far."""
        tricks = [*[trick.cards for trick in self.tricks], self.trick]
        return tuple([stands for cards in tricks for stands in standings(cards)])

    @property
    def ending(self) -> Ending | None:
        """With two points at once, otherwise when the hands are empty [TS9] [TS10]."""
        points = self.points
        if max(points) >= ENOUGH:
            return Ending.TWO_POINTS
        if self.trick or not self.tricks or any(self.hands):
            return None
        return Ending.MOST_TRICKS if any(points) or not self.options.no_point_no_winner else Ending.NOBODY

    @property
    def ranks(self) -> tuple[int, ...]:
        """Most points, and of those most tricks; equal ones share a rank [TS10]."""
        scores = [*zip(self.points, self.counts, strict=True)]
        return tuple([1 + sum(other > score for other in scores) for score in scores])

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Everyone of the first rank [TS10]."""
        if self.ending is Ending.NOBODY:
            return ()
        return tuple([seat for seat, rank in enumerate(self.ranks) if rank == 1])

    @property
    def face_up(self) -> tuple[bool, ...]:
        """A trick that scored, the last one until the next card is led, all as a memory aid or at the end [TS8]."""
        every = self.options.memory_aid or not self.todo
        last = 0 if self.trick else len(self.tricks)
        return tuple([every or trick.points > 0 or number == last for number, trick in enumerate(self.tricks, 1)])

    @property
    def outcome(self) -> Outcome | None:
        if self.todo or not (ending := self.ending):
            return None
        winners = self.winners
        side = f"seat-{winners[0]}" if len(winners) == 1 else "shared" if winners else "nobody"
        return Outcome(side, winners, ending)

    def seen_from(self, viewer: Viewer) -> View:
        me = viewer if isinstance(viewer, int) and self.dealt else None
        over = not self.todo
        hand = self.hands[me] if me is not None else ()
        playing = self.leader != CHANCE and me in self.turn
        passed = self.passed[me] if me is not None and self.passed else ()
        given = self.passed[me - 1] if me is not None and self.passed else ()
        played = [*self.trick, *(card for trick in self.tricks for card in trick.cards)]
        return View(
            viewer=viewer,
            players=self.players,
            options=self.options,
            dealt=self.dealt[me] if me is not None else (),
            passed=passed,
            hand=hand,
            theirs=minus(passed, played),
            given=minus(given, played),
            held=tuple(map(len, self.hands)),
            unused=len(self.unused),
            leader=self.leader,
            trick=self.trick,
            tricks=self.tricks,
            standings=self.standings,
            outlook=tuple([standing((*self.trick, card)) for card in hand]) if playing else (),
            points=self.points,
            counts=self.counts,
            ranks=self.ranks,
            face_up=self.face_up,
            todo=self.todo,
            waiting=self.turn,
            answered=tuple([seat for seat, _ in self.sealed]),
            answer=next((answer for seat, answer in self.sealed if seat == viewer), None),
            news=self.news,
            outcome=self.outcome,
            deal=(*self.dealt, self.unused) if over else (),
            passes=self.passed if over else (),
        )


def start(players: int, options: Options) -> TrickSnipers:
    check_seat("first", options.first, players)
    return TrickSnipers(players=players, options=options)


def tally(table: TrickSnipers) -> Iterator[tuple[str, float]]:
    """How it ended, how many tricks it took, what brought the points, and whether the first leader won."""
    decided = table.ending
    for ending in Ending:
        yield f"ending:{ending}", decided is ending
    yield "tricks", len(table.tricks)
    yield "points:snipe", sum(trick.points for trick in table.tricks if trick.sniped)
    yield "points:chief", sum(trick.points for trick in table.tricks if not trick.sniped)
    yield "leader:won", table.tricks[0].leader in table.winners
