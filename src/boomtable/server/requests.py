"""Requests of members: each becomes events of a transaction, or is refused with a code."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar

import msgspec

from boomtable.bots import default_level, make_bot
from boomtable.engine import CHANCE, PUBLIC, BadMove, BadSetup, Illegal, Place, Refusal, Seat, State, but
from boomtable.engine.records import Played, Spoken
from boomtable.server import events as e
from boomtable.server import gates
from boomtable.server.chance import play_chance
from boomtable.server.errors import Declined, NotAllowed
from boomtable.server.identifiers import CALL, CALL_LENGTH, LINE_LENGTH, clean_text, same_call
from boomtable.server.names import check_newcomer
from boomtable.server.new_secrets import new_seed
from boomtable.server.session import Member, Newcomer, TableSession
from boomtable.server.transitions import AnyGame, Transaction
from boomtable.wire import from_client
from boomtable.wire.protocol import MemberId, Phase, Settings, Visibility
from boomtable.wire.to_client import GateKind, SubstituteReason

PERSON_FIRST = ("time-bomb", "time-bomb-evolution")  # titles in which somebody alone would often get no turn

A = TypeVar("A", bound=from_client.Ask)


def handle(transaction: Transaction, number: MemberId, ask: from_client.Ask) -> None:
    """Handle a member's request, once however often it is sent; or raise Declined, Illegal, BadMove or BadSetup."""
    member = _present(transaction.session, number)
    if ask.id in member.done:
        return
    if type(ask) in FOR_THE_HOST and transaction.session.host != member.id:
        raise NotAllowed("not-host")
    HANDLERS[type(ask)](transaction, member, ask)
    pass_host_on(transaction)


def _present(session: TableSession, number: MemberId) -> Member:
    """The member, or NotAllowed if they have left."""
    member = session.member(number)
    if not member or not member.active_person:
        raise NotAllowed("not-here")
    return member


def pass_host_on(transaction: Transaction) -> None:
    """If the host has left, the next person becomes host; a table without people is closed."""
    people = transaction.session.people
    if not people:
        transaction.add(e.Closed())
        return
    session, ids = transaction.session, [person.id for person in people]
    if session.owner not in ids:
        transaction.add(e.HostChanged(session.host if session.host in ids else session.heirs[0].id, owns=True))
    elif session.host not in ids:
        transaction.add(e.HostChanged(session.owner))  # deadlines find somebody else if they are away


# The game.


def play(transaction: Transaction, member: Member, ask: from_client.Play) -> None:
    seat = _seat_in_play(transaction.session, member)
    come_back(transaction, member)
    gates.check_moving(transaction.session)
    question = transaction.session.questions[seat]
    if not question.open or question.number != ask.prompt:
        raise Declined("prompt-gone", prompt=ask.prompt)
    move(transaction, seat, ask.move)


def move(transaction: Transaction, seat: Seat, raw: bytes | msgspec.Raw) -> None:
    transaction.add(e.GameMove(Played(seat, transaction.game.read_move(_plain(raw)))))
    play_chance(transaction)


def say(transaction: Transaction, member: Member, ask: from_client.Say) -> None:
    seat = _seat_in_play(transaction.session, member)
    come_back(transaction, member)
    gates.check_moving(transaction.session)
    transaction.add(e.GameMove(Spoken(seat, transaction.game.read_talk(_plain(ask.talk)))))


def why(session: TableSession, game: AnyGame, number: MemberId, ask: from_client.Why) -> Refusal | None:
    """The reason a move is not on offer, as far as its mover may know."""
    seat = _seat_in_play(session, _present(session, number))
    assert session.table
    state: State = session.table.state
    return state.why_not(seat, game.read_move(_plain(ask.move)))


def back(transaction: Transaction, member: Member, ask: from_client.Back) -> None:
    _seat_in_play(transaction.session, member)
    come_back(transaction, member)


def looked(transaction: Transaction, member: Member, ask: from_client.Looked) -> None:
    """A tap for a gate that has opened meanwhile is no mistake."""
    come_back(transaction, member)
    gate = transaction.session.gate
    if gate and member.id not in gate.passed and transaction.session.seat(member.id) is not None:
        transaction.add(e.Looked(member.id))


