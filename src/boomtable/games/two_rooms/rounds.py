"""A round: the clock runs, leaders name hostages and parley, and the hostages change rooms [TR6] - [TR14]."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from boomtable.engine import (
    CHANCE,
    CLOCK,
    NOTHING,
    Alarm,
    Choices,
    Drawn,
    Move,
    OneOf,
    RealTimeStep,
    Refusal,
    Seat,
    Step,
    but,
)
from boomtable.games.two_rooms import acts
from boomtable.games.two_rooms.characters.character import CARDS
from boomtable.games.two_rooms.judging import become_gamblers
from boomtable.games.two_rooms.leading import answering, counted_out, led_by, settled
from boomtable.games.two_rooms.moves import Acts, Appoint, DrawLeader, EndParley, Send, Use
from boomtable.games.two_rooms.news import (
    Exchanged,
    LeaderFound,
    LeadersMeet,
    Met,
    Parted,
    RoundBegan,
    Swapped,
    TimeUp,
    Void,
)

if TYPE_CHECKING:
    from boomtable.games.two_rooms.table import TwoRooms

HOLD = 10.0  # seconds for Security before the hostages leave [TR13]


class Round(Step["TwoRooms", Move], frozen=True):
    """The clock starts; after it the hostages are named and change rooms [TR13]."""

    number: int

    def run(self, table: TwoRooms, answers: Mapping[Seat, Move]) -> TwoRooms:
        fresh = {"handed": (), "tackled": (), "barred": (None, None), "hostages": (None, None), "sending": 0}
        table = but(table, number=self.number, acts=table.acts + 1, **fresh)
        table = become_gamblers(table) if table.options.premature_loss else table
        return table.tell_all(RoundBegan(self.number)).then(*self.steps)

    @property
    def steps(self) -> tuple[Playing, FindingLeaders, Naming, Holding, Meeting, Exchanging]:
        """The steps of a round."""
        return Playing(self.number), FindingLeaders(), Naming(), Holding(), Meeting(), Exchanging()


class Playing(RealTimeStep["TwoRooms", Any], frozen=True):
    """While the clock runs everyone may act at any time; each act counts at once."""

    seconds_between_acts = 6.0
    number: int

    def asks(self, table: TwoRooms) -> tuple[Seat, ...]:
        busy = [acts.may_point_in(table, room) or acts.may_appoint_in(table, room) for room in (0, 1)]
        seats = [  # where everyone can do something, nobody has to be looked at
            seat for seat, person in enumerate(table.people) if busy[person.room] or acts.choices(table, seat).size
        ]
        return (*seats, CLOCK) if self.alarms(table) else tuple(seats)

    def choices(self, table: TwoRooms, seat: Seat) -> Choices[Any]:
        return acts.choices(table, seat)

    def run(self, table: TwoRooms, answers: Mapping[Seat, Acts]) -> TwoRooms:
        [(seat, move)] = answers.items()
        after = acts.done(but(table, acts=table.acts + 1), seat, move)
        if after.early:
            return after
        return self._goes_on(recounted(table, after))

    def _goes_on(self, table: TwoRooms) -> TwoRooms:
        table = acts.standing(table)
        if table.options.premature_loss and self.number < table.options.rounds:
            table = become_gamblers(table)
        ready = table.options.no_timer and None not in table.hostages
        return time_up(table, self.number) if ready else table.then(self)

    def why_not(self, table: TwoRooms, seat: Seat, move: object) -> Refusal:
        return acts.why_not(move)

    def alarms(self, table: TwoRooms) -> tuple[Alarm, ...]:
        votes = (*answering(table, 0), *answering(table, 1))
        if table.options.no_timer:
            return votes
        return (Alarm(f"round-{self.number}", table.options.seconds(self.number)), *votes)

    def ring(self, table: TwoRooms, alarm: str) -> TwoRooms:
        """Time is up for this round, or for a Mayor to answer; a vote that still waits then counts [TR32]."""
        rooms = [room for room in (0, 1) if alarm in [vote.name for vote in answering(table, room)]]
        table = but(table, todo=table.todo[1:], acts=table.acts + 1)
        for room in rooms or (0, 1):
            table = settled(table, room)
        return self._goes_on(table) if rooms else time_up(table, self.number)


def recounted(before: TwoRooms, after: TwoRooms) -> TwoRooms:
    """A player who changed rooms changes the number of players in both [TR10]."""
    if [person.room for person in before.people] == [person.room for person in after.people]:
        return after
    return counted_out(counted_out(after, 0), 1)


def time_up(table: TwoRooms, number: int) -> TwoRooms:
    """Votes end in both rooms, and open offers lapse [TR10] [TR13]."""
    table = but(
        table,
        pointing=(None,) * table.players,
        offers=(),
        lead_offers=(None, None),
        mayors=(),
    )
    return table.tell_all(TimeUp(number))


class FindingLeaders(Step["TwoRooms", Any], frozen=True):
    """If a room has no leader when time is up, one is drawn, or the room must agree on one [TR11]."""

    sealed = False

    def asks(self, table: TwoRooms) -> tuple[Seat, ...]:
        rooms = _leaderless(table)
        if not all(_waits(table, room) for room in rooms):
            return (CHANCE,)
        return tuple(sorted(seat for room in rooms for seat in table.counted(room)))

    def choices(self, table: TwoRooms, seat: Seat) -> Choices[Any]:
        if seat != CHANCE:
            return Drawn(Appoint, [other for other in table.counted(table.people[seat].room) if other != seat])
        return Drawn(DrawLeader, table.counted(next(room for room in _leaderless(table) if not _waits(table, room))))

    def run(self, table: TwoRooms, answers: Mapping[Seat, Appoint | DrawLeader]) -> TwoRooms:
        for by, move in answers.items():
            how, who = ("drawn", ()) if by == CHANCE else ("appointed", (by,))
            room = table.people[move.seat].room
            table = led_by(but(table, acts=table.acts + 1), move.seat, how, who)
            waits = table.leaders[1 - room] is not None
            return (table.tell_room(1 - room, LeaderFound(room)) if waits else table).then(self)
        return acts.standing(but(table, sending=acts.to_send(table)))

    def why_not(self, table: TwoRooms, seat: Seat, move: object) -> Refusal:
        return acts.why_not(move)


def _leaderless(table: TwoRooms) -> list[int]:
    return [room for room in (0, 1) if table.leaders[room] is None and table.counted(room)]


def _waits(table: TwoRooms, room: int) -> bool:
    return table.options.wait_for_leader and len(table.counted(room)) > 1


class Naming(Step["TwoRooms", Send], frozen=True):
    """Each leader names the hostages, for good; the other room does not see it [TR12]."""

    sealed = False

    def asks(self, table: TwoRooms) -> tuple[Seat, ...]:
        if not table.sending:
            return ()
        pairs = zip(table.leaders, table.hostages, strict=True)
        return tuple(sorted(leader for leader, named in pairs if leader is not None and named is None))

    def choices(self, table: TwoRooms, seat: Seat) -> Choices[Any]:
        return acts.sending(table, table.people[seat].room, table.sending)

    def run(self, table: TwoRooms, answers: Mapping[Seat, Send]) -> TwoRooms:
        for seat, move in answers.items():
            return acts.sent(but(table, acts=table.acts + 1), seat, move.hostages).then(self)
        return table

    def why_not(self, table: TwoRooms, seat: Seat, move: object) -> Refusal:
        return acts.why_not(move)


class Holding(RealTimeStep["TwoRooms", Any], frozen=True):
    """Before the hostages named leave, Security may hold one of them; then others are named [TR13]."""

    seconds_between_acts = 6.0

    def asks(self, table: TwoRooms) -> tuple[Seat, ...]:
        if not self.alarms(table):
            return ()
        return (*(seat for seat in range(table.players) if self.choices(table, seat).size), CLOCK)

    def choices(self, table: TwoRooms, seat: Seat) -> Choices[Any]:
        character = CARDS[table.people[seat].card]
        if not character.holds or not acts.may_use(table, seat, character):
            return NOTHING
        return acts.targets(table, seat, character)

    def run(self, table: TwoRooms, answers: Mapping[Seat, Use]) -> TwoRooms:
        for seat, move in answers.items():
            table = acts.used(but(table, acts=table.acts + 1), seat, move.targets)
            named, table = table.hostages, acts.standing(but(table, sending=acts.to_send(table)))
            for room in (0, 1):
                if named[room] is not None and table.hostages[room] is None:
                    table = table.tell_room(1 - room, Void(room))  # it saw that both were ready
            return table.then(Naming(), self)
        return table

    def why_not(self, table: TwoRooms, seat: Seat, move: object) -> Refusal:
        return acts.why_not(move)

    def alarms(self, table: TwoRooms) -> tuple[Alarm, ...]:
        """The deck alone tells whether there is something to wait for; who acts is not revealed."""
        wanted = table.sending and any(CARDS[card].holds for card in table.deck)
        return (Alarm(f"leaving-{table.number}", HOLD),) if wanted else ()


class Meeting(Step["TwoRooms", Move], frozen=True):
    """The leaders leave their rooms without the hostages, and each sees who leads the other room [TR13]."""

    def run(self, table: TwoRooms, answers: Mapping[Seat, Move]) -> TwoRooms:
        one, other = table.leaders
        if table.options.no_parley or one is None or other is None:  # an empty room sends nobody to meet
            return table
        table = but(table, acts=table.acts + 1).tell_all(LeadersMeet())
        return table.tell_seats((one,), Met(other)).tell_seats((other,), Met(one)).then(Parley())


class Parley(Step["TwoRooms", EndParley], frozen=True):
    """The leaders talk alone until both are done or a minute has passed [TR13]."""

    sealed = False

    def asks(self, table: TwoRooms) -> tuple[Seat, ...]:
        left = tuple(leader for leader in table.parley if leader not in table.parted)
        return left if table.options.no_timer else (*left, CLOCK)

    def choices(self, table: TwoRooms, seat: Seat) -> Choices[Any]:
        return OneOf((EndParley(),))

    def run(self, table: TwoRooms, answers: Mapping[Seat, EndParley]) -> TwoRooms:
        parted = tuple(sorted({*table.parted, *answers}))
        if len(parted) == 2:
            return but(table, parted=())
        [first] = parted
        others = [leader for leader in table.leaders if leader not in (first, None)]
        table = but(table, parted=parted, acts=table.acts + 1).tell_room(table.people[first].room, Parted(first))
        return table.tell_seats(others, Parted(first)).then(self)

    def why_not(self, table: TwoRooms, seat: Seat, move: object) -> Refusal:
        return acts.why_not(move)

    def alarms(self, table: TwoRooms) -> tuple[Alarm, ...]:
        return () if table.options.no_timer else (Alarm(f"parley-{table.number}", 60.0),)


class Exchanging(Step["TwoRooms", Move], frozen=True):
    """The hostages change rooms, as many from each [TR13]; the Drunk may become sober [TR35]."""

    def run(self, table: TwoRooms, answers: Mapping[Seat, Move]) -> TwoRooms:
        named = [[*(hostages or ())] for hostages in table.hostages]
        present = [
            [seat for seat in named[room] if table.people[seat].room == room and seat not in table.tackled]
            for room in (0, 1)
        ]
        number = min(map(len, present))
        first, second = (tuple(hostages[:number]) for hostages in present)
        table = but(table, acts=table.acts + 1)
        for seat in (*first, *second):
            person = table.people[seat]
            table = table.gone(seat).person(seat, room=1 - person.room, left=True, trips=(*person.trips, table.number))
        table = table.tell_all(Exchanged((first, second)))
        for seat in (*first, *second):
            table = table.entered(seat)
        return sobered(table) if table.number + 1 == table.options.rounds else table


def sobered(table: TwoRooms) -> TwoRooms:
    """After the exchange into the last round the holder of the Drunk swaps it for the card set aside [TR35]."""
    for seat, person in enumerate(table.people):
        if person.card == "drunk":
            table, card = but(table.given_card(seat, table.sober), sober="drunk"), table.sober
            return table.tell_seats((seat,), Swapped(seat, "drunk", card, table.people[seat].conditions))
    return table
