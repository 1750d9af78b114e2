"""Chance at a table: every shuffle and draw comes from the fair luck, with its numbers beside it."""

from __future__ import annotations

from boomtable.engine import CHANCE, Choices, FairLuck, Move
from boomtable.engine.records import Played
from boomtable.server.events import GameMove
from boomtable.server.transitions import Transaction


def play_chance(transaction: Transaction) -> None:
    """Let chance move for as long as it is asked."""
    while (table := transaction.session.table) and CHANCE in table.state.turn:
        session = transaction.session
        luck = FairLuck(session.seed, session.entropy, fair_game_id(session.id, session.number), session.draws)
        choices: Choices[Move] = table.state.choices(CHANCE)
        move = choices.sample(luck)
        transaction.add(GameMove(Played(CHANCE, move), tuple(luck.draws)))


def fair_game_id(table: str, number: int) -> str:
    """What the fair luck knows a game by: the table, and which of its games."""
    return f"{table}-{number}"
