"""Somebody who came late plays on for a bot: which seats are free for that, who may, and what becomes of the table."""

from __future__ import annotations

from collections.abc import Collection

from boomtable.engine import PUBLIC, Seat, but
from boomtable.server.session import Member, TableSession
from boomtable.server.witnesses import MODERATOR, Witness, forgotten, met, seen
from boomtable.wire.protocol import Latecomers, MemberId


def free_seats(session: TableSession) -> list[MemberId]:
    """Whose seats may be taken over: those of bots, and of people who left for good. Nobody else's, however long
    a bot has stood in for them."""
    if not session.playing or session.practice or session.settings.latecomers is not Latecomers.TAKE_OVER:
        return []
    return [member.id for member in session.seated if not member.active_person]


def may_know(session: TableSession, keys: Collection[str], seat: Seat) -> bool:
    """Whether whoever has these keys has seen nothing of the game from inside, except from this seat."""
    return seen(session.witnesses, keys) <= {seat}


def took_over(session: TableSession, number: MemberId, of: MemberId) -> TableSession:
    """The session with a member in the place of another, who is gone."""
    seat, member = session.seat(of), session.member(number)
    assert seat is not None
    assert member
    newcomer = but(member, ready=True)
    members = [newcomer if each.id == of else each for each in session.members if each.id != number]
    order = [number if each == of else each for each in session.order if each != number]
    witnesses = met(session.witnesses, newcomer.keys, [seat])
    return _asked_from_now(but(session, members=tuple(members), order=tuple(order), witnesses=witnesses), seat)


def _asked_from_now(session: TableSession, seat: Seat) -> TableSession:
    """With a new number, so that no answer of the bot counts any more; the question's time begins anew."""
    asked = but(session.questions[seat], open=False)
    return but(session, questions=(*session.questions[:seat], asked, *session.questions[seat + 1 :]))


def looking_in(session: TableSession) -> tuple[Witness, ...]:
    """Who sees a game that begins from inside: from a seat, from a room's screen or as its moderator."""
    witnesses = forgotten(session.witnesses, session.keys)
    for seat, member in enumerate(session.seated):
        witnesses = met(witnesses, member.keys, [seat])
    for member in session.members:
        rooms = [screen.place for screen in session.screens if screen.by == member.id and screen.place != PUBLIC]
        moderates = [MODERATOR] if member.id == session.moderator else []
        witnesses = met(witnesses, member.keys, [*rooms, *moderates]) if rooms or moderates else witnesses
    for screen in session.screens:
        witnesses = met(witnesses, [screen.key], [screen.place]) if screen.place != PUBLIC else witnesses
    return witnesses


def has_looked_in(session: TableSession, member: Member) -> bool:
    """Whether somebody without a seat knows more of the running game than whoever watches it."""
    return bool(session.playing and session.seat(member.id) is None and seen(session.witnesses, member.keys))
