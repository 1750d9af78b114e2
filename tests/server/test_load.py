"""The load test measures what people would have waited for."""

from __future__ import annotations

import asyncio
import json
import sys
from random import Random
from resource import RLIMIT_NOFILE, getrlimit
from secrets import token_hex
from subprocess import PIPE, Popen, run
from typing import Any

import pytest

from boomtable.engine import BadSetup
from boomtable.server.file_limit import WANTED_FILES
from boomtable.server.loadtest.clients import Device, TimeBombClients
from boomtable.server.loadtest.load import CLIENTS, client_of, load, own_server
from boomtable.server.loadtest.two_rooms import TwoFullRooms, doer, picked
from tests.patience import until
from tests.processes import running

MEASURING = """
import asyncio
from boomtable.server.loadtest.load import own_server
async def main():
    async with own_server() as (url, _):
        print(url, flush=True)
        await asyncio.sleep(600)
asyncio.run(main())
"""
SHARE = [{"news": "shared", "seats": [4, 7], "kind": "card"}, {"news": "shown", "by": 4, "to": 7}]


async def test_a_load_needs_a_crowd_that_knows_the_game() -> None:
    with pytest.raises(BadSetup) as refused:
        await load((), 1, 1.0, 1.0, game="standoff")
    assert (refused.value.code, refused.value.facts["allowed"]) == ("no-crowd", ", ".join(CLIENTS))


async def test_a_load_says_how_many_files_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boomtable.server.loadtest.load.raise_file_limit", lambda: 1024)
    with pytest.raises(BadSetup) as refused:
        await load((), 250, 1.0, 1.0)
    assert (refused.value.code, refused.value.facts) == ("too-few-files", {"needed": 1350, "limit": 1024})


def test_the_soft_limit_on_files_is_raised_to_the_hard_one() -> None:
    show = "from boomtable.server.file_limit import raise_file_limit; print(raise_file_limit())"
    for limit, then in (("-S", min(WANTED_FILES, getrlimit(RLIMIT_NOFILE)[1])), ("", 256)):
        command = f"ulimit {limit or '-'}n 256 && exec {sys.executable} -c '{show}'"
        assert int(run(["sh", "-c", command], capture_output=True, check=True).stdout) == then


@pytest.mark.parametrize(
    ("news", "seat"),
    [
        ([{"news": "pointed", "by": 3, "at": 5}, {"news": "led", "seat": 5, "how": "vote", "by": [1, 3]}], 3),
        ([{"news": "led", "seat": 5, "how": "appointed", "by": [2]}], 2),
        ([{"news": "led", "seat": 5, "how": "handed", "by": [2]}], 5),
        (SHARE, 7),
        ([{"news": "lapsed", "by": 6, "to": 1}], 6),
        ([{"news": "moved", "seat": 31, "to": 1}], 31),
        ([{"news": "time-up", "round": 1}], None),
        ([], None),
    ],
)
def test_the_news_say_whose_act_it_was(news: list[Any], seat: int | None) -> None:
    assert doer(news) == seat


def test_an_act_is_over_when_the_last_device_was_told(monkeypatch: pytest.MonkeyPatch) -> None:
    table, now = TwoFullRooms(6.0, Random(1)), iter([1.0, 3.0, 2.5])
    monkeypatch.setattr("boomtable.server.loadtest.two_rooms.perf_counter", lambda: next(now))
    phone: Any = Phone()
    act = table.acts_now(7)
    for devices in (1, 2):
        table.saw(phone, told(SHARE))
        assert act.devices == devices
    assert (act.sent, act.last) == (1.0, 2.5)


class Phone:
    """Anything with a prompt."""

    prompt: Any = None


def told(news: list[Any]) -> bytes:
    return json.dumps({"type": "changes", "changed": {"news": news}, "grown": {"story": news}}).encode()


