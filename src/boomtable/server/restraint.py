"""What bots spare people: nobody hears more than ten things a minute from all, and no person gets an offer from bots
more often than every half minute. It follows from what was said and offered, in the table's own time."""

from __future__ import annotations

from collections import deque

from boomtable.engine import Said, Seat, Viewer

MINUTE = 60.0
WORDS = 10  # in a minute for any listener, before bots hold their tongues
BETWEEN_OFFERS = 30.0  # seconds from one bot's offer to a person to the next one's


class Restraint:
    """What was lately said and offered at one table."""

    def __init__(self) -> None:
        self._words: deque[tuple[float, tuple[Viewer, ...]]] = deque()
        self._offers: dict[Seat, float] = {}

    def note(self, said: tuple[Said, ...], now: float) -> None:
        """This was just said."""
        self._words.extend((now, each.hearers) for each in said)

    def heard_enough(self, hearers: tuple[Viewer, ...], now: float) -> bool:
        """Whether one of these has heard so much in the last minute that a bot should be silent."""
        while self._words and self._words[0][0] <= now - MINUTE:
            self._words.popleft()
        return any(sum(viewer in heard for _, heard in self._words) >= WORDS for viewer in hearers)

    def may_offer(self, to: Seat, now: float) -> bool:
        """Whether a bot may make this person an offer now; if so, the next one has to wait."""
        if now < self._offers.get(to, -BETWEEN_OFFERS) + BETWEEN_OFFERS:
            return False
        self._offers[to] = now
        return True
