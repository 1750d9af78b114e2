"""Substitutes: bots that answer for players who are late or away, until these are back."""

from __future__ import annotations

from collections.abc import Iterator

from boomtable.bots import default_level
from boomtable.server import events as e
from boomtable.server.live_table import LiveTable
from boomtable.server.prompts import publicly_asked
from boomtable.server.session import Member, TableSession
from boomtable.server.transitions import Transaction
from boomtable.wire.protocol import MemberId
from boomtable.wire.to_client import SubstituteReason

ROUNDING = 0.001  # seconds: sums of floats are inexact, so what is due within a millisecond is due


def dues(live: LiveTable, since: float) -> Iterator[float]:
    """The server times at which a seat that is asked gets a substitute, if nothing happens before."""
    session = live.session
    for seat in live.asked():
        member = session.members[seat]
        if member.plays_by:
            continue
        if (late := session.late(seat)) is not None:
            yield since + late - session.ran
        if session.settings.away is not None and not live.present(member.id):
            yield max(live.gone_since(member.id), since) + session.settings.away


def add_due(transaction: Transaction, live: LiveTable) -> None:
    """Give a substitute to every seat whose player is late or has been away for too long."""
    if transaction.session.table is not live.session.table:
        return  # the questions have just changed
    for seat in live.asked():
        member = transaction.session.members[seat]
        if why := None if member.plays_by else _reason(transaction, live, member, seat):
            quiet = not publicly_asked(transaction.session, seat)
            transaction.add(e.SubstituteAdded(seat, why, default_level(transaction.game), quiet))


def _reason(transaction: Transaction, live: LiveTable, member: Member, seat: int) -> SubstituteReason | None:
    session = transaction.session
    assert session.since is not None
    late, away = session.late(seat), session.settings.away
    if late is not None and late <= session.elapsed(transaction.now) + ROUNDING:
        return SubstituteReason.LATE
    if away is None or live.present(member.id):
        return None
    return (
        SubstituteReason.AWAY
        if max(live.gone_since(member.id), session.since) + away <= transaction.now + ROUNDING
        else None
    )


def welcome_back(transaction: Transaction, member: MemberId | None) -> None:
    """Somebody has come: the table wakes, and a member who was away has their seat back."""
    if transaction.session.asleep:
        transaction.add(e.Woke())
    seat = transaction.session.seat(member) if member is not None else None
    if seat is not None and substituted_while_away(transaction.session, member):
        transaction.add(e.PersonReturned(seat))


def substituted_while_away(session: TableSession, member: MemberId | None) -> bool:
    who = session.member(member) if member is not None and session.playing else None
    return bool(who and who.substitute and who.substitute.why is SubstituteReason.AWAY)
