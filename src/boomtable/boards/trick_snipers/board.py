"""Trick Snipers on the terminal, all of it in one place."""

from __future__ import annotations

from rich.console import Console, Group, RenderableType
from rich.text import Text

from boomtable.boards.seat_names import name
from boomtable.boards.silent_board import SilentBoard
from boomtable.boards.trick_snipers.commands import read, typed
from boomtable.boards.trick_snipers.ending import ending
from boomtable.boards.trick_snipers.glyphs import Glyphs, by_clan, glyphs_for, row
from boomtable.boards.trick_snipers.speech import playable, told, waiting
from boomtable.boards.trick_snipers.tricks import players, sights, taken
from boomtable.engine import Move, Said
from boomtable.games.trick_snipers import HAND, View
from boomtable.games.trick_snipers.cards import minus
from boomtable.games.trick_snipers.moves import CardPlayed, TrickTaken
from boomtable.games.trick_snipers.rounds import Playing
from boomtable.words import say

WIDTH = 78  # columns


class SnipersBoard(SilentBoard):
    rules = (*(f"TS{number}" for number in range(1, 12)), "ALL3", "ALL5")

    def draw(self, view: View, heard: tuple[Said, ...], console: Console) -> RenderableType:
        return table(view, glyphs_for(console))

    def reveal(self, view: View, heard: tuple[Said, ...], console: Console) -> RenderableType:
        return ending(view, glyphs_for(console))

    def news(self, view: View) -> list[str]:
        """What just happened; cards lie before their players."""
        return [told(view.viewer, news) for news in view.news if not isinstance(news, CardPlayed)]

    def happened(self, view: View, before: View | None) -> list[str]:
        return [told(view.viewer, news) for news in view.news if view != before]

    def waiting(self, view: View) -> str:
        return waiting(view)

    def read(self, line: str, view: View) -> Move:
        return read(line, view)

    def typed(self, move: Move) -> str:
        return typed(move)

    def breathless(self, view: View) -> bool:
        """A trick is taken: let that be seen before others go on."""
        return any(isinstance(news, TrickTaken) for news in view.news) and not view.outcome


def table(view: View, glyphs: Glyphs) -> Group:
    """All of it: the players and their trick, what is in sight, tricks to look at, and what is mine."""
    return Group(header(view, glyphs), players(view, glyphs), *sights(view), *taken(view), Text(), *mine(view))


def header(view: View, glyphs: Glyphs) -> Text:
    title = say("trick-snipers-title").upper()
    number = len(view.tricks) + bool(view.todo)
    begun = view.tricks or any(isinstance(step, Playing) for step in view.todo[:1])
    stage = say("snipers-stage", trick=number, tricks=HAND[view.players]) if begun else ""
    wire = glyphs.strand * (WIDTH - len(title) - len(stage) - 4)
    return Text.assemble((title, "title"), "  ", (wire, "brass"), "  ", (stage, "now"))


def mine(view: View) -> list[Text]:
    """My hand, what I am about to pass, and what I passed that is still to come [TS11]; a spectator has none of it."""
    if not isinstance(view.viewer, int):
        return []
    shunned = minus(view.hand, playable(view)) if view.viewer in view.waiting else ()
    left = name((view.viewer + 1) % view.players)
    lines = [(say("snipers-hand"), by_clan(view.hand, shunned))] if view.hand else []
    if view.answer:
        lines.append((say("snipers-sealed", seat=left), row(view.answer.cards)))
    if view.theirs and view.todo:
        lines.append((say("snipers-theirs", seat=left), row(view.theirs)))
    return [Text.assemble((f"{label}  ", "quiet"), words) for label, words in lines]
