"""Write src/boomtable/server/confusables.txt: characters that look alike, but for those that normalizing makes equal.

`uv run --no-project --with confusable-homoglyphs python tools/confusables.py` writes the file.
"""

from __future__ import annotations

import unicodedata
from collections import defaultdict
from importlib import import_module
from pathlib import Path

FILE = Path(__file__).parents[1] / "src" / "boomtable" / "server" / "confusables.txt"
HEADER = """\
# Characters that look alike: a prototype, then those that look like it. Written by tools/confusables.py.
# From confusables.txt of Unicode Technical Standard 39, (c) Unicode, Inc., https://www.unicode.org/license.txt
"""
MARK = "\u200e"  # the package puts it around letters that are written from right to left


def prototypes() -> dict[str, str]:
    """Each character with what it looks like. The package lists pairs both ways: a prototype has more of them."""
    pairs = import_module("confusable_homoglyphs.confusables").confusables_data

    def rank(text: str) -> tuple[int, int, list[int]]:
        return len(pairs[text]), len(text.strip(MARK)), [-ord(each) for each in text]

    found = {text: others[0]["c"] for text, others in pairs.items() if len(others) == 1}
    return {text.strip(MARK): other.strip(MARK) for text, other in found.items() if rank(other) > rank(text)}


def main() -> None:
    alike = defaultdict[str, list[str]](list)
    for text, prototype in prototypes().items():
        if unicodedata.normalize("NFKD", text) == text and prototype.strip() and text.strip():
            alike[prototype].append(text)
    lines = [f"{prototype} {''.join(sorted(texts))}\n" for prototype, texts in sorted(alike.items())]
    FILE.write_text(HEADER + "".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
