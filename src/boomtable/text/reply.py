"""Finds the move and the talk in a reply, whatever text is around them."""

from __future__ import annotations

import re

from msgspec import Struct

KEY = re.compile(r"^\W*(?i:(move|talk))\W*?:|\b(MOVE|TALK)\s*:|\"(move|talk)\"\s*:", re.MULTILINE)
MARKS = " \t\r\n*_`'\",.<>[]{}"
NOTHING = re.compile(
    r"|-|no|none|nothing|silence|(?:i'll |i )?(?:pass|say nothing|stay silent|have nothing to say)",
    re.IGNORECASE,
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
    found = {
        (key[1] or key[2] or key[3]).lower(): _line(text[key.end() : end]) for key, end in zip(keys, ends, strict=True)
    }
    if "\n" not in text.strip():
        found = {"move": _line(text[: keys[0].start()])} | found
    talk = found.get("talk")
    return Reply(found.get("move") or None, "" if talk is not None and is_nothing(talk) else talk)


def is_nothing(talk: str) -> bool:
    return bool(NOTHING.fullmatch(talk.replace("\u2019", "'")))


def _line(text: str) -> str:
    """The first line without quotes, asterisks and other marks around it."""
    return text.strip(MARKS).partition("\n")[0].strip(MARKS)
