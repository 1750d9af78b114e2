"""A typed line read as a move or a word of Time Bomb."""

from __future__ import annotations

import re

from boomtable.engine import Move, Seat
from boomtable.games.time_bomb import Accuse, Claim, Cut, Decline, Suggest, View, Wire
from boomtable.terminal.mistakes import BadCommand
from boomtable.terminal.names import name

COMMANDS = ("claim", "cut", "decline", "accuse", "suggest")  # a beginning will do: `c` claims
KINDS = (Wire.SUCCESS, Wire.BOOM, Wire.SAFE)  # `s` is Success

FILLING = re.compile(r"[,;.=:]|\band\b")
NUMBER = re.compile(r"(?P<n>\d{1,2})\s*(?P<kind>[a-z]+)|(?P<kind_>[a-z]+)\s*(?P<n_>\d{1,2})")  # `2 success`, `s2`


def read(line: str, view: View) -> Move:
    """A move from a line such as `2`, `claim 2 success no boom`, `c s2 b0`, `accuse 3`, `suggest ben`."""
    word, _, rest = line.lower().partition(" ")
    match next((command for command in COMMANDS if command.startswith(word)), None):
        case "claim":
            return _claim(rest)
        case "cut":
            return Cut(_player(rest, view))
        case "decline":
            return Decline()
        case "accuse":
            return Accuse(_player(rest, view))
        case "suggest":
            return Suggest(_player(rest, view))
    return Cut(_player(line, view))


def _player(word: str, view: View) -> Seat:
    """A player by number, or by the beginning of a name."""
    word = word.strip().lower()
    for seat in range(view.players):
        if word == str(seat) or (word and name(seat).lower().startswith(word)):
            return seat
    listed = ", ".join(f"{seat} {name(seat)}" for seat in range(view.players))
    raise BadCommand("no-such-player", typed=word or "-", allowed=listed)


def _claim(text: str) -> Claim:
    text = FILLING.sub(" ", re.sub(r"\bno\b", "0", text))
    found = [(_kind(part["kind"] or part["kind_"]), int(part["n"] or part["n_"])) for part in NUMBER.finditer(text)]
    numbers = dict(found)
    if not found or "" in numbers or len(numbers) < len(found) or NUMBER.sub("", text).strip():
        raise BadCommand("time-bomb-claim-unclear", typed=text.strip() or "-")
    return Claim(**numbers)


def _kind(word: str) -> str:
    return next((kind for kind in KINDS if kind.startswith(word)), "")
