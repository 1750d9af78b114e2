"""A table's session as one frozen value: members, settings, the game, and its time."""

from __future__ import annotations

from collections import Counter
from operator import attrgetter, is_
from typing import Any, TypeAlias

from msgspec import Struct

from boomtable.bots.temper import Temper
from boomtable.engine import PUBLIC, Outcome, Place, RealTimeStep, Seat, State, Table, Viewer, VirtualClock, but
from boomtable.engine.records import Fork
from boomtable.server.evening import Evening
from boomtable.server.identifiers import short_id
from boomtable.server.publishing import PublicGame
from boomtable.server.witnesses import Witness
from boomtable.wire.protocol import Meeting, MemberId, Pace, Phase, Settings
from boomtable.wire.to_client import ChatLine, GateKind, SubstituteReason

REMEMBERED = 64  # latest request ids of a member
CHAT_LINES = 100  # that are shown again
MOST_KEYS = 8  # of a member; the oldest makes room
MOST_SCREENS = 16  # of a table; the oldest makes room
QUICK = 0.5  # of the relaxed pace

Hearer: TypeAlias = MemberId | Place


class Substitute(Struct, frozen=True):
    """The bot that plays for a person, and why."""

    why: SubstituteReason
    level: str
    quiet: bool = False


class Member(Struct, frozen=True, kw_only=True):
    """A person or bot at this table."""

    id: MemberId
    name: str = ""
    level: str | None = None  # of a bot
    keys: tuple[str, ...] = ()  # hashed, one per device
    entropy: str = ""
    admitted: bool = False  # a host let them in
    face: int = -1  # a drawing; -1: none yet, as in snapshots of earlier versions
    colour: int = -1
    ready: bool = False
    substitute: Substitute | None = None
    done: tuple[str, ...] = ()  # ids of handled requests, newest last
    moved: int = 0  # how often the host gave the seat to another device
    run: int = 0  # games played in a row; below zero: sat out in a row

    @property
    def person(self) -> bool:
        return self.level is None

    @property
    def temper(self) -> Temper | None:
        """A bot's, which it keeps for the evening; nothing but the order in which they sat down decides it."""
        return None if self.person else tuple(Temper)[self.id % len(Temper)]

    @property
    def plays_by(self) -> str | None:
        """The level of the bot that answers for this member, if one does."""
        return self.substitute.level if self.substitute else self.level

    @property
    def active_person(self) -> bool:
        return self.person and not (self.substitute and self.substitute.why is SubstituteReason.LEFT)


class Newcomer(Struct, frozen=True):
    """Somebody who wants to join."""

    name: str
    key: str  # hashed
    entropy: str
    face: int | None = None  # that they would like
    colour: int | None = None
    beside: tuple[str, ...] = ()  # other keys on their device, hashed


class OneTimeLink(Struct, frozen=True):
    link: str  # hashed
    member: MemberId | None
    place: Place | None
    until: float
    moves: bool = False  # moves the seat: its previous devices lose it
    by: MemberId = 0  # for a screen, the host who made it


class Screen(Struct, frozen=True):
    place: Place
    key: str  # hashed
    by: MemberId = 0  # the host who opened it

    @property
    def id(self) -> str:
        return short_id(self.key)


class Question(Struct, frozen=True):
    """A seat's question: the number of the prompt, and since when, in the table's own time."""

    number: int = 0
    open: bool = False
    since: float = 0.0
    bank: float = 0.0


STOPS = (GateKind.WALK_IN, GateKind.GATHER, GateKind.TURN_CARDS)  # gates that stop the table's time


class Gate(Struct, frozen=True, kw_only=True):
    """What the table waits for: nothing happens by itself until people have tapped. See gates.py."""

    kind: GateKind
    since: float  # in the table's own time
    until: float | None  # likewise, but by the server's clock where the table's time stands still; None: no limit
    then: tuple[GateKind, ...] = ()  # what it waits for next
    passed: tuple[MemberId, ...] = ()
    shut: bool = False  # the table's time stands still

    @property
    def stops(self) -> bool:
        """Whether the table's time stands still, and nobody may move."""
        return self.kind in STOPS


