"""What both boards do alike."""

from __future__ import annotations

from boomtable.games.nippers.steps import Clipping, Flipping
from boomtable.games.nippers.view import WireView


class WireBoard:
    def breathless(self, view: WireView) -> bool:
        return isinstance(view.todo[0], Flipping) if view.todo else False

    def talkative(self, view: WireView) -> bool:
        return isinstance(view.todo[0], Clipping) if view.todo else False
