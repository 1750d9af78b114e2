"""A real server in its own process that can be stopped and killed.

`python -m tests.server.process ADDRESS PORT [BUS]` runs a server on a database and prints the port.
"""

from __future__ import annotations

import asyncio
import random
import signal
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import httpx

from tests.patience import seconds
from tests.processes import ending_with_us

CATALOG = "tests.server.catalog"
ROOT = Path(__file__).parents[2]
PATIENCE = 30.0  # seconds on a quiet machine


def free_port() -> int:
    """A port below the ephemeral range, so that it stays free while the server is down."""
    while True:
        with socket.socket() as bound:
            try:
                bound.bind(("127.0.0.1", port := random.randrange(20_000, 32_000)))
            except OSError:
                continue
            return port


class Process:
    """One running server process."""

    def __init__(self, process: asyncio.subprocess.Process, port: int) -> None:
        self.process, self.port = process, port
        self.ws, self.http = f"ws://127.0.0.1:{port}", f"http://127.0.0.1:{port}"

    def client(self) -> httpx.AsyncClient:
        """An HTTP client for it."""
        return httpx.AsyncClient(base_url=self.http, timeout=seconds(10), verify=False)

    def kill(self) -> None:
        """Kill it at once."""
        with suppress(ProcessLookupError):  # it may have ended already
            self.process.kill()

    async def ended(self) -> int:
        async with asyncio.timeout(seconds(PATIENCE)):
            return await self.process.wait()

    async def interrupt(self) -> int:
        """Send Ctrl-C and return the exit code."""
        self.process.send_signal(signal.SIGINT)
        return await self.ended()


@asynccontextmanager
async def server_process(folder: Path, port: int, *shared: str) -> AsyncIterator[Process]:
    """A server process on this folder and port, or on a shared database and bus; it does not outlive the test."""
    database, *bus = shared or (f"sqlite:///{folder}/boomtable.db",)
    with (folder / "stderr.txt").open("ab") as notes:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.server.process", database, str(port), *bus),
            stdout=asyncio.subprocess.PIPE,
            stderr=notes,
            cwd=ROOT,
        )
    life = Process(process, port)
    try:
        assert process.stdout
        async with asyncio.timeout(seconds(PATIENCE)):
            said = await process.stdout.readline()
        assert said.decode().strip() == str(port), (folder / "stderr.txt").read_text()
        with ending_with_us(process.pid):
            yield life
    finally:
        life.kill()
        await life.ended()


def main(database_url: str, port: str, bus: str | None = None) -> None:
    from boomtable.server.log import to_stderr
    from boomtable.server.serve import ServerConfig, run

    to_stderr(pretty=False)
    opening = ServerConfig(
        database_url=database_url, bus=bus, host="127.0.0.1", port=int(port), pace=0.0, show=0.0, catalog=CATALOG
    )
    asyncio.run(run(opening, lambda endpoint: print(endpoint.port, flush=True)))


if __name__ == "__main__":
    main(*sys.argv[1:])
