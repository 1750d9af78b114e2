"""The fence: each table has an epoch in the database, and an owner of an earlier one cannot write.

Whoever takes a table over raises its epoch before reading its log. Every entry carries its owner's epoch, and the
transaction that stores it locks the table's row and compares: a take-over waits until that transaction is over, or
the transaction finds the new epoch.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from sqlalchemy import Connection, func, select, update

from boomtable.server.errors import Fenced, NoTable
from boomtable.server.schema import entries, server_row, tables


class Carrying(Protocol):
    """An entry to be stored."""

    @property
    def table(self) -> str: ...

    @property
    def epoch(self) -> int: ...


def raise_epoch(connection: Connection, table: str) -> tuple[int, float]:
    """From now on only we can write at this table; its epoch, and the time of its last entry."""
    last = select(func.max(entries.c.at)).where(entries.c.table_id == table)
    raised = update(tables).where(tables.c.id == table).values(epoch=tables.c.epoch + 1).returning(tables.c.epoch)
    with connection.begin():
        epoch = connection.execute(raised).scalar_one_or_none()
        at = connection.execute(last).scalar()
    if epoch is None:
        raise NoTable("no-table", table=table)
    return int(epoch), float(at or 0)


def check(connection: Connection, rows: Iterable[Carrying]) -> None:
    """Inside the transaction that stores these entries: each is by the owner of its table, or none is stored.

    A new table has no row yet: whoever makes it owns it.
    """
    carried = {(row.table, row.epoch) for row in rows}
    epochs = select(tables.c.id, tables.c.epoch).where(tables.c.id.in_({table for table, _ in carried}))
    in_one_order = epochs.order_by(tables.c.id).with_for_update(
        key_share=True
    )  # or two servers could wait for each other
    now = {row.id: row.epoch for row in connection.execute(in_one_order)}
    if any(now.get(table, epoch) != epoch for table, epoch in carried):
        raise Fenced("not-stored")


def latest_clock(connection: Connection, open_for: float) -> float:
    """The server's clock, which all servers follow: it goes on from whichever is ahead."""
    ahead = update(server_row).values(open_for=func.greatest(server_row.c.open_for, open_for))
    with connection.begin():
        return float(connection.execute(ahead.returning(server_row.c.open_for)).scalar_one())
