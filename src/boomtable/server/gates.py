"""Gates: moments in which nothing happens by itself until people have looked, talked or walked. Rules know none of it.

A gate is set in the entry of what led to it, and every tap is an event, so it outlives a restart. Who is there is no
event: people without a connection never hold a gate. docs/continuity.md explains why none stays shut.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from math import ceil, inf
from typing import Any

from boomtable.engine import PUBLIC, RealTimeStep
from boomtable.server import events as e
from boomtable.server.chance import play_chance
from boomtable.server.errors import Declined
from boomtable.server.live_table import LiveTable
from boomtable.server.session import Gate, TableSession
from boomtable.server.transitions import Transaction
from boomtable.timing import TIMINGS, Timing
from boomtable.wire import to_client
from boomtable.wire.protocol import Meeting, MemberId, Pace
from boomtable.wire.to_client import GateKind

LOOK = 20.0  # seconds that everyone waits for somebody who looks at their cards, at the relaxed pace
LATER = 3  # later acts of a round come after this part of the time to talk
MOST = {GateKind.WALK_IN: 180.0, GateKind.GATHER: 180.0, GateKind.TURN_CARDS: 60.0}  # seconds that time is stopped
ANYWAY = 30.0  # seconds after which the host may start without those who have not walked in
BACK_SOON = 5.0  # seconds for which somebody whose device is gone is still waited for
COMPANY = 2  # fewer people have nobody to talk to, and nowhere to go


# Setting gates.


def follow(transaction: Transaction, live: LiveTable) -> None:
    """At the end of an entry: open the gate that nobody holds any more, and set the one that what happened leads to."""
    session = transaction.session
    timing = TIMINGS.get(session.game)
    if not session.scale or timing is None or session.state is None:
        return
    here = [number for number in _people(session) if _leaves(live, number) > transaction.now]
    if not _set_after_a_move(transaction, timing, here):
        if session.gate and (_opens(live, session) <= transaction.now or _is_idle(session)):
            open_gate(transaction)
        elif not session.gate:
            play_chance(transaction)  # which waits for nobody if nobody is here
        _set_after_a_move(transaction, timing, here)
    if transaction.session.gate is None and (event := _to_talk(transaction, timing, here)):
        transaction.add(event)


def open_gate(transaction: Transaction) -> None:
    """Open the gate, and set the one that comes next; or go on dealing."""
    gate = transaction.session.gate
    assert gate
    transaction.add(e.GateOpened())
    if gate.then:
        transaction.add(e.GateSet(gate.then[0], gate.since, None, gate.then[1:]))
        _shut_if_due(transaction)
    else:
        play_chance(transaction)


def let_look(transaction: Transaction, number: MemberId) -> None:
    """Where what happens is shown, bots also wait until somebody who takes over a seat has looked at its cards."""
    session = transaction.session
    if not session.scale or session.game not in TIMINGS or session.gate or _in_real_time(session):
        return
    curtain = _curtain(transaction)
    transaction.add(e.GateSet(GateKind.LOOK, curtain, curtain + LOOK * session.scale))
    for other in _people(session):
        if other != number:
            transaction.add(e.Looked(other))


def let_pass(transaction: Transaction, live: LiveTable) -> None:
    """What is due by now: time stops, or the gate opens."""
    gate = transaction.session.gate
    assert gate
    if gate.stops and not gate.shut and _opens(live, transaction.session) > transaction.now:
        transaction.add(e.GateShut(transaction.now + MOST[gate.kind]))
    else:
        open_gate(transaction)


def _set_after_a_move(transaction: Transaction, timing: Timing, here: list[MemberId]) -> bool:
    if len(transaction.states) < 2 or not (event := _after_a_move(transaction, timing, here)):
        return False
    transaction.add(event)
    _shut_if_due(transaction)
    return True


def _after_a_move(transaction: Transaction, timing: Timing, here: list[MemberId]) -> e.GateSet | None:
    """The gate that is set by what happened, from what everyone saw of it."""
    session = transaction.session
    views: list[Any] = [stage.state.view(PUBLIC) for stage in transaction.states]
    errands = [kind for before, after in pairwise(views) for kind in timing.errands(before, after)]
    if errands and len(here) >= COMPANY and session.settings.meeting is not Meeting.REMOTE:
        return e.GateSet(errands[0], _before_the_end(transaction), None, tuple(errands[1:]))
    if not here or not session.playing or _in_real_time(session):
        return None
    elapsed, curtain = session.elapsed(transaction.now), _curtain(transaction)
    dealt = any(type(news).__struct_config__.tag in timing.looks for view in views[1:] for news in view.news)
    if dealt:
        return e.GateSet(GateKind.LOOK, curtain, curtain + LOOK * session.scale)
    for_people = views[-1].waiting and not any(_shown_as_bot(session, seat) for seat in views[-1].waiting)
    if session.settings.pace is Pace.WAIT and curtain > elapsed and not for_people:
        return e.GateSet(GateKind.WAIT, curtain, None)
    return None


def _to_talk(transaction: Transaction, timing: Timing, here: list[MemberId]) -> e.GateSet | None:
    """Where a bot is to act before people who can talk to each other: time to talk, once for each act."""
    session, settings = transaction.session, transaction.session.settings
    table = session.table
    if not table or not session.playing or len(here) < COMPANY or settings.meeting is Meeting.REMOTE:
        return None
    if settings.talk == 0 or session.talked == table.at or not isinstance(table.state.todo[0], timing.talks):
        return None
    view: Any = table.state.view(PUBLIC)
    if not any(_shown_as_bot(session, seat) for seat in view.waiting):
        return None
    since = _curtain(transaction)
    if settings.talk is None:
        return e.GateSet(GateKind.TALK, since, None)
    return e.GateSet(GateKind.TALK, since, since + settings.talk / (1 if timing.opens(view) else LATER))


def _shut_if_due(transaction: Transaction) -> None:
    gate = transaction.session.gate
    if gate and gate.stops and gate.since <= transaction.session.elapsed(transaction.now):
        transaction.add(e.GateShut(transaction.now + MOST[gate.kind]))


def _before_the_end(transaction: Transaction) -> float:
    """The table time at which the end of the game would be shown; if it goes on, when all else has been shown."""
    session = transaction.session
    if _in_real_time(session):
        return session.elapsed(transaction.now)
    curtain, scenes = _curtain(transaction), transaction.scenes.get(PUBLIC, ())
    if session.playing or not scenes or not (show := scenes[-1].show):
        return curtain
    last = len(scenes[-1].after.news) - 1
    return curtain - sum(beat.seconds for beat in show.beats if beat.news == last)


def _curtain(transaction: Transaction) -> float:
    """When what everyone sees has been shown. Anybody's own curtain would tell the others of what they alone saw."""
    return max(transaction.session.elapsed(transaction.now), transaction.staged().curtain(PUBLIC))


