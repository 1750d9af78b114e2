"""What each listener is sent: views and nothing else, and only when something changed for that viewer."""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import version
from itertools import takewhile

import msgspec

from boomtable.engine import Said, Seat, Viewer
from boomtable.server import practice, prompts, sofa
from boomtable.server.live_table import LastSent, Listener, LiveTable, hearer
from boomtable.server.roster import new_roster
from boomtable.server.session import TableSession
from boomtable.server.times import clock_facts, clocks
from boomtable.server.view_updates import send_changed_view, send_whole_view
from boomtable.wire import to_client
from boomtable.wire.changes import Neighbour
from boomtable.wire.protocol import ENCODE, PROTOCOL, MemberId

VERSION = version("boomtable")
NO_KNOCKS = ENCODE(to_client.Knocks(()))
NO_CALL = ENCODE(to_client.Called(None, None))


def welcome(live: LiveTable, listener: Listener, now: float) -> None:
    """Everything a new listener needs, whatever happened before."""
    session = live.session
    place = None if listener.member is not None else listener.place
    told = to_client.Welcome(protocol=PROTOCOL, server=VERSION, code=session.code, member=listener.member, place=place)
    listener.tell(ENCODE(told))
    if message := new_roster(live):  # it now lists the new listener as present
        _tell_all(live, message)
    else:
        listener.tell(live.roster)
    if session.settings.chat and (lines := session.chat.heard(hearer(listener))):
        listener.tell(ENCODE(to_client.Chatted(lines)))
    if listener.member is not None:
        if (message := _note(live.called, listener.member, call(session, listener.member), NO_CALL)) != NO_CALL:
            listener.tell(message)
        message = _note(live.told_knocks, listener.member, knocks(live, listener.member), NO_KNOCKS)
        if message != NO_KNOCKS:
            listener.tell(message)
        message = _note(live.sofa, listener.member, sofa.message(session, live.game, listener.member), sofa.NOTHING)
        if message != sofa.NOTHING:
            listener.tell(message)
    if (viewer := live.viewer(listener)) is not None:
        _show_game(live, viewer, listener, now)
    if session.table and session.practice and listener.member is not None:
        listener.tell(_note(live.coached, listener.member, practice.coached(session), practice.SILENCE))


def _show_game(live: LiveTable, viewer: Viewer, listener: Listener, now: float) -> None:
    """Everything about the game for a listener who sees it from there from now on."""
    session = live.session
    assert session.table
    listener.viewer = viewer
    known = live.last_sent.setdefault(viewer, LastSent())
    known.heard, known.times = session.table.heard(viewer), clock_facts(session, viewer)
    if session.scale:
        listener.tell(times(session, viewer, now))
    send_whole_view(live, viewer, listener, known, now)
    listener.tell(heard(session, viewer, 0))
    if not session.scale:
        listener.tell(times(session, viewer, now))
    if session.outcome:
        known.finale = finale(live)
        listener.tell(known.finale)


def welcome_waiting(live: LiveTable, listener: Listener) -> None:
    """Everything a newcomer is sent before the host lets them in."""
    host = live.session.member(live.session.host)
    code = live.session.code
    listener.tell(ENCODE(to_client.Welcome(protocol=PROTOCOL, server=VERSION, code=code, member=None, place=None)))
    listener.tell(ENCODE(to_client.Waiting(host.name if host else "")))


def send_updates(live: LiveTable, now: float) -> None:
    """Send everyone what is new for them."""
    session = live.session
    if message := new_roster(live):
        _tell_all(live, message)
    if live.chat is not session.chat:
        _send_chat(live)
    _send_calls(live)
    send_knocks(live)
    if session.queue or live.sofa:
        _tell_members(live, live.sofa, lambda member: sofa.message(session, live.game, member), sofa.NOTHING)
    if not session.table:
        live.last_sent.clear()
        for listener in live.listeners:
            listener.viewer = None
        return
    watching = live.watching()
    for viewer in live.last_sent.keys() - watching.keys():
        del live.last_sent[viewer]  # nobody is watching from there any more
    neighbour = Neighbour()
    for viewer, listeners in watching.items():
        if staying := [listener for listener in listeners if listener.viewer in (None, viewer)]:
            _send_update(live, viewer, staying, neighbour, now)
        for listener in listeners:
            if listener.viewer not in (None, viewer):  # they have taken over a seat
                _show_game(live, viewer, listener, now)
            listener.viewer = viewer
    live.new_scenes = {}
    if session.practice:
        _tell_members(live, live.coached, lambda _: practice.coached(session), practice.SILENCE)


def _send_chat(live: LiveTable) -> None:
    """Send everyone the chat lines that are new for them, and nothing to those who heard none."""
    known, live.chat = live.chat, live.session.chat
    for ears in {hearer(listener) for listener in live.listeners}:
        lines = tuple(line for line in live.chat.heard(ears) if line.number > known.count(ears))
        message = ENCODE(to_client.Chatted(lines))
        for listener in live.listeners if lines else ():
            if hearer(listener) == ears:
                listener.tell(message)


