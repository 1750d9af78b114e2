"""Records of games in files: saved, read, shown at any entry, and verified; and drawn positions shown."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from msgspec import UNSET
from rich.console import Console

from boomtable.boards.board import Heard
from boomtable.boards.mistakes import BadCommand
from boomtable.boards.registry import BOARDS
from boomtable.engine import BadSetup, Fair, Table, Viewer
from boomtable.engine.records import Played, Record, forked, read, replay, write
from boomtable.engine.verify import check_origin, proofs, verify
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


def show_record(path: Path, who: str, at: int | None, fork: Path | None, console: Console) -> None:
    """The table after the first `at` entries, or after all of them, with what was said until then; `fork` saves it."""
    record = load(path)
    at = len(record.log) if at is None else at
    if at not in range(len(record.log) + 1):
        raise BadCommand("no-such-entry", at=str(at), last=len(record.log))
    table = replay(find(record.game), record, at)
    viewer = viewer_named(table, who)
    console.print(caption(record, at, viewer), style="quiet")
    print_moment(record.game, table, viewer, console)
    if fork:
        save(forked(record, at), fork)


def show_position(game: str, path: Path, who: str, console: Console) -> None:
    """A table that somebody has drawn."""
    table = Table(find(game).parse(_text_of(path)))
    print_moment(game, table, viewer_named(table, who), console)


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


def verify_record(path: Path, origin: Path | None, console: Console) -> None:
    """Print what was checked and found true; the first thing found false is a BadRecord."""
    record = load(path)
    draws = verify(find(record.game), record)
    if origin:
        check_origin(record, load(origin))
    fork = [] if record.fork is UNSET else [say("verified-fork", entries=record.fork.at, digest=record.fork.digest)]
    lines = [
        *fork,
        *(line for fair in proofs(record) for line in _of_proof(fair)),
        say("verified-draws", draws=draws),
        say("verified-cards"),
    ]
    console.print(*lines, sep="\n", soft_wrap=True)


def _of_proof(fair: Fair) -> list[str]:
    return [
        say("verified-seed", commitment=fair.commitment),
        say("verified-entropy", lines=len(fair.entropy)),
        *(say("verified-line", line=json.dumps(line)) for line in fair.entropy),  # strangers' text, made harmless
    ]
