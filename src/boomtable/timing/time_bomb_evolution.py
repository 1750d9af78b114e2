"""Time Bomb Evolution: what Time Bomb shows, and what each bomb does."""

from __future__ import annotations

from boomtable.games.time_bomb_evolution.cards import Wire
from boomtable.games.time_bomb_evolution.moves import (
    AnyNews,
    CardsRemoved,
    Claimed,
    ColoursPicked,
    Exploded,
    NumberDrawn,
    Protected,
    Shortened,
    Turned,
    Unprotected,
)
from boomtable.games.time_bomb_evolution.view import View
from boomtable.timing.time_bomb_shared import GESTURES, LOOKS, SILENT, THINKING, WORDS, beats_of_news, opens, stakes
from boomtable.timing.title import Beats, Stakes, Timing, row
from boomtable.wire.show import BeatPhase

FILLS = 1.6  # a wire flies into its bomb; a Success takes a little longer
SUCCESS = 2.0
EFFECTS: dict[type[AnyNews], float] = {
    CardsRemoved: 4.0,  # the bombs roll in, and some cards go back unseen
    NumberDrawn: 3.0,
    Protected: 1.4,
    Unprotected: 1.4,
    Shortened: 2.0,
    Exploded: 2.5,
}


def tension(view: View) -> Stakes:
    pause = stakes(view, sum(view.round_cuts))
    return Stakes.TENSE if pause is Stakes.PLAIN and view.one_away else pause


def beats(before: View, after: View, bot: bool) -> Beats:
    pause = tension(before)
    shown: Beats = ()
    for number, news in enumerate(after.news):
        shown += _beats(number, news, before, after, pause, bot)
    return shown


def _beats(number: int, news: AnyNews, before: View, after: View, pause: Stakes, bot: bool) -> Beats:
    if isinstance(news, Claimed | ColoursPicked):
        return ()
    if seconds := EFFECTS.get(type(news)):
        return row(number, [(BeatPhase.CONSEQUENCE, seconds)])
    follows = SUCCESS if isinstance(news, Turned) and news.wire is Wire.SUCCESS else FILLS
    return beats_of_news(number, news, before, after, pause, follows, bot)


TIMING = Timing(
    beats=beats,
    silent=SILENT | {"colours-picked"},
    gestures=GESTURES,
    looks=LOOKS,
    words=WORDS,
    thinking={**THINKING, "Protecting": (2.0, 4.0), "Unprotecting": (2.0, 4.0)},
    talks=GESTURES,
    opens=opens,
)
