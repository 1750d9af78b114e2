"""The next session after each event: the same code for live requests and for replaying the log."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any, TypeAlias, assert_never

from boomtable.bots import default_level
from boomtable.engine import CHANCE, PUBLIC, Alarm, Game, RealTimeStep, Seat, State, Table, VirtualClock, but
from boomtable.engine.records import Played, apply_entry
from boomtable.server import events as e
from boomtable.server.evening import Finished, Guest
from boomtable.server.faces import with_choice, with_newcomer
from boomtable.server.publishing import PublicGame, people_of
from boomtable.server.scenes import Scenes, Stage, scenes_of, with_curtains
from boomtable.server.session import (
    MOST_KEYS,
    MOST_SCREENS,
    REMEMBERED,
    Gate,
    Guess,
    Line,
    Member,
    Newcomer,
    OneTimeLink,
    Question,
    Screen,
    Substitute,
    TableSession,
)
from boomtable.server.takeovers import looking_in, took_over
from boomtable.server.witnesses import met
from boomtable.timing import TIMINGS
from boomtable.wire.protocol import MemberId, Phase
from boomtable.wire.to_client import GateKind, SubstituteReason

AnyGame: TypeAlias = Game[Any, Any]
Catalog: TypeAlias = Mapping[str, AnyGame]


def opened(event: e.Opened) -> TableSession:
    return TableSession(
        id=event.id,
        code=event.code,
        game=event.game,
        options=event.options,
        settings=event.settings,
        seed=event.seed,
        practice=event.practice,
    )


def apply(session: TableSession, event: e.AnyEvent, game: AnyGame, seq: int, now: float) -> TableSession:
    """The session after this event."""
    match event:
        case e.GameMove(entry, draws):  # first, as nearly every event is one
            assert session.table
            session = but(session, table=apply_entry(session.table, entry), draws=session.draws + len(draws))
            session = _acted(session, entry.seat)
            session = _without_secret_substitute(session, entry.seat) if isinstance(entry, Played) else session
            return _over(session, game, seq, now) if session.outcome else session
        case e.Opened():
            return opened(event)
        case e.Joined(id):
            first = not session.people
            session = but(session, members=with_newcomer(session.members, _newcomer(event)), last_id=id)
            return but(session, host=id, owner=id) if first else session
        case e.BotAdded(id, level):
            bot = Member(id=id, level=level, ready=True)
            return but(session, members=with_newcomer(session.members, bot), last_id=id)
        case e.MemberLeft(id):
            return _left(session, id, game)
        case e.Readied(id, ready, entropy):
            return _with(session, id, ready=ready, **({"entropy": entropy} if entropy else {}))
        case e.Arranged(order):
            return but(session, members=tuple(sorted(session.members, key=lambda member: order.index(member.id))))
        case e.Changed(settings, options):
            session = _asked_to_agree(session) if settings.research and not session.settings.research else session
            return but(session, settings=settings, options=options)
        case e.GameChosen():
            return _chosen(session, event)
        case e.FaceChosen(id, face, colour):
            return but(session, members=with_choice(session.members, id, face, colour))
        case e.Voted(id, title):
            votes = tuple(vote for vote in session.votes if vote[0] != id)
            return but(session, votes=votes if title is None else (*votes, (id, title)))
        case e.Guessed(id, chapter, seats):
            earlier = tuple(each for each in session.guesses if (each.member, each.chapter) != (id, chapter))
            return but(session, guesses=(*earlier, Guess(id, chapter, seats)) if seats else earlier)
        case e.EveningEnded(ended):
            return but(session, ended=ended)
        case e.Published(id, named):
            return but(session, public=_published(session, id, named, seq))
        case e.Unpublished(id):
            return but(session, public=tuple(each for each in session.public if each.id != id))
        case e.HostChanged(id, owns):
            return but(session, host=id, owner=id if owns else session.owner)
        case e.Linked(link, id, place, until, moves):
            links = tuple(each for each in session.links if each.until >= now)
            by = 0 if place is None else session.host
            return but(session, links=(*links, OneTimeLink(link, id, place, until, moves, by)))
        case e.Redeemed(link, key):
            return _redeemed(session, link, key)
        case e.DeviceRemoved(id, key):
            return _logged_out(session, id, key)
        case e.KeysMet(keys):
            return but(session, witnesses=met(session.witnesses, keys))
        case e.ScreenClosed(key):
            return but(session, screens=tuple(screen for screen in session.screens if screen.key != key))
        case e.ChatSaid(id, text):
            return _chatted(session, id, text)
        case e.CallSet(place, link):
            others = tuple(call for call in session.calls if call[0] != place)
            return but(session, calls=(*others, (place, link)) if link else others)
        case e.Started():
            return _started(session, event, game, seq, now)
        case e.PlayedOn(fork):
            return but(session, fork=fork)
        case e.Paused():
            return _stopped(but(session, paused=True), now)
        case e.Resumed():
            return but(session, paused=False, since=None if session.asleep or session.shut else now)
        case e.GateSet(kind, since, until, then):
            talked = session.table.at if session.table and kind is GateKind.TALK else session.talked
            return but(session, gate=Gate(kind=kind, since=since, until=until, then=then), talked=talked)
        case e.Looked(id):
            return _looked(session, id)
        case e.GateShut(until):
            assert session.gate
            ran = min(session.elapsed(now), session.gate.since)
            return but(session, gate=but(session.gate, shut=True, until=until), ran=ran, since=None)
        case e.GateOpened():
            return _gate_opened(session, now)
        case e.ShowSkipped(seconds):
            return but(session, ran=session.ran + seconds)
        case e.Slept():
            return _stopped(but(session, asleep=True), now)
        case e.Woke():
            return but(session, asleep=False, since=None if session.paused or session.shut else now)
        case e.SubstituteAdded(seat, why, level, quiet):
            return _with(session, session.members[seat].id, substitute=Substitute(why, level, quiet))
        case e.PersonReturned(seat):
            return _ask_anew(_with(session, session.members[seat].id, substitute=None), seat, now)
        case e.TookOver(id, of):
            return took_over(session, id, of)
        case e.RematchOpened(seed):
            return _rematch(_stopped(session, now), seed)
        case e.Closed():
            return _stopped(but(session, phase=Phase.CLOSED), now)
        case _:
            assert_never(event)


def _newcomer(event: e.Joined) -> Member:
    return Member(
        id=event.member,
        name=event.name,
        keys=(event.key,),
        entropy=event.entropy,
        admitted=event.admitted,
        face=-1 if event.face is None else event.face,
        colour=-1 if event.colour is None else event.colour,
    )


def settled(before: TableSession, session: TableSession, acted: Iterable[Seat], now: float) -> TableSession:
    """The session at the end of an entry, with its alarms and every seat's question up to date."""
    if not session.playing or not session.table:
        return session
    elapsed, state = session.elapsed(now), session.table.state
    alarms = tuple([_limited(session, alarm) for alarm in state.alarms])
    clock = VirtualClock(elapsed, session.clock.due).watch(alarms) if alarms else VirtualClock(elapsed)
    asked = tuple(_asked(before, session, seat, seat in acted, elapsed) for seat in range(state.players))
    return but(session, clock=clock, questions=asked)


