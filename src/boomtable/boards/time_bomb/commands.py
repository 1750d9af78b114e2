"""A typed line read as a move or a word of Time Bomb."""

from __future__ import annotations

from boomtable.boards.mistakes import BadCommand
from boomtable.boards.time_bomb_shared import commands
from boomtable.engine import Move
from boomtable.games.time_bomb import Claim, View, Wire

KINDS = (Wire.SUCCESS, Wire.BOOM, Wire.SAFE)  # `s` is Success


def read(line: str, view: View) -> Move:
    """A move from a line such as `2`, `claim 2 success no boom`, `c s2 b0`, `accuse 3`, `suggest ben`."""
    return commands.read(line, view, _claim)


def _claim(text: str) -> Claim:
    bare = commands.bare(text)
    numbers = commands.numbers(bare, _kind)
    if not numbers:
        raise BadCommand("time-bomb-claim-unclear", typed=bare or "-")
    return Claim(**numbers)


def _kind(word: str) -> str:
    return next((kind for kind in KINDS if kind.startswith(word)), "")
