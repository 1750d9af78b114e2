"""What the boards of Time Bomb and Time Bomb Evolution draw alike: players and wires, the clock, and the end."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeAlias

from msgspec import Struct
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from boomtable.boards.board import Heard
from boomtable.boards.drawing import rows
from boomtable.boards.seat_names import called, name, numbered
from boomtable.boards.time_bomb_shared_words import TalkWords
from boomtable.engine import Seat
from boomtable.games.time_bomb_shared.cards import ROUNDS, Role
from boomtable.games.time_bomb_shared.steps import Clipping, Flipping
from boomtable.games.time_bomb_shared.table import WireView
from boomtable.words import say

LEFT, RIGHT, GAP = 46, 30, 2  # columns
WIDTH = LEFT + GAP + RIGHT
NAME = 15
HUB = 4  # the column of the clock's middle
SUCCESS = "success"  # in either title

Letters: TypeAlias = Mapping[str, tuple[str, str]]  # the letter and the style of each kind of wire, in their order


class Glyphs(Struct, frozen=True):
    """The marks a table is drawn with. Each can be read without its colour."""

    letters: Letters
    strand: str  # a wire face down
    left: str  # the ends of one that is cut
    right: str
    nippers: str
    found: str  # a Success cut, and one still hidden
    hidden: str
    quotes: tuple[str, str]
    dial: tuple[str, str, str, str, str]  # its frame, top to bottom
    hands: tuple[str, str]  # upright, level
    hub: str

    def letter(self, wire: str) -> Text:
        return Text(*self.letters[wire])

    def sorted(self, wires: Iterable[str]) -> Text:
        """Wires as letters, sorted by kind."""
        return Text(" ").join([self.letter(wire) for wire in sorted(wires, key=[*self.letters].index)])

    def face_down(self) -> Text:
        return Text(self.strand, style="brass")

    def aimed(self) -> Text:
        return Text.assemble((self.left, "brass"), (self.nippers, "title"), (self.right, "brass"))

    def face_up(self, wire: str) -> Text:
        return Text.assemble((self.left, "brass"), self.letter(wire), (self.right, "brass"))

    def quoted(self, words: str) -> Text:
        return Text(words.join(self.quotes), style="speech")


def drawn(letters: Letters) -> Glyphs:
    return Glyphs(
        letters=letters,
        strand="━━━━━",
        left="━╸",
        right="╺━",
        nippers="✂",
        found="◆",
        hidden="◇",
        quotes=("“", "”"),
        dial=("╭── 1 ──╮", "│       │", "4       2", "│       │", "╰── 3 ──╯"),
        hands=("┃", "━━"),
        hub="●",
    )


def ascii_only(letters: Letters) -> Glyphs:
    return Glyphs(
        letters=letters,
        strand="=====",
        left="=-",
        right="-=",
        nippers="X",
        found="#",
        hidden="-",
        quotes=('"', '"'),
        dial=(".-- 1 --.", "|       |", "4       2", "|       |", "'-- 3 --'"),
        hands=("|", "--"),
        hub="*",
    )


class WireBoard:
    """What both boards do alike."""

    def suspense(self, view: WireView) -> bool:
        return isinstance(view.todo[0], Flipping) if view.todo else False

    def invites_talk(self, view: WireView) -> bool:
        return isinstance(view.todo[0], Clipping) if view.todo else False


def cast(view: WireView) -> dict[str, int]:
    """How many role cards and Success there are, and whether a role stays in the box."""
    roles = {str(role): view.cast.count(role) for role in Role}
    return {**roles, "box": len(view.cast) - view.players, "success": view.successes}


def header(view: WireView, title: str, glyphs: Glyphs) -> Text:
    """The title, and a wire that has a gap for every cut of the round."""
    length = WIDTH - len(title) - 2
    wire = list(glyphs.strand[0] * length)
    for number in range(1, len(cut_this_round(view)) + 1):
        middle = number * length // (view.players + 1)
        wire[middle - 1 : middle + 2] = glyphs.left[-1], " ", glyphs.right[0]
    return Text.assemble((title.upper(), "title"), "  ", ("".join(wire), "brass"))


def two_columns(
    view: WireView, heard: Heard, talk: TalkWords, glyphs: Glyphs, *clock: RenderableType
) -> RenderableType:
    """Players left, the clock right."""
    grid = Table.grid(padding=(0, GAP, 0, 0))
    grid.add_column(width=LEFT)
    grid.add_column(width=RIGHT)
    said = [talk.latest(view, heard, seat) for seat in range(view.players)]
    players = [line for seat, words in enumerate(said) for line in _player(view, seat, words, glyphs)]
    grid.add_row(Group(*players), Group(*clock))
    return grid


def _player(view: WireView, seat: Seat, said: list[str], glyphs: Glyphs) -> list[Text | Padding]:
    """A player's wires, face down and cut, and below them what they say."""
    owner = Text.assemble(
        (glyphs.nippers if seat == view.clipper else " ", "title"),
        (f" {seat}", "quiet"),
        (f" {called(view.viewer, seat):{NAME - 4}} ", "me" if seat == view.viewer else ""),
    )
    words = Text(" ").join(map(glyphs.quoted, said))
    return [owner.append_text(Text(" ").join(_wires(view, seat, glyphs))), Padding(words, (0, 0, 0, 4))]


