"""Learn Trick Snipers: pass a clan away, shoot with thirteen, and mind what you passed."""

from __future__ import annotations

from boomtable.games.trick_snipers import GAME
from boomtable.lessons.lesson import Cue, Lesson, Line

DEAL = (  # the learner's hand, Ben's, Cleo's, and what is not used
    "red:1,red:7,red:9,red:12,green:2,yellow:4,yellow:9,yellow:10,black:3,black:6,black:7,black:12/"
    "red:2,red:6,green:1,green:3,green:4,green:9,green:10,green:12,yellow:2,yellow:3,yellow:6,black:1/"
    "red:3,red:4,red:10,green:6,green:7,yellow:1,yellow:7,black:2,black:4,black:9,black:10,black:11/"
    "red:11,green:11,yellow:11,yellow:12"
)
OPENING: Line = (
    f"chance deal {DEAL}",
    Cue("pass"),
    "0 pass-on red:1,red:7,red:9,red:12",
    "1 pass-on red:2,green:3,green:4,black:1",
    "2 pass-on yellow:1,black:9,black:10,black:11",
    "chance draw-leader 1",
    Cue("watch-ben"),
    "1 play green:12",
    Cue("watch-ben"),
    "2 play green:7",
    Cue("follow"),
    "0 play green:2",
    Cue("ben-scored"),
    "1 play red:9",
    Cue("ben-scored"),
    "2 play red:3",
    Cue("shoot"),
)
SHOT: Line = ("0 play yellow:4", Cue("lead"))
WON: Line = ("0 play yellow:10", "1 play yellow:2", "2 play yellow:7", Cue("won", last=True))
GIVEN: Line = ("0 play black:7", Cue("gave-the-chief", last=True))
SHOT_DOWN: tuple[Line, ...] = (
    ("0 play black:6", "1 play red:7", "2 play black:4", Cue("shot-down", last=True)),
    ("0 play black:12", "1 play red:1", "2 play black:2", Cue("shot-down", last=True)),
)

LESSON = Lesson(
    game=GAME,
    players=3,
    options={"first": 1},
    lines=(
        (*OPENING, *SHOT, *WON),
        (*OPENING, *GIVEN),
        *((*OPENING, *SHOT, *line) for line in SHOT_DOWN),
    ),
)
