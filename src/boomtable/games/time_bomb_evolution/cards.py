"""What is in the box of Time Bomb Evolution. Numbers in brackets cite docs/rules/time-bomb-evolution.md."""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from typing import TypeAlias

from msgspec import Struct

from boomtable.engine import Seat
from boomtable.games.time_bomb_shared.cards import pile


class Wire(StrEnum):
    """A Success, or an Evo card of one of six bombs [TE1]."""

    SUCCESS = "success"
    GREEN = "green"
    PURPLE = "purple"
    RED = "red"
    BLUE = "blue"
    YELLOW = "yellow"
    PINK = "pink"


COLOURS = tuple(wire for wire in Wire if wire is not Wire.SUCCESS)
CARDS = 5  # of each colour [TE1]

Hand: TypeAlias = tuple[Wire, ...]  # sorted: players mix their wires, so places mean nothing [TE3]


class Snip(Struct, frozen=True, array_like=True):
    """One wire cut: whose it was, and what it was [TE5]."""

    owner: Seat
    wire: Wire


class Mark(Struct, frozen=True, array_like=True):
    """A protection put on a colour or removed from it, after this many cuts [TE6] [TE13]."""

    after: int
    colour: Wire
    on: bool


class NumberCard(Struct, frozen=True, array_like=True):
    """A number card drawn after this many cuts, the last of them red [TE10]."""

    after: int
    number: int


@cache
def evo_cards(colours: Hand) -> Hand:
    """Five cards of each colour in play [TE1]."""
    return pile(colours, (CARDS,) * len(colours))


@cache
def box(players: int, colours: Hand) -> Hand:
    """One Success for each player, and the Evo cards [TE2]."""
    return pile((Wire.SUCCESS, *colours), (players, *(CARDS,) * len(colours)))
