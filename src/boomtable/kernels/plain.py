"""The plain form of kernels, for where there is no Numba."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from types import FunctionType, SimpleNamespace
from typing import Any

from boomtable.kernels.row import SHARED


@cache
def form(name: str) -> Any:
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
