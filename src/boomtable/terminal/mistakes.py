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
    return " ".join(say(mistake.code, **mistake.facts | deeper).split())


def refused(refusal: Refusal) -> str:
    """Why a thing cannot be done, with the number of the rule against it."""
    return say("refused", why=say(refusal.code), rule=refusal.rule)
