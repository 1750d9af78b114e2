"""Games of Two Rooms and a Boom for board tests."""

from __future__ import annotations

from boomtable.boards.two_rooms import DRAWN, Glyphs, draw_table
from boomtable.engine import Said, Viewer
from boomtable.games.two_rooms import TwoRooms, View
from boomtable.games.two_rooms.news import RoundBegan
from tests.boards.time_bomb import plain
from tests.games.two_rooms.scenes import evening, play

DEALT = evening("agent-red president* blue-team clown-red / bomber spy-blue* red-team", round=1)
BEGUN = DEALT.tell_all(RoundBegan(1))
MIDWAY = play(  # round 2 has begun; Cleo and Greta have changed places
    BEGUN, "0 share 2", "0 colour 3", "time", "1 send 2", "5 send 6", "3 point 0", "3 offer-card 1", "1 offer-lead 0"
)


def seen(state: TwoRooms, viewer: Viewer = 0) -> View:
    view: View = state.view(viewer)
    return view


def drawn(
    state: TwoRooms, viewer: Viewer = 0, heard: tuple[Said, ...] = (), glyphs: Glyphs = DRAWN, width: int = 80
) -> list[str]:
    return [line.rstrip() for line in plain(draw_table(seen(state, viewer), heard, glyphs), width).splitlines()]


def row(lines: list[str], part: str) -> str:
    """The one line that has this in it."""
    (found,) = [line for line in lines if part in line]
    return found
