"""Sets kept as the bits of a number."""

from __future__ import annotations


def size(bits: int) -> int:
    """The size of a set."""
    return bits.bit_count()


def size_compiled(bits: int) -> int:
    """The same; compilers recognise this as one instruction."""
    bits -= (bits >> 1) & 0x5555555555555555
    bits = (bits & 0x3333333333333333) + ((bits >> 2) & 0x3333333333333333)
    bits = (bits + (bits >> 4)) & 0x0F0F0F0F0F0F0F0F
    return ((bits * 0x0101010101010101) >> 56) & 0x7F


def first(bits: int) -> int:
    """The lowest member of a set."""
    return (bits & -bits).bit_length() - 1


def first_compiled(bits: int) -> int:
    return size((bits & -bits) - 1)


def last(bits: int) -> int:
    """The highest member of a set."""
    bits |= bits >> 1
    bits |= bits >> 2
    bits |= bits >> 4
    bits |= bits >> 8
    bits |= bits >> 16
    bits |= bits >> 32
    return size(bits) - 1
