"""Learn Bomb Squad Academy: cut alone, share a cut, and be a Chicken when somebody else is greedy."""

from __future__ import annotations

from boomtable.games.bomb_squad_academy import GAME
from boomtable.lessons.lesson import Cue, Lesson, Line

BOMB: Line = (  # Green, Blue, Red, Yellow: the cards of the lesson lie on top
    "chance shuffle-deck 2,0,1,0,1,1,1,2,2,2,3,3",
    "chance lay-tiles ok,ok,boom",
    "chance shuffle-deck 2,2,3,0,0,1,1,2,2,3,4,4",
    "chance lay-tiles ok,ok,boom",
    "chance shuffle-deck 4,3,0,1,1,2,2,3,3,4,4,5",
    "chance lay-tiles ok,ok,boom",
    "chance shuffle-deck 6,6,5,0,1,1,2,3,3,4,4,5",
    "chance lay-tiles boom,ok,ok",
)
OPENING: Line = (
    "chance draw-ages 0,1,2,3",
    *BOMB,
    Cue("pick"),
    "0 choose red",
    "1 choose yellow",
    "2 choose yellow",
    "3 choose blue",
    Cue("share"),
    "0 choose blue",
    "1 choose blue",
    "2 choose red",
    "3 choose green",
    Cue("chicken"),
)
OTHERS: Line = ("1 choose green", "2 choose green", "3 choose yellow")
SECOND_BOMB: Line = (
    *BOMB,
    "chance place-plates green red",
    "chance show-tools air-horn,amplifier,crimper,freezer,helmet",
)

LESSON = Lesson(
    game=GAME,
    players=4,
    options={"ages": "seated"},
    lines=(
        (
            *(*OPENING, "0 choose chicken", *OTHERS, *SECOND_BOMB, Cue("chickened")),
            *("3 draft helmet", Cue("chickened"), "1 draft amplifier", Cue("chickened"), "2 draft crimper"),
            Cue("chickened", last=True),
        ),
        (*OPENING, "0 choose yellow", *OTHERS, *SECOND_BOMB, "3 draft helmet", Cue("boom", last=True)),
    ),
)
