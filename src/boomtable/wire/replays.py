"""A game that is over, to be watched again: what a page can seek in. docs/protocol.md explains it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from boomtable.engine import Said, Seat, Viewer
from boomtable.wire.show import Beat
from boomtable.wire.to_client import Finale


class Watched(Struct, frozen=True):
    """Who sat in a chair; of a record from a file nobody knows."""

    member: int  # by which a bot without a name got one
    name: str
    level: str | None  # of a bot
    face: int  # a drawing; below zero: none
    colour: int


class ReplayMark(Struct, frozen=True):
    """A moment worth going to: a deal, a claim, a lie, a reveal or a turning point, and whose it is."""

    at: int
    kind: str
    seat: Seat | None


class StoryBeat(Struct, frozen=True):
    """One thing worth telling, and the moment right after it: a code with seats, numbers, and codes of words."""

    code: str
    at: int
    swing: float  # of a chance, from 0 to 1
    seats: dict[str, Seat]
    counts: Mapping[str, int | str]
    words: dict[str, str]
    brief: bool  # the paragraph tells it, too


class Overview(Struct, frozen=True, kw_only=True):
    """A game as a whole. Moment 0 is before the first entry of its record, moment 1 after it, and so on."""

    game: str
    players: int
    last: int  # the latest moment
    chairs: tuple[Viewer, ...]  # from where one may watch; of a game that is over also "open": with all cards open
    people: tuple[Watched, ...]  # by seat; none if the record is from a file
    marks: tuple[ReplayMark, ...]
    story: tuple[StoryBeat, ...]
    finale: Finale | None  # of a game that was played to its end


class Moment(Struct, frozen=True, kw_only=True):
    """What was new from a chair: changes as a socket tells them, the time to show them, and what was heard."""

    at: int
    changed: dict[str, Any] = {}
    grown: dict[str, tuple[Any, ...]] = {}
    beats: tuple[Beat, ...] = ()
    start: int = 0  # what was heard from this number on is replaced
    said: tuple[Said, ...] | None = None  # None: nothing new


class Hand(Struct, frozen=True, kw_only=True):
    """With all cards open: what lies face down at a seat, or on a wire of Bomb Squad Academy."""

    seat: Seat | None = None
    wire: str | None = None
    role: str | None = None  # of either Time Bomb
    room: int | None = None  # of Two Rooms
    cards: tuple[Any, ...] = ()  # of the title; of a deck the top one first
    tiles: tuple[str, ...] = ()  # of Bomb Squad Academy, the next one first


class ChairReplay(Struct, frozen=True, kw_only=True):
    """A game as it was seen and heard from one chair: the view at moment 0, and all that was new after it.

    With all cards open it is the public's view with a field more, `all_cards`: a list of hands; and all talk is heard,
    with `hearers` if not everyone heard it.
    """

    chair: Viewer
    view: Any
    moments: tuple[Moment, ...]


class Knowing(Struct, frozen=True):
    """What could be known from a moment on, until the next of these."""

    at: int
    chances: Any  # of the title


class LensReplay(Struct, frozen=True):
    """What one could have known from a chair, moment by moment."""

    chair: Seat
    claims: bool  # what people claimed is weighed
    known: tuple[Knowing, ...]