def _wires(view: WireView, seat: Seat, glyphs: Glyphs) -> list[Text]:
    """A player's wires: those face down, the one about to be cut, and those cut in this round."""
    cut = [cut.wire for cut in cut_this_round(view) if cut.owner == seat]
    aimed = view.todo[:1] == (Flipping(seat),)
    down = [glyphs.face_down()] * (view.held[seat] - aimed)
    return [*down, *[glyphs.aimed()] * aimed, *map(glyphs.face_up, cut)]


def mine(view: WireView, aims: str, glyphs: Glyphs) -> list[Text]:
    """What only the viewer knows: their role with its aim, and the wires in their hand [TB5]."""
    if view.role is None:
        return []
    role = (f" {say(f'time-bomb-role-{view.role}')} ", f"badge.{view.role}")
    held = (say("time-bomb-hand"), "quiet")
    return [Text(), Text.assemble(role, "  ", (aims, "quiet"), "  ", held, "  ", glyphs.sorted(view.hand))]


def dial(view: WireView, glyphs: Glyphs, *own: Text) -> Table:
    """A clock face with its hand on the round, and figures beside it, two of them the title's own."""
    grid = Table.grid(padding=(0, 2))
    grid.add_row(clock_face(view.round, glyphs), Group(*_figures(view, glyphs, *own)))
    return grid


def clock_face(round_: int, glyphs: Glyphs) -> Text:
    upright, level = glyphs.hands
    rows = [list(row) for row in glyphs.dial]
    rows[2][HUB] = glyphs.hub
    match round_:
        case 1:
            rows[1][HUB] = upright
        case 2:
            rows[2][HUB + 1 : HUB + 3] = level
        case 3:
            rows[3][HUB] = upright
        case 4:
            rows[2][HUB - 2 : HUB] = level
    drawn = Text("\n".join(map("".join, rows)), style="brass")
    drawn.highlight_words([str(passed) for passed in range(1, round_)], "quiet")
    drawn.highlight_words([str(round_)], "now")
    return drawn


def _figures(view: WireView, glyphs: Glyphs, *own: Text) -> list[Text]:
    marks = " ".join(glyphs.found * view.found + glyphs.hidden * (view.successes - view.found))
    return [
        Text(say("time-bomb-round", round=view.round, rounds=ROUNDS), style="now"),
        *own,
        Text(say("time-bomb-found", found=view.found, all=view.successes)),
        Text(marks, style=SUCCESS),
    ]


def cut_this_round(view: WireView) -> tuple[Any, ...]:
    return view.cuts[max(0, view.round - 1) * view.players :]


def cut_wires(view: WireView, glyphs: Glyphs, named: Mapping[str, str]) -> Group:
    """The cut wires, sorted by kind and by round [TB10], under the names of some kinds."""
    key = [Text.assemble((called, "quiet"), " ", glyphs.letter(wire)) for wire, called in named.items()]
    return Group(Text("  ").join(key), *[_row(view, number, glyphs) for number in range(1, ROUNDS + 1)])


def _row(view: WireView, number: int, glyphs: Glyphs) -> Text:
    cuts = view.cuts[(number - 1) * view.players : number * view.players]
    style = "now" if number == view.round else "quiet"
    return Text.assemble((str(number), style), "  ", glyphs.sorted(cut.wire for cut in cuts))


def end_banner(view: WireView, glyphs: Glyphs) -> Text:
    """A wire across the page, cut, and in the gap how the game ended."""
    outcome = view.outcome
    assert outcome
    word = f" {say(f'time-bomb-banner-{outcome.why}')} "
    half = (WIDTH - len(word)) // 2 - 1
    left = glyphs.strand[0] * half + glyphs.left[-1]
    right = glyphs.right[0] + glyphs.strand[0] * half
    return Text.assemble((left, "brass"), (word, f"badge.{outcome.side}"), (right, "brass"))


def dealt_hands(view: WireView, glyphs: Glyphs) -> Table:
    """Roles, and every hand as it was dealt; with 4 and 7 players one role is in the box [TB1]."""
    rounds = [say("time-bomb-dealt", round=number + 1) for number in range(view.round)]
    grid = rows("", "", *rounds)
    for place, role in enumerate(view.roles):
        seated = place < view.players
        label = numbered(place) if seated else say("time-bomb-box")
        hands = [glyphs.sorted(deal[place]) for deal in view.deals] if seated else []
        grid.add_row(label, Text(say(f"time-bomb-role-{role}"), style=role), *hands)
    return grid


def false_claims(view: WireView, heard: Heard, talk: TalkWords) -> Table | Text:
    """The false claims in a table, or a line that says there were none."""
    in_turn = [(claim.round, claim.seat, claim.claim, claim.truth) for claim in view.false_claims]
    false = [*in_turn, *((said.round, said.seat, said.talk, said.truth) for said in heard if said.truth)]
    if not false:
        return Text(say("time-bomb-no-lies"), style="quiet")
    grid = rows(*[say(f"time-bomb-lie-{column}") for column in ("round", "who", "claimed", "held")], style="title")
    for number, seat, claim, truth in false:
        grid.add_row(str(number), name(seat), talk.counted(claim), talk.counted(truth))
    return grid
