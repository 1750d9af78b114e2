"""Players that are not people. They get views, never states."""

from boomtable.bots.bot import Bot, Searcher, Talker
from boomtable.bots.by_side import BySide, by_side
from boomtable.bots.levels import default_level, levels_of, make_bot, make_bots
from boomtable.bots.pace import Pace
from boomtable.bots.playing import play_game, play_on
from boomtable.bots.random import Random

__all__ = [
    "Bot",
    "BySide",
    "Pace",
    "Random",
    "Searcher",
    "Talker",
    "by_side",
    "default_level",
    "levels_of",
    "make_bot",
    "make_bots",
    "play_game",
    "play_on",
]
