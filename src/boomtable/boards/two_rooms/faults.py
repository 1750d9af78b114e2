"""Everything that is wrong with a playset, read from its brief form and said in words [TR3]."""

from __future__ import annotations

import re

from boomtable.boards.two_rooms.glyphs import card_name
from boomtable.engine import Note
from boomtable.games.two_rooms.characters import CARDS
from boomtable.games.two_rooms.playset import BRIEF
from boomtable.words import say

NAMED = ("card", "other")  # facts that are cards; all else is counted


def faults(errors: str) -> list[str]:
    """A sentence for each."""
    return [_said(read(word)) for word in errors.split(", ")]


def read(word: str) -> Note:
    """The note that was written down as this word; only one can have been, as cards are known by name."""
    [note] = [Note(code, _facts(found)) for code, form in FORMS.items() if (found := form.fullmatch(word))]
    return note


def _said(note: Note) -> str:
    named = {name: card_name(str(fact)) for name, fact in note.facts.items() if name in NAMED}
    return say(note.code, **note.facts | named)


def _facts(found: re.Match[str]) -> dict[str, str | int]:
    return {name: fact if name in NAMED else int(fact) for name, fact in found.groupdict().items()}


def _form(brief: str) -> re.Pattern[str]:
    """How a note looks as a word, with a group for each of its facts."""
    kinds = dict.fromkeys(NAMED, "|".join(CARDS))
    return re.compile(re.sub(r"\{(\w+)\}", lambda fact: f"(?P<{fact[1]}>{kinds.get(fact[1], '[0-9]+')})", brief))


FORMS = {code: _form(brief) for code, brief in BRIEF.items()}
