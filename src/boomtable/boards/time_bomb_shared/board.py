"""What both boards do alike."""

from __future__ import annotations

from boomtable.games.time_bomb_shared.steps import Clipping, Flipping
from boomtable.games.time_bomb_shared.view import WireView


class WireBoard:
    def breathless(self, view: WireView) -> bool:
        return isinstance(view.todo[0], Flipping) if view.todo else False

    def talkative(self, view: WireView) -> bool:
        return isinstance(view.todo[0], Clipping) if view.todo else False
