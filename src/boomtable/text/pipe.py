"""An agent on standard input and output: a program, or a person."""

from __future__ import annotations

from typing import TextIO

import msgspec
from msgspec import Struct

from boomtable.boards.mistakes import BadCommand
from boomtable.text.agent_game import AgentGame
from boomtable.words import say


class Ask(Struct, frozen=True):
    prompt: str


class Reply(Struct, frozen=True):
    reply: str


class Result(Struct, frozen=True):
    result: AgentGame


class Pipe:
    """Writes questions and reads one line for each: plain text, or one JSON object per line."""

    def __init__(self, into: TextIO, out: TextIO, *, json: bool) -> None:
        self.into, self.out, self.json = into, out, json

    def ask(self, prompt: str) -> str:
        self._tell(Ask(prompt), f"{prompt}\n> ")
        line = self.into.readline()
        if not line:
            raise BadCommand("text-agent-left")
        return _replied(line) if self.json else line

    def end(self, played: AgentGame) -> None:
        """The result: the whole game as JSON, or the final table and some figures."""
        [transcript] = played.transcripts
        won = say("text-won", won="yes" if transcript.won else "no")
        counts = say(
            "text-counts",
            asked=transcript.asked,
            bad=transcript.bad,
            fallbacks=transcript.fallbacks,
            unsaid=transcript.unsaid,
        )
        self._tell(Result(played), f"\n{transcript.ending}\n\n{won} {counts}\n")

    def _tell(self, line: Struct, words: str) -> None:
        self.out.write(f"{msgspec.json.encode(line).decode()}\n" if self.json else words)
        self.out.flush()


def _replied(line: str) -> str:
    try:
        return msgspec.json.decode(line, type=Reply).reply
    except msgspec.MsgspecError as error:
        raise BadCommand("text-bad-line", detail=str(error)) from None
