"""Verifiable randomness: draws derived from a secret committed to beforehand and a line from every device."""

from __future__ import annotations

import hmac
import re
from collections.abc import Iterator
from hashlib import sha256
from itertools import chain, count, islice

from msgspec import Struct

SEED = re.compile("[0-9a-f]{64}")


class Draw(Struct, frozen=True, array_like=True):
    """One draw from `n`: a pick holds one number below `n`, a permute all of them in order."""

    n: int
    drawn: tuple[int, ...]


class Fair(Struct, frozen=True, kw_only=True):
    """Everything needed to check the draws of a finished game."""

    table: str
    commitment: str
    seed: str
    entropy: tuple[str, ...]
    draws: tuple[Draw, ...]


class FairLuck:
    """Randomness derived from a seed, the devices' lines, the table and the draw's number: docs/fair-deals.md."""

    def __init__(self, seed: str, entropy: tuple[str, ...], table: str, number: int = 0) -> None:
        self._key, self._label = _key(seed), _netstrings(table, *entropy)
        self.number = number  # of the next draw
        self.draws: list[Draw] = []

    def pick(self, n: int, /) -> int:
        picked = _below(n, self._bytes())
        self._note(n, picked)
        return picked

    def permute(self, n: int, /) -> list[int]:
        """A Fisher-Yates shuffle from the last place down, fed by the bytes of one draw."""
        order, stream = list(range(n)), self._bytes()
        for i in range(n - 1, 0, -1):
            j = _below(i + 1, stream)
            order[i], order[j] = order[j], order[i]
        self._note(n, *order)
        return order

    def _bytes(self) -> Iterator[int]:
        """The endless byte stream of the next draw."""
        return chain.from_iterable(map(self._block, count()))

    def _block(self, block: int) -> bytes:
        return hmac.digest(self._key, self._label + _netstrings(str(self.number), str(block)), "sha256")

    def _note(self, n: int, *drawn: int) -> None:
        self.draws.append(Draw(n, drawn))
        self.number += 1


def commitment(seed: str) -> str:
    """Published before the first draw: it commits to a seed without revealing it."""
    return sha256(_key(seed)).hexdigest()


def _key(seed: str) -> bytes:
    """The bytes of a seed in its one canonical spelling, or ValueError."""
    if not SEED.fullmatch(seed):
        raise ValueError("a seed is 32 bytes as 64 small hexadecimal digits")
    return bytes.fromhex(seed)


def _netstrings(*parts: str) -> bytes:
    """Each part as its length in bytes, a colon, itself and a comma, so different lists never encode alike."""
    return b"".join([b"%d:%b," % (len(part), part) for part in map(str.encode, parts)])


def _below(n: int, stream: Iterator[int]) -> int:
    """Rejection sampling: the fewest bytes that cover `n`, drawn again while they fall into the uneven remainder."""
    width = ((n - 1).bit_length() + 7) // 8
    even = 256**width // n * n
    while True:
        number = int.from_bytes(islice(stream, width), "big")
        if number < even:
            return number % n
