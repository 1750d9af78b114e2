"""Bomb Squad Academy: cards up, cuts and their sums, tiles with a heartbeat, and the BOOM."""

from __future__ import annotations

from collections.abc import Iterable

from boomtable.games.bomb_squad_academy.cards import CUTS, Action, Tile, Wire
from boomtable.games.bomb_squad_academy.moves import (
    AnyNews,
    BombSet,
    Deafened,
    Declared,
    Declined,
    Drafted,
    Exploded,
    Flipped,
    Graduated,
    Jumped,
    Peeked,
    PeekedUnder,
    PlatesPlaced,
    Protected,
    Reason,
    Replaced,
    Returned,
    Revealed,
    RoundBegun,
    Scored,
    Spared,
    Switched,
    ToolsShown,
)
from boomtable.games.bomb_squad_academy.view import View
from boomtable.timing.finale import finale
from boomtable.timing.title import Beats, Stakes, Timing, row
from boomtable.wire.show import Beat, BeatPhase

BOMB = 3.0
DRUM, CARDS_UP = 0.7, 0.8  # three taps, then all cards turn at once
SNIP, WALK = 0.5, 1.3  # a wire is cut: its cards turn, and the trigger walks
SUM = 1.6  # the sum writes itself, and flies to the score
PAID = {Reason.CUT: SUM, Reason.WAIT: 0.8, Reason.BLAST: 1.2, Reason.CHICKEN: 1.5}
BY_TOOL = 0.8  # points that a Tool brings
TURN = 0.4
RELIEF = {Stakes.TENSE: 0.8, Stakes.PEAK: 0.4}  # an OK; 4 seconds a tile in all
BURST = 1.8  # and then what it costs: 3 seconds in all
SHIELDED, BLOCKED = 1.0, 0.8  # a wire is protected, and whose cut that blocks
LOOK, NO_LOOK = 1.5, 0.8
ROUND_OVER = 1.5
TOOL, EFFECT = 2.0, 1.4
STANDINGS = 4.0
DRAFT = 2.0
ROOM = 8.4  # seconds of a round between the cards and its end; if more is to be told, all of it goes faster
COSTS = {Action.WAIT: PAID[Reason.WAIT] + SHIELDED + BLOCKED, Action.CHICKEN: LOOK}
SECOND = 1  # the place of a track's second tile
SILENT = frozenset({"ages-drawn", "plates-moved"})


def beats(before: View, after: View, _bot: bool) -> Beats:
    shown: Beats = ()
    acting, tiles = before.acting, {wire: len(line.tiles) for wire, line in zip(Wire, before.lines, strict=False)}
    for number, news in enumerate(after.news):
        acting = now_acting(acting, news)
        previous = after.news[number - 1] if number else None
        if isinstance(news, Flipped):
            shown += flip(number, news, tiles[news.wire], acting)
            tiles[news.wire] += len(news.tiles)
        elif isinstance(news, Graduated):
            shown += finale(number, after.players)
        elif not (isinstance(news, Scored) and together(news, previous)):
            shown += row(number, rest(news, before, after, haste(acting)))
    return shown


def now_acting(acting: tuple[Action, ...], news: AnyNews) -> tuple[Action, ...]:
    """What everyone does this round, as far as it is known when this has happened."""
    match news:
        case Revealed(actions):
            return actions
        case Deafened(seats):
            return tuple([Action.CHICKEN if seat in seats else action for seat, action in enumerate(acting)])
        case Jumped(mover, wire):
            return tuple([Action(wire) if seat == mover else action for seat, action in enumerate(acting)])
        case Switched(one, other):
            swapped = {one: acting[other], other: acting[one]}
            return tuple([swapped.get(seat, action) for seat, action in enumerate(acting)])
        case Replaced(mover, played):
            return tuple([played if seat == mover else action for seat, action in enumerate(acting)])
    return acting


