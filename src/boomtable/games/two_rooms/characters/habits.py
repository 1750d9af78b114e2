"""Cards that restrict their holder: what may be shown, and how to behave."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boomtable.engine import Seat
from boomtable.games.two_rooms.characters.character import Character, Limit, both_sides
from boomtable.games.two_rooms.characters.teams import BIG
from boomtable.games.two_rooms.people import Condition

if TYPE_CHECKING:
    from boomtable.games.two_rooms.table import TwoRooms

PAPARAZZI = ("paparazzo-red", "paparazzo-blue")


@both_sides
class CoyBoy(Character):
    """You may only share colours, unless a power forces more."""

    name, about_colours = "Coy Boy", True
    starts_with = (Condition.COY,)
    advised = BIG


@both_sides
class ShyGuy(Character):
    """You may show no part of your card to anyone."""

    name = "Shy Guy"
    starts_with = (Condition.SHY,)


@both_sides
class Paranoid(Character):
    """You may only share cards, and only once; what you are forced to share does not count."""

    name = "Paranoid"
    starts_with = (Condition.PARANOID,)


@both_sides
class Negotiator(Character):
    """You may only share cards: no reveals, no colours."""

    name, about_colours = "Negotiator", True
    starts_with = (Condition.SAVVY,)
    advised = BIG


@both_sides
class Angel(Character):
    """Everything you say out loud must be true."""

    name = "Angel"
    starts_with = (Condition.HONEST,)
    acting = True
    paired = ("demon-red", "demon-blue")


@both_sides
class Demon(Character):
    """Everything you say out loud must be false."""

    name = "Demon"
    starts_with = (Condition.LIAR,)
    acting = True
    paired = ("angel-red", "angel-blue")


@both_sides
class Blind(Character):
    """Keep your eyes shut all game."""

    name = "Blind"
    starts_with = (Condition.BLIND,)
    acting = True


@both_sides
class Clown(Character):
    """Smile all game."""

    name = "Clown"
    acting = True


@both_sides
class Mime(Character):
    """Make no noise."""

    name = "Mime"
    acting = silent = True


@both_sides
class Paparazzo(Character):
    """Disturb private talks. Once all have seen your card no Privacy Promise binds you: you see who shares."""

    name = "Paparazzo"
    acting = True
    targets, limit, by_showing = 0, Limit.GAME, True

    def usable(self, table: TwoRooms, me: Seat) -> bool:
        return table.options.privacy_promise
