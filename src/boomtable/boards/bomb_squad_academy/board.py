"""Bomb Squad Academy on the terminal, all of it in one place."""

from __future__ import annotations

from rich.console import Console, Group, RenderableType
from rich.text import Text

from boomtable.boards.bomb_squad_academy.asking import typed, waiting
from boomtable.boards.bomb_squad_academy.commands import read
from boomtable.boards.bomb_squad_academy.ending import ending
from boomtable.boards.bomb_squad_academy.glyphs import Glyphs, glyphs_for
from boomtable.boards.bomb_squad_academy.log import log
from boomtable.boards.bomb_squad_academy.mine import mine
from boomtable.boards.bomb_squad_academy.players import looks, players
from boomtable.boards.bomb_squad_academy.speech import roman, told
from boomtable.boards.bomb_squad_academy.wires import wires
from boomtable.boards.silent_board import SilentBoard
from boomtable.engine import Move, Said
from boomtable.games.bomb_squad_academy import View
from boomtable.games.bomb_squad_academy.moves import Exploded, Revealed
from boomtable.words import say

WIDTH = 78  # columns


class AcademyBoard(SilentBoard):
    rules = ("BS1", "BS4", *(f"BS{number}" for number in range(6, 20)), "BS34", "BS36", "ALL3", "ALL5")

    def draw(self, view: View, heard: tuple[Said, ...], console: Console) -> RenderableType:
        return poster(view, glyphs_for(console))

    def reveal(self, view: View, heard: tuple[Said, ...], console: Console) -> RenderableType:
        return ending(view, glyphs_for(console))

    def news(self, view: View) -> list[str]:
        """What just happened stands on the poster, until there is none."""
        return [told(view.viewer, view.news[-1])] if view.outcome else []

    def happened(self, view: View, before: View | None) -> list[str]:
        return [told(view.viewer, news) for news in view.story[len(before.story) if before else 0 :]]

    def waiting(self, view: View) -> str:
        return waiting(view)

    def read(self, line: str, view: View) -> Move:
        return read(line, view)

    def typed(self, move: Move) -> str:
        return typed(move)

    def breathless(self, view: View) -> bool:
        """Cards up, or up it all goes: let that be seen before others go on."""
        return any(isinstance(news, Revealed | Exploded) for news in view.news) and not view.outcome


def poster(view: View, glyphs: Glyphs) -> Group:
    """All of it: the wires, the class, what is mine, and below what has happened."""
    bench = [] if view.display else [wires(view, glyphs)]  # in a draft it is the Tools that matter
    return Group(header(view, glyphs), *bench, players(view, glyphs), *looks(view), *mine(view), Text(), *log(view))


def header(view: View, glyphs: Glyphs) -> Text:
    title = say("bomb-squad-academy-title").upper()
    stage = say("academy-stage", bomb=roman(view.bomb), round=view.round) if view.bomb else ""
    wire = glyphs.strand * (WIDTH - len(title) - len(stage) - 4)
    return Text.assemble((title, "title"), "  ", (wire, "brass"), "  ", (stage, "now"))
