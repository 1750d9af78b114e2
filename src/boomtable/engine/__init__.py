"""The building blocks of every title. This package knows no game, no clock, no dice and no files."""

from boomtable.engine.choices import NOTHING, Choices, Dealt, Drawn, Either, OneOf, Shuffled, Subset, Tally
from boomtable.engine.clock import Alarm, VirtualClock
from boomtable.engine.fair import Draw, Fair, FairLuck, commitment
from boomtable.engine.finale import Because, Feat, Finale, Highlight
from boomtable.engine.game import Advice, Change, Game, GameOptions, Note, Option, SeatOrChance, check_seat
from boomtable.engine.luck import Luck, Seeded, shuffled
from boomtable.engine.moves import (
    BadMove,
    BadNotation,
    BadRecord,
    BadSetup,
    Illegal,
    Mistake,
    Move,
    Refusal,
    Ring,
    Talk,
)
from boomtable.engine.seats import CHANCE, CLOCK, PUBLIC, Place, Seat, Viewer
from boomtable.engine.state import Outcome, State, but
from boomtable.engine.steps import Chance, RealTimeStep, Step
from boomtable.engine.table import Said, Table

__all__ = [
    "CHANCE",
    "CLOCK",
    "NOTHING",
    "PUBLIC",
    "Advice",
    "Alarm",
    "BadMove",
    "BadNotation",
    "BadRecord",
    "BadSetup",
    "Because",
    "Chance",
    "Change",
    "Choices",
    "Dealt",
    "Draw",
    "Drawn",
    "Either",
    "Fair",
    "FairLuck",
    "Feat",
    "Finale",
    "Game",
    "GameOptions",
    "Highlight",
    "Illegal",
    "Luck",
    "Mistake",
    "Move",
    "Note",
    "OneOf",
    "Option",
    "Outcome",
    "Place",
    "RealTimeStep",
    "Refusal",
    "Ring",
    "Said",
    "Seat",
    "SeatOrChance",
    "Seeded",
    "Shuffled",
    "State",
    "Step",
    "Subset",
    "Table",
    "Talk",
    "Tally",
    "Viewer",
    "VirtualClock",
    "but",
    "check_seat",
    "commitment",
    "shuffled",
]
