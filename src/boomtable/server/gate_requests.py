"""Requests for what comes next: somebody has looked, need not wait for others, or has seen enough."""

from __future__ import annotations

from boomtable.server import events as e
from boomtable.server import gates
from boomtable.server.errors import NotAllowed
from boomtable.server.member_requests import come_back, seat_in_play
from boomtable.server.session import Member
from boomtable.server.transitions import Transaction
from boomtable.wire import from_client
from boomtable.wire.to_client import GateKind


def looked(transaction: Transaction, member: Member, ask: from_client.Looked) -> None:
    """A tap for a gate that has opened meanwhile is no mistake."""
    come_back(transaction, member)
    gate = transaction.session.gate
    if gate and member.id not in gate.passed and transaction.session.seat(member.id) is not None:
        transaction.add(e.Looked(member.id))


def go_on(transaction: Transaction, member: Member, ask: from_client.GoOn) -> None:
    if gate := transaction.session.gate:
        watches = transaction.session.seat(member.id) is None
        if (watches or gate.kind is not GateKind.TALK) and member.id != transaction.session.host:
            raise NotAllowed("not-host")
        gates.check_going_on(gate, transaction.now)
        gates.open_gate(transaction)


def skip(transaction: Transaction, member: Member, ask: from_client.Skip) -> None:
    """Go forward to the end of what is being shown, unless others play too or a clock of the game runs."""
    session = transaction.session
    seat, elapsed = seat_in_play(session, member), session.elapsed(transaction.now)
    alone = len([each for each in session.seated if each.active_person]) == 1 and not session.clock.due
    if alone and session.curtain(seat) > elapsed:
        transaction.add(e.ShowSkipped(session.curtain(seat) - elapsed))
