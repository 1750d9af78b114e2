"""Positions of either box from one line that says what happened, as rows of a drawing.

    1G 2S | 0B 3

A wire of seat 1 is cut, then one of seat 2, each with the letter that it has in drawings. After the bar the wires are
dealt again; at the end one of seat 3 is about to be turned up.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice

from boomtable.engine.table_notation import bad_row
from boomtable.games.time_bomb_shared.cards import CAST, HAND_SIZES, Claims

SEATS = "".join(map(str, range(max(CAST))))


def rounds(story: str, others: str = "") -> list[list[str]]:
    """The cuts of a story, round by round. Words that begin with one of `others` are left to the box."""
    if unknown := [word for word in story.replace("|", " ").split() if word[0] not in (*SEATS, *others)]:
        raise bad_row("story", unknown[0], [*SEATS, *others, "|"])
    return [[word for word in part.split() if word[0] in SEATS] for part in story.split("|")]


def rows(cuts: list[list[str]], players: int, pool: Counter[str], claims: str, start: int) -> Iterator[str]:
    """The rows of both boxes: wires that are cut lie where they must, the rest anywhere, and nobody claims anything."""
    deals = [*_deals(pool, cuts, players)]
    roles = CAST.get(players, ())
    yield f"claims {claims}"
    yield f"start {start}"
    for seat in range(players):
        yield " ".join([str(seat), *roles[seat : seat + 1], *(hands[seat] for hands in deals)])
    if claims == Claims.IN_TURN:
        yield "said " + "- " * players * len(cuts)
    yield "cut " + " ".join(word for words in cuts for word in words)


def _deals(pool: Counter[str], told: list[list[str]], players: int) -> Iterator[list[str]]:
    for size, cuts in zip(HAND_SIZES, told, strict=False):
        hands = ["".join(word[1:] for word in cuts if word[0] == str(seat)) for seat in range(players)]
        rest = iter(sorted((pool - Counter("".join(hands))).elements(), reverse=True))
        yield [hand + "".join(islice(rest, max(0, size - len(hand)))) for hand in hands]
        pool = pool - Counter(word[1:] for word in cuts if word[1:])
