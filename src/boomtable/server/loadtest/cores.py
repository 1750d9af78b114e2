"""Measuring beside each other: who gets which cores."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def pinned(cores: set[int] | None) -> Iterator[None]:
    """Whatever starts in here runs on these cores alone; Linux only."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, cores or before)
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)
