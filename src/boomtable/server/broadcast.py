"""What each listener is sent: views and nothing else, and only when something changed for that viewer."""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import version
from itertools import takewhile
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from boomtable.engine import PUBLIC, RealTimeStep, Said, Seat, Viewer, but, commitment
from boomtable.engine.clock import Due
from boomtable.server import gates
from boomtable.server.chance import fair_game_id
from boomtable.server.live_table import LastSent, Listener, LiveTable, hearer
from boomtable.server.scenes import Scene, not_over
from boomtable.server.session import Member, TableSession
from boomtable.wire import to_client
from boomtable.wire.changes import Fields, changes, whole, written
from boomtable.wire.http import Summary
from boomtable.wire.offers import offer
from boomtable.wire.protocol import ENCODE, PROTOCOL, MemberId
from boomtable.wire.show import Show

VERSION = version("boomtable")
NO_KNOCKS = ENCODE(to_client.Knocks(()))
NO_CALL = ENCODE(to_client.Called(None, None))
NO_PROMPT = ENCODE(None)


def welcome(live: LiveTable, listener: Listener, now: float) -> None:
    """Everything a new listener needs, whatever happened before."""
    session = live.session
    place = None if listener.member is not None else listener.place
    told = to_client.Welcome(protocol=PROTOCOL, server=VERSION, code=session.code, member=listener.member, place=place)
    listener.tell(ENCODE(told))
    if (message := roster(live)) != live.roster:  # it now lists the new listener as present
        live.roster = message
        _tell_all(live, message)
    else:
        listener.tell(message)
    if session.settings.chat and (lines := session.chat.heard(hearer(listener))):
        listener.tell(ENCODE(to_client.Chatted(lines)))
    if listener.member is not None:
        if (message := _note(live.called, listener.member, call(session, listener.member), NO_CALL)) != NO_CALL:
            listener.tell(message)
        message = _note(live.told_knocks, listener.member, knocks(live, listener.member), NO_KNOCKS)
        if message != NO_KNOCKS:
            listener.tell(message)
    viewer = live.viewer(listener)
    if viewer is None or not session.table:
        return
    known = live.last_sent.setdefault(viewer, LastSent())
    _look_again(session, viewer, known)
    known.heard, known.times = session.table.heard(viewer), clock_facts(session, viewer)
    if session.scale:
        listener.tell(times(session, viewer, now))
    scenes = not_over(live.scenes.get(viewer, ()), session.elapsed(now))
    if scenes:
        _show_late(listener, known, scenes)
    else:
        _tell_view([listener], known, _whole(known))
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
    if (message := roster(live)) != live.roster:
        live.roster = message
        _tell_all(live, message)
    if live.chat is not session.chat:
        _send_chat(live)
    _send_calls(live)
    send_knocks(live)
    if not session.table:
        live.last_sent.clear()
        return
    watching = live.watching()
    for viewer in live.last_sent.keys() - watching.keys():
        del live.last_sent[viewer]  # nobody is watching from there any more
    for viewer, listeners in watching.items():
        _send_update(live, viewer, listeners, now)
    live.new_scenes = {}


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


def _send_update(live: LiveTable, viewer: Viewer, listeners: list[Listener], now: float) -> None:
    session, known = live.session, live.last_sent.setdefault(viewer, LastSent())
    assert session.table
    if session.scale:  # first, so that devices know what time it is when they are told a show
        _send_times(session, viewer, listeners, known, now)
    _send_views(live, viewer, listeners, known)
    if (said := session.table.heard(viewer)) != known.heard:
        _tell(listeners, heard(session, viewer, _same(known.heard, said)))
        known.heard = said
    _send_times(session, viewer, listeners, known, now)
    if session.outcome and not known.finale:
        known.finale = finale(live)
        _tell(listeners, known.finale)


def _send_times(session: TableSession, viewer: Viewer, listeners: list[Listener], known: LastSent, now: float) -> None:
    if (due := clock_facts(session, viewer)) != known.times:
        known.times = due
        _tell(listeners, times(session, viewer, now))


