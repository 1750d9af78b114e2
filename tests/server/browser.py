"""A browser: one cookie for all its keys, over HTTP and at sockets."""

from __future__ import annotations

from contextlib import AsyncExitStack
from typing import Any, Self

import httpx

from tests.patience import seconds
from tests.server.harness import PATIENCE, LocalServer, Player


class Browser:
    """Somebody's device, which brings along every key that it was ever given and still has."""

    def __init__(self, server: LocalServer) -> None:
        self.server, self._open = server, AsyncExitStack()

    async def __aenter__(self) -> Self:
        base = str(self.server.http.base_url)
        client = httpx.AsyncClient(base_url=base, timeout=seconds(PATIENCE))
        self.http = await self._open.enter_async_context(client)
        return self

    async def __aexit__(self, *error: object) -> None:
        await self._open.aclose()

    async def post(self, path: str, **body: Any) -> httpx.Response:
        return await self.http.post(f"/api/tables{path}", json=body)

    async def open_table(self, game: str, name: str, **body: Any) -> Player:
        return await self.seated(await self.post("", game=game, name=name, **body))

    async def join(self, code: str, name: str) -> Player:
        return await self.seated(await self.post(f"/{code}/join", name=name))

    async def redeem(self, code: str, link: str) -> Player:
        return await self.seated(await self.post(f"/{code}/redeem", link=link))

    async def link(self, code: str, **body: Any) -> str:
        """A one-time link, made by whoever holds a seat with this browser."""
        return str((await self.post(f"/{code}/links", **body)).json()["link"])

    async def seated(self, answer: httpx.Response) -> Player:
        """The socket of the seat or screen that this answer gives."""
        assert answer.status_code == 201, answer.text
        seated = answer.json()
        return await self.connect(seated["code"], seated["member"], seated["place"])

    async def connect(self, code: str, member: int | None, place: str | None = None) -> Player:
        player = Player(self.server, code, None, member)
        return await player.connect(f"&watch={place}" if place else "", Cookie=f"keys={self.http.cookies['keys']}")
