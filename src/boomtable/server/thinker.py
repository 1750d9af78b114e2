"""The process in which bots think: a line of JSON in, a line out, and the end of the pipe is the end of it.

`python -m boomtable.server.thinker CATALOG`
"""

from __future__ import annotations

import signal
import sys
from collections.abc import Mapping
from importlib import import_module
from typing import Any, BinaryIO

import msgspec

from boomtable.bots import Bot, Searcher, Talker, hire
from boomtable.engine import Game, Move, Seeded, but
from boomtable.server.crew import Idea, Thought
from boomtable.wire import messages as m
from boomtable.wire.offers import choices

THOUGHT = msgspec.json.Decoder(Thought)
ENOUGH = 60  # seconds; the server has long given up
NEVER = 0

HEARD = msgspec.json.Decoder(m.Heard)


class Asked(msgspec.Struct, tag="update", tag_field="type"):
    """An update whose view is read as the title's own."""

    view: msgspec.Raw
    prompt: m.Prompt | None


ASKED = msgspec.json.Decoder(Asked)


def main(catalog: str, lines: BinaryIO, out: BinaryIO) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then closes the pipe
    games: Mapping[str, Game[Any, Any]] = import_module(catalog).CATALOG
    for line in lines:
        _give_up_after(ENOUGH)
        try:
            idea = think(games, THOUGHT.decode(line))
        except Exception as error:
            idea = Idea(error=type(error).__name__)
        _give_up_after(NEVER)  # people may take their time
        out.write(msgspec.json.encode(idea) + b"\n")
        out.flush()


def _give_up_after(seconds: int) -> None:
    """Nobody waits any more: a bot that never ends would not notice that its pipe was closed."""
    if hasattr(signal, "alarm"):
        signal.alarm(seconds)


def think(games: Mapping[str, Game[Any, Any]], thought: Thought) -> Idea:
    game, asked = games[thought.game], ASKED.decode(thought.update)
    bot = hurried(hire(game, thought.level), thought.effort)
    view, luck = game.decode_view(bytes(asked.view)), Seeded(thought.seed)
    heard = tuple(but(said, talk=game.read_talk(said.talk)) for said in HEARD.decode(thought.heard).said)
    answer: Move | None = None
    if thought.speak:
        answer = bot.speak(view, heard, luck) if isinstance(bot, Talker) else None
    elif asked.prompt:
        answer = bot.answer(view, heard, choices(game, asked.prompt.offer), luck)
    return Idea(answer)


def hurried(bot: Bot, effort: float) -> Bot:
    """A bot that searches does so less when others wait."""
    if not isinstance(bot, Searcher):
        return bot
    return bot.searching(max(1, round(bot.iterations * effort)))


if __name__ == "__main__":
    answers, sys.stdout = sys.stdout.buffer, sys.stderr  # what a bot prints is no answer
    main(sys.argv[1], sys.stdin.buffer, answers)
