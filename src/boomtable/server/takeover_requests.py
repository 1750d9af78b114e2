"""A request of somebody without a seat: to play on for a bot."""

from __future__ import annotations

from boomtable.server import events as e
from boomtable.server import gates
from boomtable.server.errors import Declined, NotAllowed
from boomtable.server.session import Member
from boomtable.server.table_checks import check_in_game
from boomtable.server.takeovers import free_seats, may_know
from boomtable.server.transitions import Transaction
from boomtable.wire import from_client


def take_over(transaction: Transaction, member: Member, ask: from_client.TakeOver) -> None:
    """Nobody who has seen this game from inside sees it from another seat."""
    session = transaction.session
    check_in_game(session)
    seat = session.seat(ask.member)
    if seat is None or ask.member not in free_seats(session):
        raise Declined("no-takeover")
    if session.seat(member.id) is not None or not may_know(session, member.keys, seat):
        raise NotAllowed("has-seen")
    transaction.add(e.TookOver(member.id, ask.member))
    gates.let_look(transaction, member.id)
