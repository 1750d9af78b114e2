"""What the boards share at which nobody speaks through the table."""

from __future__ import annotations

from typing import Any

from boomtable.boards.board import Heard


class SilentBoard:
    def history(self, view: Any, heard: Heard) -> list[tuple[int, str]]:
        return []

    def talkative(self, view: Any) -> bool:
        return False
