"""Finds the move and the talk in a reply, whatever text is around them."""

from __future__ import annotations

import re

from msgspec import Struct

KEY = re.compile(r"^\W*(?i:(move|talk))\W*?:|\b(MOVE|TALK)\s*:", re.MULTILINE)
MARKS = " \t\r*_`'\".<>[]"
NOTHING = ("", "-", "nothing", "none", "no", "pass")


class Reply(Struct, frozen=True):
    """What follows the last MOVE: and the last TALK:. Other lines are ignored."""

    move: str | None = None
    talk: str | None = None


def read(text: str) -> Reply:
    """The parts of a reply. A single line needs no MOVE:."""
    keys = [*KEY.finditer(text)]
    ends = [*(key.start() for key in keys), len(text)][1:]
    found = {(key[1] or key[2]).lower(): _line(text[key.end() : end]) for key, end in zip(keys, ends, strict=True)}
    if "\n" not in text.strip():
        found = {"move": _line(text[: keys[0].start()] if keys else text)} | found
    talk = found.get("talk", "")
    return Reply(found.get("move") or None, None if talk.lower() in NOTHING else talk)


def _line(text: str) -> str:
    """The first line without quotes, asterisks and other marks around it."""
    return text.strip(MARKS).partition("\n")[0].strip(MARKS)