def test_a_crowd_does_only_what_is_on_offer() -> None:
    one_of = {"kind": "one-of", "moves": [{"move": "walk"}]}
    drawn = {"kind": "drawn", "move": "point", "field": "seat", "cards": [2]}
    subset = {"kind": "subset", "move": "send", "field": "hostages", "cards": [4, 3], "count": 2}
    parts = {"kind": "either", "parts": [one_of, drawn, subset]}
    allowed = [{"move": "walk"}, {"move": "point", "seat": 2}]
    done = [picked(parts, Random(seed)) for seed in range(30)]
    assert all(move in done for move in allowed)
    assert all(move in allowed for move in done)  # hostages are named when nothing else is left to do
    assert picked(subset, Random(1)) == {"move": "send", "hostages": [3, 4]}


async def test_a_rematch_is_open_before_anyone_says_that_they_are_ready() -> None:
    table = late_table()
    await table.play(0.1)
    assert (table.errors, len(table.delays)) == (0, 1)


async def test_a_table_where_nobody_is_asked_counts_as_an_error() -> None:
    table = late_table()
    table.over = False
    await table.play(0.1)
    assert (table.errors, len(table.delays)) == (1, 0)


def late_table() -> TimeBombClients:
    """A table with one move to make, whose game is over."""
    table = TimeBombClients(10.0, Random(1))
    LateServer(table)
    table.over = True
    return table


async def test_the_server_of_a_load_test_ends_if_that_is_broken_off_while_it_starts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    mark = marked(monkeypatch)
    starting = asyncio.create_task(own_server().__aenter__())
    await until(lambda: running(mark))
    starting.cancel()
    await asyncio.wait([starting])
    assert starting.cancelled()
    assert running(mark) == []


async def test_the_server_of_a_load_test_ends_even_if_that_is_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    mark = marked(monkeypatch)
    with Popen([sys.executable, "-c", MEASURING], stdout=PIPE) as test:
        assert test.stdout
        assert test.stdout.readline()
        assert any("loadtest.server" in line for line in running(mark))
        test.kill()
    await until(lambda: not running(mark))


def marked(monkeypatch: pytest.MonkeyPatch) -> str:
    """What tells the processes that are started from now on."""
    name, value = "BOOMTABLE_RUN", token_hex(8)
    monkeypatch.setenv(name, value)
    return f"{name}={value}"


async def test_no_request_goes_to_a_connection_that_the_server_may_be_closing() -> None:
    async def once(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Answer as if more requests might follow, and hang up on the next."""
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n")
        await reader.read(1)
        writer.transport.abort()

    server = await asyncio.start_server(once, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    async with server, client_of(f"http://127.0.0.1:{port}") as client:
        assert [(await client.get("/")).status_code for _ in range(3)] == [200] * 3


class LateServer:
    """A server that does what it is asked, the rematch late, and refuses what comes too early."""

    def __init__(self, table: TimeBombClients) -> None:
        table.seats = [Device(table) for _ in range(table.players)]
        self.devices = [LateSocket(self, seat) for seat in table.seats]
        self.lobby, self.ready = False, 0

    def asked(self, device: LateSocket, request: dict[str, Any]) -> None:
        match request["type"]:
            case "rematch":
                asyncio.get_running_loop().call_later(0.2, self.open_lobby, device, request)
                device.hear(type="done", id="l0")  # the answer to an earlier request
            case "ready" if self.lobby:
                self.ready += 1
                device.hear(type="done", id=request["id"])
            case "start" if self.ready == len(self.devices) - 1:
                self.all_hear(prompt={"number": 1, "offer": {"moves": [{"move": "snip"}]}})
            case "play":
                self.all_hear(prompt=None)
            case _:
                device.hear(type="refused", id=request["id"])

    def open_lobby(self, device: LateSocket, request: dict[str, Any]) -> None:
        self.lobby = True
        device.hear(type="done", id=request["id"])

    def all_hear(self, **message: Any) -> None:
        for device in self.devices:
            device.hear(type="update", **message)


class LateSocket:
    def __init__(self, server: LateServer, seat: Device) -> None:
        self.server, self.seat = server, seat
        seat.socket = self  # type: ignore[assignment]

    def send(self, message: bytes) -> None:
        asyncio.get_running_loop().call_soon(self.server.asked, self, json.loads(message))

    def hear(self, **message: Any) -> None:
        self.seat.hear(json.dumps(message, separators=(",", ":")).encode())
