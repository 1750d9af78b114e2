"""Time Bomb Evolution on the terminal, all of it in one place."""

from __future__ import annotations

from rich.console import Console, RenderableType

from boomtable.boards.time_bomb_evolution.bench import bench
from boomtable.boards.time_bomb_evolution.commands import read, typed
from boomtable.boards.time_bomb_evolution.ending import ending
from boomtable.boards.time_bomb_evolution.glyphs import glyphs_for
from boomtable.boards.time_bomb_evolution.speech import VOICE, told, waiting
from boomtable.boards.time_bomb_shared.board import WireBoard
from boomtable.engine import Move, Said
from boomtable.games.time_bomb_evolution import View
from boomtable.games.time_bomb_evolution.moves import Claimed

OLD = (1, 2, 3, 4, 5, 6, 7, 8, 11, 12, 13, 14)  # what is as in Time Bomb
NEW = (1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 20)


class EvolutionBoard(WireBoard):
    rules = (*(f"TB{number}" for number in OLD), *(f"TE{number}" for number in NEW), "ALL5", "ALL8")

    def draw(self, view: View, heard: tuple[Said, ...], console: Console) -> RenderableType:
        return bench(view, heard, glyphs_for(console))

    def reveal(self, view: View, heard: tuple[Said, ...], console: Console) -> RenderableType:
        return ending(view, heard, glyphs_for(console))

    def news(self, view: View) -> list[str]:
        """What just happened; claims stand beside their players."""
        return [told(view, news) for news in view.news if not isinstance(news, Claimed)]

    def happened(self, view: View, before: View | None) -> list[str]:
        return [told(view, news) for news in view.news if view != before]

    def waiting(self, view: View) -> str:
        return waiting(view)

    def history(self, view: View, heard: tuple[Said, ...]) -> list[tuple[int, str]]:
        return VOICE.history(view, heard)

    def read(self, line: str, view: View) -> Move:
        return read(line, view)

    def typed(self, move: Move) -> str:
        return typed(move)