def _send_views(live: LiveTable, viewer: Viewer, listeners: list[Listener], known: LastSent) -> None:
    """What changed for a viewer: at once, or scene by scene."""
    scenes = live.new_scenes.get(viewer, ())
    if scenes and not known.view:  # the first of a game
        known.view, known.prompt = written(scenes[0].before, {}), NO_PROMPT
        _tell_view(listeners, known, _whole(known))
    for scene in scenes[:-1]:
        before = known.view
        _tell_changes(listeners, known, before, _look_between(live.session, viewer, known, scene))
    before = known.view
    if (new := _look_again(live.session, viewer, known)) is not None:
        _tell_changes(listeners, known, before, but(new, show=_show(scenes[-1])) if scenes else new)


def _tell_changes(listeners: list[Listener], known: LastSent, before: Fields, new: to_client.Changes) -> None:
    knowing = [listener for listener in listeners if listener.changes and listener.known is before]
    if knowing:
        _tell_view(knowing, known, ENCODE(new))
    if len(knowing) < len(listeners):
        _tell_view([each for each in listeners if each not in knowing], known, _whole(known, new.show))


def _show_late(listener: Listener, known: LastSent, scenes: tuple[Scene, ...]) -> None:
    """For a device that comes in the middle of a show: the view before, and what is on and still to come."""
    view = written(scenes[0].before, {})
    listener.tell(ENCODE(to_client.Update(whole(view), None)))
    for scene in scenes:
        view = written(scene.after, view)
        prompt: Any = msgspec.Raw(known.prompt if scene is scenes[-1] else NO_PROMPT)
        listener.tell(ENCODE(to_client.Update(whole(view), prompt, _show(scene))))
    listener.known = known.view


def _show(scene: Scene) -> Show | UnsetType:
    return scene.show or UNSET


def _same(before: tuple[Said, ...], now: tuple[Said, ...]) -> int:
    """How many at the beginning are as they were."""
    return len([*takewhile(lambda pair: pair[0] == pair[1], zip(before, now, strict=False))])


def _look_again(session: TableSession, viewer: Viewer, known: LastSent) -> to_client.Changes | None:
    """Update what is known of a viewer; the changes, or None if nothing changed."""
    assert session.table
    before, asks = known.view, known.prompt
    view, question = written(session.table.state.view(viewer), before), asked(session, viewer)
    new = changes(before, view)
    if before and question == known.asked and not new.changed and not new.grown:
        return None  # offers follow from the view
    known.view, known.asked, known.prompt = view, question, ENCODE(prompt(session, viewer))
    return new if known.prompt == asks else but(new, prompt=msgspec.Raw(known.prompt))


def _look_between(session: TableSession, viewer: Viewer, known: LastSent, scene: Scene) -> to_client.Changes:
    """Update what is known of a viewer to a state that has passed; what is asked now comes with the latest."""
    before, asks = known.view, known.prompt
    known.view = written(scene.after, before)
    if asked(session, viewer) != known.asked:
        known.asked, known.prompt = None, NO_PROMPT
    new = but(changes(before, known.view), show=_show(scene))
    return new if known.prompt == asks else but(new, prompt=None)


def _whole(known: LastSent, show: Show | UnsetType = UNSET) -> bytes:
    prompt: Any = msgspec.Raw(known.prompt)
    return ENCODE(to_client.Update(whole(known.view), prompt, show))


def _tell_view(listeners: list[Listener], known: LastSent, message: bytes) -> None:
    for listener in listeners:
        listener.known = known.view
        listener.tell(message)


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
    return ENCODE(to_client.Update(session.table.state.view(viewer), prompt(session, viewer)))


def prompt(session: TableSession, viewer: Viewer) -> to_client.Prompt | None:
    number = asked(session, viewer)
    if number is None:
        return None
    assert session.table
    state = session.table.state
    return to_client.Prompt(number, offer(state.choices(int(viewer))), owed=not isinstance(state.todo[0], RealTimeStep))


def asked(session: TableSession, viewer: Viewer) -> int | None:
    """The number of a viewer's open question."""
    if not isinstance(viewer, int) or not session.playing:
        return None
    question = session.questions[viewer]
    return question.number if question.open else None


def heard(session: TableSession, viewer: Viewer, start: int) -> bytes:
    assert session.table
    return ENCODE(to_client.Heard(start, session.table.heard(viewer)[start:]))


def finale(live: LiveTable) -> bytes:
    """The facts of the end: everything is open then, so they are the same for everyone."""
    session, told = live.session, live.game.finale
    assert session.table
    seated = tuple(member.id for member in session.seated)
    return ENCODE(to_client.Finale(told.of(session.table), session.evening.callback(told, session.table, seated)))


