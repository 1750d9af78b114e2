"""SVG to PNG with resvg: our own fonts first, then those of the system for names in other scripts."""

from __future__ import annotations

import unicodedata
from functools import cache

import resvg_py

from boomtable.replays.picture.letters import BENCH, BOLD, FOLDER, NOTE, known

NOWHERE = "\U0010fffd"  # no font has it
SIDE = 40


def png(svg: str) -> bytes:
    """The drawing as a picture. It names no files, and nothing is fetched."""
    fonts = [str(FOLDER / f"{look.file}.ttf") for look in (BENCH, NOTE, BOLD)]
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, font_files=fonts, font_family=NOTE.family))


def legible(name: str) -> bool:
    """Whether every letter of a name can be drawn here. What no font has would be empty boxes."""
    return all(known(each) or unicodedata.category(each) in ("Mn", "Me", "Cf", "Zs") or _drawn(each) for each in name)


@cache
def _drawn(each: str) -> bool:
    return _alone(each) != _alone(NOWHERE)


@cache
def _alone(each: str) -> bytes:
    text = f'<text x="4" y="30" font-family="{NOTE.family}" font-size="24">{each}</text>'
    return png(f'<svg xmlns="http://www.w3.org/2000/svg" width="{SIDE}" height="{SIDE}">{text}</svg>')
