"""Records and drawings as files."""

from __future__ import annotations

from pathlib import Path

from boomtable.boards.mistakes import BadCommand
from boomtable.engine.records import Record, read, write
from boomtable.games.catalog import find


def load(path: Path) -> Record:
    """The record in a file, or a Mistake that says why there is none."""
    return read(text_of(path), find)


def text_of(path: Path) -> str:
    """What is written in a file, or a Mistake that says why it cannot be read."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadCommand("cannot-read", path=str(path), why=str(error.strerror)) from None
    except UnicodeDecodeError:
        raise BadCommand("no-text", path=str(path)) from None


def check(path: Path) -> None:
    """BadCommand where nothing could be saved; better now than after the game."""
    if path.is_dir() or not path.parent.is_dir():
        raise BadCommand("cannot-save", path=str(path))


def save(record: Record, path: Path) -> None:
    try:
        path.write_text(write(record), encoding="utf-8")
    except OSError:
        raise BadCommand("cannot-save", path=str(path)) from None