def _limited(session: TableSession, alarm: Alarm) -> Alarm:
    """An alarm of the rules, sooner where the title's show gives it less time."""
    timing = TIMINGS.get(session.game) if session.scale else None
    most = timing.limits.get(alarm.name.partition("-")[0]) if timing else None
    return alarm if most is None else but(alarm, seconds=min(alarm.seconds, most))


def _asked(before: TableSession, session: TableSession, seat: Seat, acted: bool, elapsed: float) -> Question:
    """An unchanged question stays open while others answer; a new one gets a new number, and the old one is charged."""
    assert session.table
    was, state = session.questions[seat], session.table.state
    if was.open and not acted and before.state is not None and _same(before.state, state, seat):
        return was
    bank = but(before, questions=session.questions).banked(seat, elapsed)
    if seat not in state.turn:
        return Question(was.number, False, was.since, bank)
    return Question(was.number + 1, True, max(elapsed, session.curtain(seat)), bank)


def _same(before: State, state: State, seat: Seat) -> bool:
    """Whether this seat is still asked the same question. In an open step the offer may change meanwhile."""
    if before is state:
        return True
    if seat not in state.turn or before.todo[:1] != state.todo[:1]:
        return False
    return isinstance(state.todo[0], RealTimeStep) or before.choices(seat) == state.choices(seat)


