"""Gestures: while a choice is made before everyone's eyes, all see whom its maker reaches for. Nothing is stored."""

from __future__ import annotations

from boomtable.engine import Seat
from boomtable.server.clock import Clock
from boomtable.server.errors import Declined
from boomtable.server.live_table import Hand, Listener, LiveTable
from boomtable.server.prompts import publicly_asked
from boomtable.server.session import Member, TableSession
from boomtable.timing import TIMINGS
from boomtable.wire import from_client, to_client
from boomtable.wire.protocol import ENCODE

EVERY = 0.25  # seconds between two gestures of one seat that others are told of


def gesture(live: LiveTable, listener: Listener, ask: from_client.Gesture, clock: Clock) -> None:
    """Tell the others, now or once the pause since the last gesture is over; Declined if nobody may see it."""
    seat = _check(live.session, live.session.member(listener.member or 0), ask)
    hand = live.hands.setdefault(seat, Hand(by=listener, question=live.session.questions[seat].number))
    hand.by, hand.wanted = listener, (ask.at, ask.squeeze and ask.at is not None)
    if hand.timer is None:
        _show(live, seat, clock)


def end(live: LiveTable) -> None:
    """After a change: hands whose question was answered, or whose device is gone, are taken back."""
    for seat, hand in [*live.hands.items()]:
        if hand.by not in live.listeners or not _still(live.session, seat, hand.question):
            _let_go(live, seat)


def greet(live: LiveTable, listener: Listener) -> None:
    """What a new listener sees of the hands that are out."""
    for seat, hand in live.hands.items():
        if hand.shown[0] is not None:
            listener.tell(_message(seat, hand))


def _check(session: TableSession, member: Member | None, ask: from_client.Gesture) -> Seat:
    seat = session.seat(member.id) if member else None
    if member is None or seat is None or not session.playing:
        raise Declined("no-game")
    if session.paused:
        raise Declined("paused")
    if member.plays_by or not _seen_choosing(session, seat):
        raise Declined("no-gesture")
    if ask.at is not None and ask.at not in range(len(session.questions)):
        raise Declined("nobody-there", seat=ask.at)
    return seat


def _seen_choosing(session: TableSession, seat: Seat) -> bool:
    """Whether everyone may know that this seat is asked, and may watch it choose."""
    timing, state = TIMINGS.get(session.game), session.state
    return bool(timing and state and isinstance(state.todo[0], timing.gestures) and publicly_asked(session, seat))


def _still(session: TableSession, seat: Seat, number: int) -> bool:
    question = session.questions[seat : seat + 1]
    asked = bool(question) and question[0].open and question[0].number == number
    return asked and session.playing and not session.paused and not session.members[seat].plays_by


def _show(live: LiveTable, seat: Seat, clock: Clock) -> None:
    """Tell the others what is new, and then nothing for a while."""
    hand = live.hands[seat]
    hand.timer = None
    if hand.wanted == hand.shown:
        return
    hand.shown = hand.wanted
    _tell(live, seat, hand)
    hand.timer = clock.call_at(clock.now() + EVERY, lambda: _show(live, seat, clock))


def _let_go(live: LiveTable, seat: Seat) -> None:
    if hand := live.hands.pop(seat, None):
        if hand.timer:
            hand.timer.cancel()
        if hand.shown[0] is not None:
            hand.shown = (None, False)
            _tell(live, seat, hand)


def _tell(live: LiveTable, seat: Seat, hand: Hand) -> None:
    message = _message(seat, hand)
    for listener in live.listeners:
        if listener is not hand.by:
            listener.tell(message)


def _message(seat: Seat, hand: Hand) -> bytes:
    at, squeeze = hand.shown
    return ENCODE(to_client.Gestured(seat, at, squeeze))
