"""The bench as one viewer sees it: who sits there, their wires, their words, and the clock between them."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from boomtable.boards.seat_names import called
from boomtable.boards.time_bomb_shared.dial import cut_this_round
from boomtable.boards.time_bomb_shared.glyphs import Glyphs
from boomtable.boards.time_bomb_shared.voice import Voice
from boomtable.engine import Said, Seat
from boomtable.games.time_bomb_shared.steps import Flipping
from boomtable.games.time_bomb_shared.view import WireView
from boomtable.words import say

LEFT, RIGHT, GAP = 46, 30, 2  # columns
WIDTH = LEFT + GAP + RIGHT
NAME = 15


def header(view: WireView, title: str, glyphs: Glyphs) -> Text:
    """The title on a wire that is cut once for every cut of the round."""
    length = WIDTH - len(title) - 2
    wire = list(glyphs.strand[0] * length)
    for number in range(1, len(cut_this_round(view)) + 1):
        middle = number * length // (view.players + 1)
        wire[middle - 1 : middle + 2] = glyphs.left[-1], " ", glyphs.right[0]
    return Text.assemble((title.upper(), "title"), "  ", ("".join(wire), "brass"))


def halves(
    view: WireView, heard: tuple[Said, ...], voice: Voice, glyphs: Glyphs, *clock: RenderableType
) -> RenderableType:
    """Players left, the clock right."""
    grid = Table.grid(padding=(0, GAP, 0, 0))
    grid.add_column(width=LEFT)
    grid.add_column(width=RIGHT)
    talk = [voice.latest(view, heard, seat) for seat in range(view.players)]
    players = [line for seat, words in enumerate(talk) for line in _player(view, seat, words, glyphs)]
    grid.add_row(Group(*players), Group(*clock))
    return grid


def _player(view: WireView, seat: Seat, said: list[str], glyphs: Glyphs) -> list[Text | Padding]:
    """A player's wires, face down and cut, and under them what they say."""
    owner = Text.assemble(
        (glyphs.nippers if seat == view.clipper else " ", "title"),
        (f" {seat}", "quiet"),
        (f" {called(view.viewer, seat):{NAME - 4}} ", "me" if seat == view.viewer else ""),
    )
    words = Text(" ").join(map(glyphs.quoted, said))
    return [owner.append_text(Text(" ").join(_wires(view, seat, glyphs))), Padding(words, (0, 0, 0, 4))]


def _wires(view: WireView, seat: Seat, glyphs: Glyphs) -> list[Text]:
    """Those face down, the one between the nippers' jaws, and those cut in this round."""
    cut = [cut.wire for cut in cut_this_round(view) if cut.owner == seat]
    aimed = view.todo[:1] == (Flipping(seat),)
    down = [glyphs.face_down()] * (view.held[seat] - aimed)
    return [*down, *[glyphs.aimed()] * aimed, *map(glyphs.face_up, cut)]


def mine(view: WireView, aims: str, glyphs: Glyphs) -> list[Text]:
    """What only this viewer knows: a role with its aim, and how many of each kind are in hand [TB5]."""
    if view.role is None:
        return []
    role = (f" {say(f'time-bomb-role-{view.role}')} ", f"badge.{view.role}")
    held = (say("time-bomb-hand"), "quiet")
    return [Text(), Text.assemble(role, "  ", (aims, "quiet"), "  ", held, "  ", glyphs.sorted(view.hand))]
