"""The form of kernels that runs here: compiled where there is Numba, or plain."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import FunctionType, SimpleNamespace
from typing import Any

from boomtable.kernels.row import SHARED

COMPILED = find_spec("numba") is not None


def best_form(name: str) -> Any:
    """A module of kernels as fast as it can be here."""
    if COMPILED:
        from boomtable.kernels.compiled import form

        return form(name)
    return plain_form(name)


@cache
def plain_form(name: str) -> Any:
    """A module of kernels as it is; what it shares with others calls its own functions."""
    names = vars(import_module(name))
    taken = {key: thing for key, thing in names.items() if is_shared(thing)}
    return SimpleNamespace(
        **names
        | {key: bound(thing, vars(import_module(thing.__module__)) | names, name) for key, thing in taken.items()}
    )


def is_shared(thing: Any) -> bool:
    return isinstance(thing, FunctionType) and thing in SHARED


def bound(function: FunctionType, names: dict[str, Any], module: str) -> FunctionType:
    """The same function with other things behind its names, as one of this module."""
    other = FunctionType(function.__code__, names, function.__name__, function.__defaults__)
    other.__module__ = module
    if module != function.__module__:  # else Numba would keep one of several under this name
        other.__qualname__ = f"{module}.{function.__name__}"
    return other
