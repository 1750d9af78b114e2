"""A server behind TLS with a certificate of its own, stopped and upgraded while a browser keeps its address."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import re
import shutil
import ssl
import subprocess
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest
from playwright.async_api import Browser, async_playwright

from boomtable.server import pages
from tests.patience import milliseconds
from tests.server.harness import LocalServer, start_server
from tests.web.conftest import ARGUMENTS

HASHED = re.compile(r"(?<=[-./\w])-([\w-]{8})\.(js|css|woff2)")
TEXTS = {".js", ".css", ".html"}


class HttpsServer:
    """TLS in front of whichever server runs behind it, if any."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder, self.monkeypatch = folder, monkeypatch
        self.certificate, self.key = folder / "certificate.pem", folder / "key.pem"
        self.behind: LocalServer | None = None
        self._stack = AsyncExitStack()
        self._open: set[asyncio.StreamWriter] = set()
        self.port = 0

    @property
    def address(self) -> str:
        return f"https://localhost:{self.port}"

    def certify(self) -> str:
        """Make a certificate; the hash of its key, by which a browser can be told to trust it."""
        made = f"openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -keyout {self.key} -out"
        subprocess.run([*made.split(), self.certificate], check=True, capture_output=True)
        public = subprocess.run(
            ["openssl", "x509", "-in", self.certificate, "-pubkey", "-noout"], check=True, capture_output=True
        ).stdout
        body = b"".join(public.splitlines()[1:-1])
        return base64.b64encode(hashlib.sha256(base64.b64decode(body)).digest()).decode()

    async def listen(self) -> asyncio.Server:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self.certificate, self.key)
        listening = await asyncio.start_server(self._pass_on, "127.0.0.1", 0, ssl=context)
        self.port = listening.sockets[0].getsockname()[1]
        return listening

    async def run(self, client: Path) -> LocalServer:
        """A server with this version of the client, and the tables that there were."""
        await self.stop()
        self.monkeypatch.setattr(pages, "BUILT", client)
        self.behind = await self._stack.enter_async_context(
            start_server(
                self.folder / "data",
                catalog="boomtable.games.catalog",
                limited=False,
                pace=0.05,
                public_url=self.address,
            )
        )
        return self.behind

    async def stop(self) -> None:
        self.behind = None
        for writer in self._open:
            writer.close()
        await self._stack.aclose()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.behind is None:
            return writer.close()
        there, here = await asyncio.open_connection("127.0.0.1", self.behind.port)
        self._open |= {writer, here}
        await asyncio.gather(self._pour(reader, here), self._pour(there, writer), return_exceptions=True)
        self._open -= {writer, here}
        return None

    async def _pour(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while some := await reader.read(65_536):
                writer.write(some)
                await writer.drain()
        finally:
            writer.close()


@asynccontextmanager
async def https_server(
    folder: Path, monkeypatch: pytest.MonkeyPatch, chromium: str
) -> AsyncIterator[tuple[HttpsServer, Browser]]:
    """The server, and a browser that trusts its certificate: no other lets a service worker in."""
    server = HttpsServer(folder, monkeypatch)
    trusted = f"--ignore-certificate-errors-spki-list={server.certify()}"
    async with async_playwright() as playwright, await server.listen():
        browser = await playwright.chromium.launch(
            executable_path=chromium, chromium_sandbox=False, args=[*ARGUMENTS, trusted], timeout=milliseconds(30)
        )
        try:
            yield server, browser
        finally:
            await browser.close()
            await server.stop()


def next_version(client: Path, folder: Path) -> Path:
    """The same client with other hashes in the names of all its files: none of the old ones is there any more."""
    shutil.copytree(client, folder)
    for path in [path for path in folder.rglob("*") if path.is_file()]:
        if path.suffix in TEXTS:
            text = path.read_text(encoding="utf-8")
            path.write_text(HASHED.sub(lambda found: f"-{found[1][::-1]}.{found[2]}", text), encoding="utf-8")
        path.rename(path.with_name(HASHED.sub(lambda found: f"-{found[1][::-1]}.{found[2]}", path.name)))
    return folder
