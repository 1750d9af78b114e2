"""What if: a game that is over goes on from one of its moments, at a table of its own and with luck of its own."""

from __future__ import annotations

import gzip
from typing import Any

import msgspec
from msgspec import Struct

from boomtable.bots import company
from boomtable.engine import Table
from boomtable.engine.records import Record, read
from boomtable.server import events as e
from boomtable.server.chance import play_chance
from boomtable.server.replay_process import Begun
from boomtable.server.snapshots import table_of
from boomtable.server.transitions import Catalog, Transaction


class Forked(Struct, frozen=True):
    """A record that begins as another one did, and the table to which it leads."""

    record: Record
    table: Table[Any]


BEGUN = msgspec.json.Decoder(Begun)


def unpacked(packed: bytes, catalog: Catalog) -> Forked:
    """What the process that replays has answered."""
    begun = BEGUN.decode(gzip.decompress(packed))
    record = read(bytes(begun.record), catalog.__getitem__)
    return Forked(record, table_of(catalog[record.game], begun.state, begun.ledger, begun.at))


def resume(transaction: Transaction, begun: Forked, seat: int) -> None:
    """Bots sit down around the host, and the table is as it was at that moment."""
    fork = begun.record
    assert fork.fork
    level = company(transaction.game).level
    for number in range(2, fork.players + 1):
        transaction.add(e.BotAdded(number, level))
    bots = range(2, fork.players + 1)
    transaction.add(e.Arranged((*bots[:seat], 1, *bots[seat:])))
    transaction.add(e.Started(fork.rules, None, transaction.show))
    transaction.jump([e.GameMove(entry) for entry in fork.log], begun.table)
    transaction.add(e.PlayedOn(fork.fork))
    play_chance(transaction)
