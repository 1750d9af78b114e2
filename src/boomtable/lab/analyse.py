"""What every seat of a recorded game could have known, as data."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from boomtable.engine import BadSetup, Seat
from boomtable.replays import Mark, Replay, marks
from boomtable.replays.lens import Lens, lens
from boomtable.replays.story import Story, story


class Analysis(Struct, frozen=True):
    """One game: what is worth looking at, and what the seats could have known."""

    game: str
    players: int
    entries: int
    marks: tuple[Mark, ...]
    lenses: tuple[Lens, ...]
    story: Story | None  # of a game that is over


def analyse(replay: Replay, seats: Iterable[Seat], *, claims: bool = True) -> Analysis:
    """The game through the eyes of these seats, with or without what people claimed."""
    players, wanted = replay.record.players, tuple(seats)
    for seat in wanted:
        if seat not in range(players):
            raise BadSetup("unknown-viewer", viewer=seat, allowed=", ".join(map(str, range(players))))
    found = tuple([lens(replay, seat, claims=claims) for seat in wanted])
    return Analysis(replay.game.id, players, replay.last, marks(replay), found, story(replay) if replay.over else None)
