"""What went wrong, in one line: what it is, and what is allowed."""

from __future__ import annotations

from boomtable.engine import Illegal, Mistake, Refusal
from boomtable.words import say


class BadCommand(Mistake):
    """Something typed that cannot be followed."""


class Unclear(Exception):  # noqa: N818  (whoever reads the line makes it a BadCommand)
    """Typed words that stand for nothing here."""


def in_words(mistake: Mistake) -> str:
    if isinstance(mistake, Illegal):
        return refused(mistake.why)
    deeper = {"detail": in_words(mistake.__cause__)} if isinstance(mistake.__cause__, Mistake) else {}
    said = [say(mistake.code, **mistake.facts | deeper), *_playset_faults(mistake)]
    return " ".join(" ".join(said).split())


def _playset_faults(mistake: Mistake) -> list[str]:
    """What is wrong with a playset of Two Rooms, which may be many things at once."""
    if mistake.code != "two-rooms-bad-playset":
        return []
    from boomtable.boards.two_rooms_words import faults  # boards import this module

    return faults(str(mistake.facts["errors"]))


def refused(refusal: Refusal) -> str:
    """Why a move is not allowed, with the number of the rule against it."""
    return say("refused", why=say(refusal.code), rule=refusal.rule)
