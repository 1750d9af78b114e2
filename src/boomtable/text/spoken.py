"""What people mean who write more than is typed at the terminal: moves with words around them, things said aloud."""

from __future__ import annotations

import re

from boomtable.boards.seat_names import find_seat, name
from boomtable.text.reply import MARKS

ASIDE = r"\([^)]*\)|,?\s*\bplease\b,?"  # cut 1 (Ben), please
WILL = r"^(i|we)('ll|'d| will| should| would)?( like to| want to)?\s+|^let's\s+"  # I'll cut 1
VERB = r"^\s*(choose|pick|play|offer to)\s+"  # play g4
OWNER = r"\b(player|seat|number|((a|one|the) )?wires? (of|from))\s+"  # cut player 1
OWNED = r"'s?\s+wires?\b"  # cut Ben's wire

BREATH = re.compile(
    r"[,;:.!]+(?=\s|$)|\b(?:and|but|so|then|because|since)\b|\s(?=i(?:'m|'ve|'ll)?\s|let's\s)", re.IGNORECASE
)
DIGITS = ("zero", "one", "two", "three", "four", "five")

SPOKEN = (  # what people and bots say aloud, and the talk that it is
    (r"^(?:i|we)(?:'d)? (?:think|say|bet|guess|believe|know)\s+(?:that\s+)?", ""),
    (r"^(?:let's|let us|we should|(?:i )?(?:suggest|propose)(?: that)? we) cut\s+", "suggest "),
    (r"^(?:i )?(?:suggest|propose) cutting\s+", "suggest "),
    (r"^(?:it's|it is|i (?:suspect|accuse|don't trust))\s+", "accuse "),
    (r"^(\S+?)(?: is|'s) (?:(?:a |the )?(?:terrorist|liar)|lying)$", r"accuse \1"),
    (r"^(?:i claim|i have|i hold|i've got|claim|(?=(?:\d+|no) success))\s*", "claim "),
    (r"^claim (\d+|no|nothing|none)$", r"claim \1 success"),
    (r"(?<=^claim )(?:nothing|none)\b", "0"),
    (r"(?<=^claim )an?\b|(?<=, )an?\b|(?<=and )an?\b", "1"),
    (r"^i(?:'m| am)\s+(?:on |in )?(?=(?:the )?\S+(?: team)?$)", "say me "),  # Two Rooms
    (r"^(\S+) is\s+(?:on )?(?=(?:the )?\S+(?: team)?$)", r"say \1 "),
    (r"^(?:let's |let us |we should )?send\s+", "urge "),
    (r"\bno(?= [a-z])", "0"),
)


def parts(line: str, players: int) -> list[str]:
    """What is said in one breath: "I trust nobody, so I'll cut Ben" has two. A question has none, nor has a name."""
    said = [] if "?" in line else [part.strip(MARKS) for part in BREATH.split(_straight(line))]
    return [part for part in said if part and find_seat(part.lower(), players) is None]


def plain(line: str, players: int) -> str:
    """The same without what people add: "I'll cut player 1 (Ben)." becomes "cut 1"."""
    line = _straight(line)
    for added in (ASIDE, WILL, VERB, OWNER, OWNED):
        line = re.sub(added, " ", line, flags=re.IGNORECASE)
    for seat in range(players):
        line = re.sub(rf"\b{seat}[\s,:-]+{name(seat)}\b", str(seat), line, flags=re.IGNORECASE)
    return " ".join(line.strip(MARKS + "!").split())


def spoken(line: str, players: int) -> str:
    """The same as talk: "Let's cut Dov's!" becomes "suggest Dov", "I have two Success." becomes "claim 2 Success"."""
    line = _straight(line).strip(MARKS + "!")
    for digit, word in enumerate(DIGITS):
        line = re.sub(rf"\b{word}\b(?! of)", str(digit), line, flags=re.IGNORECASE)
    for said, talk in SPOKEN:
        line = re.sub(said, talk, line, flags=re.IGNORECASE)
    return re.sub(r"'s$", "", plain(line, players))


def _straight(line: str) -> str:
    return line.replace("\u2019", "'")
