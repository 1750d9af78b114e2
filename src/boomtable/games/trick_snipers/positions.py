"""Positions in the middle of a game of Trick Snipers, for tests, designers and rules questions.

Hands are written as in drawings, `"r7 b12"`. Earlier tricks are given by their winners, `"0 2* 1"`, with a star for
a point. How the cards came into the hands is not known, so such a table cannot be drawn.
"""

from __future__ import annotations

from typing import Any

from boomtable.engine import Seat
from boomtable.engine.table_notation import bad_row
from boomtable.games.trick_snipers.cards import HAND, PACKS, Hand
from boomtable.games.trick_snipers.moves import Trick
from boomtable.games.trick_snipers.notation import read_cards
from boomtable.games.trick_snipers.rounds import Playing
from boomtable.games.trick_snipers.table import TrickSnipers
from boomtable.games.trick_snipers.view import Options


def cards(words: str) -> Hand:
    """Cards in this order."""
    return read_cards("cards", words)


def hand(words: str) -> Hand:
    """Cards as they are held, sorted."""
    return tuple(sorted(cards(words)))


def scene(*hands: str, leader: Seat = 0, taken: str = "", **options: Any) -> TrickSnipers:
    """A table where these hands are left and the leader is about to lead, or BadNotation."""
    held = _held(hands)
    return TrickSnipers(
        players=len(hands),
        options=Options(**options),
        todo=(Playing(),),
        dealt=held,
        passed=((),) * len(hands),
        hands=held,
        leader=leader,
        tricks=tuple([Trick(0, (), int(won.rstrip("*")), False, int("*" in won)) for won in taken.split()]),
    )


def _held(hands: tuple[str, ...]) -> tuple[Hand, ...]:
    """Hands of equal size, with no card twice."""
    if len(hands) not in HAND:
        raise bad_row("players", str(len(hands)), HAND)
    held = tuple(map(hand, hands))
    left = {card for pack in PACKS.values() for card in pack}
    for seat, mine in enumerate(held):
        if not ({*mine} <= left and len({*mine}) == len(mine) == len(held[0])):
            raise bad_row(str(seat), hands[seat], f"{len(held[0])} x {' '.join(map(str, sorted(left)))}")
        left -= {*mine}
    return held
