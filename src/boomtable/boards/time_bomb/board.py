"""Time Bomb on the terminal, all of it in one place."""

from __future__ import annotations

from rich.console import Console, RenderableType

from boomtable.boards.seat_names import names
from boomtable.boards.time_bomb.bench import bench
from boomtable.boards.time_bomb.commands import read
from boomtable.boards.time_bomb.ending import ending
from boomtable.boards.time_bomb.glyphs import glyphs_for
from boomtable.boards.time_bomb.speech import VOICE, told
from boomtable.boards.time_bomb_shared import commands
from boomtable.boards.time_bomb_shared.board import WireBoard
from boomtable.engine import Move, Said
from boomtable.games.time_bomb import View
from boomtable.games.time_bomb.moves import Claimed
from boomtable.games.time_bomb_shared.steps import Claiming, Clipping, Flipping
from boomtable.words import say


class TimeBombBoard(WireBoard):
    rules = (*(f"TB{number}" for number in range(1, 15)), "ALL5", "ALL8")

    def draw(self, view: View, heard: tuple[Said, ...], console: Console) -> RenderableType:
        return bench(view, heard, glyphs_for(console))

    def reveal(self, view: View, heard: tuple[Said, ...], console: Console) -> RenderableType:
        return ending(view, heard, glyphs_for(console))

    def news(self, view: View) -> list[str]:
        """What just happened; claims stand beside their players."""
        return [told(view.viewer, news) for news in view.news if not isinstance(news, Claimed)]

    def happened(self, view: View, before: View | None) -> list[str]:
        return [told(view.viewer, news) for news in view.news if view != before]

    def waiting(self, view: View) -> str:
        match view.todo[:1]:
            case ():
                return ""
            case (Claiming(seat) | Flipping(seat) as step,):
                who = names(view.viewer, seat=seat)
            case (Clipping() as step,):
                who = names(view.viewer, seat=view.clipper)
            case (step,):
                who = {}
        return say(f"time-bomb-step-{step.__struct_config__.tag}", **who)

    def history(self, view: View, heard: tuple[Said, ...]) -> list[tuple[int, str]]:
        return VOICE.history(view, heard)

    def read(self, line: str, view: View) -> Move:
        return read(line, view)

    def typed(self, move: Move) -> str:
        return commands.typed(move)
