"""Bots. They get views, never states."""

from boomtable.bots.bot import Bot, Random, Searcher, Talker
from boomtable.bots.by_side import BySide, by_side
from boomtable.bots.company import company
from boomtable.bots.levels import default_level, levels_of, make_bot, make_bots
from boomtable.bots.playing import Scheduler, play_game, play_on
from boomtable.bots.scripted import Scripted
from boomtable.bots.temper import Temper, tempered

__all__ = [
    "Bot",
    "BySide",
    "Random",
    "Scheduler",
    "Scripted",
    "Searcher",
    "Talker",
    "Temper",
    "by_side",
    "company",
    "default_level",
    "levels_of",
    "make_bot",
    "make_bots",
    "play_game",
    "play_on",
    "tempered",
]
