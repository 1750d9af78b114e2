"""Tempers: how much a bot says, and what it risks. They never change what it may know, nor whether it is honest."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

from boomtable.bots.bot import Bot
from boomtable.engine import but


class Temper(StrEnum):
    CAUTIOUS = "cautious"
    BOLD = "bold"
    CHATTY = "chatty"
    STONE_FACED = "stone-faced"


TALKS = {
    Temper.CAUTIOUS: 4,
    Temper.BOLD: 4,
    Temper.CHATTY: 14,
    Temper.STONE_FACED: 1,
}  # of six, eight or ten moments, as the case may be
EVEN = 4
FEARS = {Temper.CAUTIOUS: 2.0, Temper.BOLD: 0.5}  # how much worse a danger seems than it is
DARES = {Temper.CAUTIOUS: -1.0, Temper.BOLD: 1.0}  # whether a danger is tempting in itself


def talks(temper: Temper | None) -> int:
    """How readily a bot speaks where it might as well be silent; four is usual."""
    return TALKS[temper] if temper else EVEN


def fears(temper: Temper | None) -> float:
    return FEARS.get(temper, 1.0) if temper else 1.0


def dares(temper: Temper | None) -> float:
    return DARES.get(temper, 0.0) if temper else 0.0


def tempered(bot: Bot, temper: Temper | None) -> Bot:
    """The same bot with this temper, if it can have one."""
    able: Any = bot if hasattr(bot, "temper") else None
    return but(able, temper=temper) if temper and able else bot
