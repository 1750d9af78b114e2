"""A server beside boardgame.io's at the same load: `python tools/against_boardgame_io.py [SOCKETS] [MOVES_PER_SECOND]`.

Node and npm are needed. The first run installs boardgame.io into `--folder`; its own server then plays a trivial game
in memory, while ours plays Time Bomb with every move on disk. The players are the same clients: five at a table, and a
move is over when the last of them was told. With `--pin` servers get core 0, one after the other, and players core 1.
"""

from __future__ import annotations

import asyncio
import os
from asyncio.subprocess import DEVNULL, PIPE
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from random import Random
from subprocess import run as run_command
from tempfile import gettempdir
from time import perf_counter

import httpx
import msgspec
from cyclopts import run
from rich.console import Console
from rich.table import Table
from uvloop import new_event_loop

from boomtable.server.loadtest.clients import Device, TimeBombClients
from boomtable.server.loadtest.cores import pinned
from boomtable.server.loadtest.line import open_line
from boomtable.server.loadtest.load import Load, Usage, own_server, played, usage

VERSION = "0.50.2"
FOLDER = Path(gettempdir()) / "boardgame-io-peer"
WIDTH = 120
PLAYERS, SERVERS, CLIENTS = 5, {0}, {1}  # and the cores they get
TICKS, PAGE = os.sysconf("SC_CLK_TCK"), os.sysconf("SC_PAGE_SIZE")

GAME = """
const { Server, Origins } = require("boardgame.io/server");
const cuts = {
  name: "cuts",
  setup: () => ({ cuts: [] }),
  moves: { cut: ({ G }, owner) => { G.cuts = [...G.cuts.slice(-20), owner]; } },
  turn: { minMoves: 1, maxMoves: 1 },
  disableUndo: true,
};
const server = Server({ games: [cuts], origins: [Origins.LOCALHOST] });
server.run({ port: 0 }).then(({ appServer }) => console.log("PORT " + appServer.address().port));
"""


class Peer(Device):
    """A player of boardgame.io's: Socket.IO over a plain WebSocket."""

    def __init__(self, table: Peers, number: int) -> None:
        super().__init__(table)
        self.peers, self.number = table, number

    def hear(self, text: bytes) -> None:
        if text.startswith(b'42/cuts,["update"'):
            self.peers.saw(self, text)
        elif text == b"2":
            self.socket.send(b"3")
        elif text.startswith(b'42/cuts,["sync"'):
            self.peers.synced += 1
        elif text.startswith(b"40/cuts,"):
            self.tell("sync", self.peers.id, str(self.number), None, PLAYERS)

    def tell(self, *message: object) -> None:
        self.socket.send(b"42/cuts," + msgspec.json.encode(message))


class Peers(TimeBombClients):
    """Five at one table, who move in turn."""

    game, players = "boardgame.io", PLAYERS

    def __init__(self, rate: float, luck: Random, number: int) -> None:
        super().__init__(rate, luck)
        self.id, self.synced, self.moves = f"match-{number}", 0, 0
        self.peers: list[Peer] = []

    async def join(self, client: httpx.AsyncClient, servers: Sequence[str]) -> None:
        [server] = servers
        ws = f"ws{server.removeprefix('http')}"
        for number in range(PLAYERS):
            self.peers.append(peer := Peer(self, number))
            self.seats.append(peer)
            peer.socket = await open_line(f"{ws}/socket.io/?EIO=4&transport=websocket", {}, peer.hear)
            peer.socket.send(b"40/cuts,")
            async with asyncio.timeout(30):
                while self.synced <= number:
                    await asyncio.sleep(0.001)

    def saw(self, seat: Device, text: bytes) -> None:
        self._seen += 1
        if self._seen == PLAYERS:
            self._all_saw.set()

    async def _move(self) -> None:
        player = str(self.moves % PLAYERS)
        move = {"type": "cut", "args": [self.luck.randrange(PLAYERS)], "playerID": player, "credentials": None}
        self._expect()
        action = {"type": "MAKE_MOVE", "payload": move}
        self.peers[self.moves % PLAYERS].tell("update", action, self.moves, self.id, player)
        self.moves += 1
        await self._wait()
        self.delays.append(perf_counter() - self._sent)


def set_up(folder: Path) -> None:
    """boardgame.io as its authors publish it."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "server.cjs").write_text(GAME)
    if not (folder / "node_modules" / "boardgame.io").is_dir():
        command = ("npm", "install", "--no-save", "--no-audit", "--no-fund", f"boardgame.io@{VERSION}")
        run_command(command, cwd=folder, check=True, stdout=DEVNULL, stderr=DEVNULL)


@asynccontextmanager
async def peer_server(folder: Path) -> AsyncIterator[tuple[str, int]]:
    """Its address, and its process."""
    environment = os.environ | {"NODE_ENV": "production"}
    process = await asyncio.create_subprocess_exec(
        "node", "server.cjs", cwd=folder, env=environment, stdout=PIPE, stderr=DEVNULL
    )
    assert process.stdout
    try:
        while not (line := await process.stdout.readline()).startswith(b"PORT "):
            assert line, "boardgame.io did not start"
        yield f"http://localhost:{int(line.split()[1])}", process.pid
    finally:
        process.terminate()
        await process.communicate()


async def used(process: int) -> Usage:
    """What a process has used, by Linux."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return Usage((int(fields[11]) + int(fields[12])) / TICKS, int(fields[21]) * PAGE)


async def measured(folder: Path, ours: bool, tables: int, rate: float, seconds: float, *, pin: bool) -> Load:
    """One server at this load, and then it is stopped."""
    groups = [
        TimeBombClients(rate, Random(number)) if ours else Peers(rate, Random(number), number)
        for number in range(tables)
    ]
    async with AsyncExitStack() as started:
        with pinned(SERVERS if pin else None):
            if ours:
                url, metrics = await started.enter_async_context(own_server())
                figures: Callable[[], Awaitable[Usage | None]] = partial(usage, [metrics])
            else:
                url, process = await started.enter_async_context(peer_server(folder))
                figures = partial(used, process)
        with pinned(CLIENTS if pin else None):
            return await played([url], groups, seconds, figures)


def main(
    sockets: int = 1_500,
    moves: float = 150.0,
    /,
    *,
    seconds: float = 20.0,
    times: int = 1,
    pin: bool = False,
    folder: Path = FOLDER,
) -> None:
    """Print a row for each run: theirs, then ours."""
    set_up(folder)
    table = Table(caption=f"load of this machine before: {os.getloadavg()[0]:.1f}")
    for column in Load.__struct_fields__:
        table.add_column(column, justify="right")
    tables = sockets // PLAYERS
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        for ours in (False, True) * times:
            row = runner.run(measured(folder, ours, tables, moves / tables, seconds, pin=pin))
            table.add_row(row.game, *(f"{value:,}" for value in msgspec.structs.astuple(row)[1:]))
    Console(width=WIDTH).print(table)


if __name__ == "__main__":
    run(main)
