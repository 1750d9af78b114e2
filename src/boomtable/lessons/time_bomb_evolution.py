"""Learn Time Bomb Evolution: a Success shields a colour, and two Purples in a row go off."""

from __future__ import annotations

from boomtable.engine import Seat
from boomtable.games.time_bomb_evolution import GAME
from boomtable.lessons.lesson import Cue, Lesson, Line

BEN, CLEO, DOV = 1, 2, 3  # Cleo is the Terrorist
OPENING: Line = (
    "chance deal-roles swat,swat,terrorist,swat,terrorist",
    "chance pick-colours green,purple,yellow,pink",
    "chance remove-cards green,purple,yellow,pink",
    "chance pick-start 0",
    "chance deal-wires success,green,purple,yellow,pink/success,success,green,yellow,pink/"
    "green,purple,purple,yellow,pink/success,green,purple,yellow,pink",
    Cue("listen"),
    "1 claim success=2",
    "2 claim success=1",
    "3 claim success=1",
    Cue("add-up", BEN),
    "0 cut 1",
    "chance flip success",
    Cue("success", BEN),
    "1 cut 0",
    "chance flip green",
    Cue("green", DOV),
)
ROUND_TWO: Line = (
    "chance flip purple",
    "chance deal-wires green,yellow,yellow,pink/success,green,yellow,pink/purple,purple,yellow,pink/"
    "success,green,purple,pink",
    Cue("purple"),
    "1 claim success=1 purple=0",
    "2 claim success=2 purple=0",
    "3 claim success=1 purple=1",
    Cue("decide"),
)
DISARMED: Line = (
    "0 cut 1",
    "chance flip success",
    Cue("one-left", BEN),
    "1 cut 3",
    "chance flip success",
    Cue("disarmed", last=True),
)


def _round_one(second: Seat) -> Line:
    """The learner finds the second Success with Dov or with Ben, and has to shield the one colour there is."""
    return (*OPENING, f"0 cut {second}", "chance flip success", Cue("shield"), "0 protect green", f"{second} cut 0")


def _exploded(owner: Seat, word: str) -> Line:
    return f"0 cut {owner}", "chance flip purple", Cue(word, owner, last=True)


LESSON = Lesson(
    game=GAME,
    players=4,
    options={"evolution": True, "colours": "green purple yellow pink", "first": 0},
    lines=tuple(
        (*_round_one(second), *ROUND_TWO, *ending)
        for second in (DOV, BEN)
        for ending in (DISARMED, _exploded(DOV, "warned"), _exploded(CLEO, "boom"))
    ),
)
