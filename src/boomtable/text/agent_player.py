"""A player whose moves are the text replies of an agent, and the transcript of what it was asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar

from msgspec import Struct

from boomtable.boards.board import Board, Heard
from boomtable.boards.mistakes import BadCommand, in_words
from boomtable.boards.wait_timer import WaitTimer
from boomtable.engine import (
    Choices,
    Game,
    GameOptions,
    Illegal,
    Luck,
    Mistake,
    Move,
    RealTimeStep,
    Seat,
    Seeded,
    Table,
    Talk,
)
from boomtable.text import page
from boomtable.text.reply import Reply, is_nothing, read
from boomtable.text.spoken import parts, plain, spoken
from boomtable.words import say

Agent: TypeAlias = Callable[[str], str]  # a question in, a reply out

T = TypeVar("T")


class Exchange(Struct, frozen=True):
    """One question with its reply, and what was wrong with it, if anything."""

    prompt: str
    reply: str
    wrong: str | None = None


class Transcript(Struct, frozen=True, kw_only=True):
    """Everything one agent was asked and answered in a game."""

    seat: Seat
    won: bool
    asked: int  # replies, including retries
    bad: int  # replies that were not understood or not legal
    fallbacks: int  # questions answered at random or not at all, after too many bad replies
    unsaid: int  # talk that came with a move and was not allowed
    ending: str  # the final table with everything revealed, as text
    exchanges: tuple[Exchange, ...]


class AgentPlayer:
    """One seat, asked in text with everything its view shows; replies are checked before they count."""

    def __init__(
        self,
        game: Game[Any, Any],
        board: Board,
        seat: Seat,
        agent: Agent,
        *,
        options: GameOptions,
        retries: int,
        silent: bool,
        strict: bool,
    ) -> None:
        self.game, self.board, self.seat, self.agent, self.retries = game, board, seat, agent, retries
        self.options, self.strict = options, strict
        self.mute = silent or game.talk is None
        self.since: list[str] = []  # what happened and was said since the last question
        self.view: Any = None  # the latest one watched
        self.heard = 0  # number of statements heard by then
        self.word: Talk | None = None  # talk that came with the last move
        self.decided: Move | None = None  # a move already given when it was asked for talk
        self.talked: Any = None  # the view when it was last asked for talk
        self.timer = WaitTimer()
        self.exchanges: list[Exchange] = []
        self.fallbacks = self.unsaid = 0

    def watch(self, view: Any, heard: Heard) -> None:
        """Note what this seat saw and heard since the last call."""
        for count in range(self.heard + 1, len(heard) + 1):
            self.since.append(self.board.history(view, heard[:count])[-1][1])
        self.since.extend(self.board.happened(view, self.view))
        self.view, self.heard = view, len(heard)

    def answer(self, view: Any, heard: Heard, choices: Choices[Any], luck: Luck) -> Move | None:
        """The move in a reply; after too many bad ones a random move, or None if no answer is owed."""
        decided, self.decided = self.decided, None
        if decided is not None and decided in choices:
            return decided
        waits = isinstance(view.todo[0], RealTimeStep)
        if waits:
            self.timer.question(view.todo[0], self._table(view, heard).state.alarms)
            if self.timer.skipping:
                return None
        question = self._question(view, choices)
        form = f"MOVE: {'wait 20' if waits else self.board.typed(next(iter(choices)))}"
        replied = self._ask(view, heard, question, form, lambda reply: self._both(reply, view, heard, choices))
        if replied is None:
            return None if waits else choices.sample(luck)
        move, reply = replied
        self.word = self._aside(reply, view, heard)
        return move

    def speak(self, view: Any, heard: Heard, luck: Luck) -> Talk | None:
        """The talk that came with the move, or a reply to a question for talk when the game invites it."""
        word, self.word = self.word, None
        if word is None and self.board.invites_talk(view) and not self.mute and view != self.talked:
            self.talked = view
            forms = say(f"{self.game.id}-talk-forms")
            replied = self._ask(
                view,
                heard,
                say("text-word", forms=forms),
                f"TALK: {say(f'{self.game.id}-talk-form')}",
                lambda reply: (self._only_talk(reply, view, heard),),
            )
            return replied[0] if replied else None
        if word and self._table(view, heard).why_not_say(self.seat, word):  # no longer allowed after the move
            self.unsaid += 1
            return None
        return word

    def transcript(self, view: Any, heard: Heard) -> Transcript:
        """The transcript of the finished game."""
        return Transcript(
            seat=self.seat,
            won=self.seat in view.outcome.winners,
            asked=len(self.exchanges),
            bad=sum(exchange.wrong is not None for exchange in self.exchanges),
            fallbacks=self.fallbacks,
            unsaid=self.unsaid,
            ending=page.printed(lambda console: self.board.reveal(view, heard, console)),
            exchanges=tuple(self.exchanges),
        )

    def _ask(self, view: Any, heard: Heard, question: str, form: str, understood: Callable[[Reply], T]) -> T | None:
        """The understood reply; bad ones are asked for again with the reason. None if no retry helped."""
        prompt = self._prompt(view, heard, question)
        for _ in range(1 + self.retries):
            text = self.agent(prompt)
            try:
                meant = understood(read(text))
            except Mistake as mistake:
                wrong = in_words(mistake)
                self.exchanges.append(Exchange(prompt, text, wrong))
                prompt = say("text-again", wrong=wrong, form=form, question=question)
            else:
                self.exchanges.append(Exchange(prompt, text))
                return meant
        self.fallbacks += 1
        return None

    def _prompt(self, view: Any, heard: Heard, question: str) -> str:
        """The whole text of a question; the first one starts with an introduction."""
        welcome = [] if self.exchanges else [page.introduction(self.game, self.board, view, self.options)]
        since = [say("text-since", lines="\n".join(self.since))] if self.since else []
        self.since.clear()
        table = page.observation(self.board, view, heard)
        return "\n\n".join([*welcome, *since, table, self.board.waiting(view), question])

    def _question(self, view: Any, choices: Choices[Any]) -> str:
        moves = "\n".join(page.legal(self.board, view, choices))
        left = self.timer.left if isinstance(view.todo[0], RealTimeStep) else "none"
        return say("text-question", moves=moves, left=left, talk="no" if self.mute else "yes")

    def _both(self, reply: Reply, view: Any, heard: Heard, choices: Choices[Any]) -> tuple[Move | None, Reply]:
        reply = self._as_talk(reply, view, choices)
        return self._move(reply, view, heard, choices), reply

    def _move(self, reply: Reply, view: Any, heard: Heard, choices: Choices[Any]) -> Move | None:
        waits = isinstance(view.todo[0], RealTimeStep)
        line = reply.move or (None if self.strict else reply.bare)
        if waits and not self.strict and (reply.talk if line is None else is_nothing(line)):
            return None  # nobody has to act while they talk
        if not line:
            raise BadCommand("text-no-move")
        if waits and self.timer.waits(line if self.strict else plain(line, view.players)):
            return None
        move = self._read(line, view, plain, choices.__contains__)
        if move not in choices and (refusal := self._table(view, heard).state.why_not(self.seat, move)):
            raise Illegal(self.seat, move, refusal)
        return move

    def _word(self, reply: Reply, view: Any, heard: Heard) -> Talk | None:
        if self.mute or not reply.talk:
            return None
        try:
            word = self._read(reply.talk, view, spoken, is_talk)
        except BadCommand:
            raise BadCommand("text-not-talk", typed=reply.talk) from None
        if not isinstance(word, Talk):
            raise BadCommand("text-no-word", typed=reply.talk)
        if refusal := self._table(view, heard).why_not_say(self.seat, word):
            raise Illegal(self.seat, word, refusal)
        return word

    def _only_talk(self, reply: Reply, view: Any, heard: Heard) -> Talk | None:
        """The talk of a reply to a question for talk. A move in it is kept for when it is asked for."""
        self.decided = self._ahead(reply.move or reply.bare, view, heard)
        line = reply.talk if reply.talk is not None or self.strict else reply.bare
        try:
            if line is None:
                raise BadCommand("text-no-talk")
            return self._word(Reply(talk="" if is_nothing(line) else line), view, heard)
        except BadCommand:
            if self.decided is None or reply.talk is not None:
                raise
            return None

    def _ahead(self, line: str | None, view: Any, heard: Heard) -> Move | None:
        """A legal move of whoever is asked for one next, unless replies must be strict."""
        if self.strict or not line or self.seat not in view.waiting:
            return None
        choices = self._table(view, heard).state.choices(self.seat)
        move = self._meant(line, view, plain, choices.__contains__)
        return move if move is not None and move in choices else None

    def _as_talk(self, reply: Reply, view: Any, choices: Choices[Any]) -> Reply:
        """A line with neither MOVE: nor TALK: is talk if it is no legal move and can be said."""
        if self.strict or self.mute or reply.bare is None:
            return reply
        if (move := self._meant(reply.bare, view, plain, choices.__contains__)) is not None and move in choices:
            return reply
        return Reply(talk=reply.bare) if isinstance(self._meant(reply.bare, view, spoken, is_talk), Talk) else reply

    def _read(self, line: str, view: Any, easier: Callable[[str, int], str], fits: Callable[[Move], bool]) -> Move:
        """What a line means; BadCommand if nothing."""
        meant = self._meant(line, view, easier, fits)
        return self.board.read(line, view) if meant is None else meant

    def _meant(
        self, line: str, view: Any, easier: Callable[[str, int], str], fits: Callable[[Move], bool]
    ) -> Move | None:
        """What fits: the line as it is, or without what people add, or what one part of it says if no other differs."""
        exact = self._understood(line, view)
        if self.strict or (exact is not None and fits(exact)):
            return exact
        whole, *rest = (
            self._understood(easier(part, view.players), view) for part in (line, *parts(line, view.players))
        )
        if whole is not None and fits(whole):
            return whole
        fitting = [part for part in rest if part is not None and fits(part)]
        sure = fitting[:1] if fits is is_talk or len(set(fitting)) == 1 else []
        return next(iter(sure), whole if exact is None else exact)

    def _understood(self, line: str, view: Any) -> Move | None:
        try:
            return self.board.read(line, view)
        except BadCommand:
            return None

    def _aside(self, reply: Reply, view: Any, heard: Heard) -> Talk | None:
        """Talk that came with a move; if it is not allowed, the move still counts."""
        try:
            return self._word(reply, view, heard)
        except Mistake as mistake:
            self.unsaid += 1
            self.since.append(say("text-unsaid", why=in_words(mistake)))
            return None

    def _table(self, view: Any, heard: Heard) -> Table[Any]:
        """An imagined table that fits the view, so whatever is asked of it follows from the view alone."""
        return Table(self.game.imagine(view, Seeded("text")), heard)


def is_talk(move: Move) -> bool:
    return isinstance(move, Talk)
