"""What each listener is told: views and nothing else, and only when something changed for that viewer."""

from __future__ import annotations

from importlib.metadata import version
from typing import Any

import msgspec

from boomtable.engine import PUBLIC, Open, Seat, Viewer, but, commitment
from boomtable.server.dealer import fair_table
from boomtable.server.live import Listener, Live, Told, hearer
from boomtable.server.room import Member, Room
from boomtable.wire import messages as m
from boomtable.wire.changes import changes, whole, written
from boomtable.wire.messages import ENCODE
from boomtable.wire.offers import offer

VERSION = version("boomtable")
NO_CALL = ENCODE(m.Called(None, None))


def welcome(live: Live, listener: Listener, house: float) -> None:
    """All that a newcomer needs, whatever happened before."""
    room = live.room
    place = None if listener.member is not None else listener.place
    told = m.Welcome(protocol=m.PROTOCOL, server=VERSION, code=room.code, member=listener.member, place=place)
    listener.tell(ENCODE(told))
    if (now := roster(live)) != live.roster:  # somebody came: the newcomer
        live.roster = now
        _tell_all(live, now)
    else:
        listener.tell(now)
    if room.settings.chat and (lines := room.chat.heard(hearer(listener))):
        listener.tell(ENCODE(m.Chatted(lines)))
    if listener.member is not None:
        now = live.called[listener.member] = call(room, listener.member)
        if now != NO_CALL:
            listener.tell(now)
    viewer = live.viewer(listener)
    if viewer is None or not room.table:
        return
    known = live.told.setdefault(viewer, Told())
    _look(room, viewer, known)
    known.heard, known.times = len(room.table.heard(viewer)), dues(room, viewer)
    _tell_view([listener], known, _whole(known))
    listener.tell(heard(room, viewer, 0))
    listener.tell(times(room, viewer, house))


def show(live: Live, house: float) -> None:
    """Tell everyone what is new for them."""
    room = live.room
    if (now := roster(live)) != live.roster:
        live.roster = now
        _tell_all(live, now)
    if live.chat is not room.chat:
        _show_chat(live)
    _show_calls(live)
    if not room.table:
        live.told.clear()
        return
    watching = live.watching()
    for viewer in live.told.keys() - watching.keys():
        del live.told[viewer]  # nobody knows it any more
    for viewer, listeners in watching.items():
        _show(live, viewer, listeners, house)


def _show_chat(live: Live) -> None:
    """Tell everyone the lines that are new for them, and nothing to who heard none."""
    known, live.chat = live.chat, live.room.chat
    for ears in {hearer(listener) for listener in live.listeners}:
        lines = tuple(line for line in live.chat.heard(ears) if line.number > known.count(ears))
        message = ENCODE(m.Chatted(lines))
        for listener in live.listeners if lines else ():
            if hearer(listener) == ears:
                listener.tell(message)


def _show_calls(live: Live) -> None:
    """Tell each member who changed places the call of the new one, and nobody anything of calls elsewhere."""
    for member in {listener.member for listener in live.listeners if listener.member is not None}:
        if (now := call(live.room, member)) != live.called.get(member, NO_CALL):
            live.called[member] = now
            for listener in live.listeners:
                if listener.member == member:
                    listener.tell(now)


def _show(live: Live, viewer: Viewer, listeners: list[Listener], house: float) -> None:
    room, known = live.room, live.told.setdefault(viewer, Told())
    assert room.table
    news, before = [], known.view
    if (new := _look(room, viewer, known)) is not None:
        knowing = [listener for listener in listeners if listener.changes and listener.known is before]
        if knowing:
            _tell_view(knowing, known, ENCODE(new))
        if len(knowing) < len(listeners):
            _tell_view([each for each in listeners if each not in knowing], known, _whole(known))
    if (ears := len(room.table.heard(viewer))) != known.heard:
        news.append(heard(room, viewer, known.heard if ears > known.heard else 0))
        known.heard = ears
    if (due := dues(room, viewer)) != known.times:
        known.times = due
        news.append(times(room, viewer, house))
    for listener in listeners:
        for message in news:
            listener.tell(message)


def _look(room: Room, viewer: Viewer, known: Told) -> m.Changes | None:
    """What a viewer sees now and what of it is new, if anything is: a view they know stays the very same."""
    assert room.table
    before, asks = known.view, known.prompt
    view, question = written(room.table.state.view(viewer), before), asked(room, viewer)
    new = changes(before, view)
    if before and question == known.asked and not new.changed and not new.grown:
        return None  # what is on offer follows from the view
    known.view, known.asked, known.prompt = view, question, ENCODE(prompt(room, viewer))
    return new if known.prompt == asks else but(new, prompt=msgspec.Raw(known.prompt))