def acted(happened: Iterable[e.AnyEvent]) -> set[Seat]:
    """The seats that moved."""
    return {event.entry.seat for event in happened if isinstance(event, e.GameMove) and isinstance(event.entry, Played)}


def _with(session: TableSession, number: MemberId, **fields: Any) -> TableSession:
    return but(session, members=tuple(but(m, **fields) if m.id == number else m for m in session.members))


def remember(session: TableSession, number: MemberId | None, request: str) -> TableSession:
    """The session with this request id remembered, so that it counts once however often it is sent."""
    member = session.member(number) if number is not None and request else None
    return _with(session, member.id, done=(*member.done, request)[-REMEMBERED:]) if member else session


def _left(session: TableSession, number: MemberId, game: AnyGame) -> TableSession:
    """A member who left: their keys and screens are void, and during a game a bot plays their seat to the end. Who
    only watched is gone at once."""
    links = tuple(link for link in session.links if number not in (link.member, link.by))
    screens = tuple(screen for screen in session.screens if screen.by != number)
    votes = tuple(vote for vote in session.votes if vote[0] != number)
    if session.table and number not in [member.id for member in session.queue]:
        substitute = Substitute(SubstituteReason.LEFT, default_level(game))
        session = _with(session, number, keys=(), substitute=substitute, ready=True)
    else:
        session = but(session, members=tuple(member for member in session.members if member.id != number))
    return but(session, links=links, screens=screens, votes=votes)


def _without_secret_substitute(session: TableSession, seat: Seat) -> TableSession:
    """A quiet substitute ends with the question: nobody was told of it, so it must not stay."""
    substitute = session.members[seat].substitute if seat >= 0 else None
    return _with(session, session.members[seat].id, substitute=None) if substitute and substitute.quiet else session


def _redeemed(session: TableSession, link: str, key: str) -> TableSession:
    used = next((each for each in session.links if each.link == link), None)
    if used is None:  # earlier versions let a screen's link outlive the start of a game
        return session
    session = but(session, links=tuple(each for each in session.links if each.link != link))
    if used.place is not None:
        witnesses = (
            met(session.witnesses, [key], [used.place]) if used.place != PUBLIC and session.table else session.witnesses
        )
        screens = (*session.screens, Screen(used.place, key, used.by))[-MOST_SCREENS:]
        return but(session, screens=screens, witnesses=witnesses)
    if (member := session.member(used.member or 0)) is None:
        return session
    session = but(session, witnesses=met(session.witnesses, [key, *member.keys]))
    if used.moves:
        return _with(session, member.id, keys=(key,), moved=member.moved + 1)
    return _with(session, member.id, keys=(*member.keys, key)[-MOST_KEYS:])


def _logged_out(session: TableSession, number: MemberId, key: str) -> TableSession:
    """Without this device, and without links to the seat, which it may have made."""
    member = session.member(number)
    keys = tuple(each for each in member.keys if each != key) if member else ()
    links = tuple(link for link in session.links if link.member != number)
    return _with(but(session, links=links), number, keys=keys)


def _published(session: TableSession, link: str, named: bool, seq: int) -> tuple[PublicGame, ...]:
    """The public games of this table with the one that has just ended, or with other names for one that is known."""
    if any(each.id == link for each in session.public):
        return tuple([but(each, named=named) if each.id == link else each for each in session.public])
    assert session.outcome
    ended = PublicGame(
        id=link,
        number=session.number,
        game=session.game,
        rules=session.rules,
        options=session.options,
        people=people_of(session.seated),
        named=named,
        side=session.outcome.side,
        winners=session.outcome.winners,
        begun=session.begun,
        until=seq,
    )
    return (*session.public, ended)


