"""How wide texts are in the fonts of the picture, and how they are broken into lines."""

from __future__ import annotations

import unicodedata
from functools import cache
from importlib.resources import files
from pathlib import Path

import msgspec
from msgspec import Struct

FOLDER = Path(str(files("boomtable.replays.picture"))) / "fonts"
WIDE, NARROW = 1000, 650  # thousandths of a size, of characters from other fonts
LEAST = 0.5  # of its size, to which a text may shrink
STEP = 0.95
MORE = "…"


class Look(Struct, frozen=True):
    """A font of the picture: its family, its weight, and the file it is in."""

    family: str
    weight: int
    file: str


BENCH, NOTE, BOLD = Look("Bench", 400, "bench"), Look("Note", 500, "note-500"), Look("Note", 800, "note-800")


@cache
def widths() -> dict[str, dict[str, int]]:
    return msgspec.json.decode((FOLDER / "widths.json").read_bytes(), type=dict[str, dict[str, int]])


def known(each: str) -> bool:
    """Whether our own fonts have this character."""
    return each in widths()[NOTE.file]


def width(text: str, look: Look, size: float) -> float:
    return sum(_advance(each, look) for each in text) * size / 1000


def _advance(each: str, look: Look) -> int:
    if unicodedata.combining(each) or unicodedata.category(each) == "Cf":
        return 0
    wide = unicodedata.east_asian_width(each) in "WF"
    own, note = widths()[look.file], widths()[NOTE.file]
    return own.get(each, note.get(each, WIDE if wide else NARROW))


def cut(text: str, look: Look, size: float, most: float) -> str:
    """The text, or as much of it as fits."""
    if width(text, look, size) <= most:
        return text
    while text and width(text + MORE, look, size) > most:
        text = text[:-1]
    return text.rstrip() + MORE


def lines(text: str, look: Look, size: float, most: float) -> list[str]:
    """The text in as many lines as it takes; a word that is too long is cut."""
    rows = [""]
    for word in text.split(" "):
        longer = f"{rows[-1]} {word}".strip()
        if rows[-1] and width(longer, look, size) > most:
            rows.append("")
            longer = word
        rows[-1] = cut(longer, look, size, most)
    return rows


def fitted(text: str, look: Look, size: float, most: float, rows: int) -> tuple[float, list[str]]:
    """A size at which the text takes no more than so many lines, and these; what does not fit at the least is cut."""
    least = size * LEAST
    while size > least:
        found = lines(text, look, size, most)
        if len(found) <= rows and MORE not in "".join(found):
            return size, found
        size *= STEP
    found = lines(text, look, least, most)
    if len(found) > rows:
        found = [*found[: rows - 1], cut(" ".join(found[rows - 1 :]), look, least, most)]
    return least, found
