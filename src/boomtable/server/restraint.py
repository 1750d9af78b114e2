"""What bots spare people: nobody hears more than ten things a minute from all, few of them beside what everyone says
once a round; no person gets an offer from bots more often than every half minute, nor twice a round from the same one.
It follows from what was said and offered, in the table's own time."""

from __future__ import annotations

from collections import deque

from msgspec import Struct

from boomtable.engine import Said, Seat, Viewer

MINUTE = 60.0
WORDS = 10  # in a minute for any listener, before bots hold their tongues
ASIDES = 4  # of them, beyond the first thing that each says in a round
BETWEEN_OFFERS = 30.0  # seconds from one bot's offer to a person to the next one's


class Word(Struct, frozen=True):
    """Something that was said, and whether it was the first of its speaker in a round."""

    at: float
    hearers: tuple[Viewer, ...]
    first: bool


class Restraint:
    """What was lately said and offered at one table."""

    def __init__(self) -> None:
        self._words: deque[Word] = deque()
        self._spoke: set[tuple[Seat, int]] = set()  # with the round
        self._offers: dict[Seat, float] = {}
        self._offered: set[tuple[Seat, Seat, int]] = set()  # by whom, to whom, in which round

    def note(self, said: tuple[Said, ...], now: float) -> None:
        """This was just said."""
        for each in said:
            self._words.append(Word(now, each.hearers, (each.seat, each.round) not in self._spoke))
            self._spoke.add((each.seat, each.round))

    def heard_enough(self, seat: Seat, round_: int, hearers: tuple[Viewer, ...], now: float) -> bool:
        """Whether one of these has heard so much in the last minute that this bot should be silent."""
        while self._words and self._words[0].at <= now - MINUTE:
            self._words.popleft()
        aside = (seat, round_) in self._spoke
        for viewer in hearers:
            heard = [word for word in self._words if viewer in word.hearers]
            if len(heard) >= WORDS or (aside and sum(not word.first for word in heard) >= ASIDES):
                return True
        return False

    def may_offer(self, by: Seat, to: Seat, round_: int, now: float) -> bool:
        """Whether this bot may make this person an offer now; if so, the next one has to wait."""
        if now < self._offers.get(to, -BETWEEN_OFFERS) + BETWEEN_OFFERS or (by, to, round_) in self._offered:
            return False
        self._offers[to] = now
        self._offered.add((by, to, round_))
        return True
