"""Sets kept as the bits of a number, for compiled code."""

from __future__ import annotations

from pathlib import Path

from boomtable.bots.compiled import compiling

compiled = compiling("bits", [Path(__file__)])


@compiled
def size(bits: int) -> int:
    """The size of a set; compilers recognise this as one instruction."""
    bits -= (bits >> 1) & 0x5555555555555555
    bits = (bits & 0x3333333333333333) + ((bits >> 2) & 0x3333333333333333)
    bits = (bits + (bits >> 4)) & 0x0F0F0F0F0F0F0F0F
    return ((bits * 0x0101010101010101) >> 56) & 0x7F


@compiled
def first(bits: int) -> int:
    """The lowest member of a set."""
    return size((bits & -bits) - 1)


@compiled
def last(bits: int) -> int:
    """The highest member of a set."""
    bits |= bits >> 1
    bits |= bits >> 2
    bits |= bits >> 4
    bits |= bits >> 8
    bits |= bits >> 16
    bits |= bits >> 32
    return size(bits) - 1
