"""The terminal as a place to draw on and to ask at."""

from __future__ import annotations

import sys
from time import sleep

from rich.console import Console, RenderableType
from rich.theme import Theme

THEME = Theme(
    {  # the terminal's own colours suit its ground, dark or light
        "title": "bold yellow",
        "brass": "yellow",
        "now": "bold",
        "me": "bold",
        "quiet": "dim",
        "speech": "italic",
        "wrong": "red",
        "safe": "default",
        "success": "bold green",
        "boom": "bold red",
        "swat": "bold cyan",
        "terrorist": "bold red",
        "badge.swat": "bold reverse cyan",
        "badge.terrorist": "bold reverse red",
    }
)


def paper() -> Console:
    """Standard output, ready to be drawn on."""
    return Console(theme=THEME, highlight=False, markup=False, emoji=False)


class Screen:
    """A console that asks, and holds its breath where somebody watches."""

    def __init__(self, *, fast: bool) -> None:
        self.console = paper()
        plain = self.console.is_dumb_terminal or self.console.no_color
        self.lively = self.console.is_terminal and not (plain or fast)

    def show(self, *drawings: RenderableType) -> None:
        """A fresh page; on paper, the next one."""
        self.console.clear()
        self.console.print(*drawings, sep="\n")

    def tell(self, words: str, style: str = "") -> None:
        self.console.print(words, style=style)

    def ask(self, question: str) -> str:
        """A line typed in answer, or EOFError where no more come."""
        self.console.print(question, style="now", end=" ")
        line = input()
        if not sys.stdin.isatty():
            self.console.print(line)
        return line.strip()

    def hold(self, seconds: float) -> None:
        """Suspense, for those who can see it."""
        if self.lively:
            sleep(seconds)
