"""Replace a running server of an older version by this one, in the middle of a game: `python tools/upgrade.py OLD`.

OLD is a wheel, or a commit of which one is built. Four phones play Trick Snipers with the older server; this version
waits with `--standby`; the older one is stopped; the phones reconnect, see the table as it was, and play to the end.
"""

from __future__ import annotations

import asyncio
import json
import os
import runpy
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

ROOT = Path(__file__).resolve().parents[1]
REPLY = runpy.run_path(str(ROOT / "examples" / "bot.py"))["reply"]
NAMES = ("Ann", "Ben", "Cleo", "Dan")
THINKING = 0.2  # seconds: nobody plays at once
BEFORE = 12  # moves on the older server


class Phone:
    """One player, who reconnects for ever, as the web client does."""

    def __init__(self, address: str, code: str, key: str) -> None:
        self.socket, self.key = f"ws{address[4:]}/api/tables/{code}/socket?v=1", key
        self.mine: dict[str, Any] = {"game": 0, "line": "", "ask": {}, "rest": 0.0}
        self.moves, self.phase, self.servers = 0, "", list[str]()
        self.view: dict[str, Any] = {}
        self.ready, self.back = asyncio.Event(), asyncio.Event()

    async def play(self) -> None:
        while True:
            try:
                async with connect(self.socket, additional_headers={"Authorization": f"Bearer {self.key}"}) as line:
                    async for text in line:
                        await self.hear(line, json.loads(text))
            except (OSError, WebSocketException):
                await asyncio.sleep(0.2)

    async def hear(self, line: Any, message: dict[str, Any]) -> None:
        match message:
            case {"type": "welcome", "server": version}:
                self.servers.append(version)
            case {"type": "table", "phase": phase, "chairs": chairs}:
                self.phase = phase
                if len(chairs) == len(NAMES) and all(chair["ready"] for chair in chairs[1:]):
                    self.ready.set()
            case {"type": "update", "view": view}:
                self.view = view
                self.back.set()
        if ask := REPLY(message, self.mine):
            self.moves += ask["type"] == "play"
            await asyncio.sleep(THINKING)
            await line.send(json.dumps(ask))


def asked(address: str, **body: Any) -> Any:
    data = json.dumps({**body, "bearer": True, "entropy": secrets.token_hex(8)}).encode()
    with urlopen(Request(address, data, {"Content-Type": "application/json"})) as answer:
        return json.load(answer)


@asynccontextmanager
async def serving(command: Path, port: int, data: Path, *options: str) -> AsyncIterator[subprocess.Popen[bytes]]:
    place = ("--host", "127.0.0.1", "--port", str(port), "--data", str(data))
    line = [str(command), "serve", *place, *options]
    with subprocess.Popen(line, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE) as process:
        try:
            yield process
        finally:
            process.terminate()


def says(process: subprocess.Popen[bytes], event: bytes) -> None:
    """Wait until its log has this event."""
    assert process.stderr
    assert any(event in line for line in process.stderr)


async def replaced(old: Path, data: Path, port: int) -> None:
    address = f"http://127.0.0.1:{port}"
    async with serving(old, port, data) as first:
        await asyncio.to_thread(says, first, b'"open"')
        seated = asked(f"{address}/api/tables", game="trick-snipers", name=NAMES[0])
        code = seated["code"]
        keys = [seated["key"], *(asked(f"{address}/api/tables/{code}/join", name=name)["key"] for name in NAMES[1:])]
        phones = [Phone(address, code, key) for key in keys]
        playing = [asyncio.create_task(phone.play()) for phone in phones]
        await phones[0].ready.wait()
        async with connect(phones[0].socket, additional_headers={"Authorization": f"Bearer {keys[0]}"}) as host:
            await host.send(json.dumps({"type": "start", "id": secrets.token_hex(8)}))
            while sum(phone.moves for phone in phones) < BEFORE:
                await asyncio.sleep(0.1)
        async with serving(Path(sys.executable).with_name("boomtable"), port, data, "--standby") as second:
            await asyncio.to_thread(says, second, b'"standby"')
            assert first.poll() is None
            before = [phone.view for phone in phones]
            for phone in phones:
                phone.back.clear()
            stopped, told = time.monotonic(), sum(phone.moves for phone in phones)
            first.send_signal(signal.SIGTERM)
            await asyncio.gather(*(phone.back.wait() for phone in phones))
            gap = time.monotonic() - stopped
            same = [held(view) >= held(phone.view) > 0 for view, phone in zip(before, phones, strict=True)]
            while {phone.phase for phone in phones} != {"over"}:
                await asyncio.sleep(0.2)
            moves = sum(phone.moves for phone in phones) - told
            for task in playing:
                task.cancel()
    print(f"{told} moves on the older server, {gap:.1f} s until all phones saw their table again, {moves} moves after")
    assert all(same), "the same hands"
    assert min(len(phone.servers) for phone in phones) >= 2, "every phone reconnected"


def held(view: dict[str, Any]) -> int:
    return len(view.get("hand", ()))


def installed(old: str, folder: Path) -> Path:
    """The command of an older version, in an environment of its own."""
    wheel = Path(old)
    if wheel.suffix != ".whl":
        run("git", "clone", "-q", ROOT, folder / "clone")
        run("git", "-C", folder / "clone", "checkout", "-q", old)
        run(sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "-w", folder, folder / "clone")
        [wheel] = folder.glob("*.whl")
    run(sys.executable, "-m", "venv", folder / "environment")
    run(folder / "environment" / "bin" / "pip", "install", "-q", "--no-compile", f"{wheel.absolute()}[server]")
    return folder / "environment" / "bin" / "boomtable"


def run(*command: object) -> None:
    subprocess.run([*map(str, command)], check=True, env={**os.environ, "PYTHONPATH": ""})


if __name__ == "__main__":
    with TemporaryDirectory() as scratch:
        asyncio.run(replaced(installed(sys.argv[1], Path(scratch)), Path(scratch, "data"), 18470))
