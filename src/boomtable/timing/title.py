"""What the timing of a title consists of."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from types import MappingProxyType
from typing import Any, TypeAlias

from msgspec import Struct

from boomtable.engine import Step
from boomtable.wire.show import Beat, BeatPhase
from boomtable.wire.to_client import GateKind


class Stakes(Enum):
    """Seconds of silence before a turn. They follow from what lies open, so they tell nothing about the answer."""

    PLAIN = 1.2
    TENSE = 2.0
    PEAK = 3.2


Beats: TypeAlias = tuple[Beat, ...]
Range: TypeAlias = tuple[float, float]  # from the least seconds to the most

THINKING: Range = (2.0, 6.0)  # of a bot in steps for which a title says nothing else


class Timing(Struct, frozen=True, kw_only=True):
    """The timing of a title, in seconds at the relaxed pace."""

    beats: Callable[[Any, Any, bool], Beats]  # of the view before, the view after, and whether a bot acted
    silent: frozenset[str]  # kinds of news that take no time to show
    gestures: tuple[type[Step[Any, Any]], ...] = ()  # steps whose answer everyone sees being chosen
    looks: frozenset[str] = frozenset()  # kinds of news after which people look at what they were dealt
    first_looks: frozenset[str] = frozenset()  # those of them after which chance waits, too, before it deals more
    words: frozenset[str] = frozenset()  # kinds of news that people read before a bot goes on
    thinking: Mapping[str, Range] = MappingProxyType({})  # how long a bot thinks, by the name of the step
    patience: Mapping[str, Range] = MappingProxyType({})  # the same while a person is asked beside it
    offers: frozenset[str] = frozenset()  # kinds of moves that want a person's attention
    talks: tuple[type[Step[Any, Any]], ...] = ()  # steps before which people talk, if a bot is to act
    opens: Callable[[Any], bool] = bool  # whether such a step is the first of its round, from the public view
    limits: Mapping[str, float] = MappingProxyType({})  # most seconds of alarms, by the first word of their names
    errands: Callable[[Any, Any], tuple[GateKind, ...]] = lambda *_: ()  # for which time stops, from two public views


def row(news: int, seconds: Iterable[tuple[BeatPhase, float]]) -> Beats:
    """The beats of one piece of news; those without length are left out."""
    return tuple([Beat(news=news, phase=phase, seconds=length) for phase, length in seconds if length])
