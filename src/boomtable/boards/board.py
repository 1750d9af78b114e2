"""What the terminal needs of a title: how it is drawn, told and typed."""

from __future__ import annotations

from typing import Any, Protocol, TypeAlias, runtime_checkable

from rich.console import Console, RenderableType

from boomtable.engine import Move, Said

Heard: TypeAlias = tuple[Said, ...]


class Board(Protocol):
    """A title on the terminal; it gets views, never states."""

    rules: tuple[str, ...]  # the numbers of those worth a line

    def draw(self, view: Any, heard: Heard, console: Console) -> RenderableType:
        """The table as this viewer sees it."""

    def reveal(self, view: Any, heard: Heard, console: Console) -> RenderableType:
        """Everything turned up, once the game is over."""

    def news(self, view: Any) -> list[str]:
        """What just happened, unless the table shows it."""

    def happened(self, view: Any, before: Any) -> list[str]:
        """Everything that happened since the view before this one, if there was one, on the table or not."""

    def waiting(self, view: Any) -> str:
        """What happens next, and who does it."""

    def history(self, view: Any, heard: Heard) -> list[tuple[int, str]]:
        """Everything said so far, with the round it was said in."""

    def read(self, line: str, view: Any) -> Move:
        """A move or a word from a typed line, or BadCommand."""

    def typed(self, move: Move) -> str:
        """A move or a word of a player as it is typed: `read` gives it back."""

    def breathless(self, view: Any) -> bool:
        """Is something about to be turned up?"""

    def talkative(self, view: Any) -> bool:
        """Is this a moment for a word, before the game goes on?"""


@runtime_checkable
class Glossary(Board, Protocol):
    """A title with so many cards that one may ask what they do."""

    def explained(self, line: str, view: Any) -> list[str]:
        """What a typed line asks to be told; nothing if it asks for something else."""