def go_on(transaction: Transaction, member: Member, ask: from_client.GoOn) -> None:
    if gate := transaction.session.gate:
        if gate.kind is not GateKind.TALK and member.id != transaction.session.host:
            raise NotAllowed("not-host")
        gates.check_going_on(gate, transaction.now)
        gates.open_gate(transaction)


def skip(transaction: Transaction, member: Member, ask: from_client.Skip) -> None:
    """Go forward to the end of what is being shown, unless others play too or a clock of the game runs."""
    session = transaction.session
    seat, elapsed = _seat_in_play(session, member), session.elapsed(transaction.now)
    alone = len(session.people) == 1 and not session.clock.due
    if alone and session.curtain(seat) > elapsed:
        transaction.add(e.ShowSkipped(session.curtain(seat) - elapsed))


def come_back(transaction: Transaction, member: Member) -> None:
    """A member who was away or late gets the seat back as soon as they do something."""
    if (
        member.substitute
        and member.substitute.why in (SubstituteReason.AWAY, SubstituteReason.LATE)
        and transaction.session.playing
    ):
        seat = transaction.session.seat(member.id)
        assert seat is not None
        transaction.add(e.PersonReturned(seat))


def note_presence(transaction: Transaction, number: MemberId) -> None:
    """Even a refused request shows that somebody is there."""
    if member := transaction.session.member(number):
        come_back(transaction, member)


def _seat_in_play(session: TableSession, member: Member) -> Seat:
    seat = session.seat(member.id)
    if not session.playing or seat is None:
        raise Declined("no-game")
    if session.paused:
        raise Declined("paused")
    if member.substitute and member.substitute.why is SubstituteReason.HOST:
        raise Declined("handed-over")
    return seat


def _plain(raw: bytes | msgspec.Raw) -> Any:
    try:
        return msgspec.json.decode(raw)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Declined("malformed", detail=str(error)) from None


# In the lobby, and around the game.


def chat(transaction: Transaction, member: Member, ask: from_client.Chat) -> None:
    if not transaction.session.settings.chat:
        raise Declined("chat-off")
    if not (text := clean_text(ask.text)):
        raise Declined("empty-text")
    if len(text) > LINE_LENGTH:
        raise Declined("text-too-long", most=LINE_LENGTH)
    _audible(transaction.session, member, ask)
    transaction.add(e.ChatSaid(member.id, text))


def _audible(session: TableSession, member: Member, ask: from_client.Chat) -> None:
    """Refuse if a rule of the game forbids this seat to speak."""
    seat, state = session.seat(member.id), session.state
    if session.playing and state and seat is not None and (refusal := state.mute(seat)):
        raise Illegal(seat, ask, refusal)


def ready(transaction: Transaction, member: Member, ask: from_client.Ready) -> None:
    _lobby(transaction.session)
    transaction.add(e.Readied(member.id, ask.ready, ask.entropy))


def leave(transaction: Transaction, member: Member, ask: from_client.Leave) -> None:
    transaction.add(e.MemberLeft(member.id))


def add_bot(transaction: Transaction, member: Member, ask: from_client.AddBot) -> None:
    _lobby(transaction.session)
    check_free_seat(transaction.session)
    level = ask.level or default_level(transaction.game)
    make_bot(transaction.game, level)
    transaction.add(e.BotAdded(transaction.session.last_id + 1, level))


def check_free_seat(session: TableSession) -> None:
    if len(session.seated) >= session.settings.seats:
        raise Declined("table-full", seats=session.settings.seats)


def remove(transaction: Transaction, member: Member, ask: from_client.Remove) -> None:
    other = _other(transaction.session, ask.member)
    if other.id == member.id:
        raise Declined("not-yourself")
    check_own(transaction.session, member, other.id)
    if other.person or not transaction.session.table:
        transaction.add(e.MemberLeft(other.id))
    else:
        raise Declined("bot-stays")


def let_in(transaction: Transaction, member: Member, ask: from_client.LetIn) -> None:
    if (newcomer := transaction.newcomers.get(ask.knock)) is None:
        raise Declined("no-knock")
    add_person(transaction, newcomer, admitted=True)


def turn_away(transaction: Transaction, member: Member, ask: from_client.TurnAway) -> None:
    """Nothing happens to the table."""


