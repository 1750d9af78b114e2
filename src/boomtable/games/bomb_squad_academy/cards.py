"""What is in the box of Bomb Squad Academy. Numbers in brackets cite docs/rules/bomb-squad-academy.md."""

from __future__ import annotations

from enum import StrEnum
from functools import cache

from msgspec import Struct


class Wire(StrEnum):
    """From left to right, the order in which they are cut [BS8]."""

    GREEN = "green"
    BLUE = "blue"
    RED = "red"
    YELLOW = "yellow"


class Action(StrEnum):
    """The cards each player holds: a cutter for every wire, Wait and Chicken [BS6]."""

    GREEN = "green"
    BLUE = "blue"
    RED = "red"
    YELLOW = "yellow"
    WAIT = "wait"
    CHICKEN = "chicken"


class Tile(StrEnum):
    OK = "ok"
    BOOM = "boom"


class Tool(StrEnum):
    AIR_HORN = "air-horn"
    AMPLIFIER = "amplifier"
    BOMB_BLANKET = "bomb-blanket"
    CRIMPER = "crimper"
    DYNAMO = "dynamo"
    FREEZER = "freezer"
    HAMMER = "hammer"
    HELMET = "helmet"
    JAMMER = "jammer"
    JUMPER = "jumper"
    MIRROR = "mirror"
    ORDERS = "orders"
    SCHEMATICS = "schematics"
    SCRAMBLER = "scrambler"
    SHIELD = "shield"
    SNIFFER = "sniffer"
    SWITCH = "switch"
    TOOLKIT = "toolkit"
    WRENCH = "wrench"
    X_RAY = "x-ray"


class Deck(Struct, frozen=True):
    """One wire as it is printed: the values of its cards, and the last space of its trigger track."""

    cards: tuple[int, ...]  # sorted
    track: int


BOX: dict[Wire, Deck] = {  # BS1, BS2
    Wire.GREEN: Deck((0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3), 9),
    Wire.BLUE: Deck((0, 0, 1, 1, 2, 2, 2, 2, 3, 3, 4, 4), 12),
    Wire.RED: Deck((0, 1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 5), 14),
    Wire.YELLOW: Deck((0, 1, 1, 2, 3, 3, 4, 4, 5, 5, 6, 6), 16),
}
TILES = (Tile.BOOM, Tile.OK, Tile.OK)  # under each track, shuffled [BS1]
PLATES = {2: (1, 2), 3: (3, 4)}  # by bomb: the one that moves left, the one that moves right [BS3]
PRINTED = tuple(PLATES.get(bomb, (0, 0)) for bomb in (1, 2, 3))
BOMBS = 3

WAIT_POINTS = 3  # BS7
BLAST = 5  # lost by those who trigger it, won by the Chickens [BS11]

CUTTERS = {wire: Action(wire) for wire in Wire}
CUTS = {action: wire for wire, action in CUTTERS.items()}

PLAYERS = range(2, 6)
EVERYONE = {players: tuple(range(players)) for players in PLAYERS}
WIRES = {players: tuple(Wire)[: 3 if players == 2 else 4] for players in PLAYERS}  # two players have no Yellow [BS36]
STUCK = {players: 2 if players == 2 else 3 for players in PLAYERS}  # cards until the oldest comes back [BS13] [BS36]


@cache
def hand(players: int, gone: tuple[Action, ...], waited: bool) -> tuple[Action, ...]:
    """The cards that are neither on the table nor set aside [BS13]."""
    mine = [Action(wire) for wire in WIRES[players]] + [Action.WAIT] * (not waited) + [Action.CHICKEN]
    return tuple(card for card in mine if card not in gone)
