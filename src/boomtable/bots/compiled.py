"""Numba behind one typed decorator, so that compiled code reads as plain Python."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryFile
from threading import Lock
from typing import Any, Protocol, TypeVar, cast

from numba import config, njit
from platformdirs import user_cache_path

F = TypeVar("F", bound=Callable[..., Any])
N = TypeVar("N", int, float)

FLAT: dict[str, bool] = {  # nothing is allocated: counting who holds an array would take half of the time
    "nogil": True,
    "_nrt": False,
    "no_cfunc_wrapper": True,
}
settings: Any = config  # its names are made while it runs
compile_: Any = njit  # its types do not know all of these
SETTING = Lock()


class Row(Protocol[N]):
    """Numbers in numbered places."""

    def __getitem__(self, place: int, /) -> N: ...

    def __setitem__(self, place: int, number: N, /) -> None: ...


def compiling(name: str, sources: Iterable[Path], *, inline: bool = True) -> Callable[[F], F]:
    """A decorator: compiled when first called and kept on disk, or in every process anew where nothing can be written.

    Functions become part of those that call them, unless they are large and seldom called, and while they run, other
    threads run too.
    """
    with SETTING:
        kept = folder(name, sources)

    def compiled(function: F) -> F:
        with SETTING:
            before, settings.CACHE_DIR = settings.CACHE_DIR, kept
            try:
                return cast(F, compile_(cache=bool(kept), forceinline=inline, **FLAT)(function))
            finally:
                settings.CACHE_DIR = before

    return compiled


def folder(name: str, sources: Iterable[Path]) -> str:
    """Where compiled code is kept, by all sources that it is made of; nowhere, if that cannot be written.

    Numba itself compares only the file a function is in, and would keep the old form of what that takes from elsewhere.
    """
    made_of = sha256(b"".join(source.read_bytes() for source in sorted([*sources, Path(__file__)]))).hexdigest()[:16]
    kept = Path(settings.CACHE_DIR or user_cache_path("boomtable")) / name / made_of
    try:
        kept.mkdir(parents=True, exist_ok=True)
        TemporaryFile(dir=kept).close()
    except OSError:
        return ""
    return str(kept)
