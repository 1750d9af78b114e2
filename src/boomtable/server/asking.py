"""The answer to each request of a member: done, refused with a reason, or what they wanted to know."""

from __future__ import annotations

from boomtable.engine import Illegal, Mistake
from boomtable.server import broadcast, gestures, knocking, reactions, requests
from boomtable.server.attendance import arrive
from boomtable.server.errors import Declined, NotStored, TableUnreadable
from boomtable.server.live_table import Listener, LiveTable
from boomtable.server.member_requests import note_presence
from boomtable.server.metrics import METRICS
from boomtable.server.registry import TableRegistry
from boomtable.server.session import Member
from boomtable.wire import to_client
from boomtable.wire.from_client import AnyAsk, Gesture, LetIn, Play, React, Say, TurnAway, Why
from boomtable.wire.protocol import ENCODE, MemberId


async def answer(registry: TableRegistry, live: LiveTable, member: MemberId, ask: AnyAsk) -> bytes | None:
    """Handle a member's request and return the answer, if any."""
    try:
        if isinstance(ask, Why):
            return ENCODE(to_client.Reason(ask.id, requests.why(live.session, live.game, member, ask)))
        await registry.change(live, lambda transaction: requests.handle(transaction, member, ask), member, ask.id)
        if isinstance(ask, LetIn | TurnAway):
            await _answer_knock(registry, live, ask)
        return ENCODE(to_client.Done(ask.id))
    except (*requests.REFUSALS, NotStored, TableUnreadable) as error:
        METRICS.refused.labels(error.code).inc()
        if isinstance(ask, Play | Say) and (who := live.session.member(member)) and who.substitute:
            # the answer came too late, but its sender is here
            registry.run(registry.change(live, lambda transaction: note_presence(transaction, member)))
        return ENCODE(refused(ask.id, error))


def pass_on(registry: TableRegistry, live: LiveTable, listener: Listener, ask: Gesture | React) -> bytes:
    """Pass on what is not stored, whatever else is going on at the table, and return the answer."""
    try:
        if isinstance(ask, React):
            reactions.react(live, listener, ask)
        else:
            gestures.gesture(live, listener, ask, registry.clock)
            if registry.bots and ask.at is not None:
                registry.bots.chat(live, ask.at)
    except (Declined, Illegal) as error:
        METRICS.refused.labels(error.code).inc()
        return ENCODE(refused(ask.id, error))
    return ENCODE(to_client.Done(ask.id))


async def _answer_knock(registry: TableRegistry, live: LiveTable, ask: LetIn | TurnAway) -> None:
    """Whoever was let in is a member on all devices they wait with; whoever was not is told so."""
    if isinstance(ask, TurnAway):
        knocking.turn_away(live, ask.knock)
    elif (knock := live.knocks.get(ask.knock)) and isinstance(
        member := live.session.holder(knock.newcomer.key), Member
    ):  # a request with an id that was used before has let nobody in
        del live.knocks[ask.knock]
        live.gone[member.id] = registry.clock.now()
        for listener in knock.listeners:
            listener.member = member.id
            await arrive(registry, live, listener)
    broadcast.send_knocks(live)


def refused(request: str, error: Mistake) -> to_client.Refused:
    rule = error.why.rule if isinstance(error, Illegal) else None
    facts = {} if isinstance(error, Illegal) else error.facts
    return to_client.Refused(request, error.code, rule, facts)
