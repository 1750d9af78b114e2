"""What a scrub bar marks: deals, claims, lies, reveals, and where a game turned."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from itertools import pairwise
from typing import Any

from msgspec import Struct

from boomtable.engine import Seat, Table
from boomtable.games.two_rooms import TwoRooms
from boomtable.replays.claims import claimed, lies
from boomtable.replays.replay import Replay


class Kind(StrEnum):
    DEAL = "deal"
    CLAIM = "claim"
    LIE = "lie"
    REVEAL = "reveal"
    TURN = "turn"


class Mark(Struct, frozen=True):
    """A moment worth going to, and who spoke if it is a claim."""

    at: int
    kind: Kind
    seat: Seat | None = None


NEWS = {  # that is marked, in any title
    "wires-dealt": Kind.DEAL,
    "bomb-set": Kind.DEAL,
    "cards-dealt": Kind.DEAL,
    "placed": Kind.DEAL,
    "turned": Kind.REVEAL,
    "revealed": Kind.REVEAL,
    "card-played": Kind.REVEAL,
    "shared": Kind.REVEAL,
    "shown": Kind.REVEAL,
    "exploded": Kind.TURN,
    "trick-taken": Kind.TURN,
    "exchanged": Kind.TURN,
    "ended-early": Kind.TURN,
    "ended": Kind.TURN,
    "graduated": Kind.TURN,
    "over": Kind.TURN,
}


def marks(replay: Replay) -> tuple[Mark, ...]:
    """All marks of a game, in order; one moment has one of each kind at most."""
    found = [*_claims(replay), *_news(replay)]
    return tuple(sorted(dict.fromkeys(found), key=lambda mark: (mark.at, mark.kind)))


def _claims(replay: Replay) -> Iterator[Mark]:
    false = {lie.at for lie in lies(replay)}
    for at, entry in enumerate(replay.record.log, start=1):
        if claimed(entry):
            yield Mark(at, Kind.LIE if at in false else Kind.CLAIM, entry.seat)


def _news(replay: Replay) -> Iterator[Mark]:
    for at, (before, after) in enumerate(pairwise(replay.tables), start=1):
        for news in _told(before, after):
            kind = NEWS.get(news.__struct_config__.tag)
            if kind and getattr(news, "to", None) is None:  # what is shown to one person is between the two
                yield Mark(at, kind)


def _told(before: Table[Any], after: Table[Any]) -> tuple[Any, ...]:
    """What this entry caused, whoever was told."""
    state = after.state
    if isinstance(state, TwoRooms):
        return tuple([told.news for told in state.log[len(before.state.log) :]])
    news: tuple[Any, ...] = state.news
    return news if after.at > before.at else ()
