"""Finds the move and the talk in a reply, whatever text is around them."""

from __future__ import annotations

import re

from msgspec import Struct

from boomtable.boards.seat_names import name

KEY = re.compile(r"^\W*(?i:(move|talk))\W*?:|\b(MOVE|TALK)\s*:", re.MULTILINE)
MARKS = " \t\r*_`'\".<>[]"
NOTHING = ("", "-", "nothing", "none", "no", "pass")

ASIDE = re.compile(r"\([^)]*\)|,?\s*\bplease\b,?", re.IGNORECASE)  # cut 1 (Ben), please
WILL = re.compile(
    r"^(i|we)('ll|'d| will| should| would)?( like to| want to)?\s+|^let's\s+", re.IGNORECASE
)  # I'll cut 1
VERB = re.compile(r"^\s*(choose|pick|play)\s+", re.IGNORECASE)  # play g4
OWNER = re.compile(r"\b(player|seat|number|(a|one|the) wires? (of|from))\s+", re.IGNORECASE)  # cut player 1
OWNED = re.compile(r"['\u2019]s?\s+wires?\b", re.IGNORECASE)  # cut Ben's wire

SPOKEN = (  # what people and bots say aloud, and the talk that it is
    (re.compile(r"^(?:let's|let us|we should)\s+cut\s+", re.IGNORECASE), "suggest "),
    (re.compile(r"^(?:i think |i say |i bet )?(?:it's|it is)\s+", re.IGNORECASE), "accuse "),
    (re.compile(r"^(?:i think )?(\S+) is (?:a terrorist|lying|a liar)$", re.IGNORECASE), r"accuse \1"),
    (re.compile(r"^(?:i claim|i have|i hold|i've got|claim)?\s*(?=(?:\d+|no) success)", re.IGNORECASE), "claim "),
    (re.compile(r"^(?:i )?(?:claim|have) (\d+)$", re.IGNORECASE), r"claim \1 success"),
    (re.compile(r"^i(?:'m| am)\s+(?=\S+$)", re.IGNORECASE), "say me "),  # Two Rooms
    (re.compile(r"^(\S+) is\s+(?=\S+$)", re.IGNORECASE), r"say \1 "),
    (re.compile(r"^send\s+", re.IGNORECASE), "urge "),
    (re.compile(r"\bno(?= [a-z])", re.IGNORECASE), "0"),
)


class Reply(Struct, frozen=True):
    """What follows the last MOVE: and the last TALK:. Other lines are ignored, unless there is neither."""

    move: str | None = None
    talk: str | None = None  # nothing is an empty one
    bare: str | None = None  # the last line of a reply without MOVE: and TALK:


def read(text: str) -> Reply:
    """The parts of a reply. A single line before TALK: needs no MOVE:."""
    keys = [*KEY.finditer(text)]
    if not keys:
        lines = [line for line in map(_line, text.splitlines()) if line]
        return Reply(bare=lines[-1] if lines else None)
    ends = [*(key.start() for key in keys), len(text)][1:]
    found = {(key[1] or key[2]).lower(): _line(text[key.end() : end]) for key, end in zip(keys, ends, strict=True)}
    if "\n" not in text.strip():
        found = {"move": _line(text[: keys[0].start()])} | found
    talk = found.get("talk")
    return Reply(found.get("move") or None, "" if talk is not None and is_nothing(talk) else talk)


def is_nothing(talk: str) -> bool:
    return talk.lower() in NOTHING


def plain(line: str, players: int) -> str:
    """The same without what people add: "I'll cut player 1 (Ben)." becomes "cut 1"."""
    for added in (ASIDE, WILL, VERB, OWNER, OWNED):
        line = added.sub(" ", line)
    for seat in range(players):
        line = re.sub(rf"\b{seat}[\s,:-]+{name(seat)}\b", str(seat), line, flags=re.IGNORECASE)
    return " ".join(line.strip(MARKS + "!").split())


def spoken(line: str, players: int) -> str:
    """The same as talk: "Let's cut Dov's!" becomes "suggest Dov", "I have 2 Success." becomes "claim 2 Success"."""
    line = line.strip(MARKS + "!")
    for said, talk in SPOKEN:
        line = said.sub(talk, line)
    return re.sub(r"['\u2019]s$", "", plain(line, players))


def _line(text: str) -> str:
    """The first line without quotes, asterisks and other marks around it."""
    return text.strip(MARKS).partition("\n")[0].strip(MARKS)
