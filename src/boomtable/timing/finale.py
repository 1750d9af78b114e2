"""The finale of every title: the verdict, then a card or a place for each player, then why, then the best moment."""

from __future__ import annotations

from boomtable.timing.title import Beats
from boomtable.wire.show import Beat, BeatPhase

VERDICT = 2.5
CARD = 0.9
WHY = 4.0
MOMENT = 4.0


def finale(news: int, cards: int) -> Beats:
    """Part 0 is the verdict, then one part for each card, then what is told."""
    turns = [Beat(news=news, phase=BeatPhase.TURN, seconds=CARD, part=part) for part in range(1, cards + 1)]
    return (
        Beat(news=news, phase=BeatPhase.CONSEQUENCE, seconds=VERDICT),
        *turns,
        *told(news, cards),
    )


def told(news: int, cards: int) -> Beats:
    """Once all cards are up: why it ended so, then the best moment."""
    return (
        Beat(news=news, phase=BeatPhase.CONSEQUENCE, seconds=WHY, part=cards + 1),
        Beat(news=news, phase=BeatPhase.CONSEQUENCE, seconds=MOMENT, part=cards + 2),
    )
