"""Bots that answer at once in the test's own process, and keep every question."""

from __future__ import annotations

from typing import Any

import msgspec

from boomtable.server.bot_driver import BotDriver
from boomtable.server.bot_process import REPLY, BotProcess, BotReply, BotRequest
from boomtable.server.bot_worker import REQUEST, answer
from boomtable.server.registry import TableRegistry


class InlineBots(BotProcess):
    """The same questions and the same answers as through a pipe."""

    def __init__(self, catalog: Any) -> None:
        super().__init__("-")
        self.games = catalog
        self.asked: list[BotRequest] = []

    def warm_up(self) -> None:
        """They are always ready."""

    async def ask(self, table: str, request: BotRequest) -> BotReply:
        self.asked.append(request)
        line = msgspec.json.encode(request)
        return REPLY.decode(msgspec.json.encode(answer(self.games, REQUEST.decode(line))))

    @property
    def questions(self) -> list[BotRequest]:
        return [request for request in self.asked if not request.speak]


def use_inline_bots(registry: TableRegistry, pace: float = 0.0) -> InlineBots:
    """Let these bots play on this server from now on."""
    minds = InlineBots(registry.catalog)
    registry.bots = BotDriver(registry, minds, pace)
    return minds
