"""What comes of what happens: a room and an event give the next room, live and out of the log alike."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias, assert_never

from boomtable.bots import usual
from boomtable.engine import Game, Open, Seat, State, VirtualClock, but
from boomtable.engine.records import Played, Spoken, follow
from boomtable.server import events as e
from boomtable.server.room import REMEMBERED, Line, Member, OneTimeLink, Question, Room, Screen, Stand
from boomtable.wire.messages import MemberId, Minder, Phase

AnyGame: TypeAlias = Game[Any, Any]


def opened(event: e.Opened) -> Room:
    return Room(
        id=event.id,
        code=event.code,
        game=event.game,
        options=event.options,
        settings=event.settings,
        seed=event.seed,
    )


def after(room: Room, event: e.AnyEvent, game: AnyGame, seq: int, house: float) -> Room:
    """The room once this has happened."""
    match event:
        case e.Opened():
            return opened(event)
        case e.Joined(id, name, key, entropy):
            member = Member(id=id, name=name, keys=(key,), entropy=entropy)
            first = not room.people
            room = but(room, members=(*room.members, member), hired=id)
            return but(room, host=id) if first else room
        case e.BotAdded(id, level):
            return but(room, members=(*room.members, Member(id=id, level=level, ready=True)), hired=id)
        case e.Departed(id):
            return _departed(room, id, game)
        case e.Readied(id, ready, entropy):
            return _with(room, id, ready=ready, **({"entropy": entropy} if entropy else {}))
        case e.Arranged(order):
            return but(room, members=tuple(sorted(room.members, key=lambda member: order.index(member.id))))
        case e.Changed(settings, options):
            room = _asked_to_agree(room) if settings.research and not room.settings.research else room
            return but(room, settings=settings, options=options)
        case e.Hosted(id):
            return but(room, host=id)
        case e.Linked(link, id, place, until, moves):
            return but(room, links=(*room.links, OneTimeLink(link, id, place, until, moves)))
        case e.Redeemed(link, key):
            return _redeemed(room, link, key)
        case e.ChatSaid(id, text):
            return _chatted(room, id, text)
        case e.CallSet(place, link):
            others = tuple(call for call in room.calls if call[0] != place)
            return but(room, calls=(*others, (place, link)) if link else others)
        case e.Started(rules):
            return _started(room, rules, game, seq, house)
        case e.Went(entry, draws):
            assert room.table
            room = but(room, table=follow(room.table, entry), draws=room.draws + len(draws))
            room = _unminded(room, entry.seat) if isinstance(entry, Played) else room
            return _stopped(but(room, phase=Phase.OVER), house) if room.outcome else room
        case e.Paused():
            return _stopped(but(room, paused=True), house)
        case e.Resumed():
            return but(room, paused=False, since=None if room.asleep else house)
        case e.Slept():
            return _stopped(but(room, asleep=True), house)
        case e.Woke():
            return but(room, asleep=False, since=None if room.paused else house)
        case e.Minded(seat, why, level, quiet):
            return _with(room, room.members[seat].id, stand=Stand(why, level, quiet))
        case e.Returned(seat):
            return _asked_anew(_with(room, room.members[seat].id, stand=None), seat, house)
        case e.Again(seed):
            return _again(room, seed)
        case e.Closed():
            return _stopped(but(room, phase=Phase.CLOSED), house)
        case _:
            assert_never(event)


def settled(before: Room, room: Room, acted: Iterable[Seat], house: float) -> Room:
    """The room once an entry is complete: alarms watched, and every seat asked what it is asked now."""
    if not room.playing or not room.table:
        return room
    now, state = room.time(house), room.table.state
    clock = but(room.clock, now=now).watch(state.alarms)
    asked = tuple(_asked(before, room, seat, seat in acted, now) for seat in range(state.players))
    return but(room, clock=clock, questions=asked)


def _asked(before: Room, room: Room, seat: Seat, acted: bool, now: float) -> Question:
    """The same question stays open while others answer; a new one has a new number, and the old one is paid for."""
    assert room.table
    was, state = room.questions[seat], room.table.state
    if was.open and not acted and before.state is not None and _same(before.state, state, seat):
        return was
    bank = but(before, questions=room.questions).banked(seat, now)
    if seat not in state.turn:
        return Question(was.number, False, was.since, bank)
    return Question(was.number + 1, True, now, bank)


def _same(before: State, state: State, seat: Seat) -> bool:
    """Is this seat still asked the very same thing? What is on offer in an open step may change under one's hands."""
    if before is state:
        return True
    if seat not in state.turn or before.todo[:1] != state.todo[:1]:
        return False
    return isinstance(state.todo[0], Open) or before.choices(seat) == state.choices(seat)


def acted(happened: Iterable[e.AnyEvent]) -> set[Seat]:
    """The seats that made a move."""
    return {event.entry.seat for event in happened if isinstance(event, e.Went) and isinstance(event.entry, Played)}


def _with(room: Room, number: MemberId, **fields: Any) -> Room:
    return but(room, members=tuple(but(m, **fields) if m.id == number else m for m in room.members))


