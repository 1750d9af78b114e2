"""Requests of members: each becomes events of a transaction, or is refused with a code."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from boomtable.engine import BadMove, BadSetup, Illegal, Refusal, State
from boomtable.server import events as e
from boomtable.server import gate_requests, host_requests, member_requests, sofa, takeover_requests
from boomtable.server.errors import Declined, NotAllowed
from boomtable.server.session import Member, TableSession
from boomtable.server.transitions import AnyGame, Transaction
from boomtable.wire import from_client
from boomtable.wire.protocol import MemberId


def handle(transaction: Transaction, number: MemberId, ask: from_client.Ask) -> None:
    """Handle a member's request, once however often it is sent; or raise Declined, Illegal, BadMove or BadSetup."""
    member = _present(transaction.session, number)
    if ask.id in member.done:
        return
    if type(ask) in FOR_THE_HOST and transaction.session.host != member.id:
        raise NotAllowed("not-host")
    if transaction.session.practice and type(ask) in FOR_THE_HOST.keys() - ALONE:
        raise Declined("practice-alone")
    HANDLERS[type(ask)](transaction, member, ask)
    pass_host_on(transaction)


def _present(session: TableSession, number: MemberId) -> Member:
    """The member, or NotAllowed if they have left."""
    member = session.member(number)
    if not member or not member.active_person:
        raise NotAllowed("not-here")
    return member


def pass_host_on(transaction: Transaction) -> None:
    """If the host has left, the next person becomes host; a table without people is closed."""
    people = transaction.session.people
    if not people:
        transaction.add(e.Closed())
        return
    session, ids = transaction.session, [person.id for person in people]
    if session.owner not in ids:
        transaction.add(e.HostChanged(session.host if session.host in ids else session.heirs[0].id, owns=True))
    elif session.host not in ids:
        transaction.add(e.HostChanged(session.owner))  # deadlines find somebody else if they are away


def why(session: TableSession, game: AnyGame, number: MemberId, ask: from_client.Why) -> Refusal | None:
    """The reason a move is not on offer, as far as its mover may know."""
    seat = member_requests.seat_in_play(session, _present(session, number))
    assert session.table
    state: State = session.table.state
    return state.why_not(seat, game.read_move(member_requests.plain(ask.move)))


Handlers: TypeAlias = dict[type[from_client.Ask], Callable[[Transaction, Member, Any], object]]

FOR_MEMBERS: Handlers = {
    from_client.Play: member_requests.play,
    from_client.Say: member_requests.say,
    from_client.Chat: member_requests.chat,
    from_client.Ready: member_requests.ready,
    from_client.ChooseFace: member_requests.choose_face,
    from_client.Vote: member_requests.vote,
    from_client.Guess: sofa.seal,
    from_client.TakeOver: takeover_requests.take_over,
    from_client.Leave: member_requests.leave,
    from_client.Back: member_requests.back,
    from_client.Looked: gate_requests.looked,
    from_client.GoOn: gate_requests.go_on,
    from_client.Skip: gate_requests.skip,
}
FOR_THE_HOST: Handlers = {
    from_client.AddBot: host_requests.add_bot,
    from_client.Remove: host_requests.remove,
    from_client.LetIn: host_requests.let_in,
    from_client.TurnAway: host_requests.turn_away,
    from_client.MakeHost: host_requests.make_host,
    from_client.Arrange: host_requests.arrange,
    from_client.Change: host_requests.change,
    from_client.Choose: host_requests.choose,
    from_client.Call: host_requests.call,
    from_client.CloseScreen: host_requests.close_screen,
    from_client.Start: host_requests.start,
    from_client.Pause: host_requests.pause,
    from_client.Resume: host_requests.resume,
    from_client.HandOver: host_requests.hand_over,
    from_client.HandBack: host_requests.hand_back,
    from_client.EndEvening: host_requests.end_evening,
    from_client.Rematch: host_requests.rematch,
    from_client.Publish: host_requests.publish,
}
ALONE = {from_client.Start, from_client.Pause, from_client.Resume, from_client.Rematch}  # at a practice table
HANDLERS: Handlers = {**FOR_MEMBERS, **FOR_THE_HOST}

REFUSALS = (Declined, Illegal, BadMove, BadSetup)
