"""Rounds, minutes and hostages by the number of players, Ambassadors not counted."""

from __future__ import annotations

from collections.abc import Sequence

from boomtable.games.two_rooms.characters.teams import AMBASSADORS
from boomtable.games.two_rooms.options import Options

PLAYERS = range(6, 31)  # Ambassadors not counted
SEATS = range(6, 33)  # with two of them
FIVE = {range(11, 14): (2, 2, 1, 1, 1), range(14, 18): (3, 2, 2, 1, 1), range(18, 22): (4, 3, 2, 1, 1)}
THREE = {range(6, 14): (1, 1, 1), range(14, 22): (2, 1, 1)}
SHORTEST, LONGEST = 0.5, 60.0  # minutes of a round, where a house sets its own
MANY = {3: (3, 2, 1), 5: (5, 4, 3, 2, 1)}  # 22 players or more


def counted(players: int, deck: Sequence[str]) -> int:
    """People without Ambassadors."""
    return players - sum(card in AMBASSADORS for card in deck)


def rounds(options: Options) -> int:
    return 5 if options.five_rounds else 3


def seconds(options: Options, number: int) -> float:
    """How long a round lasts: 3, 2, 1 minutes, or 5, 4, 3, 2, 1; or as long as the house says [TR6]."""
    if own := _own(options):
        return 60.0 * float(own[number - 1])
    return 180.0 if options.three_minutes else 60.0 * (rounds(options) + 1 - number)


def timed(options: Options) -> bool:
    """Whether lengths of one's own, if any, are a number of minutes for each round [TR6]."""
    own = _own(options)
    return not own or (len(own) == rounds(options) and all(map(_lasts, own)))


def _own(options: Options) -> list[str]:
    return options.minutes.replace(",", " ").split()


def _lasts(word: str) -> bool:
    try:
        return SHORTEST <= float(word) <= LONGEST
    except ValueError:
        return False


def hostages(options: Options, players: int, number: int) -> int:
    """How many each leader sends after a round."""
    if options.hostages_11_13 and not options.five_rounds and players in range(11, 14):
        return (2, 1, 1)[number - 1]
    table = FIVE if options.five_rounds else THREE
    counts = next((counts for sizes, counts in table.items() if players in sizes), MANY[rounds(options)])
    return counts[number - 1]