def haste(acting: Iterable[Action]) -> float:
    """How much shorter everything is told in a round of many cuts; it follows from the cards that lie open."""
    cards = [*acting]
    wires = {action for action in cards if action in CUTS}
    costs = len(wires) * (SNIP + WALK + SUM) + sum(COSTS.get(action, 0.0) for action in cards)
    return min(1.0, ROOM / costs) if costs else 1.0


def together(news: Scored, previous: AnyNews | None) -> bool:
    """Points that several get for the same thing are shown at once."""
    return isinstance(previous, Scored) and previous.reason is news.reason


def flip(number: int, news: Flipped, turned: int, acting: tuple[Action, ...]) -> Beats:
    """A card turns and the trigger walks; then each tile that it reaches is a question of its own."""
    crew = max(1, sum(CUTS.get(action) is news.wire for action in acting))
    pace = haste(acting) / crew
    shown = row(number, [(BeatPhase.ANNOUNCE, SNIP * pace), (BeatPhase.TURN, WALK * pace)])
    for part, tile in enumerate(news.tiles, 1):
        stakes = Stakes.PEAK if turned + part - 1 == SECOND else Stakes.TENSE
        relief = RELIEF[stakes] if tile is Tile.OK else 0.0
        times = [(BeatPhase.TENSION, stakes.value), (BeatPhase.TURN, TURN), (BeatPhase.CONSEQUENCE, relief)]
        shown += tuple([Beat(news=number, phase=phase, seconds=time, part=part) for phase, time in times if time])
    return shown


def rest(news: AnyNews, before: View, after: View, pace: float) -> list[tuple[BeatPhase, float]]:
    """All other news: how long each takes to show."""
    match news:
        case BombSet(bomb):
            return [(BeatPhase.CONSEQUENCE, STANDINGS if bomb > 1 else 0.0), (BeatPhase.NEXT, BOMB)]
        case Revealed():
            return [(BeatPhase.ANNOUNCE, DRUM), (BeatPhase.TURN, CARDS_UP)]
        case Scored(reason=reason):
            return [(BeatPhase.CONSEQUENCE, PAID.get(reason, BY_TOOL) * pace)]
        case Protected():
            return [(BeatPhase.CONSEQUENCE, SHIELDED * pace), (BeatPhase.NEXT, BLOCKED * pace)]
        case Exploded():
            return [(BeatPhase.CONSEQUENCE, BURST)]
        case Peeked() | PeekedUnder():
            return [(BeatPhase.CONSEQUENCE, LOOK * pace)]
        case Declined():
            return [(BeatPhase.CONSEQUENCE, NO_LOOK * pace)]
        case Declared():
            return [(BeatPhase.ANNOUNCE, TOOL)]
        case Deafened() | Jumped() | Switched() | Replaced() | Spared() | Returned():
            return [(BeatPhase.CONSEQUENCE, EFFECT)]
        case RoundBegun():
            return [(BeatPhase.NEXT, ROUND_OVER if changes(before, after) else 0.0)]
        case PlatesPlaced() | ToolsShown() | Drafted():
            return [(BeatPhase.CONSEQUENCE, DRAFT)]
    return []


def changes(before: View, after: View) -> bool:
    """Whether the end of a round moves anything: cards come back, or a plate goes on."""
    played = any(isinstance(news, Revealed) for news in after.news)
    rows = zip(before.cards, after.cards, strict=True)
    return before.plates != after.plates or any(len(now) < len(then) + played for then, now in rows)


THINKING = {
    "Choosing": (2.0, 5.0),
    "Window": (1.0, 2.0),  # often nobody plays a Tool
    "Protecting": (1.5, 3.0),
    "Looking": (1.5, 3.0),
    "Drafting": (2.0, 4.0),
}
LOOKS = frozenset({"ages-drawn"})  # once, at the start: people read what the game is about
TIMING = Timing(beats=beats, silent=SILENT, looks=LOOKS, thinking=THINKING)
