"""The parameters that tell one level from another."""

from __future__ import annotations

from msgspec import Struct


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


EASY = Skill(memory=1, trust=6.0, hearsay=2.0, honest=9, sure=0.2, strays=7, samples=4, schemes=False)
NORMAL = Skill(memory=5, trust=2.0, hearsay=4.0, honest=7, sure=0.7, strays=2, samples=8, schemes=False)
HARD = Skill(memory=5, trust=1.5, hearsay=20.0, honest=6, sure=0.8, strays=0, samples=16, schemes=True)
