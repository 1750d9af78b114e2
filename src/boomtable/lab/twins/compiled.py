"""Numba behind one typed decorator, so that the rest of the twins reads as plain Python."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any, Protocol, TypeVar, cast

from numba import config, njit
from platformdirs import user_cache_path

F = TypeVar("F", bound=Callable[..., Any])

settings: Any = config  # its names are made while it runs


class Table(Protocol):
    """A whole table as the twins hold it: whole numbers in numbered places."""

    def __getitem__(self, place: int, /) -> int: ...

    def __setitem__(self, place: int, number: int, /) -> None: ...


def compiled(function: F) -> F:
    """Compiled when first called and kept on disk, or in every process anew where nothing can be written.

    Others that it calls become part of it, and while it runs, other threads run too.
    """
    usual, settings.CACHE_DIR = settings.CACHE_DIR, folder()
    try:
        return cast(F, njit(nogil=True, forceinline=True, cache=bool(folder()))(function))
    finally:
        settings.CACHE_DIR = usual


@cache
def folder() -> str:
    """Where compiled code is kept, by all sources of the twins; nowhere, if that cannot be written.

    Numba itself compares only the file a function is in, and would keep the old form of what that calls elsewhere.
    """
    sources = sorted(Path(__file__).parent.glob("*.py"))
    made_of = sha256(b"".join(source.read_bytes() for source in sources)).hexdigest()[:16]
    kept = Path(settings.CACHE_DIR or user_cache_path("boomtable")) / "twins" / made_of
    try:
        kept.mkdir(parents=True, exist_ok=True)
        TemporaryFile(dir=kept).close()
    except OSError:
        return ""
    return str(kept)
