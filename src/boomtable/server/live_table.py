"""A table in memory: its session, who is connected to it, and what each of them was last sent."""

from __future__ import annotations

import asyncio
from typing import Protocol

from msgspec import Struct

from boomtable.engine import CLOCK, PUBLIC, Place, RealTimeStep, Said, Seat, Viewer
from boomtable.server.chatter import Chatter
from boomtable.server.clock import TimerHandle
from boomtable.server.limits import Bucket, NetworkBuckets
from boomtable.server.restraint import Restraint
from boomtable.server.scenes import Scenes, still_on
from boomtable.server.session import Hearer, Newcomer, TableSession, only_played
from boomtable.server.store import Index
from boomtable.server.transitions import AnyGame, Catalog
from boomtable.wire.changes import NOTHING, Fields
from boomtable.wire.protocol import MemberId

KNOCKING = (0.05, 32)  # knocks a second at one table from one address, and in reserve


class Listener(Protocol):
    """One connected device: a member's, a screen or a spectator."""

    member: MemberId | None
    place: Place | None
    guest: bool  # without a key: a spectator
    key: str | None  # hashed
    sound: bool  # it said that it can make sounds
    changes: bool  # it asked for changes only
    known: Fields | None  # the view it was last sent
    viewer: Viewer | None  # from where it saw that view

    def tell(self, message: bytes) -> None: ...

    def close(self, code: int, reason: str) -> None: ...


def hearer(listener: Listener) -> Hearer:
    """Who hears chat on this connection: a member, or a place."""
    return listener.place or PUBLIC if listener.member is None else listener.member


class Knock:
    """A newcomer who waits until the host lets them in, and the devices they wait with."""

    def __init__(self, newcomer: Newcomer, network: str, now: float) -> None:
        self.newcomer, self.network, self.seen = newcomer, network, now
        self.listeners: list[Listener] = []


class LastSeen(Struct, frozen=True):
    """What kind of device used a key, and when it came or went."""

    platform: str
    at: float


class LastSent(Struct):
    """What a viewer was last sent."""

    view: Fields = NOTHING
    prompt: bytes = b""
    asked: int | None = None  # the number of the question
    heard: tuple[Said, ...] = ()
    times: object = None
    finale: bytes = b""  # once the game is over


class Hand(Struct):
    """What a seat's hand does while everyone watches it choose: the seat it is at, and whether it squeezes."""

    by: Listener
    question: int  # its number
    wanted: tuple[Seat | None, bool] = (None, False)
    shown: tuple[Seat | None, bool] = (None, False)  # to the others
    timer: TimerHandle | None = None  # for what came too soon after the latest


class LiveTable:
    """An open table. It is mutable; the session it holds is an immutable value."""

    def __init__(self, catalog: Catalog, session: TableSession, seq: int, now: float) -> None:
        self.catalog, self.seq = catalog, seq
        self._session = session
        self.around = 0  # how often what is around the game has changed: everything but what a move changes
        self.lock = asyncio.Lock()
        self.changing = 0  # changes that hold the lock or wait for it
        self.listeners: list[Listener] = []
        self.roster = b""
        self.roster_of: object = None  # what it was made from
        self.access_of: object = None  # what it was last checked from who may stay connected
        self.chat = session.chat  # as it was last told
        self.last_sent: dict[Viewer, LastSent] = {}
        self.new_scenes: Scenes = {}  # of the latest entry, until they are sent
        self.scenes: Scenes = {}  # on, or still to come
        self.coached: dict[MemberId, bytes] = {}  # what the coach last said, at a practice table
        self.sofa: dict[MemberId, bytes] = {}  # what each was last told of their own guess, while they watch
        self.called: dict[MemberId, bytes] = {}  # the call each was last told of, if any
        self.hands: dict[Seat, Hand] = {}  # of seats that are watched as they choose
        self.reacting: dict[MemberId, Bucket] = {}  # what is left of how often each may react
        self.knocks: dict[int, Knock] = {}  # by number
        self.last_knock = 0
        self.knock_limits = NetworkBuckets(*KNOCKING)  # by address
        self.told_knocks: dict[MemberId, bytes] = {}  # the list that each was last told, if any
        self.last_seen: dict[str, LastSeen] = {}  # by key
        self.gone = {member.id: now for member in session.people}  # since when
        self.empty_since: float = now  # since when nobody is connected
        self.timer: TimerHandle | None = None
        self.stale = False  # the disk may differ from memory
        self.deleted = False
        self.epoch = 0  # in which it is ours, where several servers share the database
        self.lost = False  # another server has taken it over
        self.coming = 0  # listeners that are arriving
        self.index: Index | None = None  # as last written
        self.snapshot_seq = seq  # the entry with the latest snapshot
        self.thinking: dict[tuple[Seat, int], asyncio.Task[None]] = {}  # bots, by seat and prompt
        self.speaking: asyncio.Task[None] | None = None
        self.spoken_at = (-1, 0)  # moves made, and words of people, when bots were last asked to speak
        self.restraint = Restraint()
        self.chatter = Chatter()
        self.chattering: asyncio.Task[None] | None = None
        self.said_at = 0.0  # the table time when everyone last heard something

    @property
    def session(self) -> TableSession:
        return self._session

    @session.setter
    def session(self, session: TableSession) -> None:
        self.around += not only_played(self._session, session)
        self._session = session

    @property
    def game(self) -> AnyGame:
        """The rules of the title that is played or chosen now."""
        return self.catalog[self.session.game]

    def follow(self, session: TableSession, seq: int, scenes: Scenes, now: float, *, said: bool) -> None:
        """The next entry is on disk, with what is to be shown of it, and whether everyone heard something."""
        earlier = self.scenes if session.table else {}  # a rematch begins with a new time
        if session.begun == seq:
            self.restraint, self.chatter = Restraint(), Chatter(self.chatter.earlier | self.chatter.said)
        elif session.table and self.session.table:
            self.restraint.note(session.table.ledger[len(self.session.table.ledger) :], session.elapsed(now))
        self.session, self.seq, self.new_scenes = session, seq, scenes
        self.scenes = still_on(earlier, scenes, session.elapsed(now))
        if said or session.begun == seq:
            self.said_at = session.elapsed(now)

    def present(self, member: MemberId) -> bool:
        return member in [listener.member for listener in self.listeners]

    def gone_since(self, member: MemberId) -> float:
        return self.gone.setdefault(member, self.empty_since)

    def viewer(self, listener: Listener) -> Viewer | None:
        """From where a listener sees the game, if there is a game."""
        if not self.session.table:
            return None
        if listener.member is None:
            return listener.place
        return self.session.viewer(listener.member)

    def watching(self) -> dict[Viewer, list[Listener]]:
        """Connected listeners, grouped by where they see the game from."""
        watching: dict[Viewer, list[Listener]] = {}
        for listener in self.listeners if self.session.table else ():
            if (viewer := self.viewer(listener)) is not None:
                watching.setdefault(viewer, []).append(listener)
        return watching

    def asked(self) -> list[Seat]:
        """The seats that owe an answer; in an open step nobody does."""
        state = self.session.state
        if not state or not state.turn or isinstance(state.todo[0], RealTimeStep):
            return []
        return [seat for seat in state.turn if seat >= 0 and seat != CLOCK]