class Line(Struct, frozen=True):
    """What a member wrote, and who heard it."""

    member: MemberId
    name: str
    text: str
    hearers: tuple[Hearer, ...] | None = None  # None: everyone, and later arrivals


class Chat(Struct, frozen=True):
    """The latest lines each hearer has heard, counted so that nobody learns of lines for others."""

    lines: tuple[Line, ...] = ()
    open: int = 0  # lines ever written for everyone
    aside: tuple[tuple[Hearer, int], ...] = ()  # additional lines by hearer

    def count(self, hearer: Hearer) -> int:
        """The number of lines this hearer ever heard."""
        return self.open + dict(self.aside).get(hearer, 0)

    def heard(self, hearer: Hearer) -> tuple[ChatLine, ...]:
        """The latest lines this hearer heard, with their own numbering."""
        heard = [line for line in self.lines if line.hearers is None or hearer in line.hearers][-CHAT_LINES:]
        first = self.count(hearer) - len(heard) + 1
        return tuple(ChatLine(number, line.member, line.name, line.text) for number, line in enumerate(heard, first))

    def plus(self, line: Line) -> Chat:
        lines = _still_seen((*self.lines, line))
        if line.hearers is None:
            return Chat(lines, self.open + 1, self.aside)
        return Chat(lines, self.open, tuple((Counter(dict(self.aside)) + Counter(line.hearers)).items()))


def _still_seen(lines: tuple[Line, ...]) -> tuple[Line, ...]:
    """The lines still among the latest of any hearer, or of a later arrival."""
    seen, later, later_for_all = [], Counter[Hearer](), 0
    for line in reversed(lines):
        fewest = 0 if line.hearers is None else min((later[hearer] for hearer in line.hearers), default=CHAT_LINES)
        if later_for_all + fewest < CHAT_LINES:
            seen.append(line)
        later_for_all += line.hearers is None
        later.update(line.hearers or ())
    return tuple(reversed(seen))


class Guess(Struct, frozen=True):
    """What a watcher sealed in a part of the game; nobody else is told before its end. See sofa.py."""

    member: MemberId
    chapter: int
    seats: tuple[Seat, ...]


