"""A typed line read as a move of Trick Snipers."""

from __future__ import annotations

import re

from boomtable.boards.mistakes import BadCommand
from boomtable.boards.trick_snipers.speech import ways
from boomtable.engine import Move
from boomtable.games.trick_snipers import Card, Clan, PassOn, Play, View
from boomtable.games.trick_snipers.rounds import Passing

FILLING = re.compile(r"[\s,;.:+&-]+|\b(?:and|the|card|cards|on)\b")
VERB = re.compile(r"\s*(play|lead|pass|give)\b")
PART = re.compile(r"([a-z]+)|(\d{1,2})(?!\d)")


def read(line: str, view: View) -> Move:
    """A move from a line such as `r7`, `play red 7`, or `b1 b4 g3 r9` for four cards to pass; `r 7 9` is two cards.

    A verb that belongs to another question is read as an answer to that: the rules say that it comes at a wrong time.
    """
    verb = VERB.match(line.lower())
    words = line.lower()[verb.end() if verb else 0 :]
    cards = _cards(words, view)
    passing = verb[1] in ("pass", "give") if verb else isinstance(view.todo[0], Passing) if view.todo else False
    if passing and cards:
        return PassOn(tuple(sorted(cards)))
    if not passing and len(cards) == 1:
        return Play(cards[0])
    raise BadCommand("snipers-unclear", typed=line.strip() or "-", allowed=ways(view))


def typed(move: Move) -> str:
    match move:
        case PassOn(cards):
            return " ".join(map(str, cards))
        case Play(card):
            return str(card)
    return ""


def _cards(words: str, view: View) -> list[Card]:
    """Cards by clan and number; none, where anything is unclear. A number alone is of the clan that was led."""
    clan = view.trick[0].clan if view.trick else None
    words = FILLING.sub(" ", words)
    cards = []
    for part in PART.finditer(words):
        if part[1]:
            clan = next((each for each in Clan if each.startswith(part[1])), None)
        elif clan is not None:
            cards.append(Card(clan, int(part[2])))
        if clan is None:
            return []
    return [] if PART.sub("", words).strip() else cards
