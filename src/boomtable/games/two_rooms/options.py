"""What a host may choose in Two Rooms and a Boom, and the rounds, minutes and hostages that follow from it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from boomtable.engine import GameOptions

PLAYERS = range(6, 31)  # Ambassadors not counted
SEATS = range(6, 33)  # with two of them
FIVE = {range(11, 14): (2, 2, 1, 1, 1), range(14, 18): (3, 2, 2, 1, 1), range(18, 22): (4, 3, 2, 1, 1)}
THREE = {range(6, 14): (1, 1, 1), range(14, 22): (2, 1, 1)}
MANY = {3: (3, 2, 1), 5: (5, 4, 3, 2, 1)}  # hostages with 22 players or more
SHORTEST, LONGEST = 0.5, 60.0  # minutes of a round, where the host sets them


class Options(GameOptions, frozen=True):
    """The deck is a playset by name, a wish and a number, or cards one by one [TR3]."""

    playset: Annotated[str, Meta(max_length=1500)] = "basic"
    five_rounds: bool = False  # with 11 players or more
    burying: bool = False  # one card is dealt to nobody [TR4]
    no_timer: bool = False  # leaders end a round by naming their hostages [TR14]
    three_minutes: bool = False  # every round
    minutes: Annotated[str, Meta(max_length=40)] = ""  # of each round, if not as printed
    colours: bool = False  # may be shown alone, with more than 10 players [TR17]
    privacy_promise: bool = False  # nobody sees that others share [TR20]
    premature_loss: bool = False  # whoever can no longer win becomes a Gambler [TR28]
    first_leader_by_vote: bool = False  # [TR8]
    wait_for_leader: bool = False  # when time is up in a room without one [TR11]
    usurper_first_stays: bool = False  # [TR31]
    no_parley: bool = False  # leaders do not meet before the exchange [TR13]
    last_minute: bool = False  # whoever pauses the end has one minute to answer [TR22]
    hostages_11_13: bool = False  # 2 1 1 in three rounds with 11 to 13 players

    @property
    def rounds(self) -> int:
        return 5 if self.five_rounds else 3

    def seconds(self, number: int) -> float:
        """How long a round lasts: 3, 2, 1 minutes, or 5, 4, 3, 2, 1, or what the host has set [TR6]."""
        if own := self._own_minutes:
            return 60.0 * float(own[number - 1])
        return 180.0 if self.three_minutes else 60.0 * (self.rounds + 1 - number)

    @property
    def minutes_fit(self) -> bool:
        """Whether the minutes that a host has set, if any, are one number for each round [TR6]."""
        own = self._own_minutes
        return not own or (len(own) == self.rounds and all(map(_lasts, own)))

    @property
    def _own_minutes(self) -> list[str]:
        return self.minutes.replace(",", " ").split()

    def hostages(self, players: int, number: int) -> int:
        """How many hostages each leader sends after a round; Ambassadors are not counted as players."""
        if self.hostages_11_13 and not self.five_rounds and players in range(11, 14):
            return (2, 1, 1)[number - 1]
        table = FIVE if self.five_rounds else THREE
        counts = next((counts for sizes, counts in table.items() if players in sizes), MANY[self.rounds])
        return counts[number - 1]


def _lasts(word: str) -> bool:
    try:
        return SHORTEST <= float(word) <= LONGEST
    except ValueError:
        return False
