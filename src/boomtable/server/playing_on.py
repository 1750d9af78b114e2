"""What if: a game that is over goes on from one of its moments, at a table of its own and with luck of its own."""

from __future__ import annotations

from boomtable.bots import company
from boomtable.engine.records import Record
from boomtable.server import events as e
from boomtable.server.chance import play_chance
from boomtable.server.transitions import Transaction


def resume(transaction: Transaction, fork: Record, seat: int) -> None:
    """Bots sit down around the host, and the table is as it was at that moment."""
    assert fork.fork
    level = company(transaction.game).level
    for number in range(2, fork.players + 1):
        transaction.add(e.BotAdded(number, level))
    bots = range(2, fork.players + 1)
    transaction.add(e.Arranged((*bots[:seat], 1, *bots[seat:])))
    transaction.add(e.Started(fork.rules, None, transaction.show))
    for entry in fork.log:
        transaction.add(e.GameMove(entry))
    transaction.add(e.PlayedOn(fork.fork))
    play_chance(transaction)
