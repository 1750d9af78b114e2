"""Cards that do something to whoever shares cards with their holder."""

from __future__ import annotations

from boomtable.games.two_rooms.characters.character import Character, both_sides
from boomtable.games.two_rooms.characters.teams import BIG
from boomtable.games.two_rooms.people import Condition


@both_sides
class Criminal(Character):
    """Whoever shares cards with you becomes shy."""

    name = "Criminal"
    gives = Condition.SHY


@both_sides
class Dealer(Character):
    """Whoever shares cards with you becomes foolish."""

    name = "Dealer"
    gives = Condition.FOOLISH


@both_sides
class Thug(Character):
    """Whoever shares cards with you becomes coy."""

    name, about_colours = "Thug", True
    gives = Condition.COY
    advised = BIG


@both_sides
class Mummy(Character):
    """Whoever shares cards with you is cursed: no noise, and no power that needs words."""

    name = "Mummy"
    gives = Condition.CURSED


@both_sides
class Medic(Character):
    """Whoever shares cards with you loses all conditions, those they started with too."""

    name = "Medic"
    heals = True
    advised_against = ("zombie",)


@both_sides
class Conman(Character):
    """A colour share agreed with you shows both whole cards instead, and is no share at all."""

    name, about_colours = "Conman", True
    cons = True
    advised = BIG
