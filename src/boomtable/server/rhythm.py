"""When bots act and speak: after they have seen what happened, and so that people can follow.

Everything here follows from what everybody sees and from chance. It is settled before a bot's answer is known.
"""

from __future__ import annotations

from typing import Any

from boomtable.engine import PUBLIC, Seat
from boomtable.engine.records import Spoken
from boomtable.server import events as e
from boomtable.server.chatter import Remark
from boomtable.server.live_table import LiveTable
from boomtable.server.prompts import publicly_asked
from boomtable.server.session import TableSession
from boomtable.server.transitions import Transaction
from boomtable.timing import THINKING, TIMINGS
from boomtable.timing.finale import finale

AT_ONCE = (1.0, 2.0)  # seconds a bot takes where nothing is shown
READING = 4.0  # from the latest thing said to a bot's next move
BREATH = (1.2, 2.0)  # from the latest thing said to what a bot says next
PEOPLE_FIRST = 20.0  # seconds that bots give people to begin a round in real time


def thinking(session: TableSession, seat: Seat) -> tuple[float, float]:
    """The least and the most seconds that a bot takes at this pace for what it is asked, once it has seen it."""
    timing = TIMINGS.get(session.game)
    if not session.scale or timing is None or not session.table:
        return AT_ONCE
    if session.talked == session.table.at:
        return AT_ONCE  # it thought while people talked
    step = type(session.table.state.todo[0]).__name__ if publicly_asked(session, seat) else ""
    beside = [member for place, member in enumerate(session.seated) if place in session.table.state.turn]
    waits = timing.patience if any(not member.plays_by for member in beside) else {}
    least, most = waits.get(step) or timing.thinking.get(step, THINKING)
    return least * session.scale, most * session.scale


def people_begin(session: TableSession, seat: Seat) -> float:
    """The table time until which bots leave the first clock to people: a ninth of it, and at most 20 seconds."""
    state, timing = session.state, TIMINGS.get(session.game)
    if not session.scale or timing is None or state is None or state.round != 1 or not session.people:
        return 0.0
    since = session.questions[seat].since
    ends = min([due.at for due in session.clock.due], default=since + 9 * PEOPLE_FIRST)
    return since + min(PEOPLE_FIRST, (ends - since) / 9)


def may_act(live: LiveTable, seat: Seat, pace: float) -> float:
    """The table time from which a bot may move: it has seen everything, and people have read what was said."""
    return max(live.session.curtain(seat), live.said_at + READING * pace * live.session.scale)


def may_speak(live: LiveTable, seat: Seat, pace: float, luck: float) -> float:
    """The table time from which a bot may say something."""
    breath = between(BREATH, luck) * pace * live.session.scale
    return max(live.session.curtain(seat), live.said_at) + breath


def may_chat(live: LiveTable, remark: Remark, pace: float, now: float, luck: float) -> float:
    """The table time from which a bot may say something beside the game: of a hand that reaches for its wires at
    once, of a bang before the cards turn, of everything else when the place it is in has seen it."""
    session, breath = live.session, between(BREATH, luck) * pace * live.session.scale
    if remark.what == "eyed":
        return now + breath / 2
    seen = session.curtain(session.place(session.seated[remark.seat].id))
    if remark.what == "boom":
        seen -= session.scale * sum(beat.seconds for beat in finale(0, len(session.questions)))
    return max(seen, live.said_at, now) + breath


def intrudes(live: LiveTable, seat: Seat, move: Any, now: float) -> bool:
    """Whether a bot's move is an offer to a person who had one lately, or one from this bot."""
    timing, session = TIMINGS.get(live.session.game), live.session
    if not timing or not isinstance(move, dict) or move.get("move") not in timing.offers:
        return False
    to: Seat = move["seat"]
    if session.members[to].plays_by or not session.state:
        return False
    return not live.restraint.may_offer(seat, to, session.state.round, now)


def between(seconds: tuple[float, float], luck: float) -> float:
    least, most = seconds
    return least + (most - least) * luck


def said_to_all(transaction: Transaction) -> bool:
    """Whether something was said in this entry that everybody heard, as talk or in turn; where nothing is shown,
    nobody waits for it."""
    table, timing = transaction.session.table, TIMINGS.get(transaction.session.game)
    if not table or not timing or not transaction.session.scale:
        return False
    moves = [event.entry for event in transaction.events if isinstance(event, e.GameMove)]
    if any(isinstance(move, Spoken) for move in moves) and {*table.ledger[-1].hearers} == {*table.state.viewers}:
        return True
    news = [news for scene in transaction.scenes.get(PUBLIC, ()) for news in scene.after.news]
    return any(type(each).__struct_config__.tag in timing.words for each in news)