def add_person(transaction: Transaction, newcomer: Newcomer, *, admitted: bool = False) -> MemberId:
    check_joinable(transaction.session, newcomer.name)
    number = transaction.session.last_id + 1
    transaction.add(e.Joined(number, newcomer.name, newcomer.key, newcomer.entropy, admitted))
    return number


def check_joinable(session: TableSession, name: str) -> None:
    if session.phase is not Phase.LOBBY:
        raise Declined("game-running")
    check_free_seat(session)
    check_newcomer(name, [member.name for member in session.members if member.name])


def check_own(session: TableSession, member: Member, other: MemberId) -> None:
    """Refuse what a host may do to anyone but the owner of the table, for whom they act."""
    if other == session.owner and not session.owns(member.id):
        owner = session.member(other)
        raise NotAllowed("not-owner", name=owner.name if owner else "")


def make_host(transaction: Transaction, member: Member, ask: from_client.MakeHost) -> None:
    other = _other(transaction.session, ask.member)
    if other.id == member.id or not other.active_person:
        raise Declined("no-person")
    transaction.add(e.HostChanged(other.id, owns=transaction.session.owns(member.id)))


def arrange(transaction: Transaction, member: Member, ask: from_client.Arrange) -> None:
    _lobby(transaction.session)
    if sorted(ask.members) != sorted(each.id for each in transaction.session.members):
        raise Declined("not-everyone")
    transaction.add(e.Arranged(ask.members))


def change(transaction: Transaction, member: Member, ask: from_client.Change) -> None:
    session, settings = (
        transaction.session,
        complete_settings(ask.settings or transaction.session.settings, transaction.game),
    )
    if session.phase is not Phase.LOBBY and (ask.options is not None or _held(session.settings) != _held(settings)):
        raise Declined("not-in-lobby")
    options = session.options if ask.options is None else checked_options(transaction.game, ask.options)
    if settings.seats < (players := len(but(session, settings=settings).seated)):
        raise Declined("too-few-seats", seats=settings.seats, members=players)
    transaction.add(e.Changed(settings, options))


def call(transaction: Transaction, member: Member, ask: from_client.Call) -> None:
    if ask.place not in transaction.game.table(transaction.game.seats[0]).state.places:
        raise Declined("no-place", place=ask.place)
    link = ask.link.strip()
    if link and not (len(link) <= CALL_LENGTH and CALL.fullmatch(link)):
        raise Declined("bad-call", most=CALL_LENGTH)
    apart = [other for place, other in transaction.session.calls if place not in (ask.place, PUBLIC)]
    if ask.place != PUBLIC and same_call(link) in map(same_call, apart):
        raise Declined("same-call")  # reveals nothing: only somebody with the other link sees this
    transaction.add(e.CallSet(ask.place, link))


def check_screen(transaction: Transaction, number: MemberId | None, place: Place) -> None:
    """Refuse unless this member may open a screen there now: in a game, nobody who plays may look into a room."""
    session = transaction.session
    if session.host != number:
        raise NotAllowed("not-host")
    if place not in transaction.game.table(transaction.game.seats[0]).state.viewers:
        raise Declined("no-place", place=place)
    if place != PUBLIC and session.phase is not Phase.LOBBY and session.moderator != number:
        raise Declined("screen-in-lobby")


def close_screen(transaction: Transaction, member: Member, ask: from_client.CloseScreen) -> None:
    found = [screen for screen in transaction.session.screens if screen.id == ask.screen]
    if not found:
        raise Declined("no-screen")
    transaction.add(e.ScreenClosed(found[0].key))


def complete_settings(settings: Settings, game: AnyGame) -> Settings:
    """Cap the seats at what the game allows; by default, only public tables have spectators."""
    public = settings.visibility is Visibility.PUBLIC
    spectators = public if settings.spectators is None else settings.spectators
    return but(settings, seats=min(settings.seats, game.seats[-1]), spectators=spectators)


def checked_options(game: Any, options: dict[str, Any]) -> dict[str, Any]:
    """House rules with all defaults filled in, or BadSetup."""
    plain_options: dict[str, Any] = msgspec.to_builtins(game.read_options(options))
    return plain_options


def _held(settings: Settings) -> Settings:
    """The settings that may not change during a game."""
    held = {name: getattr(settings, name) for name in ("seats", "clock", "moderator", "research")}
    return but(Settings(), **held)