def remember(room: Room, number: MemberId | None, request: str) -> Room:
    """The room with this request noted as done, so that it counts once however often it comes."""
    member = room.member(number) if number is not None and request else None
    return _with(room, member.id, done=(*member.done, request)[-REMEMBERED:]) if member else room


def _departed(room: Room, number: MemberId, game: AnyGame) -> Room:
    """Gone for good: their keys fit no more, and in a game a bot plays their chair to the end."""
    links = tuple(link for link in room.links if link.member != number)
    if room.table:
        stand = Stand(Minder.LEFT, usual(game))
        room = _with(room, number, keys=(), stand=stand, ready=True)
    else:
        room = but(room, members=tuple(member for member in room.members if member.id != number))
    return but(room, links=links)


def _unminded(room: Room, seat: Seat) -> Room:
    """A secret caretaker goes with the question: whose seat it is was not told, so it must not stay."""
    stand = room.members[seat].stand if seat >= 0 else None
    return _with(room, room.members[seat].id, stand=None) if stand and stand.quiet else room


def _redeemed(room: Room, link: str, key: str) -> Room:
    [used] = [each for each in room.links if each.link == link]
    room = but(room, links=tuple(each for each in room.links if each.link != link))
    if used.place is not None:
        return but(room, screens=(*room.screens, Screen(used.place, key)))
    if (member := room.member(used.member or 0)) is None:
        return room
    if used.moves:
        return _with(room, member.id, keys=(key,), moved=member.moved + 1)
    return _with(room, member.id, keys=(*member.keys, key))


def _asked_to_agree(room: Room) -> Room:
    """Nobody's game is given away by surprise: whoever was ready is asked again."""
    return but(room, members=tuple(but(m, ready=False) if m.person else m for m in room.members))


def _chatted(room: Room, number: MemberId, text: str) -> Room:
    member = room.member(number)
    line = Line(number, member.name if member else "", text, room.hearers(number))
    return but(room, chat=room.chat.plus(line))


def _started(room: Room, rules: int, game: AnyGame, seq: int, house: float) -> Room:
    bank = float(room.settings.clock.bank) if room.settings.clock else 0.0
    last = max((question.number for question in room.questions), default=0)  # of the game before
    players, moderator = room.seated, room.moderator
    options = dict(game.options_since(rules, len(players), room.options))
    return but(
        room,
        options=options,
        phase=Phase.PLAYING,
        members=(*players, *(member for member in room.members if member.id == moderator)),
        presiding=moderator,
        rules=rules,
        begun=seq,
        entropy=room.pooled,
        draws=0,
        table=game.table(len(players), options),
        ran=0.0,
        since=house,
        paused=False,
        clock=VirtualClock(),
        questions=tuple(Question(last, bank=bank) for _ in players),
    )


def _asked_anew(room: Room, seat: Seat, house: float) -> Room:
    """Who comes back gets the full time for the answer that is still open; what the bank paid is gone."""
    now, question = room.time(house), room.questions[seat]
    if not question.open:
        return room
    fresh = but(question, since=now, bank=room.banked(seat, now))
    return but(room, questions=(*room.questions[:seat], fresh, *room.questions[seat + 1 :]))


def _stopped(room: Room, house: float) -> Room:
    return but(room, ran=room.time(house), since=None)


def _again(room: Room, seed: str) -> Room:
    """The lobby again, without those who left; bots are ready, people are asked."""
    stays = [member for member in room.members if not member.person or member.here_for_good]
    members = tuple(but(member, ready=not member.person, entropy="", stand=None) for member in stays)
    return but(
        room,
        phase=Phase.LOBBY,
        number=room.number + 1,
        seed=seed,
        members=members,
        entropy=(),
        draws=0,
        table=None,
    )


def typed(game: AnyGame, event: e.AnyEvent) -> e.AnyEvent:
    """An event from the log, its move or word read as one of the game's."""
    match event:
        case e.Went(Played(seat, move)):
            return but(event, entry=Played(seat, game.read_move(move)))
        case e.Went(Spoken(seat, talk)):
            return but(event, entry=Spoken(seat, game.read_talk(talk)))
    return event


class Draft:
    """An entry in the making: every event takes effect at once, so that the next can build on it."""

    def __init__(self, room: Room, game: AnyGame, seq: int, house: float) -> None:
        self.before, self.room, self.game, self.seq, self.house = room, room, game, seq, house
        self.events: list[e.AnyEvent] = []

    def happen(self, event: e.AnyEvent) -> None:
        self.room = after(self.room, event, self.game, self.seq, self.house)
        self.events.append(event)

    def settled(self, member: MemberId | None = None, request: str = "") -> Room:
        room = settled(self.before, self.room, acted(self.events), self.house)
        return remember(room, member, request)


def again(game: AnyGame, room: Room | None, entry: e.Entry, seq: int, house: float) -> Room:
    """The room after one line of its log."""
    happened = [typed(game, event) for event in entry.events]
    start = room or opened(next(event for event in happened if isinstance(event, e.Opened)))
    draft = Draft(start, game, seq, house)
    for event in happened:
        draft.happen(event)
    return draft.settled(entry.member, entry.id)
