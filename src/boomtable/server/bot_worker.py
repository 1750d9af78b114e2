"""What runs in the bots' process: a line of JSON in, a line out, and the end of the pipe is the end of it.

`python -m boomtable.server.bot_worker CATALOG`
"""

from __future__ import annotations

import signal
import sys
from collections.abc import Mapping
from importlib import import_module
from typing import Any, BinaryIO

import msgspec

from boomtable.bots import Bot, Searcher, Talker, make_bot
from boomtable.engine import Game, Move, Seeded, but
from boomtable.server.bot_process import BotReply, BotRequest
from boomtable.wire import to_client
from boomtable.wire.offers import choices

REQUEST = msgspec.json.Decoder(BotRequest)
GIVE_UP_AFTER = 60  # seconds; the server has long given up
NEVER = 0

HEARD = msgspec.json.Decoder(to_client.Heard)


class Asked(msgspec.Struct, tag="update", tag_field="type"):
    """An update whose view is read as the title's own."""

    view: msgspec.Raw
    prompt: to_client.Prompt | None


ASKED = msgspec.json.Decoder(Asked)


def main(catalog: str, lines: BinaryIO, out: BinaryIO) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then closes the pipe
    games: Mapping[str, Game[Any, Any]] = import_module(catalog).CATALOG
    for line in lines:
        _give_up_after(GIVE_UP_AFTER)
        try:
            reply = answer(games, REQUEST.decode(line))
        except Exception as error:
            reply = BotReply(error=type(error).__name__)
        _give_up_after(NEVER)  # people may take their time
        out.write(msgspec.json.encode(reply) + b"\n")
        out.flush()


def _give_up_after(seconds: int) -> None:
    """Nobody waits any more: a bot that never ends would not notice that its pipe was closed."""
    if hasattr(signal, "alarm"):
        signal.alarm(seconds)


def answer(games: Mapping[str, Game[Any, Any]], request: BotRequest) -> BotReply:
    game, asked = games[request.game], ASKED.decode(request.update)
    bot = with_effort(make_bot(game, request.level), request.effort)
    view, luck = game.decode_view(bytes(asked.view)), Seeded(request.seed)
    heard = tuple(but(said, talk=game.read_talk(said.talk)) for said in HEARD.decode(request.heard).said)
    answer: Move | None = None
    if request.speak:
        answer = bot.speak(view, heard, luck) if isinstance(bot, Talker) else None
    elif asked.prompt:
        answer = bot.answer(view, heard, choices(game, asked.prompt.offer), luck)
    return BotReply(answer)


def with_effort(bot: Bot, effort: float) -> Bot:
    """A bot that searches does so less when others wait."""
    if not isinstance(bot, Searcher):
        return bot
    return bot.searching(max(1, round(bot.iterations * effort)))


if __name__ == "__main__":
    answers, sys.stdout = sys.stdout.buffer, sys.stderr  # what a bot prints is no answer
    main(sys.argv[1], sys.stdin.buffer, answers)
