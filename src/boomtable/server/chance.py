"""Chance at a table: every shuffle and draw comes from FairLuck and is logged with its numbers, or from a lesson."""

from __future__ import annotations

from boomtable.engine import CHANCE, PUBLIC, Choices, FairLuck, Move
from boomtable.engine.records import Played
from boomtable.lessons import LESSONS
from boomtable.server.events import GameMove
from boomtable.server.session import TableSession
from boomtable.server.transitions import Transaction
from boomtable.timing import TIMINGS


def play_chance(transaction: Transaction) -> None:
    """Play chance moves until somebody else is asked, or people look at what they have before they get more."""
    while (table := transaction.session.table) and CHANCE in table.state.turn:
        session = transaction.session
        if written := _staged(session):
            transaction.add(GameMove(Played(CHANCE, written)))
            continue
        luck = FairLuck(session.seed, session.entropy, fair_game_id(session.id, session.number), session.draws)
        choices: Choices[Move] = table.state.choices(CHANCE)
        move = choices.sample(luck)
        transaction.add(GameMove(Played(CHANCE, move), tuple(luck.draws)))
        if _to_be_looked_at(transaction.session):
            return


def _to_be_looked_at(session: TableSession) -> bool:
    """Whether everyone just got something to look at by itself, where anything is shown."""
    timing = TIMINGS.get(session.game) if session.scale else None
    if not timing or not timing.first_looks or not session.state:
        return False
    return any(type(news).__struct_config__.tag in timing.first_looks for news in session.state.view(PUBLIC).news)


def _staged(session: TableSession) -> Move | None:
    """What a lesson deals here; nothing once its learner has left it."""
    lesson = LESSONS.get(session.game) if session.practice else None
    return lesson.luck(session.state) if lesson and session.state else None


def fair_game_id(table: str, number: int) -> str:
    """The id of a game in fair draws: the table, and the number of the game."""
    return f"{table}-{number}"
