"""The compiled form of kernels, made by Numba from the very functions that run without it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryFile
from threading import Lock, RLock
from types import FunctionType, SimpleNamespace
from typing import Any, TypeVar

import numpy as np
from numba import config, njit
from platformdirs import user_cache_path

from boomtable.games.trick_snipers import cards
from boomtable.kernels.forms import bound, is_shared
from boomtable.kernels.row import SELDOM
from boomtable.kernels.words import Word, whole, word

F = TypeVar("F", bound=Callable[..., Any])

FLAT: dict[str, bool] = {  # nothing is allocated: counting who holds an array would take half of the time
    "nogil": True,
    "_nrt": False,
    "no_cfunc_wrapper": True,
}
settings: Any = config  # its names are made while it runs
compile_: Any = njit  # its types do not know all of these
SETTING, MAKING = Lock(), RLock()
HERE = Path(__file__).parent
LONG = 16  # numbers; more of them are no tuple to a compiler


@cache
def form(name: str) -> Any:
    """A module of kernels in its compiled form: the same names, where each function calls the compiled form of others.

    A function with a twin of its name and `_compiled` is compiled from that. Long tuples become arrays.
    """
    with MAKING:
        module = import_module(name)
        names = {key: _turned(thing, name) for key, thing in vars(module).items()}
        for key, thing in vars(module).items():
            if isinstance(thing, FunctionType) and thing.__module__ == name:
                source = vars(module).get(f"{key}_compiled", thing)
                names[key] = _compiled(bound(source, names, name), inline=thing not in SELDOM)
        for key, thing in vars(module).items():
            if is_shared(thing) and thing.__module__ != name:
                names[key] = _compiled(bound(thing, vars(form(thing.__module__)) | names, name), inline=False)
        return SimpleNamespace(**names)


def _turned(thing: Any, name: str) -> Any:
    """What stands for something in the compiled form of this module."""
    match thing:
        case FunctionType():
            if thing in (word, whole):
                return np.uint64 if thing is word else np.int64
            elsewhere = thing.__module__.startswith("boomtable.") and thing.__module__ != name
            return getattr(form(thing.__module__), thing.__name__) if elsewhere else thing
        case Word():
            return np.uint64(thing)
        case (int() | float(), *_) if isinstance(thing, tuple) and len(thing) > LONG:
            return np.array(thing)
    return thing


def _compiled(function: FunctionType, *, inline: bool) -> Any:
    """Compiled when first called and kept on disk, or in every process anew where nothing can be written.

    It becomes part of those that call it, if it is `inline`; while it runs, other threads run too.
    """
    kept = kept_beside(Path(function.__code__.co_filename).parent)
    with SETTING:
        before, settings.CACHE_DIR = settings.CACHE_DIR, kept
        try:
            return compile_(cache=bool(kept), forceinline=inline, **FLAT)(function)
        finally:
            settings.CACHE_DIR = before


@cache
def kept_beside(sources: Path) -> str:
    """The folder for what is made of kernels, of the cards whose numbers they have in them, and of these sources."""
    return folder("kernels", {*HERE.glob("*.py"), Path(cards.__file__), *sources.glob("*.py")})


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
