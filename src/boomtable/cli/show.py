"""A record opened again, at any entry, or a drawn table, as one viewer sees it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.console import Console

from boomtable.boards.mistakes import BadCommand
from boomtable.boards.registry import BOARDS
from boomtable.cli.record_files import load, text_of
from boomtable.engine import Said, Table, Viewer
from boomtable.engine.records import Played, Record, replay
from boomtable.games.catalog import find
from boomtable.words import say


def show(path: Path, who: str, at: int | None, console: Console) -> None:
    """The table after the first `at` entries, all of them if not said, with what was heard until then."""
    record = load(path)
    at = len(record.log) if at is None else at
    if at not in range(len(record.log) + 1):
        raise BadCommand("no-such-entry", at=str(at), last=len(record.log))
    table = replay(find(record.game), record, at)
    viewer, view = _seen(table, who)
    console.print(_caption(record, at, viewer), style="quiet")
    _look(record.game, view, table.heard(viewer), console)


def show_position(game: str, path: Path, who: str, console: Console) -> None:
    """A table that somebody has drawn."""
    _, view = _seen(Table(find(game).parse(text_of(path))), who)
    _look(game, view, (), console)


def _seen(table: Table[Any], who: str) -> tuple[Viewer, Any]:
    known: dict[str, Viewer] = {str(viewer): viewer for viewer in table.state.viewers}
    viewer = known.get(who, who)
    return viewer, table.state.view(viewer)


def _look(game: str, view: Any, heard: tuple[Said, ...], console: Console) -> None:
    board = BOARDS[game]
    console.print(board.draw(view, heard, console), "", " ".join([*board.news(view), board.waiting(view)]), sep="\n")
    for number, words in board.history(view, heard):
        console.print(say("said", round=number, words=words))
    if view.outcome:
        console.print("", board.reveal(view, heard, console), sep="\n")


def _caption(record: Record, at: int, viewer: Viewer) -> str:
    eyes = say("viewer-seat", name=say("seat-name", seat=viewer)) if isinstance(viewer, int) else say("viewer-public")
    if not at:
        return say("entry-none", last=len(record.log), viewer=eyes)
    entry = record.log[at - 1]
    done = entry.move if isinstance(entry, Played) else entry.talk
    what = say(f"{record.game}-move-{done.__struct_config__.tag}")
    return say("entry", at=at, last=len(record.log), what=what, viewer=eyes)
