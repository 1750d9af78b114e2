"""Someone at the keyboard: a bot whose answers are typed."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any

from boomtable.boards.board import Board, Glossary, Heard
from boomtable.boards.mistakes import in_words
from boomtable.boards.screen import Screen
from boomtable.boards.wait_timer import Patience
from boomtable.engine import Choices, Game, Luck, Mistake, Move, RealTimeStep, Seat, Table, Talk
from boomtable.words import say

SUSPENSE = 0.9  # seconds


class Person:
    """One seat, asked at the terminal, with all that its view tells drawn before them."""

    def __init__(self, game: Game[Any, Any], board: Board, seat: Seat, screen: Screen) -> None:
        self.game, self.board, self.seat, self.screen = game, board, seat, screen
        self.news = deque[str](maxlen=3)  # since the last breathless moment
        self.decided: Move | None = None  # an answer already given when asked for a word
        self.word: Talk | None = None  # and a word when asked for an answer
        self.patience = Patience()

    def watch(self, view: Any, heard: Heard) -> None:
        """Take in what just happened, with bated breath before something is turned up."""
        breathless = self.board.breathless(view)
        if breathless:
            self.news.clear()
        self.news.extend(self.board.news(view))
        if breathless and self.screen.lively:
            self._draw(view, heard)
            self.screen.hold(SUSPENSE)

    def answer(self, view: Any, heard: Heard, choices: Choices[Any], luck: Luck) -> Move | None:
        move, self.decided = self.decided, None
        table = Table(self.game.imagine(view, luck), heard)
        if isinstance(view.todo[0], RealTimeStep):
            return self._meanwhile(view, heard, table)
        while move is None:
            move = self._typed(view, heard, table.play)
        return move

    def speak(self, view: Any, heard: Heard, luck: Luck) -> Talk | None:
        """A word before the game goes on; who has something to do may do it at once."""
        word, self.word = self.word, None
        if word or not self.board.talkative(view):
            return word
        table = Table(self.game.imagine(view, luck), heard)
        typed = self._typed(view, heard, lambda seat, move: _attempt(table, seat, move))
        if isinstance(typed, Talk):
            return typed
        self.decided = typed
        return None

    def _meanwhile(self, view: Any, heard: Heard, table: Table[Any]) -> Move | None:
        """Something done or said while a clock runs that waits for nobody, or nothing."""
        self.patience.question(view.todo[0], table.state.alarms)
        if self.patience.resting:
            return None
        typed = self._typed(view, heard, lambda seat, move: _attempt(table, seat, move))
        if isinstance(typed, Talk):
            self.word = typed
            return None
        return typed

    def part(self, view: Any, heard: Heard) -> None:
        """See everything turned up, now that the game is over."""
        outcome = "you-win" if self.seat in view.outcome.winners else "you-lose"
        reveal = self.board.reveal(view, heard, self.screen.console)
        self.screen.show(reveal, "", " ".join([*self.news, say(outcome)]))

    def _typed(self, view: Any, heard: Heard, attempt: Callable[[Seat, Any], object]) -> Move | None:
        """What they type, once it can be done at a table that looks like theirs; nothing if they just press Enter."""
        self._draw(view, heard)
        while line := self.screen.ask(self._question(view)):
            try:
                if isinstance(view.todo[0], RealTimeStep) and self.patience.rests(line):
                    return None
                if not self._helped(line, view):
                    move = self.board.read(line, view)
                    attempt(self.seat, move)
                    return move
            except Mistake as mistake:
                self.screen.tell(in_words(mistake), style="wrong")
        return None

    def _helped(self, line: str, view: Any) -> bool:
        match line.lower():
            case "help" | "h" | "?":
                self.screen.tell(say(f"{self.game.id}-help"))
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
            return say("question-open", waiting=self.board.waiting(view), left=self.patience.left)
        whose = "question-mine" if self.seat in view.waiting else "question-others"
        return say(whose, waiting=self.board.waiting(view))

    def _draw(self, view: Any, heard: Heard) -> None:
        self.screen.show(self.board.draw(view, heard, self.screen.console), "", " ".join(self.news))


def _attempt(table: Table[Any], seat: Seat, move: Move) -> None:
    if isinstance(move, Talk):
        table.say(seat, move)
    else:
        table.play(seat, move)
