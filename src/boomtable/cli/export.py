"""Write the finished games of a server's database to dataset files."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console

from boomtable.boards.mistakes import BadCommand
from boomtable.cli.serve import database_url_in
from boomtable.cli.summaries import progress
from boomtable.games.catalog import CATALOG
from boomtable.lab import dataset
from boomtable.server.export import Export, export
from boomtable.server.store import Store
from boomtable.wire.datasets import FinishedGame
from boomtable.words import say


def export_to(
    files: Sequence[Path],
    data: Path | None,
    database_url: str | None,
    *,
    lens: bool = False,
    console: Console | None = None,
) -> Export:
    """Write the games to every file, each in the format of its suffix; if asked, with what seats could have known."""
    if not files:
        raise BadCommand("missing-argument", name="FILES", command="boomtable export")
    for path in files:
        dataset.check(path)
    found = asyncio.run(_export(database_url or database_url_in(data)))
    games = _with_lens(found.games, console) if lens else found.games
    for path in files:
        dataset.write(games, path)
    return found


def facts(found: Export, files: Sequence[Path]) -> dict[str, Any]:
    return {"games": len(found.games), "files": [str(path) for path in files], "unreadable": found.unreadable}


def tell(found: Export, files: Sequence[Path], console: Console) -> None:
    for path in files:
        console.print(say("exported", games=len(found.games), path=str(path)), soft_wrap=True)
    if found.unreadable:
        console.print(say("export-unreadable", tables=found.unreadable))


def _with_lens(games: Sequence[FinishedGame], console: Console | None) -> list[FinishedGame]:
    """Reckoning takes seconds a game, so a console is shown how far it is."""
    with progress(len(games), console or Console(quiet=True), shown=bool(console)) as tell:
        known = []
        for done, game in enumerate(games, start=1):
            known.append(dataset.with_lens(CATALOG[game.game], game))
            tell(done)
        return known


async def _export(url: str) -> Export:
    store = await Store.open_read_only(url)
    try:
        return await export(store, CATALOG)
    finally:
        await store.close()
