"""Planted leaks in the server itself: each sends a little more over a socket than it may."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from zlib import crc32

import msgspec
import pytest

from boomtable.engine import Refusal, Viewer, but
from boomtable.server import asking, broadcast, prompts, records, registry, requests, roster, times
from boomtable.server.errors import Declined
from boomtable.server.live_table import LiveTable
from boomtable.server.session import Chat, Member, TableSession
from boomtable.server.transitions import AnyGame, Transaction
from boomtable.wire.from_client import AnyAsk, Say, Why
from boomtable.wire.http import Memoir
from boomtable.wire.offers import offer
from boomtable.wire.protocol import ENCODE, MemberId
from boomtable.wire.to_client import Chair, Heard, Prompt, Refused
from tests.titles import TITLES

Patch = pytest.MonkeyPatch


def every_change_is_told(patch: Patch) -> None:
    """An update after every event, whether it changed anything for the viewer or not."""

    def show(live: LiveTable, server: float) -> None:
        for listener in live.listeners:
            if (viewer := live.viewer(listener)) is not None:
                listener.tell(broadcast.update(live.session, viewer))
        told(live, server)

    told = broadcast.send_updates
    patch.setattr(broadcast, "send_updates", show)


def entries_are_counted(patch: Patch) -> None:
    """The number of the entry in the log, where a client could use it to ask for what it missed."""
    plain = roster.roster
    patch.setattr(
        broadcast, "new_roster", lambda live: plain(live).replace(b'{"type"', b'{"seq":%d,"type"' % live.seq, 1)
    )


def anothers_prompt(patch: Patch) -> None:
    """Viewers who are not asked get the offer of the last seat that is."""

    def prompt(session: TableSession, viewer: Viewer) -> Prompt | None:
        asked = [seat for seat, question in enumerate(session.questions) if question.open]
        if viewer in asked or not asked or not session.state or not session.playing:
            return plain(session, viewer)
        return Prompt(1, offer(session.state.choices(asked[-1])))

    plain = prompts.prompt
    patch.setattr(prompts, "prompt", prompt)


def chairs_tell_who_is_asked(patch: Patch) -> None:
    def chair(live: LiveTable, member: Member) -> Chair:
        seat = live.session.seat(member.id)
        return but(plain(live, member), ready=bool(seat is not None and live.session.questions[seat].open))

    plain = roster._chair
    patch.setattr(roster, "_chair", chair)


def clocks_of_all_seats(patch: Patch) -> None:
    """Everyone sees how long any seat may still think."""

    def clocked(session: TableSession, _: Viewer) -> int | None:
        asked = [seat for seat, question in enumerate(session.questions) if question.open and session.playing]
        return asked[-1] if asked else None

    patch.setattr(times, "_clocked", clocked)


def substitutes_are_never_quiet(patch: Patch) -> None:
    def chair(live: LiveTable, member: Member) -> Chair:
        return but(plain(live, member), minder=member.substitute.why if member.substitute else None)

    plain = roster._chair
    patch.setattr(roster, "_chair", chair)


def deeds_of_others(patch: Patch) -> None:
    """Every acknowledgement counts the requests of all members."""

    async def ask(self: registry.TableRegistry, live: LiveTable, member: MemberId, asked: AnyAsk) -> bytes | None:
        answer = await plain(self, live, member, asked)
        count = sum(len(each.done) for each in live.session.members)
        return answer and answer.replace(b'{"type"', b'{"done":%d,"type"' % count, 1)

    plain = asking.answer
    patch.setattr(asking, "answer", ask)


def refusals_with_facts(patch: Patch) -> None:
    """Refusals contain the whole table."""

    async def ask(self: registry.TableRegistry, live: LiveTable, member: MemberId, asked: AnyAsk) -> bytes | None:
        answer = await plain(self, live, member, asked)
        if answer and answer.startswith(b'{"type":"refused"'):
            return ENCODE(but(msgspec.json.decode(answer, type=Refused), facts={"table": repr(live.session.state)}))
        return answer

    plain = asking.answer
    patch.setattr(asking, "answer", ask)


def words_are_numbered_throughout(patch: Patch) -> None:
    """Heard talk is numbered among everything said anywhere."""

    def heard(session: TableSession, viewer: Viewer, start: int) -> bytes:
        assert session.table
        return ENCODE(Heard(len(session.table.ledger), session.table.heard(viewer)[start:]))

    patch.setattr(broadcast, "heard", heard)


def memories_of_others(patch: Patch) -> None:
    """A memoir as the seat to the left saw the game."""

    def memoir(game: Any, session: TableSession, stored: Any, viewer: Viewer) -> Memoir:
        return plain(game, session, stored, (viewer + 1) % len(session.members) if isinstance(viewer, int) else 0)

    plain = records.memoir
    patch.setattr(records, "memoir", memoir)


def chat_is_heard_through_walls(patch: Patch) -> None:
    """Every line goes to every listener."""
    plain = Chat.plus
    patch.setattr(Chat, "plus", lambda chat, line: plain(chat, but(line, hearers=None)))


def chat_is_numbered_throughout(patch: Patch) -> None:
    """Chat lines are numbered among all lines written anywhere."""
    patch.setattr(Chat, "count", lambda chat, _: len(chat.lines))


def listed(game: AnyGame, thing: Any) -> bool:
    """Whether the tests of this title name this move or talk."""
    return any(thing in (*title.probes, *title.words) for title in TITLES if title.game.id == game.id)


def answers_beyond_the_list(patch: Patch) -> None:
    """Asking why is answered with a secret for moves that no list of the tests names."""

    def why(session: TableSession, game: AnyGame, number: MemberId, ask: Why) -> Refusal | None:
        move = game.read_move(msgspec.json.decode(ask.move))
        plain_answer = plain(session, game, number, ask)
        return plain_answer if listed(game, move) else Refusal(f"no-{crc32(repr(session.state).encode())}", "0")

    plain = requests.why
    patch.setattr(requests, "why", why)


def talk_beyond_the_list(patch: Patch) -> None:
    """Saying something that no list of the tests names is refused with a secret."""

    def say(transaction: Transaction, member: Member, ask: Say) -> None:
        talk = transaction.game.read_talk(msgspec.json.decode(ask.talk))
        if not listed(transaction.game, talk):
            raise Declined("no-words", detail=repr(transaction.session.state))
        plain(transaction, member, ask)

    handlers: Any = requests.HANDLERS
    plain = handlers[Say]
    patch.setitem(handlers, Say, say)


LEAKS: list[Callable[[Patch], None]] = [
    every_change_is_told,
    entries_are_counted,
    anothers_prompt,
    chairs_tell_who_is_asked,
    clocks_of_all_seats,
    substitutes_are_never_quiet,
    deeds_of_others,
    refusals_with_facts,
    words_are_numbered_throughout,
    memories_of_others,
    chat_is_heard_through_walls,
    chat_is_numbered_throughout,
    answers_beyond_the_list,
    talk_beyond_the_list,
]
