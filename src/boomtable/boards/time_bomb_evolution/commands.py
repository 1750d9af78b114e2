"""A typed line read as a move or a word of Time Bomb Evolution."""

from __future__ import annotations

from functools import partial

from boomtable.boards.mistakes import BadCommand
from boomtable.boards.time_bomb_evolution.glyphs import LETTERS
from boomtable.boards.time_bomb_evolution.speech import named
from boomtable.boards.time_bomb_shared import commands
from boomtable.engine import Move
from boomtable.games.time_bomb_evolution import COLOURS, Claim, Cut, Protect, Unprotect, View, Wire
from boomtable.games.time_bomb_evolution.effects import Commanded, Protecting, Unprotecting

CHOICES = {"protect": Protect, "unprotect": Unprotect}


def read(line: str, view: View) -> Move:
    """A move from a line such as `2`, `claim 2 success no red`, `c s2 r0`, `protect green`, `u g`, `accuse 3`."""
    line = line.strip().lower()
    match view.todo[:1]:
        case (Protecting(),) if _answers(line):
            return Protect(_colour(line))
        case (Unprotecting(),) if _answers(line):
            return Unprotect(_colour(line))
        case (Commanded(number),) if line == "cut":
            return Cut(named(view, number))
    command, rest = commands.spelled(line, CHOICES)
    return CHOICES[command](_colour(rest)) if command else commands.read(line, view, partial(_claim, view))


def typed(move: Move) -> str:
    match move:
        case Protect(colour):
            return f"protect {colour}"
        case Unprotect(colour):
            return f"unprotect {colour}"
    return commands.typed(move)


def _answers(line: str) -> bool:
    """Is this a colour alone, or at least no command and no player?"""
    command, _ = commands.spelled(line, (*CHOICES, *commands.COMMANDS))
    return _kind(line) in COLOURS or not (command or line.isdecimal())


def _colour(word: str) -> Wire:
    word = word.strip()
    if (kind := _kind(word)) not in COLOURS:
        raise BadCommand("time-bomb-evolution-no-such-colour", typed=word or "-", allowed=", ".join(COLOURS))
    return Wire(kind)


def _claim(view: View, text: str) -> Claim:
    kinds = (Wire.SUCCESS, *view.colours)
    bare = commands.bare(text)
    numbers = commands.numbers(bare, _kind)
    if not numbers or not numbers.keys() <= {*kinds}:
        raise BadCommand("time-bomb-evolution-claim-unclear", typed=bare or "-", allowed=", ".join(kinds))
    return Claim(**numbers)


def _kind(word: str) -> str:
    """A kind of wire by its letter, or by the beginning of its name."""
    lettered = [wire for wire, (letter, _) in LETTERS.items() if letter.lower() == word]
    begun = [wire for wire in Wire if word and wire.startswith(word)]
    return next(iter([*lettered, *begun]), "")
