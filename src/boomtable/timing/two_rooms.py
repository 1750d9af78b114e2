"""Two Rooms and a Boom: scenes between the rounds, and the end. While a clock runs nothing waits for a scene."""

from __future__ import annotations

from boomtable.engine import RealTimeStep
from boomtable.games.two_rooms.news import (
    AnyNews,
    Called,
    EndedEarly,
    Exchanged,
    LeadersMeet,
    Led,
    Named,
    Over,
    RoundBegan,
    Sending,
    Shot,
    TimeUp,
)
from boomtable.games.two_rooms.view import View
from boomtable.timing.finale import told
from boomtable.timing.title import Beats, Stakes, Timing, row
from boomtable.wire.show import Beat, BeatPhase
from boomtable.wire.to_client import GateKind

COUNT = 0.7  # three, two, one
GONG = 0.9  # and the first clock is there
TIME_UP = 4.0
LEADER = 2.5
GOING = 1.5  # who was named as hostage
PARLEY = 2.5
WALK = 6.0
LAST_WORD = 2.5
CARDS_UP = 1.0
CARD = 0.35
PRESIDENT = 2.2
BURST = 0.4
BOOM = 3.2
BOMBER = 1.4  # the burst, and time to read who it was
WINNERS = 2.2
LIMITS = {"parley": 20.0}  # leaders who meet have less than the minute of the rules: two rooms wait
THINKING = {"Parley": (2.5, 3.5), "Naming": (4.0, 6.0)}
PATIENCE = {"Parley": (11.0, 15.0)}  # a person who meets a bot has time to talk
OFFERS = frozenset({"offer-card", "offer-colour"})
DOWN = 2  # cards that stay down in each room until the burst
SILENT = frozenset(
    {"dealt", "placed", "leaderless", "leader-found", "lapsed", "entered", "lead-offered", "lead-refused", "pointed"}
    | {"shown", "showing", "offered", "refused", "taken-back", "shared", "gained", "cured", "swapped", "no-mayor"}
    | {"covered", "tackled", "moved", "void", "ready", "met", "parted"}
)


def beats(before: View, after: View, _bot: bool) -> Beats:
    """The beats of what is new in the story: news of one act can come in several updates."""
    fresh = after.story[len(before.story) :]
    first = len(after.news) - len(fresh)
    shown: Beats = ()
    for place, news in enumerate(fresh):
        shown += _of_news(max(first + place, -1), news, after)
    return shown


def _of_news(number: int, news: AnyNews, after: View) -> Beats:
    running = bool(after.todo) and isinstance(after.todo[0], RealTimeStep)
    match news:
        case RoundBegan(round=1):
            return tuple(
                [
                    Beat(news=number, phase=BeatPhase.CONSEQUENCE, seconds=length, part=part)
                    for part, length in enumerate((COUNT, COUNT, COUNT, GONG))
                ]
            )
        case TimeUp():
            return row(number, [(BeatPhase.CONSEQUENCE, TIME_UP)])
        case Led() if not running:
            return row(number, [(BeatPhase.CONSEQUENCE, LEADER)])
        case Sending() if not running:
            return row(number, [(BeatPhase.CONSEQUENCE, GOING)])
        case LeadersMeet():
            return row(number, [(BeatPhase.NEXT, PARLEY)])
        case Exchanged() if not running:  # the last one
            return row(number, [(BeatPhase.ANNOUNCE, WALK)])
        case Named() | Called() | Shot():
            return row(number, [(BeatPhase.ANNOUNCE, LAST_WORD)])
        case EndedEarly():
            return row(number, [(BeatPhase.TURN, BURST), (BeatPhase.CONSEQUENCE, BOOM)])
        case Over():
            return (*(() if after.early else _cards_up(number, after)), *told(number, len(after.rooms)))
    return ()


def _cards_up(number: int, after: View) -> Beats:
    """Card by card, the President's, then one of two rooms bursts. How long follows from how many stand where."""
    cards = sum([max(0, after.rooms.count(room) - DOWN) for room in (0, 1)])
    turned = tuple([Beat(news=number, phase=BeatPhase.TURN, seconds=CARD, part=card) for card in range(cards)])
    fuses = [(BeatPhase.TENSION, Stakes.PEAK.value), (BeatPhase.TURN, BOMBER), (BeatPhase.CONSEQUENCE, WINNERS)]
    return (
        Beat(news=number, phase=BeatPhase.ANNOUNCE, seconds=CARDS_UP),
        *turned,
        Beat(news=number, phase=BeatPhase.TURN, seconds=PRESIDENT, part=cards),
        *[Beat(news=number, phase=phase, seconds=seconds, part=cards + 1) for phase, seconds in fuses],
    )


def errands(before: View, after: View) -> tuple[GateKind, ...]:
    """Before the first clock all walk to their rooms; after the last exchange they gather, and the cards are turned."""
    found: tuple[GateKind, ...] = ()
    for news in after.story[len(before.story) :]:
        match news:
            case RoundBegan(round=1):
                found += (GateKind.WALK_IN,)
            case Exchanged() if before.round == len(before.round_seconds):
                found += (GateKind.GATHER,)
            case Over() if not after.early:
                found += (GateKind.TURN_CARDS,)
    return found


TIMING = Timing(
    beats=beats,
    silent=SILENT,
    thinking=THINKING,
    patience=PATIENCE,
    offers=OFFERS,
    limits=LIMITS,
    errands=errands,
)
