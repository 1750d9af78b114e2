"""A table with its people, as one frozen value: who sits where, how it is run, the game, and the time."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from boomtable.engine import Open, Outcome, Place, Seat, State, Table, VirtualClock
from boomtable.wire.messages import ChatLine, MemberId, Minder, Phase, Settings

REMEMBERED = 64  # ids of a member's latest requests
CHAT_LINES = 100


class Stand(Struct, frozen=True):
    """The bot that plays for a person, and why."""

    why: Minder
    level: str
    quiet: bool = False


class Member(Struct, frozen=True, kw_only=True):
    """A person or a bot of this table."""

    id: MemberId
    name: str = ""
    level: str | None = None  # a bot's
    keys: tuple[str, ...] = ()  # hashed, one a device
    entropy: str = ""
    ready: bool = False
    stand: Stand | None = None
    done: tuple[str, ...] = ()  # ids of requests that counted, newest last

    @property
    def person(self) -> bool:
        return self.level is None

    @property
    def plays_by(self) -> str | None:
        """The level of the bot that answers for this member, if one does."""
        return self.stand.level if self.stand else self.level

    @property
    def here_for_good(self) -> bool:
        return self.person and not (self.stand and self.stand.why is Minder.LEFT)


class OneTimeLink(Struct, frozen=True):
    link: str  # hashed
    member: MemberId | None
    place: Place | None
    until: float


class Screen(Struct, frozen=True):
    place: Place
    key: str  # hashed


class Question(Struct, frozen=True):
    """What a seat is asked: the number of the prompt, and since when, in the table's own time."""

    number: int = 0
    open: bool = False
    since: float = 0.0
    bank: float = 0.0


class Room(Struct, frozen=True, kw_only=True):
    id: str
    code: str
    game: str
    options: dict[str, Any]
    settings: Settings
    seed: str

    members: tuple[Member, ...] = ()  # in the order they sit
    hired: int = 0  # members there ever were
    host: MemberId = 0
    links: tuple[OneTimeLink, ...] = ()
    screens: tuple[Screen, ...] = ()
    chat: tuple[ChatLine, ...] = ()
    chatted: int = 0

    phase: Phase = Phase.LOBBY
    number: int = 1  # of the game
    rules: int = 0
    begun: int = 0  # the entry that started this game
    entropy: tuple[str, ...] = ()  # frozen
    draws: int = 0
    table: Table[Any] | None = None

    ran: float = 0.0  # seconds that the table's own time had run until `since`
    since: float | None = None  # when, by the house's clock, it started to run; not while it stands still
    paused: bool = False
    asleep: bool = False
    clock: VirtualClock = VirtualClock()  # alarms, in the table's own time
    questions: tuple[Question, ...] = ()  # by seat

    def time(self, house: float) -> float:
        """The table's own time: it stands still while the table is paused or asleep."""
        return self.ran if self.since is None else self.ran + house - self.since

    @property
    def state(self) -> State | None:
        return self.table.state if self.table else None

    @property
    def playing(self) -> bool:
        return self.phase is Phase.PLAYING

    @property
    def outcome(self) -> Outcome | None:
        return self.table.state.outcome if self.table else None

    def member(self, number: MemberId) -> Member | None:
        return next((member for member in self.members if member.id == number), None)

    def seat(self, number: MemberId) -> Seat | None:
        """Where a member sits in the game that is on or just over."""
        ids = [member.id for member in self.members]
        return ids.index(number) if self.table and number in ids else None

    @property
    def pooled(self) -> tuple[str, ...]:
        """The devices' entropy, sorted: where somebody sits must not matter."""
        return tuple(sorted(member.entropy for member in self.members if member.entropy))

    def holder(self, key: str) -> Member | Screen | None:
        """Whose key this is."""
        screens = [screen for screen in self.screens if screen.key == key]
        return next((member for member in self.members if key in member.keys), screens[0] if screens else None)

    @property
    def people(self) -> tuple[Member, ...]:
        return tuple(member for member in self.members if member.here_for_good)

    def late(self, seat: Seat) -> float | None:
        """When, in the table's own time, the answer of this seat is overdue; never where nobody has to answer."""
        clock, question, state = self.settings.clock, self.questions[seat], self.state
        if not (clock and question.open and state and state.todo) or isinstance(state.todo[0], Open):
            return None
        return question.since + clock.move + question.bank

    def banked(self, seat: Seat, now: float) -> float:
        """What is left of a seat's bank if it answers now: the bank pays only for what exceeds the move's seconds."""
        late, bank = self.late(seat), self.questions[seat].bank
        return bank if late is None else min(bank, max(0.0, late - now))
