"""Trick Snipers: every card flies face down and turns on landing; the last one of a trick keeps people waiting."""

from __future__ import annotations

from boomtable.games.trick_snipers import Effect, Ending, View
from boomtable.games.trick_snipers.cards import ENOUGH
from boomtable.games.trick_snipers.moves import (
    AnyNews,
    CardPlayed,
    CardsDealt,
    CardsPassed,
    Ended,
    LeaderDrawn,
    TrickTaken,
)
from boomtable.timing.finale import finale
from boomtable.timing.title import Beats, Stakes, Timing, row
from boomtable.wire.show import Beat, BeatPhase

DEALT = 2.0
PASSED = 2.0  # all parcels fly at once
LEADER = 0.9
FLY, TURN = 0.42, 0.36
EFFECTS = {  # a card takes 0.9 in all, a shot that is aimed or missed 1.2, a 7 1.4
    Effect.NOTHING: 0.12,
    Effect.SIGHTS: 0.42,
    Effect.HIGHER: 0.42,
    Effect.CHIEF: 0.62,
}
NO_POINT = {Stakes.PLAIN: 1.6, Stakes.TENSE: 0.9}  # a longer wait for the last card leaves less for what follows
CHIEF = 2.4
SNIPE = 3.0
LAST_SNIPE = 4.0  # the one that wins the game, in slow motion
TWO_SHOTS = 1.2  # of it: which of them counts
MATCH_POINT = 1.4
ENDED = {Ending.TWO_POINTS: 2.5, Ending.MOST_TRICKS: 3.0, Ending.NOBODY: 3.0}  # before the finale: who wins, and why


def beats(before: View, after: View, _bot: bool) -> Beats:
    return tuple([beat for number, news in enumerate(after.news) for beat in _beats(number, news, before, after)])


def _beats(number: int, news: AnyNews, before: View, after: View) -> Beats:
    match news:
        case CardsDealt():
            return row(number, [(BeatPhase.NEXT, DEALT)])
        case CardsPassed():
            return row(number, [(BeatPhase.CONSEQUENCE, PASSED)])
        case LeaderDrawn():
            return row(number, [(BeatPhase.NEXT, LEADER)])
        case CardPlayed():
            return _card(number, before, after)
        case TrickTaken():
            return (*_taken(number, news, before, after), *row(number, [(BeatPhase.NEXT, _next(news, after))]))
        case Ended():
            return finale(number, after.players)


def _card(number: int, before: View, after: View) -> Beats:
    """Up to its turn this follows from what lies open before. What the last card does is told with the trick."""
    last = len(before.trick) + 1 == before.players
    coming = (BeatPhase.TENSION, stakes(before).value) if last else (BeatPhase.ANNOUNCE, FLY)
    effect = after.standings[-1].effect
    told = 0.0 if last and effect is not Effect.HIGHER else EFFECTS[effect]
    return row(number, [coming, (BeatPhase.TURN, TURN), (BeatPhase.CONSEQUENCE, told)])


def stakes(view: View) -> Stakes:
    """Before the last card of a trick: tense as soon as somebody has a point."""
    return Stakes.TENSE if any(view.points) else Stakes.PLAIN


def _taken(number: int, news: TrickTaken, before: View, after: View) -> Beats:
    if not news.sniped:
        return row(number, [(BeatPhase.CONSEQUENCE, CHIEF if news.points else NO_POINT[stakes(before)])])
    length = LAST_SNIPE if after.points[news.seat] == ENOUGH else SNIPE
    if after.standings[-1].shots == 1:
        return row(number, [(BeatPhase.CONSEQUENCE, length)])
    which = Beat(news=number, phase=BeatPhase.CONSEQUENCE, seconds=TWO_SHOTS, part=1)
    return (which, *row(number, [(BeatPhase.CONSEQUENCE, length - TWO_SHOTS)]))


def _next(news: TrickTaken, after: View) -> float:
    """What it means for the game: it is over, or one point is missing."""
    if after.outcome:
        return ENDED[Ending(after.outcome.why)]
    return MATCH_POINT if news.points and after.points[news.seat] == ENOUGH - 1 else 0.0


LOOKS = frozenset({"cards-dealt", "cards-passed"})  # people read what the game is about, and later look what came
TIMING = Timing(beats=beats, silent=frozenset(), looks=LOOKS)
