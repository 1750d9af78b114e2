"""What kernels work on."""

from __future__ import annotations

from typing import Protocol, TypeVar

N = TypeVar("N", int, float)


class Row(Protocol[N]):
    """Numbers in numbered places: a list, or an array."""

    def __getitem__(self, place: int, /) -> N: ...

    def __setitem__(self, place: int, number: N, /) -> None: ...

    def __len__(self) -> int: ...