def clock_facts(session: TableSession, viewer: Viewer) -> object:
    """What the clocks a viewer sees depend on; while it is unchanged they just run on."""
    seat = _clocked(session, viewer)
    late = (session.late(seat), session.questions[seat].bank) if seat is not None else None
    return session.since is None, session.ran, _ticking(session, viewer), late


def times(session: TableSession, viewer: Viewer, now: float) -> bytes:
    return ENCODE(clocks(session, viewer, now))


def pong(live: LiveTable, listener: Listener, request: str, now: float) -> bytes:
    viewer = live.viewer(listener)
    return ENCODE(to_client.Pong(request, None if viewer is None else clocks(live.session, viewer, now)))


def clocks(session: TableSession, viewer: Viewer, now: float) -> to_client.Times:
    elapsed, seat = session.elapsed(now), _clocked(session, viewer)
    late = session.late(seat) if seat is not None else None
    return to_client.Times(
        running=session.since is not None,
        now=round(elapsed, 2),
        alarms=tuple(to_client.Left(due.name, _tenths(due.at - elapsed)) for due in _ticking(session, viewer)),
        mine=None if late is None else _tenths(late - elapsed),
        bank=None if seat is None or not session.settings.clock else _tenths(session.questions[seat].bank),
    )


def _ticking(session: TableSession, viewer: Viewer) -> tuple[Due, ...]:
    """The alarms that a viewer knows of, soonest first."""
    if not session.playing or not session.table:
        return ()
    known = [alarm.name for alarm in session.table.state.visible_alarms(viewer)]
    return tuple(due for due in session.clock.due if due.name in known)


def _clocked(session: TableSession, viewer: Viewer) -> Seat | None:
    return viewer if isinstance(viewer, int) and session.playing else None


def _tenths(seconds: float) -> float:
    return max(0.0, round(seconds, 1))


def roster(live: LiveTable) -> bytes:
    session = live.session
    chairs = tuple([_chair(live, member) for member in session.members])
    return ENCODE(
        to_client.Roster(
            code=session.code,
            game=session.game,
            rules=session.rules or live.game.rules,
            phase=session.phase,
            number=session.number,
            host=session.host,
            owner=session.owner,
            moderator=session.moderator,
            chairs=chairs,
            settings=session.settings,
            options=session.options,
            paused=session.paused,
            gate=gates.count(live),
            screens=tuple(screen.place for screen in session.screens),
            open_screens=tuple(
                to_client.OpenScreen(screen=screen.id, place=screen.place, by=screen.by or None)
                for screen in session.screens
            ),
            walls=_walls(live),
            fair=to_client.FairDeal(
                table=fair_game_id(session.id, session.number),
                commitment=commitment(session.seed),
                entropy=session.entropy or session.pooled,
            ),
        )
    )


def _walls(live: LiveTable) -> tuple[to_client.Wall, ...]:
    """The places with a connected screen; spectators have no key and are none."""
    screens = [each for each in live.listeners if each.member is None and not each.guest]
    places = sorted({each.place for each in screens if each.place})
    return tuple(
        [
            to_client.Wall(place=place, sound=any(each.sound for each in screens if each.place == place))
            for place in places
        ]
    )


def _chair(live: LiveTable, member: Member) -> to_client.Chair:
    substitute = member.substitute
    return to_client.Chair(
        member=member.id,
        name=member.name,
        level=member.level,
        ready=member.ready,
        present=live.present(member.id),
        minder=substitute.why if substitute and not substitute.quiet else None,
        moved=member.moved,
        plaster=member.id in live.session.evening.plasters,
    )


def summary(session: TableSession) -> Summary:
    host = session.member(session.host)
    return Summary(
        code=session.code,
        game=session.game,
        phase=session.phase,
        host=host.name if host else "",
        taken=len(session.seated),
        seats=session.settings.seats,
        spectators=bool(session.settings.spectators),
        knocking=session.settings.knocking,
    )


def messages_for_seat(session: TableSession, seat: Seat) -> tuple[msgspec.Raw, msgspec.Raw]:
    """The messages a person's device would have now: a bot gets exactly these bytes."""
    return msgspec.Raw(update(session, seat)), msgspec.Raw(heard(session, seat, 0))


def publicly_asked(session: TableSession, seat: Seat) -> bool:
    """Whether everyone may know that this seat is asked."""
    assert session.table
    view: Any = session.table.state.view(PUBLIC)
    return seat in view.waiting
