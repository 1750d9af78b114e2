"""Where things stand in an observation: named slices of one vector of small numbers."""

from __future__ import annotations

from itertools import accumulate


class Layout:
    """The slices of a vector by name, in order, and its size."""

    def __init__(self, **sizes: int) -> None:
        ends = list(accumulate(sizes.values()))
        self.size = ends[-1]
        self.slices = {name: slice(end - size, end) for (name, size), end in zip(sizes.items(), ends, strict=True)}

    def at(self, name: str) -> int:
        """The place of the first number of a slice."""
        start: int = self.slices[name].start
        return start
