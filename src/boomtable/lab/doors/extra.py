"""What the lab says when what it needs is not installed."""

from __future__ import annotations


class MissingExtra(ImportError):  # noqa: N818  (as its cousins are named)
    """A package that is not there, and the line that installs it."""

    def __init__(self, error: ImportError, extra: str = "lab") -> None:
        package = str(error.name).partition(".")[0]
        super().__init__(f'{package} is not installed; run: pip install "boomtable[{extra}]"', name=package)