def _in_real_time(session: TableSession) -> bool:
    state = session.state
    return bool(state and state.todo and isinstance(state.todo[0], RealTimeStep))


def _is_idle(session: TableSession) -> bool:
    """Whether there is nothing to hold back any more: a clock runs, and everyone acts as they like."""
    return session.gate is not None and not session.gate.stops and _in_real_time(session)


def _shown_as_bot(session: TableSession, seat: int) -> bool:
    """Whether a bot plays this seat, and everyone knows it."""
    member = session.members[seat]
    return bool(member.plays_by and not (member.substitute and member.substitute.quiet))


# Who holds them.


def _people(session: TableSession) -> list[MemberId]:
    """The people who play themselves; one with a quiet substitute is no different from the others."""
    seats = len(session.questions)
    return [
        member.id
        for member in session.members[:seats]
        if member.active_person and not (member.substitute and not member.substitute.quiet)
    ]


def _leaves(live: LiveTable, number: MemberId) -> float:
    """The server time from which somebody is no longer waited for."""
    return inf if live.present(number) else live.gone_since(number) + BACK_SOON


def _opens(live: LiveTable, session: TableSession) -> float:
    """The server time at which nobody holds the gate any more, if nobody taps, comes or goes."""
    gate = session.gate
    assert gate
    tapped = () if gate.kind in (GateKind.TALK, GateKind.TURN_CARDS) else gate.passed
    leaves = sorted((_leaves(live, number) for number in _people(session) if number not in tapped), reverse=True)
    held_by = COMPANY if gate.kind is GateKind.TALK else 1
    return leaves[held_by - 1] if len(leaves) >= held_by else 0.0


def due(live: LiveTable) -> float:
    """The server time at which something happens to the gate by itself."""
    return min(_dues(live))


def _dues(live: LiveTable) -> Iterator[float]:
    session = live.session
    gate = session.gate
    assert gate
    yield _opens(live, session)
    if gate.shut:
        yield inf if gate.until is None else gate.until
    elif session.since is not None:
        at = gate.since if gate.stops else gate.until
        yield inf if at is None else session.since + at - session.ran


# What people may do.


def may_speak(session: TableSession) -> bool:
    """Whether bots may say something: while people talk they join in."""
    return session.gate is None or session.gate.kind is GateKind.TALK


def check_moving(session: TableSession) -> None:
    """Refuse moves and talk while people are on their way; when the cards are to be turned, the game is over."""
    if session.gate and session.gate.stops:
        raise Declined("gate-walk-in" if session.gate.kind is GateKind.WALK_IN else "gate-gather")


def check_going_on(gate: Gate, now: float) -> None:
    """Refuse to start without others who are still on their way."""
    if gate.kind is GateKind.WALK_IN and gate.until is not None:
        early = gate.until - MOST[gate.kind] + ANYWAY - now
        if early > 0:
            raise Declined("gate-too-soon", seconds=ceil(early))


def count(live: LiveTable) -> to_client.Gate | None:
    """What everyone is told: how many of those who are there have tapped, never who."""
    gate = live.session.gate
    if gate is None:
        return None
    here = [number for number in _people(live.session) if live.present(number)]
    passed = [number for number in here if number in gate.passed]
    by_place, passed_by_place = (Counter(map(live.session.place, numbers)) for numbers in (here, passed))
    places = [
        to_client.GatePlace(place=at, passed=passed_by_place[at], of=of)
        for at, of in sorted(by_place.items())
        if at != PUBLIC
    ]
    until = None if gate.stops or gate.until is None else round(gate.until, 2)
    return to_client.Gate(kind=gate.kind, passed=len(passed), of=len(here), until=until, places=tuple(places))
