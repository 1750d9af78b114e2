"""Writes the fonts of pictures of results from the web client's: a renderer needs plain files, one for each weight.

They are checked in: run `python tools/picture_fonts.py` after changing the client's fonts; it needs `fonttools[woff]`.
"""

from __future__ import annotations

import json
import shutil
from pathlib import Path

from fontTools.merge import Merger
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).resolve().parents[1]
MODULES = ROOT / "web" / "node_modules"
BENCH, NOTE = "@fontsource/saira-stencil-one", "@fontsource-variable/atkinson-hyperlegible-next"
FONTS = ROOT / "src" / "boomtable" / "replays" / "picture" / "fonts"
PARTS = ("latin", "latin-ext")
WEIGHTS = (500, 800)


def main() -> None:
    FONTS.mkdir(parents=True, exist_ok=True)
    saved([_read(BENCH, part, "400-normal.woff") for part in PARTS], "bench.ttf", "Bench", 400)
    for weight in WEIGHTS:
        faces = [_read(NOTE, part, "wght-normal.woff2") for part in PARTS]
        light = [instantiateVariableFont(face, {"wght": weight}) for face in faces]
        saved(light, f"note-{weight}.ttf", "Note", weight)
    widths = {path.stem: advances(TTFont(path)) for path in sorted(FONTS.glob("*.ttf"))}
    (FONTS / "widths.json").write_text(json.dumps(widths, ensure_ascii=True, separators=(",", ":")) + "\n", "utf-8")
    for package, name in ((BENCH, "bench"), (NOTE, "note")):
        shutil.copy(MODULES / package / "LICENSE", FONTS / f"{name}-license.txt")


def _read(package: str, part: str, end: str) -> TTFont:
    return TTFont(MODULES / package / "files" / f"{package.rpartition('/')[2]}-{part}-{end}")


def saved(parts: list[TTFont], file: str, family: str, weight: int) -> None:
    """One font of several parts, under the name that the drawings use."""
    paths = []
    for number, part in enumerate(parts):
        part.flavor = None
        paths.append(FONTS / f"{number}-{file}")
        part.save(paths[-1])
    whole = Merger().merge([str(path) for path in paths])
    for record in whole["name"].names:
        if record.nameID in (1, 4, 16):
            whole["name"].setName(family, record.nameID, record.platformID, record.platEncID, record.langID)
    whole["OS/2"].usWeightClass = weight
    whole.save(FONTS / file)
    for path in paths:
        path.unlink()


def advances(font: TTFont) -> dict[str, int]:
    """How wide each character is, in thousandths of the size of the letters."""
    units, table = font["head"].unitsPerEm, font["hmtx"]
    return {chr(code): round(1000 * table[glyph][0] / units) for code, glyph in sorted(font.getBestCmap().items())}


if __name__ == "__main__":
    main()
