"""The parameters that tell one level from another."""

from __future__ import annotations

from msgspec import Struct

from boomtable.bots.temper import Temper, dares
from boomtable.engine import but


class Skill(Struct, frozen=True):
    """How much a player remembers, believes, says and plans."""

    memory: int  # rounds, this one included
    trust: float  # odds that what people say of themselves is true
    hearsay: float  # odds that what a friend says of somebody else is true
    honest: int  # of ten times, so often the own colour is told
    sure: float  # how likely a friend somebody must be to be shown a card that matters
    strays: int  # of ten times, so often anything is done
    samples: int  # tables imagined for a grey card's aim
    schemes: bool  # whether to think of what others are up to, and of later rounds
    wary: float = 1.0  # how likely an enemy somebody may be who is shown a card that does not matter

    def of(self, temper: Temper | None) -> Skill:
        """The bold show cards that matter to people they are less sure of, the cautious none to a likely enemy."""
        daring = dares(temper)
        wary = CAREFUL if daring < 0 else self.wary
        return but(self, sure=self.sure - DARING * daring, wary=wary) if daring else self


CAREFUL = 0.7
DARING = 0.05  # how much less sure the bold must be, and how much surer the cautious

EASY = Skill(memory=1, trust=6.0, hearsay=2.0, honest=9, sure=0.2, strays=7, samples=4, schemes=False)
NORMAL = Skill(memory=5, trust=2.0, hearsay=4.0, honest=7, sure=0.7, strays=2, samples=8, schemes=False)
HARD = Skill(memory=5, trust=1.5, hearsay=20.0, honest=6, sure=0.8, strays=0, samples=16, schemes=True)
