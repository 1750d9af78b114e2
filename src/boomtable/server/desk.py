"""What a member asks for, and whether it may be had: requests become events, or are declined with a code."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from boomtable.bots import hire, usual
from boomtable.engine import PUBLIC, BadMove, BadSetup, Illegal, Refusal, Seat, State, but
from boomtable.engine.records import Played, Spoken
from boomtable.server import events as e
from boomtable.server.dealer import deal
from boomtable.server.errors import Declined, NoKey
from boomtable.server.history import AnyGame, Draft
from boomtable.server.names import CALL, CALL_LENGTH, LINE_LENGTH, plain, same_call
from boomtable.server.room import Member, Room
from boomtable.wire import messages as m
from boomtable.wire.messages import Minder, Phase, Settings

A = TypeVar("A", bound=m.Ask)

SEED_BYTES = 32


def new_seed() -> str:
    return secrets.token_hex(SEED_BYTES)


def grant(draft: Draft, member: Member, ask: m.Ask) -> None:
    """Do what is asked, or raise Declined, Illegal, BadMove or BadSetup."""
    if isinstance(ask, HOSTS_ONLY) and draft.room.host != member.id:
        raise NoKey("not-host")
    GRANTS[type(ask)](draft, member, ask)
    hand_on(draft)


def hand_on(draft: Draft) -> None:
    """The host's rights pass on when the host is gone for good; a table without people is closed."""
    people = draft.room.people
    if not people:
        draft.happen(e.Closed())
    elif draft.room.host not in [person.id for person in people]:
        draft.happen(e.Hosted(people[0].id))


# The game.


def play(draft: Draft, member: Member, ask: m.Play) -> None:
    seat = _seat_in_play(draft.room, member)
    come_back(draft, member)
    question = draft.room.questions[seat]
    if not question.open or question.number != ask.prompt:
        raise Declined("prompt-gone", prompt=ask.prompt)
    move(draft, seat, ask.move)


def move(draft: Draft, seat: Seat, raw: bytes | msgspec.Raw) -> None:
    draft.happen(e.Went(Played(seat, draft.game.read_move(_plain(raw)))))
    deal(draft)


def say(draft: Draft, member: Member, ask: m.Say) -> None:
    seat = _seat_in_play(draft.room, member)
    come_back(draft, member)
    draft.happen(e.Went(Spoken(seat, draft.game.read_talk(_plain(ask.talk)))))


def why(draft: Draft, member: Member, ask: m.Why) -> Refusal | None:
    """The reason a move is not on offer, as its mover may know it."""
    seat = _seat_in_play(draft.room, member)
    assert draft.room.table
    state: State = draft.room.table.state
    return state.why_not(seat, draft.game.read_move(_plain(ask.move)))


def back(draft: Draft, member: Member, ask: m.Back) -> None:
    _seat_in_play(draft.room, member)
    come_back(draft, member)


def come_back(draft: Draft, member: Member) -> None:
    """Whoever was away or late has their seat again as soon as they do something."""
    if member.stand and member.stand.why in (Minder.AWAY, Minder.LATE) and draft.room.playing:
        seat = draft.room.seat(member.id)
        assert seat is not None
        draft.happen(e.Returned(seat))


def stir(draft: Draft, number: m.MemberId) -> None:
    """Even what is refused shows that somebody is there."""
    if member := draft.room.member(number):
        come_back(draft, member)


def _seat_in_play(room: Room, member: Member) -> Seat:
    seat = room.seat(member.id)
    if not room.playing or seat is None:
        raise Declined("no-game")
    if room.paused:
        raise Declined("paused")
    if member.stand and member.stand.why is Minder.HOST:
        raise Declined("handed-over")
    return seat


def _plain(raw: bytes | msgspec.Raw) -> Any:
    try:
        return msgspec.json.decode(raw)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Declined("malformed", detail=str(error)) from None


# In the lobby, and around the game.


def chat(draft: Draft, member: Member, ask: m.Chat) -> None:
    if not draft.room.settings.chat:
        raise Declined("chat-off")
    if not (text := plain(ask.text)):
        raise Declined("empty-text")
    if len(text) > LINE_LENGTH:
        raise Declined("text-too-long", most=LINE_LENGTH)
    _audible(draft.room, member, ask)
    draft.happen(e.ChatSaid(member.id, text))


def _audible(room: Room, member: Member, ask: m.Chat) -> None:
    """A rule of the game may forbid a seat to make a sound."""
    seat, state = room.seat(member.id), room.state
    if room.playing and state and seat is not None and (refusal := state.mute(seat)):
        raise Illegal(seat, ask, refusal)


def ready(draft: Draft, member: Member, ask: m.Ready) -> None:
    _lobby(draft.room)
    draft.happen(e.Readied(member.id, ask.ready, ask.entropy))


def leave(draft: Draft, member: Member, ask: m.Leave) -> None:
    draft.happen(e.Departed(member.id))


def add_bot(draft: Draft, member: Member, ask: m.AddBot) -> None:
    _lobby(draft.room)
    room_for_one(draft.room)
    level = ask.level or usual(draft.game)
    hire(draft.game, level)
    draft.happen(e.BotAdded(draft.room.hired + 1, level))


def room_for_one(room: Room) -> None:
    if len(room.seated) >= room.settings.seats:
        raise Declined("table-full", seats=room.settings.seats)


def remove(draft: Draft, member: Member, ask: m.Remove) -> None:
    other = _other(draft.room, ask.member)
    if other.id == member.id:
        raise Declined("not-yourself")
    if other.person or not draft.room.table:
        draft.happen(e.Departed(other.id))
    else:
        raise Declined("bot-stays")


