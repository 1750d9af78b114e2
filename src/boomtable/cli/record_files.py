"""Records of games in files: saved, read, and shown at any entry; and drawn positions shown."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Self

from msgspec import Struct
from rich.console import Console

from boomtable.boards.board import Heard
from boomtable.boards.mistakes import BadCommand
from boomtable.boards.registry import BOARDS
from boomtable.engine import BadSetup, Table, Viewer
from boomtable.engine.records import Played, Record, forked, read, replay, write
from boomtable.games.catalog import find
from boomtable.replays import Replay
from boomtable.words import say


def check_writable(path: Path) -> None:
    """BadCommand where nothing could be saved: better now than after the game."""
    if path.is_dir() or not path.parent.is_dir():
        raise BadCommand("cannot-save", path=str(path))


def save(record: Record, path: Path) -> None:
    try:
        path.write_text(write(record), encoding="utf-8")
    except OSError:
        raise BadCommand("cannot-save", path=str(path)) from None


def load(path: Path) -> Record:
    """The record in a file, or a Mistake that says why there is none."""
    return read(_text_of(path), find)


def load_replay(path: Path) -> Replay:
    """The game in a file, opened for watching."""
    record = load(path)
    return Replay.of(find(record.game), record)


def _text_of(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadCommand("cannot-read", path=str(path), why=str(error.strerror)) from None
    except UnicodeDecodeError:
        raise BadCommand("no-text", path=str(path)) from None


class Page(Struct, frozen=True):
    """The table of a record after its first `at` entries, as somebody saw it."""

    record: Record
    table: Table[Any]
    viewer: Viewer
    at: int

    @classmethod
    def of(cls, path: Path, who: str, at: int | None) -> Self:
        """After all entries if `at` is not given."""
        record = load(path)
        at = len(record.log) if at is None else at
        if at not in range(len(record.log) + 1):
            raise BadCommand("no-such-entry", at=str(at), last=len(record.log))
        table = replay(find(record.game), record, at)
        return cls(record, table, viewer_named(table, who), at)

    def show(self, console: Console) -> None:
        """With what was said until then."""
        console.print(caption(self.record, self.at, self.viewer), style="quiet")
        print_moment(self.record.game, self.table, self.viewer, console)

    def facts(self) -> dict[str, Any]:
        """The same for a machine."""
        return {"at": self.at, "last": len(self.record.log), **seen(self.record.game, self.table, self.viewer)}


def save_fork(page: Page, path: Path) -> None:
    """The entries until then, as the beginning of another game."""
    save(forked(page.record, page.at), path)


def drawn_position(game: str, path: Path) -> Table[Any]:
    """A table that somebody has drawn."""
    return Table(find(game).parse(_text_of(path)))


def seen(game: str, table: Table[Any], viewer: Viewer) -> dict[str, Any]:
    """What a viewer sees and has heard, for a machine."""
    return {"game": game, "viewer": viewer, "view": table.state.view(viewer), "heard": table.heard(viewer)}


def viewer_named(table: Table[Any], who: str) -> Viewer:
    """The viewer that was typed, or BadSetup that lists those there are."""
    known: dict[str, Viewer] = {str(viewer): viewer for viewer in table.state.viewers}
    if who not in known:
        raise BadSetup("unknown-viewer", viewer=who, allowed=", ".join(known))
    return known[who]


def print_moment(game: str, table: Table[Any], viewer: Viewer, console: Console) -> None:
    """The table as this viewer sees it, what they have heard, and at the end why it ended so."""
    _print_table(game, table.state.view(viewer), table.heard(viewer), console)
    _print_why(game, viewer, table, console)


def _print_table(game: str, view: Any, heard: Heard, console: Console) -> None:
    board = BOARDS[game]
    console.print(board.draw(view, heard, console), "", " ".join([*board.news(view), board.waiting(view)]), sep="\n")
    for number, words in board.history(view, heard):
        console.print(say("said", round=number, words=words))
    if view.outcome:
        console.print("", board.reveal(view, heard, console), sep="\n")


def _print_why(game: str, viewer: Viewer, table: Table[Any], console: Console) -> None:
    """The line that says why a finished game ended so."""
    if table.state.outcome:
        console.print("", BOARDS[game].why(viewer, find(game).finale.of(table).because), sep="\n")


def caption(record: Record, at: int, viewer: Viewer) -> str:
    """Which entry this is, what it did, and whose eyes these are."""
    if not at:
        return say("entry-none", last=len(record.log), viewer=eyes(viewer))
    return say("entry", at=at, last=len(record.log), what=done(record, at), viewer=eyes(viewer))


def done(record: Record, at: int) -> str:
    """What kind of move or talk an entry is, counted from 1."""
    entry = record.log[at - 1]
    what = entry.move if isinstance(entry, Played) else entry.talk
    return say(f"{record.game}-move-{what.__struct_config__.tag}")


def eyes(viewer: Viewer) -> str:
    """Who is looking, in words."""
    if isinstance(viewer, int):
        return say("viewer-seat", name=say("seat-name", seat=viewer))
    return say(f"viewer-{viewer}")
