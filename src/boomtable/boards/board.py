"""What a title needs to be played in a terminal: how it is drawn, told and typed."""

from __future__ import annotations

from typing import Any, Protocol, TypeAlias, runtime_checkable

from rich.console import Console, RenderableType

from boomtable.engine import Move, Said, Viewer

Heard: TypeAlias = tuple[Said, ...]


class Board(Protocol):
    """A title in the terminal; it gets views, never states."""

    rules: tuple[str, ...]  # the numbers of those that the command `rules` prints

    def draw(self, view: Any, heard: Heard, console: Console) -> RenderableType:
        """The table as this viewer sees it."""

    def reveal(self, view: Any, heard: Heard, console: Console) -> RenderableType:
        """Everything turned up, once the game is over."""

    def why(self, viewer: Viewer, because: Any) -> str:
        """Why it ended so, in one line."""

    def news(self, view: Any) -> list[str]:
        """What just happened, unless the drawing shows it."""

    def happened(self, view: Any, before: Any) -> list[str]:
        """Everything that happened since an earlier view, if there was one, whether the drawing shows it or not."""

    def waiting(self, view: Any) -> str:
        """What happens next, and who does it."""

    def history(self, view: Any, heard: Heard) -> list[tuple[int, str]]:
        """Everything said so far, with the round it was said in."""

    def read(self, line: str, view: Any) -> Move:
        """A move, or something said, from a typed line; or BadCommand."""

    def typed(self, move: Move) -> str:
        """A move, or something said, as it is typed: `read` gives it back."""

    def suspense(self, view: Any) -> bool:
        """Is something about to be turned up?"""

    def invites_talk(self, view: Any) -> bool:
        """Are players asked whether they want to say something, before the game goes on?"""


@runtime_checkable
class Glossary(Board, Protocol):
    """A title with so many cards that players may ask what they do."""

    def explained(self, line: str, view: Any) -> list[str]:
        """What a typed line asks about; nothing if it asks for something else."""


@runtime_checkable
class Counted(Board, Protocol):
    """A title with roles or a deck that everybody should know before the first move."""

    def in_play(self, view: Any) -> str:
        """How many roles and cards there are at this table."""


class SilentBoard:
    """A base for the boards of titles without talk."""

    def history(self, view: Any, heard: Heard) -> list[tuple[int, str]]:
        return []

    def invites_talk(self, view: Any) -> bool:
        return False
