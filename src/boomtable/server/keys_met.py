"""A device that shows several keys to one table: they are one person's from then on."""

from __future__ import annotations

from collections.abc import Iterable

from boomtable.server import events as e
from boomtable.server.errors import NotAllowed
from boomtable.server.session import OneTimeLink, TableSession
from boomtable.server.takeovers import may_know
from boomtable.server.transitions import Transaction
from boomtable.server.witnesses import apart


def note_meeting(transaction: Transaction, keys: Iterable[str]) -> None:
    """Keys that never opened anything here are nobody's."""
    session = transaction.session
    ever = session.keys.union(*[each.keys for each in session.witnesses])
    known = tuple(sorted(ever.intersection(keys)))
    if apart(session.witnesses, known):
        transaction.add(e.KeysMet(known))


def check_link(session: TableSession, link: OneTimeLink, keys: Iterable[str]) -> None:
    """Refuse a device that has seen the running game from elsewhere the cards of this link's seat."""
    seat = session.seat(link.member) if link.member is not None and session.playing else None
    if seat is not None and not may_know(session, [*keys], seat):
        raise NotAllowed("has-seen")
