"""A typed line read as a move or a word, as far as both boxes know it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from msgspec.structs import asdict

from boomtable.boards.mistakes import BadCommand
from boomtable.boards.seat_names import name
from boomtable.engine import Move, Seat
from boomtable.games.time_bomb_shared.moves import Accuse, Cut, Decline, Suggest
from boomtable.games.time_bomb_shared.view import WireView

COMMANDS = ("claim", "cut", "decline", "accuse", "suggest")  # a beginning will do: `c` claims

FILLING = re.compile(r"[,;.=:]|\band\b")
NUMBER = re.compile(r"(?P<n>\d{1,2})\s*(?P<kind>[a-z]+)|(?P<kind_>[a-z]+)\s*(?P<n_>\d{1,2})")  # `2 success`, `s2`


def read(line: str, view: WireView, claim: Callable[[str], Move]) -> Move:
    """A move from a line such as `2`, `claim ...`, `accuse 3`, `suggest ben`."""
    command, rest = spelled(line, COMMANDS)
    match command:
        case "claim":
            return claim(rest)
        case "cut":
            return Cut(player(rest, view))
        case "decline":
            return Decline()
        case "accuse":
            return Accuse(player(rest, view))
        case "suggest":
            return Suggest(player(rest, view))
    return Cut(player(line, view))


def typed(move: Move) -> str:
    """A move as it is typed, a claim with all its numbers."""
    match move:
        case Cut(seat):
            return f"cut {seat}"
        case Decline():
            return "decline"
        case Accuse(seat):
            return f"accuse {seat}"
        case Suggest(seat):
            return f"suggest {seat}"
    return " ".join(["claim", *(f"{count} {kind}" for kind, count in asdict(move).items() if count is not None)])


def spelled(line: str, commands: Iterable[str]) -> tuple[str | None, str]:
    """The first command that begins like the line, if there is one, and what comes after it."""
    word, _, rest = line.lower().partition(" ")
    return next((command for command in commands if command.startswith(word)), None), rest


def player(word: str, view: WireView) -> Seat:
    """A player by number, or by the beginning of a name."""
    word = word.strip().lower()
    for seat in range(view.players):
        if word == str(seat) or (word and name(seat).lower().startswith(word)):
            return seat
    listed = ", ".join(f"{seat} {name(seat)}" for seat in range(view.players))
    raise BadCommand("no-such-player", typed=word or "-", allowed=listed)


def bare(text: str) -> str:
    """A claim without its filling words."""
    return FILLING.sub(" ", re.sub(r"\bno\b", "0", text)).strip()


def numbers(text: str, kind: Callable[[str], str]) -> dict[str, int]:
    """The numbers in a bare claim, each with its kind of wire; none at all where anything is unclear."""
    found = [(kind(part["kind"] or part["kind_"]), int(part["n"] or part["n_"])) for part in NUMBER.finditer(text)]
    counted = dict(found)
    unclear = "" in counted or len(counted) < len(found) or NUMBER.sub("", text).strip()
    return {} if unclear else counted