def _whole(known: Told) -> bytes:
    prompt: Any = msgspec.Raw(known.prompt)
    return ENCODE(m.Update(whole(known.view), prompt))


def _tell_view(listeners: list[Listener], known: Told, message: bytes) -> None:
    for listener in listeners:
        listener.known = known.view
        listener.tell(message)


def _tell_all(live: Live, message: bytes) -> None:
    for listener in live.listeners:
        listener.tell(message)


# The messages.


def call(room: Room, member: m.MemberId) -> bytes:
    found = room.call(member)
    return ENCODE(m.Called(*found)) if found else NO_CALL


def update(room: Room, viewer: Viewer) -> bytes:
    assert room.table
    return ENCODE(m.Update(room.table.state.view(viewer), prompt(room, viewer)))


def prompt(room: Room, viewer: Viewer) -> m.Prompt | None:
    number = asked(room, viewer)
    if number is None:
        return None
    assert room.table
    state = room.table.state
    return m.Prompt(number, offer(state.choices(int(viewer))), owed=not isinstance(state.todo[0], Open))


def asked(room: Room, viewer: Viewer) -> int | None:
    """The number of the question that is open for a viewer."""
    if not isinstance(viewer, int) or not room.playing:
        return None
    question = room.questions[viewer]
    return question.number if question.open else None


def heard(room: Room, viewer: Viewer, start: int) -> bytes:
    assert room.table
    return ENCODE(m.Heard(start, room.table.heard(viewer)[start:]))


def dues(room: Room, viewer: Viewer) -> object:
    """What the clocks that a viewer sees depend on; while it stays the same they just run on."""
    seat = _clocked(room, viewer)
    late = (room.late(seat), room.questions[seat].bank) if seat is not None else None
    return room.since is None, room.clock.due if room.playing else (), late


def times(room: Room, viewer: Viewer, house: float) -> bytes:
    return ENCODE(clocks(room, viewer, house))


def pong(live: Live, listener: Listener, request: str, house: float) -> bytes:
    viewer = live.viewer(listener)
    return ENCODE(m.Pong(request, None if viewer is None else clocks(live.room, viewer, house)))


def clocks(room: Room, viewer: Viewer, house: float) -> m.Times:
    now, seat = room.time(house), _clocked(room, viewer)
    late = room.late(seat) if seat is not None else None
    alarms = tuple(m.Left(due.name, _tenths(due.at - now)) for due in room.clock.due) if room.playing else ()
    return m.Times(
        running=room.since is not None,
        alarms=alarms,
        mine=None if late is None else _tenths(late - now),
        bank=None if seat is None or not room.settings.clock else _tenths(room.questions[seat].bank),
    )


def _clocked(room: Room, viewer: Viewer) -> Seat | None:
    return viewer if isinstance(viewer, int) and room.playing else None


def _tenths(seconds: float) -> float:
    return max(0.0, round(seconds, 1))


def roster(live: Live) -> bytes:
    room = live.room
    chairs = tuple([_chair(live, member) for member in room.members])
    return ENCODE(
        m.Roster(
            code=room.code,
            game=room.game,
            rules=room.rules or live.game.rules,
            phase=room.phase,
            number=room.number,
            host=room.host,
            moderator=room.moderator,
            chairs=chairs,
            settings=room.settings,
            options=room.options,
            paused=room.paused,
            screens=tuple(screen.place for screen in room.screens),
            fair=m.FairDeal(
                table=fair_table(room.id, room.number),
                commitment=commitment(room.seed),
                entropy=room.entropy or room.pooled,
            ),
        )
    )


def _chair(live: Live, member: Member) -> m.Chair:
    stand = member.stand
    return m.Chair(
        member=member.id,
        name=member.name,
        level=member.level,
        ready=member.ready,
        present=live.present(member.id),
        minder=stand.why if stand and not stand.quiet else None,
        moved=member.moved,
    )


def summary(room: Room) -> m.Summary:
    host = room.member(room.host)
    return m.Summary(
        code=room.code,
        game=room.game,
        phase=room.phase,
        host=host.name if host else "",
        taken=len(room.seated),
        seats=room.settings.seats,
        spectators=room.settings.spectators,
    )


def listen_in(room: Room, seat: Seat) -> tuple[msgspec.Raw, msgspec.Raw]:
    """What a person's device would have been sent by now: a bot gets exactly these bytes."""
    return msgspec.Raw(update(room, seat)), msgspec.Raw(heard(room, seat, 0))


def publicly_asked(room: Room, seat: Seat) -> bool:
    """May everyone know that this seat is waited for?"""
    assert room.table
    view: Any = room.table.state.view(PUBLIC)
    return seat in view.waiting