def arrange(draft: Draft, member: Member, ask: m.Arrange) -> None:
    _lobby(draft.room)
    if sorted(ask.members) != sorted(each.id for each in draft.room.members):
        raise Declined("not-everyone")
    draft.happen(e.Arranged(ask.members))


def change(draft: Draft, member: Member, ask: m.Change) -> None:
    room, settings = draft.room, fitting(ask.settings or draft.room.settings, draft.game)
    if room.phase is not Phase.LOBBY and (ask.options is not None or _held(room.settings) != _held(settings)):
        raise Declined("not-in-lobby")
    options = room.options if ask.options is None else checked_options(draft.game, ask.options)
    if settings.seats < (players := len(but(room, settings=settings).seated)):
        raise Declined("too-few-seats", seats=settings.seats, members=players)
    draft.happen(e.Changed(settings, options))


def call(draft: Draft, member: Member, ask: m.Call) -> None:
    if ask.place not in draft.game.table(draft.game.seats[0]).state.viewers:
        raise Declined("no-place", place=ask.place)
    link = ask.link.strip()
    if link and not (len(link) <= CALL_LENGTH and CALL.fullmatch(link)):
        raise Declined("bad-call", most=CALL_LENGTH)
    apart = [other for place, other in draft.room.calls if place not in (ask.place, PUBLIC)]
    if ask.place != PUBLIC and same_call(link) in map(same_call, apart):
        raise Declined("same-call")  # no news of the other room's link: whoever hears this has it
    draft.happen(e.CallSet(ask.place, link))


def fitting(settings: Settings, game: AnyGame) -> Settings:
    """No more seats than the game has."""
    return but(settings, seats=min(settings.seats, game.seats[-1]))


def checked_options(game: Any, options: dict[str, Any]) -> dict[str, Any]:
    """House rules with all defaults filled in, or BadSetup."""
    plain_options: dict[str, Any] = msgspec.to_builtins(game.read_options(options))
    return plain_options


def _held(settings: Settings) -> Settings:
    """What of the settings may not change in a game."""
    held = {name: getattr(settings, name) for name in ("seats", "clock", "moderator", "research")}
    return but(Settings(), **held)


def start(draft: Draft, member: Member, ask: m.Start) -> None:
    room = draft.room
    _lobby(room)
    if waiting := [each.name for each in room.people if not each.ready and each.id != room.host]:
        raise Declined("not-ready", names=", ".join(waiting))
    if len(room.seated) not in draft.game.seats:
        low, high = draft.game.seats[0], draft.game.seats[-1]
        raise BadSetup("bad-players", game=room.game, players=len(room.seated), low=low, high=high)
    draft.happen(e.Started(draft.game.rules))
    deal(draft)


def pause(draft: Draft, member: Member, ask: m.Pause) -> None:
    _in_game(draft.room)
    if draft.room.paused:
        raise Declined("paused")
    draft.happen(e.Paused())


def resume(draft: Draft, member: Member, ask: m.Resume) -> None:
    _in_game(draft.room)
    if not draft.room.paused:
        raise Declined("not-paused")
    draft.happen(e.Resumed())


def hand_over(draft: Draft, member: Member, ask: m.HandOver) -> None:
    _in_game(draft.room)
    other, seat = _other(draft.room, ask.member), draft.room.seat(ask.member)
    if seat is None or not other.here_for_good:
        raise Declined("no-person")
    level = ask.level or usual(draft.game)
    hire(draft.game, level)
    draft.happen(e.Minded(seat, Minder.HOST, level))


def hand_back(draft: Draft, member: Member, ask: m.HandBack) -> None:
    _in_game(draft.room)
    other, seat = _other(draft.room, ask.member), draft.room.seat(ask.member)
    if seat is None or not other.here_for_good or not other.stand or other.stand.quiet:  # a host may not ask who was
        raise Declined("nothing-to-hand-back")
    draft.happen(e.Returned(seat))


def rematch(draft: Draft, member: Member, ask: m.Rematch) -> None:
    if draft.room.phase is not Phase.OVER:
        raise Declined("not-over")
    draft.happen(e.Again(new_seed()))


def _other(room: Room, number: m.MemberId) -> Member:
    if not (other := room.member(number)):
        raise Declined("no-member", member=number)
    return other


def _lobby(room: Room) -> None:
    if room.phase is not Phase.LOBBY:
        raise Declined("not-in-lobby")


def _in_game(room: Room) -> None:
    if not room.playing:
        raise Declined("no-game")


GRANTS: dict[type[m.Ask], Callable[[Draft, Member, Any], object]] = {
    m.Play: play,
    m.Say: say,
    m.Chat: chat,
    m.Ready: ready,
    m.Leave: leave,
    m.Back: back,
    m.AddBot: add_bot,
    m.Remove: remove,
    m.Arrange: arrange,
    m.Change: change,
    m.Call: call,
    m.Start: start,
    m.Pause: pause,
    m.Resume: resume,
    m.HandOver: hand_over,
    m.HandBack: hand_back,
    m.Rematch: rematch,
}

HOSTS_ONLY = (
    m.AddBot,
    m.Remove,
    m.Arrange,
    m.Change,
    m.Call,
    m.Start,
    m.Pause,
    m.Resume,
    m.HandOver,
    m.HandBack,
    m.Rematch,
)

REFUSALS = (Declined, Illegal, BadMove, BadSetup)
