"""People who play game after game and resend whatever was not acknowledged."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from functools import partial
from itertools import count
from typing import Any, Protocol

from websockets.exceptions import WebSocketException

from tests.patience import seconds
from tests.server.harness import PATIENCE, Player, choose

BROKEN = (OSError, WebSocketException, TimeoutError)  # everything a bad connection can raise


class Address(Protocol):
    ws: str


class Stubborn(Player):
    """A player whose requests count once, however often the connection breaks."""

    def __init__(self, server: Any, code: str, key: str, member: int, luck: random.Random) -> None:
        super().__init__(server, code, key, member)
        self.luck, self.numbers = luck, count(1)
        self.pending: dict[str, Any] | None = None  # sent, perhaps, and not acknowledged
        self.acknowledged: list[str] = []
        self.moves = 0  # acknowledged ones
        self.refusals: list[dict[str, Any]] = []
        self.resent, self.came_back = 0, 0
        self.patience = PATIENCE
        self.on_sent: Callable[[], object] = int  # nothing

    async def come_in(self, server: Address) -> None:
        """Connect, and read the first messages."""
        self.server: Any = server
        self.raw.clear()
        self.messages.clear()
        async with asyncio.timeout(seconds(self.patience)):
            await self.connect()
        await self.until(lambda me: me.roster and (me.roster["phase"] == "lobby" or me.latest("clock")), self.patience)

    async def drop(self) -> None:
        """Drop the connection without closing it."""
        if self._socket and self._listening:
            self._socket.transport.abort()
            await self._listening

    def first(self, kind: str) -> bytes:
        """The first message of this type on this connection."""
        return next(raw.encode() for raw, told in zip(self.raw, self.messages, strict=True) if told["type"] == kind)

    async def play_on(self, enough: Callable[[], bool] = lambda: False) -> None:
        """Play until done or the connection breaks."""
        while self.pending or not enough():
            if self.pending is None:
                self.pending = self._next()
            else:
                self.resent += 1
            if self.pending is None:
                seen = len(self.messages)
                await self.until(partial(_more, seen=seen), self.patience)
                continue
            await self._ask(self.pending)

    async def _ask(self, ask: dict[str, Any]) -> None:
        since = len(self.messages)
        await self.send(json.dumps(ask))
        self.on_sent()
        answer = await self.until(lambda me: me.answer(ask["id"], since), self.patience)
        self.pending = None
        if answer["type"] == "done":
            self.acknowledged.append(ask["id"])
            self.moves += ask["type"] == "play"
        else:
            self.refusals.append({**answer, "asked": ask})

    def _next(self) -> dict[str, Any] | None:
        roster = self.roster
        match roster["phase"]:
            case "playing" if self.prompt:
                move = choose(self.prompt["offer"], self.luck.choice)
                return self._request("play", prompt=self.prompt["number"], move=move)
            case "over" if roster["host"] == self.member:
                return self._request("rematch")
            case "lobby" if roster["host"] == self.member:
                guests = [chair for chair in roster["chairs"] if chair["member"] != self.member]
                return self._request("start") if all(chair["ready"] for chair in guests) else None
            case "lobby" if not next(chair["ready"] for chair in roster["chairs"] if chair["member"] == self.member):
                return self._request("ready", ready=True)
        return None

    def _request(self, kind: str, **fields: Any) -> dict[str, Any]:
        return {"type": kind, "id": f"{self.member}-{next(self.numbers)}", **fields}


def _more(player: Player, seen: int) -> bool:
    return len(player.messages) > seen


async def gather_round(http: Any, game: str, players: int, luck: random.Random) -> list[Stubborn]:
    """The members of a new table, with keys but not connected yet."""
    people: list[Stubborn] = []
    for number in range(players):
        path = f"/api/tables/{people[0].code}/join" if people else "/api/tables"
        body = {"name": f"Guest {number}", "bearer": True, **({} if people else {"game": game})}
        answer = await http.post(path, json=body)
        assert answer.status_code == 201, answer.text
        seated = answer.json()
        people.append(Stubborn(None, seated["code"], seated["key"], seated["member"], luck))
    return people
