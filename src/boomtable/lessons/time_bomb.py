"""Learn Time Bomb: claims that add up, one that cannot be true, and the Boom behind it."""

from __future__ import annotations

from collections.abc import Iterator

from boomtable.engine import Seat
from boomtable.games.time_bomb import GAME
from boomtable.lessons.lesson import LEARNER, Cue, Lesson, Line

BEN, CLEO, DOV = 1, 2, 3  # Cleo is the Terrorist, and holds the Boom in both rounds
OPENING: Line = (
    "chance deal-roles swat,swat,terrorist,swat,terrorist",
    "chance pick-start 0",
    "chance deal-wires safe,safe,safe,success,success/safe,safe,safe,success,success/"
    "boom,safe,safe,safe,safe/safe,safe,safe,safe,safe",
    Cue("listen"),
    "1 claim success=2",
    "2 claim success=1",
    "3 claim success=0",
    Cue("add-up", BEN),
)
ROUND_ONE = {  # whose wires the learner cuts, and what the four of the round are: each owner cuts one of the learner's
    (BEN, BEN): ("success", "safe", "safe", "success"),  # as the coach says
    (BEN, DOV): ("success", "safe", "safe", "success"),
    (DOV, BEN): ("safe", "success", "success", "safe"),
    (DOV, DOV): ("safe", "success", "safe", "success"),
}
ROUND_TWO: Line = (
    "chance deal-wires safe,safe,safe,safe/safe,safe,safe,success/boom,safe,safe,safe/safe,safe,safe,success",
    Cue("dealt-again"),
    "1 claim success=1",
    "2 claim success=2",
    "3 claim success=1",
    Cue("decide"),
)
BOOM: Line = (f"0 cut {CLEO}", "chance flip boom", Cue("boom", CLEO, last=True))


def lines() -> Iterator[Line]:
    """The first line is what the coach says."""
    for (one, two), (first, second, third, fourth) in ROUND_ONE.items():
        line = (*OPENING, *_cut(LEARNER, one, first), *_cut(one, LEARNER, second), Cue("nippers-back", BEN))
        halfway = (*line, *_cut(LEARNER, two, third), *_cut(two, LEARNER, fourth), *ROUND_TWO)
        for three, last in ((BEN, DOV), (DOV, BEN)):
            found = (*_cut(LEARNER, three, "success"), *_cut(three, last, "success"))
            yield (*halfway, *found, Cue("disarmed", last=True))
        yield from ((*trusting, *BOOM) for trusting in (OPENING, line, halfway))


def _cut(clipper: Seat, owner: Seat, wire: str) -> Line:
    """A cut, and what the coach says of the learner's own."""
    return (f"{clipper} cut {owner}", f"chance flip {wire}", *([Cue(wire, owner)] if clipper == LEARNER else []))


LESSON = Lesson(game=GAME, players=4, options={"first": LEARNER}, lines=tuple(lines()))
