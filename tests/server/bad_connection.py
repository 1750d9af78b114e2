"""A bad connection: slow, breaking, or going silent."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.patience import until

CHUNK = 65_536


class Line:
    """One connection through the proxy."""

    def __init__(self, *writers: asyncio.StreamWriter) -> None:
        self.writers, self.frozen = writers, False

    def cut(self) -> None:
        for writer in self.writers:
            writer.transport.abort()


class Proxy:
    """Delays, breaks or silences each chunk with these probabilities."""

    def __init__(self, port: int, luck: random.Random, *, late: float = 0, cut: float = 0, freeze: float = 0) -> None:
        self.to, self.luck = port, luck
        self.late, self.cut, self.freeze = late, cut, freeze
        self.address, self.ws = "", ""
        self.open = asyncio.Event()  # whatever comes while it is not is held up, and told later
        self.open.set()
        self.lines: list[Line] = []
        self.passing = 0  # lines that have not ended
        self.happened: Counter[str] = Counter()

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, on = await asyncio.open_connection("127.0.0.1", self.to)
        except OSError:
            writer.transport.abort()
            return
        line = Line(writer, on)
        self.lines.append(line)
        self.passing += 1
        await asyncio.gather(self._pass(line, reader, on), self._pass(line, there, writer))
        self.passing -= 1

    async def _pass(self, line: Line, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while piece := await reader.read(CHUNK):
                if self._happens("late", self.late):
                    await asyncio.sleep(self.luck.uniform(0.0, 0.05))
                await self.open.wait()
                if self._happens("cut", self.cut):
                    line.cut()
                line.frozen = line.frozen or self._happens("freeze", self.freeze)
                if not line.frozen:
                    writer.write(piece)
                    await writer.drain()
        except OSError:
            pass
        if not line.frozen:  # a frozen line does not even tell that the other end is gone
            line.cut()

    def _happens(self, what: str, chance: float) -> bool:
        happens = self.luck.random() < chance
        self.happened[what] += happens
        return happens

    async def hold_up(self, how_long: float) -> None:
        """Nothing gets through for a while, and then everything does."""
        self.open.clear()
        await asyncio.sleep(how_long)
        self.open.set()

    def cut_all(self) -> None:
        for line in self.lines:
            line.cut()
        self.lines.clear()

    def freeze_all(self) -> None:
        for line in self.lines:
            line.frozen = True


@asynccontextmanager
async def bad_line(port: int, luck: random.Random, **chances: float) -> AsyncIterator[Proxy]:
    """A proxy to this port."""
    proxy = Proxy(port, luck, **chances)
    listening = await asyncio.start_server(proxy.take, "127.0.0.1", 0)
    proxy.address = f"127.0.0.1:{listening.sockets[0].getsockname()[1]}"
    proxy.ws = f"ws://{proxy.address}"
    try:
        yield proxy
    finally:
        listening.close()
        proxy.open.set()
        proxy.cut_all()
        await until(lambda: not proxy.passing)
