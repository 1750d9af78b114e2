"""A table of so many people by a house's rules, before anything is dealt."""

from __future__ import annotations

from collections.abc import Sequence

from boomtable.engine import BadSetup
from boomtable.games.two_rooms import numbers
from boomtable.games.two_rooms.finale import Pausing, Revealing
from boomtable.games.two_rooms.options import Options
from boomtable.games.two_rooms.proposing import deck_for
from boomtable.games.two_rooms.rounds import Round
from boomtable.games.two_rooms.setup import Beginning, Burying, Dealing, Evening, PlacingAmbassadors, SettingAside
from boomtable.games.two_rooms.steps import AnyStep
from boomtable.games.two_rooms.table import TwoRooms


def start(players: int, options: Options) -> TwoRooms:
    if not numbers.timed(options):
        raise BadSetup("two-rooms-bad-minutes", minutes=options.minutes, rounds=numbers.rounds(options))
    deck = deck_for(players, options)
    todo = (
        *((Burying(),) if options.burying else ()),
        *((SettingAside(),) if "drunk" in deck else ()),
        Dealing(),
        Evening(),
        PlacingAmbassadors(),
        Beginning(),
        *after(0, options),
    )
    return TwoRooms(players=players, options=options, deck=deck, colours=colours(players, deck, options), todo=todo)


def after(number: int, options: Options) -> tuple[AnyStep, ...]:
    """What follows a round: those still to come, and the end."""
    return (*map(Round, range(number + 1, numbers.rounds(options) + 1)), Pausing(), Revealing())


def colours(players: int, deck: Sequence[str], options: Options) -> bool:
    """Whether colours may be shared [TR17]."""
    return options.colours and numbers.counted(players, deck) > 10
