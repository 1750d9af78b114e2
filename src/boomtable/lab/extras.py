"""What the lab says when a package that it needs is not installed."""

from __future__ import annotations

from importlib.util import find_spec

from boomtable.engine import BadSetup


class MissingExtra(ImportError):  # noqa: N818  (as its cousins are named)
    """A package that is not there, and the line that installs it."""

    def __init__(self, error: ImportError, extra: str = "lab") -> None:
        package = str(error.name).partition(".")[0]
        super().__init__(f'{package} is not installed; run: pip install "boomtable[{extra}]"', name=package)


def require(*packages: str, extra: str) -> None:
    """BadSetup that names the first package which is not there; nothing is loaded yet."""
    for package in packages:
        if not find_spec(package):
            raise BadSetup("missing-extra", package=package, extra=extra)
