"""A real server, and people who connect to it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from boomtable.engine import CHANCE
from boomtable.server import events as e
from boomtable.server.clock import Clock, ServerClock
from boomtable.server.connections import OpenConnections
from boomtable.server.identifiers import hashed
from boomtable.server.live_table import LiveTable
from boomtable.server.new_secrets import new_key
from boomtable.server.registry import TableRegistry
from boomtable.server.serve import ServerConfig, running_server
from boomtable.server.transitions import Transaction
from boomtable.wire.changes import put_together
from tests.patience import seconds
from tests.server.manual_clock import ManualClock

CATALOG = "tests.server.catalog"
PATIENCE = 10.0  # seconds on a quiet machine
WATCHED = {"spectators": True}  # settings of a private table that strangers may watch


class Player:
    """A client with a socket that keeps every message."""

    def __init__(self, server: LocalServer, code: str, key: str | None, member: int | None) -> None:
        self.server, self.code, self.key, self.member = server, code, key, member
        self.changes = not member or member % 2 == 0  # every other client asks for changes only
        self.address: str | None = None  # from which it connects
        self.raw: list[str] = []  # every message, as it came
        self.messages: list[dict[str, Any]] = []  # the same, with changes applied
        self._update: dict[str, Any] = {}
        self.closed: int | None = None  # the close code
        self._ids, self._news = count(1), asyncio.Event()
        self._socket: ClientConnection | None = None
        self._listening: asyncio.Task[None] | None = None

    @property
    def bearer(self) -> dict[str, str]:
        """The headers with which this person asks over HTTP."""
        return {"Authorization": f"Bearer {self.key}"}

    async def connect(self, query: str = "", **headers: str) -> Self:
        if self.key:
            headers["Authorization"] = f"Bearer {self.key}"
        url = f"{self.server.ws}/api/tables/{self.code}/socket?v=1{query}{'&changes=1' * self.changes}"
        options: dict[str, Any] = {"local_addr": (self.address, 0)} if self.address else {}
        self._socket = await connect(
            url,
            additional_headers=headers,
            max_size=None,
            ping_interval=None,
            open_timeout=seconds(PATIENCE),
            **options,
        )
        self.closed = None
        self._listening = asyncio.create_task(self._listen(self._socket))
        return self

    async def _listen(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                self.raw.append(str(text))
                self.messages.append(self._whole(json.loads(text)))
                self._news.set()
        except ConnectionClosed:
            pass
        self.closed = socket.close_code
        self._news.set()

    def _whole(self, told: dict[str, Any]) -> dict[str, Any]:
        if told["type"] == "changes":
            view = put_together(self._update["view"], told)
            show = {"show": told["show"]} if "show" in told else {}
            told = {"type": "update", "view": view, "prompt": told.get("prompt", self._update["prompt"]), **show}
        if told["type"] == "update":
            self._update = told
        return told

    async def hang_up(self) -> None:
        if self._socket and self._listening:
            await self._socket.close()
            await self._listening

    async def send(self, text: str | bytes) -> None:
        assert self._socket
        await self._socket.send(text)

    async def until(self, found: Callable[[Self], Any], patience: float = PATIENCE) -> Any:
        """Wait until a condition holds."""
        async with asyncio.timeout(seconds(patience)):
            while not (value := found(self)):
                if self.closed is not None:
                    raise ConnectionError(self.closed)
                self._news.clear()
                await self._news.wait()
        return value

    async def ask(self, kind: str, request: str | None = None, **fields: Any) -> dict[str, Any]:
        """Send a message and wait for the answer to it."""
        request = request or f"{self.member}-{next(self._ids)}"
        since = len(self.messages)
        await self.send(json.dumps({"type": kind, "id": request, **fields}))
        answer: dict[str, Any] = await self.until(lambda me: me.answer(request, since))
        return answer

    def answer(self, request: str, since: int = 0) -> dict[str, Any] | None:
        kinds = ("done", "refused", "reason", "pong")
        found = (m for m in self.messages[since:] if m["type"] in kinds and m["id"] == request)
        return next(found, None)

    async def do(self, kind: str, **fields: Any) -> None:
        """Send a request that must succeed."""
        answer = await self.ask(kind, **fields)
        assert answer["type"] == "done", answer

    async def refused(self, kind: str, **fields: Any) -> str:
        """Send a request that must be refused; returns the code."""
        answer = await self.ask(kind, **fields)
        assert answer["type"] == "refused", answer
        return str(answer["code"])

    def latest(self, kind: str) -> Any:
        return next((message for message in reversed(self.messages) if message["type"] == kind), None)

    @property
    def roster(self) -> Any:
        return self.latest("table")

    @property
    def view(self) -> Any:
        return self.latest("update")["view"] if self.latest("update") else None

    @property
    def prompt(self) -> Any:
        return self.latest("update")["prompt"] if self.latest("update") else None

    async def play(self, pick: Callable[[list[Any]], Any] = lambda moves: moves[0]) -> dict[str, Any]:
        """Answer the prompt with one of the moves on offer."""
        prompt = await self.until(lambda me: me.prompt)
        move = choose(prompt["offer"], pick)
        return await self.ask("play", prompt=prompt["number"], move=move)


def choose(offer: dict[str, Any], pick: Callable[[list[Any]], Any]) -> Any:
    if offer["kind"] == "either":
        return choose(pick(offer["parts"]), pick)
    if offer["kind"] == "one-of":
        return pick(offer["moves"])
    if offer["kind"] == "drawn":
        return {"move": offer["move"], offer["field"]: pick(offer["cards"])}
    if offer["kind"] == "tally":
        return pick([*offer["others"], {"move": offer["move"], offer["kinds"][0]: offer["most"]}])
    assert offer["kind"] == "subset"
    return {"move": offer["move"], offer["field"]: sorted(offer["cards"])[: offer["count"]]}


class LocalServer:
    """A server as its clients see it; tests may look inside too."""

    def __init__(
        self,
        registry: TableRegistry,
        port: int,
        client: httpx.AsyncClient,
        time: Clock,
        connections: OpenConnections | None = None,
    ) -> None:
        self.registry, self.port, self.http, self._time = registry, port, client, time
        self._connections = connections
        self.ws = f"ws://127.0.0.1:{port}"

    @property
    def connections(self) -> OpenConnections:
        assert self._connections
        return self._connections

    @property
    def time(self) -> ManualClock:
        assert isinstance(self._time, ManualClock)
        return self._time

    async def pass_(self, seconds: float) -> None:
        await self.time.pass_(seconds, self.registry)

    def live(self, code: str) -> LiveTable:
        return self.registry.tables[self.registry.codes[code]]

    async def open_table(self, game: str = "time-bomb", name: str = "Ann", **body: Any) -> Player:
        """A new table with its connected host."""
        answer = await self.http.post("/api/tables", json={"game": game, "name": name, "bearer": True, **body})
        assert answer.status_code == 201, answer.text
        seated = answer.json()
        return await Player(self, seated["code"], seated["key"], seated["member"]).connect()

    async def join(self, code: str, name: str, **body: Any) -> Player:
        answer = await self.http.post(f"/api/tables/{code}/join", json={"name": name, "bearer": True, **body})
        assert answer.status_code == 201, answer.text
        seated = answer.json()
        return await Player(self, seated["code"], seated["key"], seated["member"]).connect()

    async def screen_key(self, code: str, place: str) -> str:
        """The key of a screen, as if it had been opened before the game."""
        link, key, live = new_key(), new_key(), self.live(code)

        def open_screen(transaction: Transaction) -> None:
            transaction.add(e.Linked(hashed(link), None, place, transaction.now))
            transaction.add(e.Redeemed(hashed(link), hashed(key)))

        await self.registry.change(live, open_screen)
        return key

    async def watch(self, code: str) -> Player:
        return await Player(self, code, None, None).connect("&watch=public")

    async def sit_down(self, players: int, game: str = "time-bomb", bots: int = 0, **body: Any) -> list[Player]:
        """A table with this many people and bots, all ready."""
        host = await self.open_table(game, **body)
        others = [await self.join(host.code, f"Guest {number}") for number in range(2, players + 1)]
        for _ in range(bots):
            await host.do("add-bot", level="random")
        for other in others:
            await other.do("ready", ready=True)
        return [host, *others]

    async def start(self, players: int, game: str = "time-bomb", bots: int = 0, **body: Any) -> list[Player]:
        """A started game; everyone has looked at their role, if the rest is dealt only then, and seen their hand."""
        people = await self.sit_down(players, game, bots, **body)
        await people[0].do("start")
        for person in people:
            await person.until(lambda me: me.view)
        if self._deals_later(people[0].code):
            for person in people:
                await person.do("looked")
            for person in people:
                await person.ask("ping")
        return people

    def _deals_later(self, code: str) -> bool:
        """Nobody looks inside the server of another process, which shows nothing and so deals all at once."""
        here = isinstance(self.registry, TableRegistry)
        return here and (state := self.live(code).session.state) is not None and CHANCE in state.turn


@asynccontextmanager
async def start_server(
    folder: Path | str, *, virtual: bool = False, pace: float = 0.0, **opening: Any
) -> AsyncIterator[LocalServer]:
    """A server on this folder (or database address), on a free port."""
    url = str(folder) if "://" in str(folder) else f"sqlite:///{folder}/boomtable.db"
    options: dict[str, Any] = {"host": "127.0.0.1", "port": 0, "catalog": CATALOG, "database_url": url}
    options |= {"pace": pace, "show": 0.0, **opening}
    times: list[Clock] = []

    def clock(open_for: float) -> Clock:
        times.append(ManualClock(open_for) if virtual else ServerClock(open_for))
        return times[0]

    async with (
        running_server(ServerConfig(**options), clock) as kept,
        httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{kept.endpoint.port}", timeout=seconds(PATIENCE), verify=False
        ) as client,
    ):
        yield LocalServer(kept.registry, kept.endpoint.port, client, times[0], kept.connections)