def _send_calls(live: LiveTable) -> None:
    """Tell each member whose call changed the new one, and nobody anything about calls elsewhere."""
    if live.session.calls or live.called:
        _tell_members(live, live.called, lambda member: call(live.session, member), NO_CALL)


def send_knocks(live: LiveTable) -> None:
    """Tell the host who waits to be let in, and clear the list of a former host."""
    if live.knocks or live.told_knocks:
        _tell_members(live, live.told_knocks, lambda member: knocks(live, member), NO_KNOCKS)


def _tell_members(
    live: LiveTable, told: dict[MemberId, bytes], new: Callable[[MemberId], bytes], nothing: bytes
) -> None:
    """Tell each member the message for them, unless it is what they were last told."""
    for member in {listener.member for listener in live.listeners if listener.member is not None}:
        before = told.get(member, nothing)
        if (message := _note(told, member, new(member), nothing)) != before:
            for listener in live.listeners:
                if listener.member == member:
                    listener.tell(message)


def _note(told: dict[MemberId, bytes], member: MemberId, message: bytes, nothing: bytes) -> bytes:
    """Note what a member is told; that there is nothing to tell is not noted."""
    told.pop(member, None)
    if message != nothing:
        told[member] = message
    return message


def _send_update(live: LiveTable, viewer: Viewer, listeners: list[Listener], neighbour: Neighbour, now: float) -> None:
    session, known = live.session, live.last_sent.setdefault(viewer, LastSent())
    assert session.table
    if session.scale:  # first, so that devices know what time it is when they are told a show
        _send_times(session, viewer, listeners, known, now)
    send_changed_view(live, viewer, listeners, known, neighbour)
    if (said := session.table.heard(viewer)) != known.heard:
        _tell(listeners, heard(session, viewer, _same(known.heard, said)))
        known.heard = said
    _send_times(session, viewer, listeners, known, now)
    if session.outcome and not known.finale:
        known.finale = next((told.finale for told in live.last_sent.values() if told.finale), b"") or finale(live)
        _tell(listeners, known.finale)


def _send_times(session: TableSession, viewer: Viewer, listeners: list[Listener], known: LastSent, now: float) -> None:
    if (due := clock_facts(session, viewer)) != known.times:
        known.times = due
        _tell(listeners, times(session, viewer, now))


def _same(before: tuple[Said, ...], now: tuple[Said, ...]) -> int:
    """How many at the beginning are as they were."""
    return len([*takewhile(lambda pair: pair[0] == pair[1], zip(before, now, strict=False))])


def _tell(listeners: list[Listener], message: bytes) -> None:
    for listener in listeners:
        listener.tell(message)


def _tell_all(live: LiveTable, message: bytes) -> None:
    _tell(live.listeners, message)


# The messages.


def knocks(live: LiveTable, member: MemberId) -> bytes:
    if member != live.session.host:
        return NO_KNOCKS
    waiting = [to_client.Knocking(number, knock.newcomer.name) for number, knock in live.knocks.items()]
    return ENCODE(to_client.Knocks(tuple(waiting)))


def call(session: TableSession, member: MemberId) -> bytes:
    found = session.call(member)
    return ENCODE(to_client.Called(*found)) if found else NO_CALL


def update(session: TableSession, viewer: Viewer) -> bytes:
    assert session.table
    return ENCODE(to_client.Update(session.table.state.view(viewer), prompts.prompt(session, viewer)))


def heard(session: TableSession, viewer: Viewer, start: int) -> bytes:
    assert session.table
    return ENCODE(to_client.Heard(start, session.table.heard(viewer)[start:]))


def finale(live: LiveTable) -> bytes:
    """The facts of the end: everything is open then, so they are the same for everyone."""
    session, told = live.session, live.game.finale
    assert session.table
    seated = tuple(member.id for member in session.seated)
    callback = session.evening.callback(told, session.table, seated)
    return ENCODE(to_client.Finale(told.of(session.table), callback, told.riddle, sofa.told(session, live.game)))


def times(session: TableSession, viewer: Viewer, now: float) -> bytes:
    return ENCODE(clocks(session, viewer, now))


def pong(live: LiveTable, listener: Listener, request: str, now: float) -> bytes:
    viewer = live.viewer(listener)
    return ENCODE(to_client.Pong(request, None if viewer is None else clocks(live.session, viewer, now)))


def messages_for_seat(session: TableSession, seat: Seat) -> tuple[msgspec.Raw, msgspec.Raw]:
    """The messages a person's device would have now: a bot gets exactly these bytes."""
    return msgspec.Raw(update(session, seat)), msgspec.Raw(heard(session, seat, 0))