def _asked_to_agree(session: TableSession) -> TableSession:
    """Members who were ready are asked again before their game may be exported."""
    return but(session, members=tuple(but(m, ready=False) if m.person else m for m in session.members))


def _chosen(session: TableSession, event: e.GameChosen) -> TableSession:
    """Another title with everyone who is here; the house rules of the one before are found again."""
    members = tuple(but(member, level=event.levels.get(member.id, member.level)) for member in session.members)
    return but(
        session,
        game=event.game,
        options=event.options,
        settings=event.settings,
        house_rules={**session.house_rules, session.game: session.options},
        members=members,
        links=tuple(link for link in session.links if link.place in (None, PUBLIC)),  # it may have other places
        rules=0,
    )


def _chatted(session: TableSession, number: MemberId, text: str) -> TableSession:
    member = session.member(number)
    line = Line(number, member.name if member else "", text, session.hearers(number))
    return but(session, chat=session.chat.plus(line))


def _started(session: TableSession, event: e.Started, game: AnyGame, seq: int, now: float) -> TableSession:
    bank = float(session.settings.clock.bank) if session.settings.clock else 0.0
    last = max((question.number for question in session.questions), default=0)  # of the previous game
    players, moderator = session.seated, session.moderator
    options = dict(game.options_since(event.rules, len(players), session.options))
    options |= {} if event.first is None else {"first": event.first}
    return but(
        session,
        options=options,
        witnesses=looking_in(session),
        person_first=event.first is not None,
        phase=Phase.PLAYING,
        members=(*players, *(member for member in session.members if member not in players)),
        order=tuple(member.id for member in session.members),
        links=tuple(link for link in session.links if link.place is None),  # a screen is opened before the game
        moderator_id=moderator,
        starter=session.host,
        rules=event.rules,
        begun=seq,
        latest=session.game,
        votes=(),
        guesses=(),
        ended=False,
        entropy=session.pooled,
        draws=0,
        table=game.table(len(players), options),
        ran=0.0,
        since=now,
        paused=False,
        clock=VirtualClock(),
        questions=tuple(Question(last, bank=bank) for _ in players),
        show=event.show,
        curtains=(),
        gate=None,
        talked=-1,
        fork=None,
    )


def _looked(session: TableSession, number: MemberId) -> TableSession:
    gate = session.gate
    if gate is None or number in gate.passed:
        return session
    return but(session, gate=but(gate, passed=(*gate.passed, number)))


def _acted(session: TableSession, seat: Seat) -> TableSession:
    """Who acts has looked."""
    member = session.members[seat] if seat >= 0 else None
    return _looked(session, member.id) if member and not member.plays_by else session


def _gate_opened(session: TableSession, now: float) -> TableSession:
    """The table goes on; open questions count from now, except for what was used up before."""
    assert session.gate
    since, shut = session.gate.since, session.gate.shut
    session = but(session, gate=None)
    session = but(session, since=None if session.paused or session.asleep else now) if shut else session
    elapsed = session.elapsed(now)
    later = [max(asked.since, elapsed - max(0.0, since - asked.since)) for asked in session.questions]
    questions = [but(asked, since=at) for asked, at in zip(session.questions, later, strict=True)]
    return but(session, questions=tuple(questions))


def _over(session: TableSession, game: AnyGame, seq: int, now: float) -> TableSession:
    """The game is over and counted. Its time runs on where the end is still to be shown."""
    assert session.table
    players, outcome = session.seated, session.outcome
    evening = session.evening.plus(game.finale, session.table, tuple(member.id for member in players))
    winners = tuple([players[seat].id for seat in (outcome.winners if outcome else ())])
    guests = tuple([Guest(member.id, member.name, member.level, member.face, member.colour) for member in players])
    over = Finished(
        number=session.number,
        game=session.game,
        winners=winners,
        seats=tuple([member.id for member in players]),
        rules=session.rules,
        options=session.options,
        begun=session.begun,
        until=seq,
    )
    evening = evening.noting(over, guests)
    session = but(session, phase=Phase.OVER, evening=evening, gate=None)
    return session if session.scale else _stopped(session, now)


