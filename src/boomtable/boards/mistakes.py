"""What went wrong, in one line: what it is, and what is allowed."""

from __future__ import annotations

from boomtable.engine import Illegal, Mistake, Refusal
from boomtable.words import say


class BadCommand(Mistake):
    """Something typed that cannot be followed."""


def in_words(mistake: Mistake) -> str:
    if isinstance(mistake, Illegal):
        return refused(mistake.why)
    deeper = {"detail": in_words(mistake.__cause__)} if isinstance(mistake.__cause__, Mistake) else {}
    said = [say(mistake.code, **mistake.facts | deeper), *_one_by_one(mistake)]
    return " ".join(" ".join(said).split())


def _one_by_one(mistake: Mistake) -> list[str]:
    """What is wrong with a playset, which may be many things at once."""
    if mistake.code != "two-rooms-bad-playset":
        return []
    from boomtable.boards.two_rooms.faults import faults  # its package speaks of mistakes too

    return faults(str(mistake.facts["errors"]))


def refused(refusal: Refusal) -> str:
    """Why a thing cannot be done, with the number of the rule against it."""
    return say("refused", why=say(refusal.code), rule=refusal.rule)
