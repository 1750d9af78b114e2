"""The moves, talk and news that both boxes share because they name no wire."""

from __future__ import annotations

from msgspec import Struct

from boomtable.engine import Move, Seat, Talk
from boomtable.engine.moves import kebab
from boomtable.games.time_bomb_shared.cards import Ending, Role

# What chance does.


class DealRoles(Move, frozen=True):
    """One card to each seat in order; what is left stays in the box [TB1]."""

    roles: tuple[Role, ...]


class PickStart(Move, frozen=True):
    seat: Seat


# What players do and say.


class Cut(Move, frozen=True):
    owner: Seat


class Decline(Move, frozen=True):
    """No claim this time [TB12]."""


class Accuse(Talk, frozen=True):
    seat: Seat


class Suggest(Talk, frozen=True):
    """Suggests whose wire to cut next."""

    owner: Seat


# What everyone sees happen.


class News(Struct, frozen=True, tag_field="news", tag=kebab):
    """Something that happened in front of everyone."""


class RolesDealt(News, frozen=True):
    pass


class Started(News, frozen=True):
    seat: Seat


class WiresDealt(News, frozen=True):
    round: int


class Aimed(News, frozen=True):
    by: Seat
    owner: Seat


class Ended(News, frozen=True):
    ending: Ending
