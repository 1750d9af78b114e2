"""A practice table: a lesson for one person and bots. Everything else about it is an ordinary table."""

from __future__ import annotations

from boomtable.bots import default_level
from boomtable.engine import but
from boomtable.lessons import LEARNER, LESSONS
from boomtable.server import events as e
from boomtable.server.chance import play_chance
from boomtable.server.errors import Declined
from boomtable.server.session import TableSession
from boomtable.server.transitions import Transaction
from boomtable.wire.http import NewTable
from boomtable.wire.protocol import ENCODE, Settings
from boomtable.wire.to_client import Coached

SILENCE = ENCODE(Coached(None, None, over=False))


def planned(new: NewTable) -> NewTable:
    """The table as its lesson wants it."""
    if (lesson := LESSONS.get(new.game)) is None:
        raise Declined("no-practice", game=new.game, allowed=", ".join(LESSONS))
    settings = Settings(seats=lesson.players, spectators=False, chat=False, away=None, talk=0)
    return but(new, options=lesson.options, settings=settings)


def begin(transaction: Transaction) -> None:
    """Bots sit down, and the lesson starts."""
    lesson, level = LESSONS[transaction.session.game], default_level(transaction.game)
    for _ in range(lesson.players - 1):
        transaction.add(e.BotAdded(transaction.session.last_id + 1, level))
    transaction.add(e.Started(transaction.game.rules, None, transaction.show))
    play_chance(transaction)


def coached(session: TableSession) -> bytes:
    """What the coach says now."""
    if not session.practice or not session.table:
        return SILENCE
    if moment := LESSONS[session.game].moment(LEARNER, session.table.state.view(LEARNER)):
        cue = moment.cue(session.table.heard(LEARNER))
        return ENCODE(Coached(f"practice-{session.game}-{cue.name}", cue.at, over=cue.last)) if cue else SILENCE
    over = session.outcome is not None
    return ENCODE(Coached("practice-over" if over else "practice-own-way", None, over=over))