def _ask_anew(session: TableSession, seat: Seat, now: float) -> TableSession:
    """A returning member gets the full time for an open answer; what was taken from the bank stays taken."""
    elapsed, question = session.elapsed(now), session.questions[seat]
    if not question.open:
        return session
    fresh = but(question, since=max(elapsed, session.curtain(seat)), bank=session.banked(seat, elapsed))
    return but(session, questions=(*session.questions[:seat], fresh, *session.questions[seat + 1 :]))


def _stopped(session: TableSession, now: float) -> TableSession:
    return but(session, ran=session.elapsed(now), since=None)


def _rematch(session: TableSession, seed: str) -> TableSession:
    """Back to the lobby without those who left; bots are ready, people are asked."""
    run = {member.id: max(member.run, 0) + 1 for member in session.seated}
    run |= {member.id: min(member.run, 0) - 1 for member in session.queue}
    stays = [member for member in session.members if not member.person or member.active_person]
    members = [
        but(member, ready=not member.person, entropy="", substitute=None, run=run.get(member.id, member.run))
        for member in stays
    ]
    order = {number: place for place, number in enumerate(session.order)}
    members.sort(key=lambda member: order.get(member.id, len(order)))  # who came during the game sits last
    return but(
        session,
        options=session.options | ({"first": CHANCE} if session.person_first else {}),
        person_first=False,
        phase=Phase.LOBBY,
        number=session.number + 1,
        seed=seed,
        members=tuple(members),
        entropy=(),
        draws=0,
        table=None,
        evening=session.evening.next_game(),
        gate=None,
    )


class Transaction:
    """One log entry being built: every event takes effect at once, so that the next can build on it."""

    def __init__(
        self,
        session: TableSession,
        catalog: Catalog,
        seq: int,
        now: float,
        newcomers: Mapping[int, Newcomer] = MappingProxyType({}),  # who knocked
        show: float = 0.0,  # how slowly things are shown in a game that is started now
    ) -> None:
        self.newcomers, self.show = newcomers, show
        self.before, self.session, self.catalog, self.seq, self.now = session, session, catalog, seq, now
        self.events: list[e.AnyEvent] = []
        self.states = [Stage(session.table.state)] if session.table else []
        self.scenes: Scenes = {}
        self._staged = 0  # states of which the scenes are known

    @property
    def game(self) -> AnyGame:
        """The rules of the title that is played or chosen now."""
        return self.catalog[self.session.game]

    def add(self, event: e.AnyEvent) -> None:
        before, self.session = self.session, apply(self.session, event, self.game, self.seq, self.now)
        self.events.append(event)
        match event, self.session.state:
            case ((e.Started() | e.PlayedOn()), State() as state):  # nobody is shown how it came to that
                self.states = [Stage(state)]
            case e.GameMove(Played(seat)), State() as state:
                self.states.append(Stage(state, seat if _shown_as_bot(before, seat) else None))

    def jump(self, moves: Iterable[e.GameMove], table: Table[Any]) -> None:
        """Moves whose outcome has been worked out elsewhere: a long game would hold up all other tables here."""
        self.events.extend(moves)
        self.session = but(self.session, table=table)

    def staged(self) -> TableSession:
        """The session with the curtains after what has happened so far; from now on its scenes are known, too."""
        if self._staged != len(self.states):
            self._staged, self.scenes = len(self.states), scenes_of(self.session, self.states, self.now)
        return with_curtains(self.session, self.scenes, self.now)

    def settled(self, member: MemberId | None = None, request: str = "") -> TableSession:
        """The session at the end of the entry."""
        session = settled(self.before, self.staged(), acted(self.events), self.now)
        return remember(session, member, request)


def _shown_as_bot(session: TableSession, seat: Seat) -> bool:
    """Whether a bot plays this seat, and everyone knows it."""
    member = session.members[seat] if seat >= 0 else None
    return bool(member and member.plays_by and not (member.substitute and member.substitute.quiet))
