"""Single keys from a terminal, without Enter; the terminal is given back as it was, whatever happens."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from select import select

KEYS = {
    " ": "play",
    "\x1b[C": "on",
    "\x1bOC": "on",
    "n": "on",
    "\x1b[D": "back",
    "\x1bOD": "back",
    "p": "back",
    "\x1b[A": "faster",
    "\x1bOA": "faster",
    "+": "faster",
    "\x1b[B": "slower",
    "\x1bOB": "slower",
    "-": "slower",
    "\x1b[H": "first",
    "\x1bOH": "first",
    "\x1b[1~": "first",
    "\x1b[F": "last",
    "\x1bOF": "last",
    "\x1b[4~": "last",
    "\t": "chair",
    "c": "chair",
    "\x1b[Z": "chair-before",
    "q": "quit",
    "\x1b": "quit",
    "\x04": "quit",
}
PRESSED = re.compile(r"\x1b\[[0-9;]*[A-Za-z~]|\x1bO[A-Z]|.", re.DOTALL)


class Keyboard:
    """Keys by their meaning, one after another."""

    def __init__(self, terminal: int) -> None:
        self._terminal = terminal
        self._waiting: list[str] = []

    def next(self, seconds: float | None) -> str:
        """The next key, "" if none is pressed in this time, or "quit" at the end of the input."""
        if not self._waiting:
            if not select([self._terminal], [], [], seconds)[0]:
                return ""
            typed = os.read(self._terminal, 64).decode(errors="replace")
            self._waiting = PRESSED.findall(typed) or ["q"]
        return KEYS.get(self._waiting.pop(0), "")


def has_keys() -> bool:
    """Whether there is a terminal whose keys can be read one by one."""
    return sys.platform != "win32" and sys.stdin.isatty()


@contextmanager
def keyboard() -> Iterator[Keyboard]:
    """The keys of the terminal for a while. Ctrl-C is not among them: it interrupts, as everywhere."""
    import termios
    import tty

    terminal = sys.stdin.fileno()
    before = termios.tcgetattr(terminal)
    try:
        tty.setcbreak(terminal)
        yield Keyboard(terminal)
    finally:
        termios.tcsetattr(terminal, termios.TCSADRAIN, before)