class TableSession(Struct, frozen=True, kw_only=True):
    id: str
    code: str
    game: str  # that is played now or next
    options: dict[str, Any]
    settings: Settings
    seed: str
    practice: bool = False  # a lesson: nobody else may come, and its deals are staged
    house_rules: dict[str, dict[str, Any]] = {}  # options of other titles that were played or chosen here

    members: tuple[Member, ...] = ()  # in the order they sit
    last_id: int = 0  # the highest member id so far
    host: MemberId = 0
    owner: MemberId = 0  # who opened the table, or was handed it: the lobby is theirs whenever they are there
    starter: MemberId = 0  # the host who started the game that is on or just over
    moderator_id: MemberId | None = None  # of the current or latest game
    order: tuple[MemberId, ...] = ()  # as everyone sat in the lobby: during a game those without a seat come last
    links: tuple[OneTimeLink, ...] = ()
    screens: tuple[Screen, ...] = ()
    witnesses: tuple[Witness, ...] = ()  # which keys are one person's, and from where they have seen the game
    chat: Chat = Chat()
    calls: tuple[tuple[Place, str], ...] = ()  # links, by place

    phase: Phase = Phase.LOBBY
    number: int = 1  # of the game
    rules: int = 0
    person_first: bool = False  # the only person begins, as the option "first" was left to chance
    begun: int = 0  # the entry that started this game
    entropy: tuple[str, ...] = ()  # frozen
    draws: int = 0
    table: Table[Any] | None = None

    ran: float = 0.0  # seconds of the table's own time before `since`
    since: float | None = None  # server time at which it started to run; None while it is stopped
    paused: bool = False
    asleep: bool = False
    clock: VirtualClock = VirtualClock()  # alarms, in the table's own time
    questions: tuple[Question, ...] = ()  # by seat
    evening: Evening = Evening()
    latest: str = ""  # the title of the latest game
    votes: tuple[tuple[MemberId, str], ...] = ()  # for the next title
    guesses: tuple[Guess, ...] = ()  # of those who watch this game
    public: tuple[PublicGame, ...] = ()  # finished games that whoever has the link may see
    ended: bool = False  # the evening, until the next game starts
    show: float = 0.0  # how slowly things are shown at the relaxed pace; 0: at once
    curtains: tuple[tuple[Viewer, float], ...] = ()  # when each viewer will have seen it all, in the table's own time

    fork: Fork | None = None  # of a game that is played on from another one's moves

    gate: Gate | None = None
    talked: int = -1  # moves made when people last were given time to talk

    def elapsed(self, now: float) -> float:
        """The table's own time, which stops while the table is paused or asleep."""
        return self.ran if self.since is None else self.ran + now - self.since

    @property
    def state(self) -> State | None:
        return self.table.state if self.table else None

    @property
    def playing(self) -> bool:
        return self.phase is Phase.PLAYING

    @property
    def running(self) -> bool:
        """Whether a game is on that is neither paused nor asleep."""
        return self.playing and self.since is not None

    @property
    def shut(self) -> bool:
        """Whether a gate stops the table's time."""
        return self.gate is not None and self.gate.shut

    @property
    def scale(self) -> float:
        """By how much everything that is shown is stretched; 0: it is shown at once."""
        return self.show * QUICK if self.settings.pace is Pace.QUICK else self.show

    def curtain(self, viewer: Viewer) -> float:
        """The table time when a viewer has seen everything that happened; 0 if they have."""
        return dict(self.curtains).get(viewer, 0.0)

    def showing(self, now: float) -> bool:
        """Whether anybody still has to see something."""
        return any(end > self.elapsed(now) for _, end in self.curtains)

    @property
    def outcome(self) -> Outcome | None:
        return self.table.state.outcome if self.table else None

    def member(self, number: MemberId) -> Member | None:
        return next((member for member in self.members if member.id == number), None)

    def seat(self, number: MemberId) -> Seat | None:
        """A member's seat in the current or latest game."""
        seated = self.seated if self.table else ()
        return next((seat for seat, member in enumerate(seated) if member.id == number), None)

    def viewer(self, number: MemberId) -> Viewer:
        """From where a member sees and hears the game; without a seat, as spectators do."""
        seat = self.seat(number)
        return PUBLIC if seat is None else seat

    def earshot(self, number: MemberId) -> tuple[Viewer, ...] | None:
        """Which viewers hear a member now; None for all. Who watches is in no room: where people are apart, only
        others who watch hear them."""
        seat, state = self.seat(number), self.state
        if not self.playing or state is None or number == self.moderator:
            return None
        if seat is None:
            return None if state.together else (PUBLIC,)
        earshot = state.earshot(seat)
        return None if {*earshot} == {*state.viewers} else earshot

    def hearers(self, number: MemberId) -> tuple[Hearer, ...] | None:
        """The members and places that hear a member now; None for all."""
        earshot = self.earshot(number)
        if earshot is None:
            return None
        members = [member.id for member in self.members if self.viewer(member.id) in earshot]
        return (*members, *(viewer for viewer in earshot if isinstance(viewer, str)))

    def call(self, number: MemberId) -> tuple[Place, str] | None:
        """A member's call now: of the place that hears them, or of the whole table if all do."""
        if not self.calls or self.settings.meeting is Meeting.TOGETHER:
            return None
        place = self.place(number)
        return next((call for call in self.calls if call[0] == place), None)

    def place(self, number: MemberId) -> Place:
        """The place that hears a member now, or the whole table if all do."""
        return next((viewer for viewer in self.earshot(number) or () if isinstance(viewer, str)), PUBLIC)

    @property
    def moderator(self) -> MemberId | None:
        """The member without a seat in this game or, in the lobby, in the next."""
        return self.moderator_id if self.table else self.host if self.settings.moderator else None

    @property
    def seated(self) -> tuple[Member, ...]:
        """Who plays this game or, in the lobby, the next."""
        if self.table:
            return self.members[: self.table.state.players]
        chosen = [member.id for member in self.in_turn[: self.settings.seats]]
        return tuple(member for member in self.members if member.id in chosen)

    @property
    def in_turn(self) -> tuple[Member, ...]:
        """Everyone who would play: who sat out longest first, who has played longest without a break last of people,
        and then bots."""
        here = [member for member in self.members if not member.person or member.active_person]
        would = [member for member in here if member.id != self.moderator]
        return tuple(sorted(would, key=lambda member: (not member.person, member.run)))

    @property
    def queue(self) -> tuple[Member, ...]:
        """Who has no seat because there are too few; they come in next, in this order."""
        seated = [member.id for member in self.seated]
        if len(seated) == len(self.members):
            return ()
        return tuple(member for member in self.in_turn if member.id not in seated)

    @property
    def pooled(self) -> tuple[str, ...]:
        """The devices' entropy, sorted, because seating must not matter."""
        return tuple(sorted(member.entropy for member in self.members if member.entropy))

    def holder(self, key: str) -> Member | Screen | None:
        """Whose key this is."""
        screens = [screen for screen in self.screens if screen.key == key]
        return next((member for member in self.members if key in member.keys), screens[0] if screens else None)

    @property
    def keys(self) -> frozenset[str]:
        """All keys that open something at this table, hashed."""
        seats = [key for member in self.members for key in member.keys]
        return frozenset([*seats, *(screen.key for screen in self.screens)])

    @property
    def people(self) -> tuple[Member, ...]:
        return tuple(member for member in self.members if member.active_person)

    def owns(self, number: MemberId) -> bool:
        """Whether the table is this member's own; a host may act for an owner who is away."""
        return number == self.owner or self.owner not in [person.id for person in self.people]

    @property
    def heirs(self) -> tuple[Member, ...]:
        """The people in the order in which they become host: in a game by seat; in the lobby those a host let in
        first, then by arrival."""
        if self.table:
            return self.people
        return tuple(sorted(self.people, key=lambda person: (not person.admitted, person.id)))

    def late(self, seat: Seat) -> float | None:
        """The table time at which this seat's answer is overdue; None if no answer is owed."""
        clock, question, state = self.settings.clock, self.questions[seat], self.state
        if self.gate:
            return None  # it counts from when the gate opens
        if not (clock and question.open and state and state.todo) or isinstance(state.todo[0], RealTimeStep):
            return None
        return question.since + clock.move + question.bank

    def banked(self, seat: Seat, elapsed: float) -> float:
        """What is left of a seat's bank if it answers now: only time beyond the move's seconds is taken from it."""
        late, bank = self.late(seat), self.questions[seat].bank
        return bank if late is None else min(bank, max(0.0, late - elapsed))


PLAY = ("table", "draws", "clock", "questions", "curtains", "talked")  # what a move changes
AROUND = attrgetter(*[name for name in TableSession.__struct_fields__ if name not in (*PLAY, "members")])


def only_played(before: TableSession, session: TableSession) -> bool:
    """Whether all that happened in between is that people moved in one game; if so, everything around it stands."""
    return (
        all(map(is_, AROUND(before), AROUND(session)))
        and (before.table is None) == (session.table is None)
        and len(before.members) == len(session.members)
        and all(map(_same_but_for_requests, before.members, session.members))
    )


def _same_but_for_requests(before: Member, member: Member) -> bool:
    return before is member or but(before, done=()) == but(member, done=())
