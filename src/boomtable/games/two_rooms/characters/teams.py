"""The two sides: the President, the Bomber, those who stand in for them or must meet them, and plain members."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from boomtable.engine import Seat
from boomtable.games.two_rooms.characters.character import Character, Team, both_sides, card
from boomtable.games.two_rooms.people import Condition

if TYPE_CHECKING:
    from boomtable.games.two_rooms.table import TwoRooms

BIG = range(11, 31)
PLAIN = ("red-team", "blue-team")  # as many of these as you like [TR1]
AMBASSADORS = ("ambassador-red", "ambassador-blue")


def count_players(people: int, deck: Sequence[str]) -> int:
    """People without Ambassadors, who count nowhere [TR39]."""
    return people - sum(card in AMBASSADORS for card in deck)


@card
class President(Character):
    """Blue wins unless you are dead at the end."""

    name, team = "President", Team.BLUE


@card
class Bomber(Character):
    """At the end everyone in your room dies, you too. Red wins if the President is among them."""

    name, team = "Bomber", Team.RED


@card
class RedTeam(Character):
    """You win with Red."""

    name, team = "Red Team", Team.RED


@card
class BlueTeam(Character):
    """You win with Blue."""

    name, team = "Blue Team", Team.BLUE


@card
class PresidentsDaughter(Character):
    """You are the President if the President is buried. No BOOM works on you."""

    name, team = "President's Daughter", Team.BLUE
    backup_for, needs_burying = "president", True


@card
class Martyr(Character):
    """You are the Bomber if the Bomber is buried. No HUG works on you."""

    name, team = "Martyr", Team.RED
    backup_for, needs_burying = "bomber", True


@card
class Doctor(Character):
    """Blue loses unless the President has shared cards with you."""

    name, team = "Doctor", Team.BLUE
    paired = ("engineer",)


@card
class Engineer(Character):
    """Red loses unless the Bomber has shared cards with you."""

    name, team = "Engineer", Team.RED
    paired = ("doctor",)


@card
class Nurse(Character):
    """You are the Doctor if the Doctor is buried."""

    name, team = "Nurse", Team.BLUE
    backup_for, needs_burying = "doctor", True


@card
class Tinkerer(Character):
    """You are the Engineer if the Engineer is buried."""

    name, team = "Tinkerer", Team.RED
    backup_for, needs_burying = "engineer", True


@card
class DrBoom(Character):
    """When you share cards with the President, everyone in the room dies and the game is over."""

    name, team = "Dr. Boom", Team.RED
    paired = ("tuesday-knight",)

    def ends(self, table: TwoRooms, me: Seat, other: str) -> TwoRooms | None:
        if other != "president":
            return None
        return table.killing(table.within(table.people[me].room)).ending_early(me, "boom")


@card
class TuesdayKnight(Character):
    """When you share cards with the Bomber, everyone in the room but the President dies and the game is over."""

    name, team = "Tuesday Knight", Team.BLUE
    paired = ("dr-boom",)

    def ends(self, table: TwoRooms, me: Seat, other: str) -> TwoRooms | None:
        if other != "bomber":
            return None
        spared = [seat for seat in table.within(table.people[me].room) if not table.is_president(seat)]
        return table.killing(spared).ending_early(me, "hug")


@card
class Invincible(Character):
    """You are immune to every power and condition."""

    name, team = "Invincible", Team.BLUE
    starts_with = (Condition.IMMUNE,)
    excludes = ("zombie",)


@card
class Immunologist(Character):
    """You are immune to every power and condition."""

    name, team = "Immunologist", Team.RED
    starts_with = (Condition.IMMUNE,)
    excludes = ("zombie",)


@both_sides
class Spy(Character):
    """Your card looks like one of the other side: a colour share shows theirs."""

    name, about_colours = "Spy", True
    advised = BIG

    def printed(self, team: Team) -> Team:
        return Team.BLUE if team is Team.RED else Team.RED


@both_sides
class Ambassador(Character):
    """All know you. You walk between the rooms as you like, are immune, and count nowhere."""

    name = "Ambassador"
    starts_with = (Condition.IMMUNE,)
    buriable = False
    advised = BIG