def start(transaction: Transaction, member: Member, ask: from_client.Start) -> None:
    session = transaction.session
    _lobby(session)
    asked = [each for each in session.people if each.id not in (session.host, session.owner)]
    if waiting := [each.name for each in asked if not each.ready]:
        raise Declined("not-ready", names=", ".join(waiting))
    if len(session.seated) not in transaction.game.seats:
        low, high = transaction.game.seats[0], transaction.game.seats[-1]
        raise BadSetup("bad-players", game=session.game, players=len(session.seated), low=low, high=high)
    transaction.add(e.Started(transaction.game.rules, only_person_first(session), transaction.show))
    play_chance(transaction)


def only_person_first(session: TableSession) -> Seat | None:
    """The seat of a person who plays with bots alone: unless the host chose otherwise, they begin a Time Bomb."""
    people = [seat for seat, member in enumerate(session.seated) if member.person]
    left_open = session.game in PERSON_FIRST and session.options.get("first") == CHANCE
    return people[0] if left_open and len(people) == 1 else None


def pause(transaction: Transaction, member: Member, ask: from_client.Pause) -> None:
    _in_game(transaction.session)
    if transaction.session.paused:
        raise Declined("paused")
    transaction.add(e.Paused())


def resume(transaction: Transaction, member: Member, ask: from_client.Resume) -> None:
    _in_game(transaction.session)
    if not transaction.session.paused:
        raise Declined("not-paused")
    transaction.add(e.Resumed())


def hand_over(transaction: Transaction, member: Member, ask: from_client.HandOver) -> None:
    _in_game(transaction.session)
    other, seat = _other(transaction.session, ask.member), transaction.session.seat(ask.member)
    if seat is None or not other.active_person:
        raise Declined("no-person")
    level = ask.level or default_level(transaction.game)
    make_bot(transaction.game, level)
    transaction.add(e.SubstituteAdded(seat, SubstituteReason.HOST, level))


def hand_back(transaction: Transaction, member: Member, ask: from_client.HandBack) -> None:
    _in_game(transaction.session)
    other, seat = _other(transaction.session, ask.member), transaction.session.seat(ask.member)
    if (
        seat is None or not other.active_person or not other.substitute or other.substitute.quiet
    ):  # a host may not ask who was
        raise Declined("nothing-to-hand-back")
    transaction.add(e.PersonReturned(seat))


def rematch(transaction: Transaction, member: Member, ask: from_client.Rematch) -> None:
    if transaction.session.phase is not Phase.OVER:
        raise Declined("not-over")
    transaction.add(e.RematchOpened(new_seed()))


def _other(session: TableSession, number: MemberId) -> Member:
    if not (other := session.member(number)):
        raise Declined("no-member", member=number)
    return other


def _lobby(session: TableSession) -> None:
    if session.phase is not Phase.LOBBY:
        raise Declined("not-in-lobby")


def _in_game(session: TableSession) -> None:
    if not session.playing:
        raise Declined("no-game")


Handlers: TypeAlias = dict[type[from_client.Ask], Callable[[Transaction, Member, Any], object]]

FOR_MEMBERS: Handlers = {
    from_client.Play: play,
    from_client.Say: say,
    from_client.Chat: chat,
    from_client.Ready: ready,
    from_client.Leave: leave,
    from_client.Back: back,
    from_client.Looked: looked,
    from_client.GoOn: go_on,
    from_client.Skip: skip,
}
FOR_THE_HOST: Handlers = {
    from_client.AddBot: add_bot,
    from_client.Remove: remove,
    from_client.LetIn: let_in,
    from_client.TurnAway: turn_away,
    from_client.MakeHost: make_host,
    from_client.Arrange: arrange,
    from_client.Change: change,
    from_client.Call: call,
    from_client.CloseScreen: close_screen,
    from_client.Start: start,
    from_client.Pause: pause,
    from_client.Resume: resume,
    from_client.HandOver: hand_over,
    from_client.HandBack: hand_back,
    from_client.Rematch: rematch,
}
HANDLERS: Handlers = {**FOR_MEMBERS, **FOR_THE_HOST}

REFUSALS = (Declined, Illegal, BadMove, BadSetup)
