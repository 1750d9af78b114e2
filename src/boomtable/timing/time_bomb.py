"""Time Bomb."""

from __future__ import annotations

from boomtable.games.time_bomb.cards import Wire
from boomtable.games.time_bomb.moves import Claimed, Turned
from boomtable.games.time_bomb.table import View
from boomtable.timing.time_bomb_shared import (
    FIRST_LOOKS,
    GESTURES,
    LOOKS,
    SILENT,
    THINKING,
    WORDS,
    beats_of_news,
    nippers_pass,
    opens,
    stakes,
)
from boomtable.timing.title import Beats, Timing

AFTER = {Wire.SAFE: 1.4, Wire.SUCCESS: 2.0, Wire.BOOM: 0.6}  # the burst itself is the ending's


def beats(before: View, after: View, bot: bool) -> Beats:
    pause = stakes(before, sum(before.round_cuts))
    shown: Beats = ()
    for number, news in enumerate(after.news):
        if not isinstance(news, Claimed):
            wire = news.wire if isinstance(news, Turned) else Wire.SAFE
            shown += beats_of_news(number, news, after, pause, AFTER[wire], bot)
        if isinstance(news, Turned):
            shown += nippers_pass(number, before, after)
    return shown


TIMING = Timing(
    beats=beats,
    silent=SILENT,
    gestures=GESTURES,
    looks=LOOKS,
    first_looks=FIRST_LOOKS,
    words=WORDS,
    thinking=THINKING,
    talks=GESTURES,
    opens=opens,
)
