"""A table of so many people by a house's rules, before anything is dealt."""

from __future__ import annotations

from collections.abc import Sequence

from boomtable.engine import BadSetup
from boomtable.games.two_rooms import numbers
from boomtable.games.two_rooms.finale import Pausing, Revealing
from boomtable.games.two_rooms.house import House
from boomtable.games.two_rooms.proposing import deck_for
from boomtable.games.two_rooms.rounds import Round
from boomtable.games.two_rooms.setup import Beginning, Burying, Dealing, Evening, PlacingAmbassadors, SettingAside
from boomtable.games.two_rooms.steps import AnyStep
from boomtable.games.two_rooms.table import TwoRooms


def start(players: int, house: House) -> TwoRooms:
    if not numbers.timed(house):
        raise BadSetup("two-rooms-bad-minutes", minutes=house.minutes, rounds=numbers.rounds(house))
    deck = deck_for(players, house)
    todo = (
        *((Burying(),) if house.burying else ()),
        *((SettingAside(),) if "drunk" in deck else ()),
        Dealing(),
        Evening(),
        PlacingAmbassadors(),
        Beginning(),
        *after(0, house),
    )
    return TwoRooms(players=players, house=house, deck=deck, colours=colours(players, deck, house), todo=todo)


def after(number: int, house: House) -> tuple[AnyStep, ...]:
    """What follows a round: those still to come, and the end."""
    return (*map(Round, range(number + 1, numbers.rounds(house) + 1)), Pausing(), Revealing())


def colours(players: int, deck: Sequence[str], house: House) -> bool:
    """Whether colours may be shared [TR17]."""
    return house.colours and numbers.counted(players, deck) > 10
