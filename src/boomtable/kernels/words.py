"""Numbers of 64 bits without a sign, as generators of luck need them."""

from __future__ import annotations


class Word(int):
    """A constant that is such a number, so that what it is multiplied with stays one."""


def word(number: int) -> int:
    """A number among words; compiled, it becomes one."""
    return number & WORD


def whole(number: int) -> int:
    """A word as an ordinary number, signed where it is compiled."""
    return number


STIR, ADD, WORD = Word(6364136223846793005), Word(1442695040888963407), Word(2**64 - 1)
S11, S32, S33 = Word(11), Word(32), Word(33)


def stirred(luck: int) -> int:
    """The next state of Knuth's generator, whose upper bits are used."""
    return (luck * STIR + ADD) & WORD
