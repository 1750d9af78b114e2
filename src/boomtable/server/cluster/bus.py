"""The bus: one Valkey for all servers. It may lose what it is told; nothing that must be true depends on it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import aclosing, contextmanager
from typing import Any, Final

from boomtable.server.errors import DatabaseFailed, StartupError
from boomtable.server.metrics import METRICS

PREFIX: Final = "boomtable"
PATIENCE = 1.0  # seconds for an answer
SILENCE = 2.0  # seconds in which there is always something to hear

Message = tuple[str, bytes]  # to whom, and what


class Bus:
    """Two lines to Valkey: for asking and telling, and for listening."""

    def __init__(self, url: str) -> None:
        try:
            from valkey import asyncio as valkey
            from valkey.exceptions import ValkeyError
        except ModuleNotFoundError as error:
            raise StartupError("missing-extra", package=str(error.name), extra="servers") from None
        self.failures: Final = (ValkeyError, OSError)
        try:  # one connection, so that nothing overtakes anything
            self.client: Any = valkey.Valkey.from_url(
                url, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE, single_connection_client=True
            )
            self._listening: Any = valkey.Valkey.from_url(url, socket_timeout=SILENCE, socket_connect_timeout=PATIENCE)
        except ValueError as error:
            raise StartupError("bad-bus", detail=str(error)) from None

    async def run(self, script: str, keys: Sequence[str], *values: object) -> Any:
        """Run a script, which is one step for all servers; or DatabaseFailed."""
        names = [f"{PREFIX}:{key}" for key in keys]
        with self._answering():
            return await self.client.eval(script, len(names), *names, *values)

    async def tell(self, messages: Sequence[Message]) -> None:
        """Send these in this order, as far as there is a line; or DatabaseFailed."""
        pipeline = self.client.pipeline(transaction=False)
        for to, what in messages:
            pipeline.publish(f"{PREFIX}:to:{to}", what)
        with self._answering():
            await pipeline.execute()
        METRICS.messages.inc(len(messages))
        METRICS.told.inc(sum(len(what) for _, what in messages))

    @contextmanager
    def _answering(self) -> Iterator[None]:
        """Count how long Valkey takes; DatabaseFailed if it does not answer."""
        try:
            with METRICS.bus.time():
                yield
        except self.failures as error:
            METRICS.bus_failed.inc()
            raise DatabaseFailed("no-bus") from error

    async def told(self, me: str) -> AsyncIterator[bytes]:
        """What we are told, until the line breaks; first an empty message, once we are heard."""
        try:
            async with self._listening.pubsub() as listening:
                await listening.subscribe(f"{PREFIX}:to:{me}")
                async with aclosing(listening.listen()) as messages:
                    async for message in messages:
                        yield message["data"] if message["type"] == "message" else b""
        except self.failures as error:
            raise DatabaseFailed("no-bus") from error

    async def close(self) -> None:
        await self.client.aclose()
        await self._listening.aclose()
