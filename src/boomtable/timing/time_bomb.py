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
from boomtable.wire.show import Beat, BeatPhase

AFTER = {Wire.SAFE: 1.4, Wire.SUCCESS: 2.0, Wire.BOOM: 0.6}  # the burst itself is the ending's
CLOCK = 1.6  # unless it went off, its clock stops or reaches twelve before anything is said about it


def beats(before: View, after: View, bot: bool) -> Beats:
    pause = stakes(before, sum(before.round_cuts))
    shown: Beats = ()
    for number, news in enumerate(after.news):
        if not isinstance(news, Claimed):
            wire = news.wire if isinstance(news, Turned) else Wire.SAFE
            shown += beats_of_news(number, news, after, pause, AFTER[wire], bot)
        if isinstance(news, Turned):
            shown += (*_clock(number, news.wire, after), *nippers_pass(number, before, after))
    return shown


def _clock(number: int, wire: Wire, after: View) -> Beats:
    """The clock at the end of a game that was not blown up."""
    ended = after.outcome is not None and wire is not Wire.BOOM
    return (Beat(news=number, phase=BeatPhase.CONSEQUENCE, seconds=CLOCK, part=1),) if ended else ()


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
