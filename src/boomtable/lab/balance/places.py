"""Where a sweep is played."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from boomtable.engine import BadSetup
from boomtable.lab.work import mapper


@contextmanager
def place(workers: int | None = None, ray: str | None = None) -> Iterator[Any]:
    """A `map` in this process, over several of this machine, or over a Ray cluster; what comes of it is the same."""
    if ray is None:
        with mapper(1 if workers is None else workers, chunk=1) as each:
            yield each
        return
    if workers is not None:
        raise BadSetup("ray-or-workers")
    from boomtable.lab.balance.cluster import cluster

    with cluster(ray) as each:
        yield each
