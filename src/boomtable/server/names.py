"""Names that cannot be mistaken for another's: compared by Unicode's skeleton, so by what people see."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files

from boomtable.server.errors import Declined
from boomtable.server.identifiers import clean_text
from boomtable.words import say

NAME_LENGTH = 24
MOST_MARKS = 4  # accents and signs on one letter [UTS 39, 5.4]
IGNORED = {"\u034f", "\u17b4", "\u17b5", *map(chr, (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10)))}  # never show
NAMED_BOTS, MOST_MEMBERS = 32, 99  # bots are called by `seat-name`, and when these are used up by their number


def clean_name(name: str) -> str:
    """The name as it will be shown, or a refusal if nobody could read it."""
    name = clean_text(name)
    if all(map(_mark, name)):
        raise Declined("empty-text")
    if len(name) > NAME_LENGTH:  # normalizing may lengthen it
        raise Declined("text-too-long", most=NAME_LENGTH)
    if _mark(name[0]) or max(_marks(name)) > MOST_MARKS:
        raise Declined("too-many-marks", most=MOST_MARKS)
    return name


def check_newcomer(name: str, others: Iterable[str]) -> None:
    """Refuse a name that looks like one of these, or like what a screen calls its owner or a bot."""
    if any(look_alike(name, other) for other in others):
        raise Declined("name-taken", name=name)
    if not reserved().isdisjoint(_appearances(name)) and name.casefold() not in _names_of_bots():
        raise Declined("name-reserved", name=name)


def look_alike(name: str, other: str) -> bool:
    return not _appearances(name).isdisjoint(_appearances(other))


@cache
def _names_of_bots() -> frozenset[str]:
    """A bot gives way to a person of its name, but a screen cannot see that another name only looks the same."""
    return frozenset(say("seat-name", seat=seat).casefold() for seat in range(NAMED_BOTS))


@cache
def reserved() -> frozenset[str]:
    """What a screen calls its owner or a bot, by its looks. The first call reads all words, which takes a while."""
    numbered = [say("web-bot", number=number) for number in range(MOST_MEMBERS + 1)]
    return frozenset[str]().union(*map(_appearances, (say("web-you"), *numbered, *_names_of_bots())))


def _appearances(name: str) -> set[str]:
    """What the name looks like as it is written, and in small letters: a capital I looks like an l, and is an i."""
    shown = "".join(each for each in unicodedata.normalize("NFKD", name) if not _invisible(each))
    return {_skeleton(shown).casefold(), _skeleton(shown.casefold()).casefold()}


def _skeleton(text: str) -> str:
    """Unicode's skeleton [UTS 39, 4]: equal for two texts that look alike."""
    decomposed = unicodedata.normalize("NFKD", text)
    return unicodedata.normalize("NFKD", decomposed.translate(_prototypes()))


@cache
def _prototypes() -> dict[int, str]:
    lines = files(__package__).joinpath("confusables.txt").read_text(encoding="utf-8").splitlines()
    pairs = [line.split(" ") for line in lines if not line.startswith("# ")]
    return {ord(each): prototype for prototype, alike in pairs for each in alike}


def _marks(name: str) -> Iterator[int]:
    """How many marks each character carries, counting those that are part of it."""
    count = 0
    for each in unicodedata.normalize("NFD", name):
        count = count + 1 if _mark(each) else 0
        yield count


def _mark(each: str) -> bool:
    return unicodedata.category(each) in ("Mn", "Me")


def _invisible(each: str) -> bool:
    return each in IGNORED or unicodedata.category(each) == "Cf"
