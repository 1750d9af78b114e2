"""What both Time Bombs say and read alike: players' talk as sentences, news, and typed lines."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import asdict

from boomtable.boards.board import Heard
from boomtable.boards.mistakes import BadCommand
from boomtable.boards.seat_names import find_seat, names, numbered
from boomtable.engine import Move, Seat, Viewer
from boomtable.games.time_bomb_shared.finale import LastSuccess, NeverFound
from boomtable.games.time_bomb_shared.moves import (
    Accuse,
    Aimed,
    Cut,
    Decline,
    RolesDealt,
    Started,
    Suggest,
    WiresDealt,
)
from boomtable.games.time_bomb_shared.table import WireView
from boomtable.words import say

COMMANDS = ("claim", "cut", "decline", "accuse", "suggest")  # the beginning of one is enough: `c` claims
FILLING = re.compile(r"[,;.=:]|\band\b")
NUMBER = re.compile(r"(?P<n>\d{1,2})\s*(?P<kind>[a-z]+)|(?P<kind_>[a-z]+)\s*(?P<n_>\d{1,2})")  # `2 success`, `s2`

SharedNews: TypeAlias = RolesDealt | Started | WiresDealt | Aimed


class TalkWords(Struct, frozen=True):
    """What players say as sentences. A title says how a claim is counted; no claim means that it was declined."""

    counted: Callable[[Any], str]

    def spoken(self, viewer: Viewer, talk: Any) -> str:
        match talk:
            case Accuse(seat):
                return say("time-bomb-said-accuse", **names(viewer, seat=seat))
            case Suggest(owner):
                return say("time-bomb-said-suggest", **names(viewer, owner=owner))
            case None:
                return say("time-bomb-said-decline")
        return say("time-bomb-said-claim", claim=self.counted(talk))

    def quoted(self, viewer: Viewer, seat: Seat, talk: Any) -> str:
        return say("time-bomb-news-claimed", said=self.spoken(viewer, talk), **names(viewer, seat=seat))

    def latest(self, view: WireView, heard: Heard, seat: Seat) -> list[str]:
        """What a player said since the deal: the last of each kind; older talk is history [TB11]."""
        in_turn = view.claimed[max(0, view.round - 1) * view.players :]
        talk: list[Any] = [claimed.claim for claimed in in_turn if claimed.seat == seat]
        talk += [said.talk for said in heard if (said.seat, said.round) == (seat, view.round)]
        last = {type(each): each for each in talk}
        return [self.spoken(view.viewer, each) for each in last.values()]

    def history(self, view: WireView, heard: Heard) -> list[tuple[int, str]]:
        """Everything said so far, with its round, in the order it was said."""
        in_turn = [(i // view.players + 1, answer.seat, answer.claim) for i, answer in enumerate(view.claimed)]
        free = [(said.round, said.seat, said.talk) for said in heard]
        said = sorted([*in_turn, *free], key=lambda each: each[0])
        return [(number, self.quoted(view.viewer, seat, talk)) for number, seat, talk in said]


def why(viewer: Viewer, because: LastSuccess | NeverFound) -> str:
    """Why it ended, where no bomb went off."""
    match because:
        case LastSuccess(by, _, _, spare):
            return say("time-bomb-because-last-success", spare=spare, **names(viewer, by=by))
        case NeverFound(left, held):
            had = [say("time-bomb-because-had", count=each.count, **names(viewer, seat=each.seat)) for each in held]
            return say("time-bomb-because-never-found", left=left, held=", ".join(had))


def told_alike(viewer: Viewer, news: SharedNews) -> str:
    """A piece of news that both titles have, as a sentence."""
    match news:
        case RolesDealt():
            return say("time-bomb-news-roles-dealt")
        case Started(seat):
            return say("time-bomb-news-started", **names(viewer, seat=seat))
        case WiresDealt(number):
            return say("time-bomb-news-wires-dealt", round=number)
        case Aimed(by, owner):
            return say("time-bomb-news-aimed", **names(viewer, by=by, owner=owner))


def read(line: str, view: WireView, claim: Callable[[str], Move]) -> Move:
    """A move from a line such as `2`, `claim ...`, `accuse 3`, `suggest ben`."""
    command, rest = split_command(line, COMMANDS)
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


def split_command(line: str, commands: Iterable[str]) -> tuple[str | None, str]:
    """The first command that begins with the first word, if there is one, and the rest of the line."""
    word, _, rest = line.lower().partition(" ")
    return next((command for command in commands if command.startswith(word)), None), rest


def player(word: str, view: WireView) -> Seat:
    """A player by number, or by the beginning of a name."""
    word = word.strip().lower()
    if (seat := find_seat(word, view.players)) is None:
        listed = ", ".join(map(numbered, range(view.players)))
        raise BadCommand("no-such-player", typed=word or "-", allowed=listed)
    return seat


def without_filling(text: str) -> str:
    """A typed claim without punctuation and filler words; `no` is 0."""
    return FILLING.sub(" ", re.sub(r"\bno\b", "0", text)).strip()


def numbers(text: str, kind: Callable[[str], str]) -> dict[str, int]:
    """The numbers in a cleaned claim, by kind of wire; none at all if anything is unclear."""
    found = [(kind(part["kind"] or part["kind_"]), int(part["n"] or part["n_"])) for part in NUMBER.finditer(text)]
    counted = dict(found)
    unclear = "" in counted or len(counted) < len(found) or NUMBER.sub("", text).strip()
    return {} if unclear else counted
