"""The facts of the end of Two Rooms and a Boom: where President and Bomber were, and the walk that decided it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple, Self, TypeAlias

from boomtable.engine import Because, Feat, Highlight, Seat, Table
from boomtable.engine import Finale as AnyFinale
from boomtable.games.two_rooms.judging import Judge
from boomtable.games.two_rooms.news import EndedEarly, Exchanged, Leaderless, Led, Moved, Refused, RoundBegan
from boomtable.games.two_rooms.table import TwoRooms


class Acting(Because, frozen=True):
    """Who acted as President and as Bomber at the end, by which cards, and in which rooms [TR25]."""

    president: Seat
    president_card: str
    president_room: int
    bomber: Seat
    bomber_card: str
    bomber_room: int


class InOneRoom(Acting, frozen=True):
    """The Bomber killed the President: Red wins [TR24]."""


class RoomsApart(Acting, frozen=True):
    """They were in different rooms: Blue wins [TR24]."""


class Survived(Acting, frozen=True):
    """They were in one room, but the Bomber was dead or the President immune: Blue wins [TR24]."""


class NeverMet(Because, frozen=True):
    """The Bomber never met the Engineer, or the President never met the Doctor: neither side wins [TR24]."""

    seat: Seat
    card: str
    helper: Seat
    helper_card: str


class CutShort(Because, frozen=True):
    """A share ended the game at once, with a BOOM or a HUG [TR27]."""

    by: Seat
    card: str
    power: str


class TyrantAlone(Because, frozen=True):
    """The Nuclear Tyrant met neither of them: everyone else loses [TR36]."""

    seat: Seat


class NobodyActs(Because, frozen=True):
    """Nobody acted as this card [TR25]."""

    card: str


AnyBecause: TypeAlias = InOneRoom | RoomsApart | Survived | NeverMet | CutShort | TyrantAlone | NobodyActs


class DecidingWalk(Highlight, frozen=True):
    """The last walk in which one of the two changed rooms and the other did not."""

    seat: Seat
    card: str
    round: int
    to: int
    by: Seat | None  # the leader who sent them


class NoWalk(Highlight, frozen=True):
    """No walk changed whether the two were in one room: it was so from the deal on."""


class Finale(AnyFinale, frozen=True, kw_only=True):
    """What the end of Two Rooms and a Boom is told from."""

    callbacks = ("bomber", "president", "hostage")
    riddle = "bomber"

    because: AnyBecause
    moment: DecidingWalk | NoWalk

    @classmethod
    def of(cls, table: Table[Any]) -> Self:
        """First everyone who may turn early, by seat; then the President, the Bomber, and those who hid them."""
        state: TwoRooms = table.state
        judge = Judge(state)
        early = [seat for seat in range(state.players) if seat not in judge.down]
        return cls(
            because=because(state, judge),
            moment=deciding_walk(state, judge),
            turning=(*early, *judge.down),
            soot=(judge.bomber,) if judge.bomber is not None and judge.blast is not None else (),
        )

    @classmethod
    def feats(cls, table: Table[Any]) -> tuple[Feat, ...]:
        """Who was the Bomber, who was the President, and who was sent across how often."""
        state: TwoRooms = table.state
        judge = Judge(state)
        acting = [("bomber", judge.bomber), ("president", judge.president)]
        sent = Counter({seat: len(person.trips) for seat, person in enumerate(state.people) if person.trips})
        return (
            *(Feat(code, (seat,)) for code, seat in acting if seat is not None),
            *(Feat("hostage", (seat,), times, least=4) for seat, times in sent.items()),
        )

    @classmethod
    def deeds(cls, table: Table[Any]) -> tuple[Feat, ...]:
        """Which President was blown up, who refused to share how often, and who won without ever sharing."""
        state: TwoRooms = table.state
        judge = Judge(state)
        refused = Counter([told.news.by for told in state.log if isinstance(told.news, Refused)])
        shared = {seat for share in state.shares for seat in share.seats}
        winners = state.outcome.winners if state.outcome else ()
        return (
            *(Feat("bombed", (seat,)) for seat in (judge.president,) if seat in judge.dead and seat is not None),
            *(Feat("refused", (seat,), times) for seat, times in sorted(refused.items())),
            *(Feat("kept-quiet", (seat,)) for seat in winners if seat not in shared),
        )

    @classmethod
    def solution(cls, table: Table[Any]) -> tuple[Seat, ...]:
        """Whoever acted as the Bomber, if anybody did [TR25]."""
        bomber = Judge(table.state).bomber
        return () if bomber is None else (bomber,)


def because(table: TwoRooms, judge: Judge) -> AnyBecause:
    """A Tyrant's win, an early end, then where the two were and what else it takes, in this order."""
    if judge.tyrant is not None:
        return TyrantAlone(judge.tyrant)
    for told in table.log:
        if isinstance(news := told.news, EndedEarly):
            return CutShort(news.by, table.people[news.by].card, news.power)
    president, bomber = judge.president, judge.bomber
    if president is None or bomber is None:
        return NobodyActs("president" if president is None else "bomber")
    if judge.side == "neither":
        seat, wanted = (bomber, "engineer") if president in judge.dead else (president, "doctor")
        helper = judge.holder(table.stands_for(wanted))
        assert helper is not None
        return NeverMet(seat, table.people[seat].card, helper, table.people[helper].card)
    rooms = [table.people[seat].room for seat in (president, bomber)]
    facts = president, table.people[president].card, rooms[0], bomber, table.people[bomber].card, rooms[1]
    if president in judge.dead:
        return InOneRoom(*facts)
    return Survived(*facts) if rooms[0] == rooms[1] else RoomsApart(*facts)


def deciding_walk(table: TwoRooms, judge: Judge) -> DecidingWalk | NoWalk:
    """Of all walks, by exchange or power, the last one with exactly one of President and Bomber."""
    acting = {judge.president, judge.bomber} - {None}
    found = [walk for walk in walks(table) if len(acting & walk.to.keys()) == 1]
    if len(acting) < 2 or not found:
        return NoWalk()
    last = found[-1]
    [seat] = [seat for seat in last.to if seat in acting]
    return DecidingWalk(seat, table.people[seat].card, last.round, last.to[seat], last.by.get(seat))


class Walk(NamedTuple):
    """One walk: its round, to which room each of those went who changed rooms, and which leader sent them."""

    round: int
    to: dict[Seat, int]
    by: dict[Seat, Seat]


def walks(table: TwoRooms) -> Iterator[Walk]:
    """Every walk of the game. Everyone's first room follows from the last and from the walks between."""
    walked = Counter([seat for told in table.log for seat in walkers(told.news)])
    rooms = [(person.room + walked[seat]) % 2 for seat, person in enumerate(table.people)]
    number, leaders = 0, dict[int, Seat]()
    for told in table.log:
        match news := told.news:
            case RoundBegan(began):
                number = began
            case Led(seat):
                leaders[rooms[seat]] = seat
            case Leaderless(room):
                leaders.pop(room, None)
        if seats := walkers(news):
            exchanged = isinstance(news, Exchanged)
            by = {seat: leaders[rooms[seat]] for seat in seats if exchanged and rooms[seat] in leaders}
            for seat in seats:
                rooms[seat] = 1 - rooms[seat]
            yield Walk(number, {seat: rooms[seat] for seat in seats}, by)


def walkers(news: object) -> tuple[Seat, ...]:
    """Who changes rooms in this piece of news."""
    match news:
        case Exchanged((first, second)):
            return *first, *second
        case Moved(seat):
            return (seat,)
    return ()
