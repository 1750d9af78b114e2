"""Names, codes, keys and links: how they are read, cleaned, compared and stored."""

from __future__ import annotations

import hashlib
import re
import unicodedata

from boomtable.wire.protocol import Visibility

LETTERS = "BCDFGHJKLMNPQRSTVWXZ"  # no vowels, so no words
LONGEST_CODE = 8
SPARSE = {
    Visibility.PUBLIC: (4, 10),
    Visibility.PRIVATE: (6, 1_000_000),
}  # least letters; at most one code in this many is taken
LINE_LENGTH = 280
ID_LENGTH = 12  # of a screen or a device: enough to tell those of one table apart
CALL = re.compile(r"""(?!.*["'<>`\\])https://[0-9A-Za-z][0-9A-Za-z.-]*(:[0-9]{1,5})?([/?#][!-~]*)?""")
CALL_LENGTH = 500
JOINER = "\u200d"  # joins emoji
BLANK = "\u115f\u1160\u3164\uffa0\u2800\U0001d159"  # letters and signs with nothing to see


def code_length(visibility: Visibility, taken: int) -> int:
    """The length of a new code while this many are taken: short enough to type, too long to guess."""
    shortest, sparse = SPARSE[visibility]
    enough = (length for length in range(shortest, LONGEST_CODE) if len(LETTERS) ** length >= (taken + 1) * sparse)
    return next(enough, LONGEST_CODE)


def read_code(text: str) -> str:
    """A code as somebody typed it."""
    return "".join(text.split()).upper()


def hashed(key: str) -> str:
    """What is stored of a key: its hash, which grants nothing."""
    return hashlib.sha256(key.encode()).hexdigest()


def short_id(key: str) -> str:
    """The name of a stored key, by which others may speak of it."""
    return key[:ID_LENGTH]


def clean_text(text: str) -> str:
    """Plain text: one line, no blank, control or direction characters, no repeated spaces."""
    kept = "".join(" " if _blank(each) else each for each in unicodedata.normalize("NFC", text))
    return " ".join(word for word in kept.split() if word.strip(JOINER))


def _blank(each: str) -> bool:
    return each != JOINER and (each in BLANK or unicodedata.category(each)[0] in "CZ")


def same_call(link: str) -> str:
    """The part of a link that identifies a call: services ignore case and a trailing slash."""
    return link.rstrip("/").casefold()


def comparable(name: str) -> str:
    """The form in which a typed name is looked up."""
    return name.replace(JOINER, "").casefold()
