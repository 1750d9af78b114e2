"""Reactions and phrases: whoever hears a member also sees them react. Nothing is stored, and bots are not told."""

from __future__ import annotations

from boomtable.server.errors import Declined, RateLimited
from boomtable.server.limits import Bucket
from boomtable.server.live_table import Listener, LiveTable, hearer
from boomtable.server.member_requests import check_audible
from boomtable.wire import from_client, to_client
from boomtable.wire.protocol import ENCODE, MemberId
from boomtable.wire.reactions import PHRASES, REACTIONS

RATE, BURST = 0.6, 3.0  # of one member: three in five seconds


def react(live: LiveTable, listener: Listener, ask: from_client.React) -> None:
    """Show it to everyone who hears this member now; Declined if there is no such reaction."""
    member = live.session.member(listener.member or 0)
    if member is None:
        raise Declined("not-here")
    if ask.what not in (*REACTIONS, *PHRASES.get(live.session.game, ())):
        raise Declined("no-reaction", what=ask.what)
    if ask.what not in REACTIONS:
        check_audible(live.session, member, ask)
    if not live.reacting.setdefault(member.id, Bucket(RATE, BURST)).take():
        raise RateLimited("too-many-requests")
    show(live, member.id, ask.what)


def show(live: LiveTable, member: MemberId, what: str, to: MemberId | None = None) -> None:
    """Tell everyone who hears this member now, or one other member alone."""
    hearers = live.session.hearers(member) if to is None else (to,)
    message = ENCODE(to_client.Reacted(member, what))
    for each in live.listeners:
        if hearers is None or hearer(each) in hearers:
            each.tell(message)
