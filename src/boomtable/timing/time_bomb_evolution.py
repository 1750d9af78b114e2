"""Time Bomb Evolution: what Time Bomb shows, and what each bomb does."""

from __future__ import annotations

from functools import partial

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
from boomtable.games.time_bomb_evolution.steps import Protecting, Unprotecting
from boomtable.games.time_bomb_evolution.view import View
from boomtable.games.time_bomb_shared.cards import ROUNDS
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
from boomtable.timing.title import Beats, Stakes, Timing, row
from boomtable.wire.show import Beat, BeatPhase

FILLS = 1.6  # a wire flies into its bomb; a Success takes a little longer
SUCCESS = 2.0
FOLLOWS = {Wire.SUCCESS: 1.5, Wire.BLUE: 1.5, Wire.PINK: 2.0}
BOMBS, REMOVED = 2.2, 2.3  # the bombs roll in, and some cards go back unseen
EFFECTS: dict[type[AnyNews], float] = {
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
    if isinstance(news, CardsRemoved):
        consequence = partial(Beat, news=number, phase=BeatPhase.CONSEQUENCE)
        return (consequence(seconds=BOMBS), consequence(seconds=REMOVED, part=1))
    chosen = isinstance(news, Protected | Unprotected)
    if seconds := EFFECTS.get(type(news)):
        passing = nippers_pass(number, before, after) if chosen else ()
        return (*row(number, [(BeatPhase.CONSEQUENCE, seconds)]), *passing)
    if not isinstance(news, Turned):
        return beats_of_news(number, news, after, pause, 0.0, bot)
    turned = beats_of_news(number, news, after, pause, SUCCESS if news.wire is Wire.SUCCESS else FILLS, bot)
    if after.outcome or isinstance(after.todo[0], Protecting | Unprotecting):
        return turned  # the nippers go on when a bomb is chosen
    return (*turned, *_follows(number, news.wire, after), *nippers_pass(number, before, after))


def _follows(number: int, wire: Wire, after: View) -> Beats:
    """What a wire brings about that nobody answers: nothing to shield or to take off, or a cut less in round 4."""
    seconds = FOLLOWS.get(wire, 0.0) if after.evolution else 0.0
    counted = wire is Wire.PINK and after.round == ROUNDS  # it has news of its own
    return (Beat(news=number, phase=BeatPhase.CONSEQUENCE, seconds=seconds, part=1),) if seconds and not counted else ()


TIMING = Timing(
    beats=beats,
    silent=SILENT | {"colours-picked"},
    gestures=GESTURES,
    looks=LOOKS,
    first_looks=FIRST_LOOKS,
    words=WORDS,
    thinking={**THINKING, "Protecting": (2.0, 4.0), "Unprotecting": (2.0, 4.0)},
    talks=GESTURES,
    opens=opens,
)
