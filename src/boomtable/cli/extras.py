"""Commands that need more than the light core say which extra is missing, and how to install it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """What is imported here comes with this extra; BadSetup names the first package that is not installed."""
    try:
        yield
    except ModuleNotFoundError as error:
        package = str(error.name).partition(".")[0]
        if package == "boomtable":
            raise  # our own fault
        from boomtable.engine import BadSetup

        raise BadSetup("missing-extra", package=package.replace("_", "-"), extra=extra) from None
