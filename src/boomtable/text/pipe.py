"""An agent at the other end of standard input and output: a program, or a person who reads."""

from __future__ import annotations

from typing import TextIO

import msgspec
from msgspec import Struct

from boomtable.boards.mistakes import BadCommand
from boomtable.text.sitting import Sitting
from boomtable.words import say


class Ask(Struct, frozen=True):
    prompt: str


class Reply(Struct, frozen=True):
    reply: str


class Result(Struct, frozen=True):
    result: Sitting


class Pipe:
    """Questions go out and one line comes back for each: plain text, or a JSON object a line both ways."""

    def __init__(self, into: TextIO, out: TextIO, *, json: bool) -> None:
        self.into, self.out, self.json = into, out, json

    def ask(self, prompt: str) -> str:
        self._tell(Ask(prompt), f"{prompt}\n> ")
        line = self.into.readline()
        if not line:
            raise BadCommand("text-agent-left")
        return _replied(line) if self.json else line

    def end(self, sitting: Sitting) -> None:
        """How it went: the whole sitting as JSON, or the last page and some figures."""
        [diary] = sitting.diaries
        won = say("text-won", won="yes" if diary.won else "no")
        counts = say("text-counts", asked=diary.asked, bad=diary.bad, fallbacks=diary.fallbacks, unsaid=diary.unsaid)
        self._tell(Result(sitting), f"\n{diary.ending}\n\n{won} {counts}\n")

    def _tell(self, line: Struct, words: str) -> None:
        self.out.write(f"{msgspec.json.encode(line).decode()}\n" if self.json else words)
        self.out.flush()


def _replied(line: str) -> str:
    try:
        return msgspec.json.decode(line, type=Reply).reply
    except msgspec.MsgspecError as error:
        raise BadCommand("text-bad-line", detail=str(error)) from None
