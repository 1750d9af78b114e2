"""The drawing of a result: the object of the title on its ground, and beside it what happened."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from html import escape
from importlib.resources import files

from boomtable.boards.seat_names import listed
from boomtable.replays.picture.letters import BENCH, BOLD, NOTE, Look, cut, fitted, known, width
from boomtable.replays.result import Result
from boomtable.words import say

WIDTH, HEIGHT = 1200, 630
LEFT, RIGHT = 430, 1152  # of the words
ROOM = RIGHT - LEFT
ROWS = 4  # of names and why
SLIP = (456, 146)  # the paper with the moment: its top and its height
GROUND, LAMP, BRASS, INK, SOFT = "#12171d", "#23282d", "#e3b04b", "#fffdf2", "#d5ccb8"
PAPER, PAPER_INK, RED = "#f6efdf", "#241f18", "#a82b15"
NO_BREAK, ISOLATE, POP = "\u00a0", "\u2068", "\u2069"


def drawing(result: Result) -> str:
    """The whole picture as SVG."""
    art = files(__package__).joinpath("art", f"{result.game}.svg").read_text(encoding="utf-8")
    body = "".join([*_ground(art), *_words(result), *_slip(result)])
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}">{body}</svg>'


def _ground(art: str) -> Iterator[str]:
    yield f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{GROUND}"/>'
    yield f'<path d="M640-10H900L1330 640H330Z" fill="{LAMP}"/>'
    yield f'<svg x="0" y="0" width="390" height="{HEIGHT}" viewBox="0 0 390 630">{art}</svg>'
    yield f'<path d="M390 0V{HEIGHT}" stroke="{BRASS}" stroke-width="6"/>'
    yield _text(say("web-name"), 195, 600, BENCH, 34, INK, "middle")


def _words(result: Result) -> Iterator[str]:
    """Title, who won, their names and why, one below the other."""
    yield _text(cut(result.title, BENCH, 44, 520), LEFT, 84, BENCH, 44, BRASS)
    yield _text(result.players, RIGHT, 84, NOTE, 30, SOFT, "end")
    size, rows = fitted(result.won, BENCH, 88, ROOM, 1)
    yield _text(rows[0], LEFT, 182, BENCH, size, INK)
    y, left = 240.0, ROWS
    for text, look, most, ink, count in ((winners(result.winners), BOLD, 40, INK, 2), (result.why, NOTE, 38, SOFT, 3)):
        size, rows = fitted(text, look, most, ROOM, min(count, left))
        for row in filter(None, rows):
            yield _text(row, LEFT, y, look, size, ink)
            y, left = y + size * 1.22, left - 1
        y += 8 if text else 0


def winners(names: tuple[str, ...]) -> str:
    """As many of the names as two lines hold, and how many more there are."""
    for shown in range(len(names), 0, -1):
        more = len(names) - shown
        text = say("picture-winners", names=listed(names[:shown]) if not more else ", ".join(names[:shown]), more=more)
        if width(text, BOLD, 40 * 0.8) <= ROOM * 1.8:
            return text
    return ""


def _slip(result: Result) -> Iterator[str]:
    """A slip of paper with the moment to remember."""
    if not result.moment:
        return
    top, height = SLIP
    paper = f'x="{LEFT - 12}" y="{top}" width="{ROOM + 24}" height="{height}" rx="10" fill="{PAPER}"'
    yield f'<g transform="rotate(-1 {LEFT} {top})"><rect {paper}/>'
    yield _text(result.label, LEFT + 14, top + 44, BENCH, 32, RED)
    size, rows = fitted(result.moment, BOLD, 38, ROOM - 28, 2)
    start = top + (102 if len(rows) == 1 else 88)
    for number, row in enumerate(rows):
        yield _text(row, LEFT + 14, start + number * size * 1.1, BOLD, size, PAPER_INK)
    yield "</g>"


def _text(text: str, x: float, y: float, look: Look, size: float, ink: str, anchor: str = "start") -> str:
    """One line. The width of letters from other fonts is a guess, and a line with some is made as wide as that."""
    place = f'x="{x:.0f}" y="{y:.0f}" font-family="{look.family}" font-weight="{look.weight}" font-size="{size:.1f}"'
    own = all(known(each) or unicodedata.category(each) == "Cf" for each in text)
    squeezed = "" if own else f' textLength="{width(text, look, size):.0f}" lengthAdjust="spacingAndGlyphs"'
    return f'<text {place} fill="{ink}" text-anchor="{anchor}"{squeezed}>{escape(text)}</text>'


def shown(name: str) -> str:
    """A name in a line: it is not broken, and one that runs from right to left does not turn the line around."""
    whole = name.replace(" ", NO_BREAK)
    leftward = any(unicodedata.bidirectional(each) in ("R", "AL") for each in name)
    return f"{ISOLATE}{whole}{POP}" if leftward else whole
