"""Write the finished games of a server's database to dataset files."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console

from boomtable.boards.mistakes import BadCommand
from boomtable.cli.serve import database_url_in
from boomtable.games.catalog import CATALOG
from boomtable.lab import dataset
from boomtable.server.export import Export, export
from boomtable.server.store import Store
from boomtable.words import say


def export_to(files: Sequence[Path], data: Path | None, database_url: str | None) -> Export:
    """Write the games to every file, each in the format of its suffix."""
    if not files:
        raise BadCommand("missing-argument", name="FILES")
    for path in files:
        dataset.check(path)
    found = asyncio.run(_export(database_url or database_url_in(data)))
    for path in files:
        dataset.write(found.games, path)
    return found


def facts(found: Export, files: Sequence[Path]) -> dict[str, Any]:
    return {"games": len(found.games), "files": [str(path) for path in files], "unreadable": found.unreadable}


def tell(found: Export, files: Sequence[Path], console: Console) -> None:
    for path in files:
        console.print(say("exported", games=len(found.games), path=str(path)), soft_wrap=True)
    if found.unreadable:
        console.print(say("export-unreadable", tables=found.unreadable))


async def _export(url: str) -> Export:
    store = await Store.open_read_only(url)
    try:
        return await export(store, CATALOG)
    finally:
        await store.close()
