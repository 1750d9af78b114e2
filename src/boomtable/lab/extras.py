"""Errors for optional packages that are not installed."""

from __future__ import annotations

from importlib.util import find_spec

from boomtable.engine import BadSetup


class MissingExtra(ModuleNotFoundError):  # noqa: N818  (as its cousins are named)
    """A package is missing; the message says how to install it."""

    def __init__(self, error: ModuleNotFoundError, extra: str = "lab") -> None:
        package = str(error.name).partition(".")[0]
        super().__init__(f'{package} is not installed; run: pip install "boomtable[{extra}]"', name=package)


def require(*packages: str, extra: str) -> None:
    """Raise BadSetup if one of these packages is not installed, without importing any."""
    for package in packages:
        if not find_spec(package):
            raise BadSetup("missing-extra", package=package, extra=extra)
