"""Chance at a table: every shuffle and draw comes from the fair luck, with its numbers beside it."""

from __future__ import annotations

from boomtable.engine import CHANCE, Choices, FairLuck, Move
from boomtable.engine.records import Played
from boomtable.server.events import Went
from boomtable.server.history import Draft


def deal(draft: Draft) -> None:
    """Let chance move for as long as it is asked."""
    while (table := draft.room.table) and CHANCE in table.state.turn:
        room = draft.room
        luck = FairLuck(room.seed, room.entropy, fair_table(room.id, room.number), room.draws)
        choices: Choices[Move] = table.state.choices(CHANCE)
        move = choices.sample(luck)
        draft.happen(Went(Played(CHANCE, move), tuple(luck.draws)))


def fair_table(table: str, number: int) -> str:
    """What the fair luck knows a game by: the table, and which of its games."""
    return f"{table}-{number}"
