"""Players that are not people. They get views, never states."""

from boomtable.bots.bot import Bot, Searcher, Talker
from boomtable.bots.by_side import BySide, by_side
from boomtable.bots.hire import crew, hire, usual
from boomtable.bots.match import match, play_on
from boomtable.bots.pace import Pace
from boomtable.bots.random import Random

__all__ = [
    "Bot",
    "BySide",
    "Pace",
    "Random",
    "Searcher",
    "Talker",
    "by_side",
    "crew",
    "hire",
    "match",
    "play_on",
    "usual",
]
