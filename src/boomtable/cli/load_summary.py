"""What a load did to a server, on the terminal."""

from __future__ import annotations

from boomtable.server.loadtest.load import Load
from boomtable.words import say


def carried(load: Load) -> str:
    """The figures in a sentence or two."""
    told = say(
        "load-result",
        tables=load.tables,
        sockets=load.sockets,
        moves=load.moves,
        rate=f"{load.moves_per_s:g}",
        median=f"{load.p50_ms:g}",
        slowest=f"{load.p99_ms:g}",
        errors=load.errors,
    )
    if load.core is None or load.kb_per_table is None:
        return told
    return told + "\n" + say("load-usage", core=f"{load.core:g}", memory=f"{load.kb_per_table:g}")
