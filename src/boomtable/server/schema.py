"""The database: tables by code, the log, the latest snapshot of each table, public games, and the server's clock."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text, text

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("code", String(8), unique=True, nullable=True),  # NULL once it is closed
    Column("game", String(40), nullable=False),
    Column("running", Boolean, nullable=False),  # its time is running
    Column("listed", Boolean, nullable=False),
    Column("summary", Text, nullable=False),
    Column("touched", Float, nullable=False),  # wall clock, for retention
    Column("epoch", Integer, nullable=False, server_default=text("0")),  # how often another server has taken it over
    Index("tables_running", "running"),
    Index("tables_listed", "listed"),
    Index("tables_touched", "touched"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),  # by the server's clock
    Column("data", Text, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("data", Text, nullable=False),
)

public_games = Table(
    "public_games",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("data", Text, nullable=False),
    Index("public_games_table_id", "table_id"),
)

server_row = Table(
    "house",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("open_for", Float, nullable=False),  # seconds the server has run, across restarts
)
