"""The program in the bots' process: one line of JSON in, one line out, until the pipe closes.

`python -m boomtable.server.bot_worker CATALOG`
"""

from __future__ import annotations

import signal
import sys
import time
from collections.abc import Mapping
from importlib import import_module
from typing import Any, BinaryIO

import msgspec

from boomtable.bots import Bot, Scripted, Searcher, Talker, make_bot, tempered
from boomtable.engine import Game, Move, Seeded, but
from boomtable.lessons import LESSONS
from boomtable.server.bot_process import READY, TIME_LIMIT, BotReply, BotRequest
from boomtable.wire import to_client
from boomtable.wire.offers import choices

REQUEST = msgspec.json.Decoder(BotRequest)
SEARCH_SECONDS = TIME_LIMIT / 2  # after which a search answers with the best it has found
GIVE_UP_AFTER = 60  # seconds; by then the server has given up
NEVER = 0

HEARD = msgspec.json.Decoder(to_client.Heard)


class Asked(msgspec.Struct, tag="update", tag_field="type"):
    """An update whose view is decoded later, by the title."""

    view: msgspec.Raw
    prompt: to_client.Prompt | None


ASKED = msgspec.json.Decoder(Asked)


def main(catalog: str, lines: BinaryIO, out: BinaryIO) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C stops the server, which then closes the pipe
    games: Mapping[str, Game[Any, Any]] = import_module(catalog).CATALOG
    out.write(READY)
    out.flush()
    for line in lines:
        _give_up_after(GIVE_UP_AFTER)
        try:
            reply = answer(games, REQUEST.decode(line))
        except Exception as error:
            reply = BotReply(error=type(error).__name__)
        _give_up_after(NEVER)  # no limit while waiting for the next question
        out.write(msgspec.json.encode(reply) + b"\n")
        out.flush()


def _give_up_after(seconds: int) -> None:
    """Kill the process after this time: a bot that never returns would not notice a closed pipe."""
    if hasattr(signal, "alarm"):
        signal.alarm(seconds)


def answer(games: Mapping[str, Game[Any, Any]], request: BotRequest) -> BotReply:
    game, asked = games[request.game], ASKED.decode(request.update)
    bot: Bot = tempered(with_effort(make_bot(game, request.level), request.effort), request.temper)
    if request.practice:
        bot = Scripted(LESSONS[game.id], bot)
    view, luck = game.decode_view(bytes(asked.view)), Seeded(request.seed)
    heard = tuple(but(said, talk=game.read_talk(said.talk)) for said in HEARD.decode(request.heard).said)
    answer: Move | None = None
    if request.speak:
        answer = bot.speak(view, heard, luck) if isinstance(bot, Talker) else None
    elif asked.prompt:
        answer = bot.answer(view, heard, choices(game, asked.prompt.offer), luck)
    return BotReply(answer)


def with_effort(bot: Bot, effort: float) -> Bot:
    """A searching bot with a time limit, and with fewer iterations while others wait."""
    if not isinstance(bot, Searcher):
        return bot
    until = time.monotonic() + SEARCH_SECONDS
    return bot.searching(max(1, round(bot.iterations * effort)), lambda: time.monotonic() > until)


if __name__ == "__main__":
    answers, sys.stdout = sys.stdout.buffer, sys.stderr  # a bot's prints must not look like answers
    main(sys.argv[1], sys.stdin.buffer, answers)
