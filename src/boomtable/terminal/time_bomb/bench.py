"""The bench as one viewer sees it: who sits there, their wires, their words, and the clock between them."""

from __future__ import annotations

from rich.console import Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from boomtable.engine import Said, Seat
from boomtable.games.time_bomb import View
from boomtable.games.time_bomb.rounds import Flipping
from boomtable.terminal.names import name
from boomtable.terminal.time_bomb.dial import cut_this_round, dial, tray
from boomtable.terminal.time_bomb.glyphs import Glyphs
from boomtable.terminal.time_bomb.speech import speech
from boomtable.words import say

LEFT, RIGHT, GAP = 46, 30, 2  # columns
NAME = 15


def bench(view: View, heard: tuple[Said, ...], glyphs: Glyphs) -> Group:
    """All of it: the round's wire on top, players left, the clock right, and what is mine below."""
    halves = Table.grid(padding=(0, GAP, 0, 0))
    halves.add_column(width=LEFT)
    halves.add_column(width=RIGHT)
    players = [line for seat in range(view.players) for line in player(view, heard, seat, glyphs)]
    halves.add_row(Group(*players), Group(dial(view, glyphs), Text(), tray(view, glyphs)))
    return Group(header(view, glyphs), Text(), halves, *mine(view, glyphs))


def header(view: View, glyphs: Glyphs) -> Text:
    """The title on a wire that is cut once for every cut of the round."""
    title = say("time-bomb-title").upper()
    length = LEFT + GAP + RIGHT - len(title) - 2
    wire = list(glyphs.strand[0] * length)
    for number in range(1, len(cut_this_round(view)) + 1):
        middle = number * length // (view.players + 1)
        wire[middle - 1 : middle + 2] = glyphs.left[-1], " ", glyphs.right[0]
    return Text.assemble((title, "title"), "  ", ("".join(wire), "brass"))


def player(view: View, heard: tuple[Said, ...], seat: Seat, glyphs: Glyphs) -> list[Text | Padding]:
    """A player's wires, face down and cut, and under them what they say."""
    called = say("you", name=name(seat)) if seat == view.viewer else name(seat)
    owner = Text.assemble(
        (glyphs.nippers if seat == view.clipper else " ", "title"),
        (f" {seat}", "quiet"),
        (f" {called:{NAME - 4}} ", "me" if seat == view.viewer else ""),
    )
    words = Text(" ").join(map(glyphs.quoted, speech(view, heard, seat)))
    return [owner.append_text(Text(" ").join(wires(view, seat, glyphs))), Padding(words, (0, 0, 0, 4))]


def wires(view: View, seat: Seat, glyphs: Glyphs) -> list[Text]:
    """Those face down, the one between the nippers' jaws, and those cut in this round."""
    cut = [cut.wire for cut in cut_this_round(view) if cut.owner == seat]
    aimed = view.todo[:1] == (Flipping(seat),)
    down = [glyphs.face_down()] * (view.held[seat] - aimed)
    return [*down, *[glyphs.aimed()] * aimed, *map(glyphs.face_up, cut)]


def mine(view: View, glyphs: Glyphs) -> list[Text]:
    """What only this viewer knows: a role, and how many of each kind are in hand [TB5]."""
    if view.role is None:
        return []
    role = (f" {say(f'time-bomb-role-{view.role}')} ", f"badge.{view.role}")
    aim = (say(f"time-bomb-aim-{view.role}"), "quiet")
    held = (say("time-bomb-hand"), "quiet")
    return [Text(), Text.assemble(role, "  ", aim, "  ", held, "  ", glyphs.sorted(view.hand))]
