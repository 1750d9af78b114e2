"""A person at the keyboard: they are shown the table, and their typed lines are the answers of a seat."""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Callable
from time import sleep
from typing import Any

from rich.console import RenderableType

from boomtable.boards.board import Board, Glossary, Heard
from boomtable.boards.drawing import stdout_console
from boomtable.boards.mistakes import BadCommand, in_words
from boomtable.boards.wait_timer import WaitTimer
from boomtable.engine import Choices, Game, Luck, Mistake, Move, RealTimeStep, Seat, Table, Talk
from boomtable.words import say

SUSPENSE = 0.9  # seconds


class Screen:
    """Standard output to draw on, standard input to ask, and pauses if somebody is watching."""

    def __init__(self, *, fast: bool) -> None:
        self.console = stdout_console()
        plain = self.console.is_dumb_terminal or self.console.no_color
        self.animated = self.console.is_terminal and not (plain or fast)

    def show(self, *drawings: RenderableType) -> None:
        """A fresh page; where the screen cannot be cleared, below the last."""
        self.console.clear()
        self.console.print(*drawings, sep="\n")

    def tell(self, words: str, style: str = "") -> None:
        self.console.print(words, style=style)

    def ask(self, question: str) -> str:
        """The line that is typed in answer, or EOFError at the end of the input."""
        self.console.print(question, style="now", end=" ")
        line = input()
        if not sys.stdin.isatty():
            self.console.print(line)
        return line.strip()

    def pause(self, seconds: float) -> None:
        if self.animated:
            sleep(seconds)


class HumanPlayer:
    """A bot whose answers are typed: it is shown its view, and asked again until the answer is legal."""

    def __init__(self, game: Game[Any, Any], board: Board, seat: Seat, screen: Screen) -> None:
        self.game, self.board, self.seat, self.screen = game, board, seat, screen
        self.news = deque[str](maxlen=3)  # since the last moment of suspense
        self.decided: Move | None = None  # an answer already given when asked for a word
        self.word: Talk | None = None  # and a word when asked for an answer
        self.talked: Any = None  # the view when they were last asked for a word
        self.timer = WaitTimer()

    def watch(self, view: Any, heard: Heard) -> None:
        """Note what just happened, and pause before something is turned up."""
        suspense = self.board.suspense(view)
        if suspense:
            self.news.clear()
        self.news.extend(self.board.news(view))
        if suspense and self.screen.animated:
            self._draw(view, heard)
            self.screen.pause(SUSPENSE)

    def answer(self, view: Any, heard: Heard, choices: Choices[Any], luck: Luck) -> Move | None:
        move, self.decided = self.decided, None
        table = Table(self.game.imagine(view, luck), heard)
        if isinstance(view.todo[0], RealTimeStep):
            return self._meanwhile(view, heard, table)
        while move is None:
            move = self._typed(view, heard, table.play)
        return move

    def speak(self, view: Any, heard: Heard, luck: Luck) -> Talk | None:
        """Something said before the game goes on; a move typed instead is kept for when it is asked."""
        word, self.word = self.word, None
        if word or not self.board.invites_talk(view) or view == self.talked:
            return word
        self.talked = view
        table = Table(self.game.imagine(view, luck), heard)
        typed = self._typed(view, heard, lambda seat, move: _attempt(table, seat, move))
        if isinstance(typed, Talk):
            return typed
        self.decided = typed
        return None

    def _meanwhile(self, view: Any, heard: Heard, table: Table[Any]) -> Move | None:
        """A move or something said while a clock runs, when nobody has to answer; or None."""
        self.timer.question(view.todo[0], table.state.alarms)
        if self.timer.skipping:
            return None
        typed = self._typed(view, heard, lambda seat, move: _attempt(table, seat, move))
        if isinstance(typed, Talk):
            self.word = typed
            return None
        return typed

    def game_over(self, view: Any, heard: Heard, because: Any) -> None:
        """Show everything turned up, and say why it ended so."""
        outcome = "you-win" if self.seat in view.outcome.winners else "you-lose"
        reveal = self.board.reveal(view, heard, self.screen.console)
        why = self.board.why(self.seat, because)
        self.screen.show(reveal, "", " ".join([*self.news, say(outcome)]), why)

    def _typed(self, view: Any, heard: Heard, attempt: Callable[[Seat, Any], object]) -> Move | None:
        """What they type, once it is legal at a table that looks like theirs; None if they just press Enter."""
        self._draw(view, heard)
        while line := self.screen.ask(self._question(view)):
            try:
                if isinstance(view.todo[0], RealTimeStep) and self.timer.waits(line):
                    return None
                if not self._helped(line, view):
                    move = self.board.read(line, view)
                    attempt(self.seat, move)
                    return move
            except Mistake as mistake:
                hint = [say("terminal-or-help")] if isinstance(mistake, BadCommand) else []
                self.screen.tell(" ".join([in_words(mistake), *hint]), style="wrong")
        return None

    def _helped(self, line: str, view: Any) -> bool:
        match line.lower():
            case "help" | "h" | "?":
                self.screen.tell(say(f"{self.game.id}-help"))
                if isinstance(self.board, Glossary):
                    self.screen.tell(say("terminal-glossary-keys"))
                self.screen.tell(say("terminal-keys"))
            case "rules" | "r":
                for rule in self.board.rules:
                    self.screen.tell(f"{rule:5}{say(f'rule-{rule}')}")
            case "quit" | "q":
                raise EOFError
            case _:
                texts = self.board.explained(line, view) if isinstance(self.board, Glossary) else []
                for text in texts:
                    self.screen.tell(text)
                return bool(texts)
        return True

    def _question(self, view: Any) -> str:
        if isinstance(view.todo[0], RealTimeStep):
            return say("question-open", waiting=self.board.waiting(view), left=self.timer.left)
        whose = "question-mine" if self.seat in view.waiting else "question-others"
        return say(whose, waiting=self.board.waiting(view))

    def _draw(self, view: Any, heard: Heard) -> None:
        self.screen.show(self.board.draw(view, heard, self.screen.console), "", " ".join(self.news))


def _attempt(table: Table[Any], seat: Seat, move: Move) -> None:
    if isinstance(move, Talk):
        table.say(seat, move)
    else:
        table.play(seat, move)
