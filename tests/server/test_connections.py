"""How many connections there may be, how slow they may be, and what becomes of those that read nothing."""

from __future__ import annotations

import asyncio
import json
import socket
from pathlib import Path

import pytest
from structlog.testing import capture_logs
from websockets.asyncio.client import ClientConnection
from websockets.frames import CloseCode, Opcode

from boomtable.server import connections, serve, sockets
from boomtable.wire.protocol import Close
from tests.patience import seconds, until
from tests.server.harness import Player, start_server
from tests.server.raw_client import SMALLEST, RawClient
from tests.server.test_origin_check import asked
from tests.server.told_of_others import chair

CLASSROOM, NEIGHBOUR = "127.0.0.2", "127.0.0.3"  # addresses that are no proxy's


@pytest.fixture
def small_buffers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Small socket buffers, so that unread data blocks soon."""

    def bind(host: str, port: int) -> socket.socket:
        door = original(host, port)
        door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SMALLEST)  # and so of all that come in
        return door

    original = serve.bind
    monkeypatch.setattr(serve, "bind", bind)


@pytest.fixture
def sixty_frames(monkeypatch: pytest.MonkeyPatch) -> None:
    """A socket may send sixty frames, however long it takes."""
    monkeypatch.setattr(sockets, "RATE", 1e-6)
    monkeypatch.setattr(sockets, "BURST", 60.0)


def line(player: Player) -> ClientConnection:
    assert player._socket
    return player._socket


# What a socket may send.


async def test_what_somebody_is_told_at_a_time_is_written_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write, written = connections.WebSocketConnection.write_waiting, list[int]()

    def count(connection: connections.WebSocketConnection) -> None:
        written.append(len(connection.conn.writes))
        write(connection)

    async with start_server(tmp_path) as server:
        people = await server.start(4)
        monkeypatch.setattr(connections.WebSocketConnection, "write_waiting", count)
        mover = next(person for person in people if person.prompt)
        told = len(mover.raw)
        await mover.play()
        assert [json.loads(raw)["type"] for raw in mover.raw[told:]] == [
            "changes" if mover.changes else "update",
            "done",
        ]
        assert sorted(written) == [1, 1, 1, 2]


@pytest.mark.usefixtures("sixty_frames")
async def test_pings_are_paid_for_like_messages(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        host = await server.open_table()
        for _ in range(20):
            await host.ask("ping")
        for _ in range(40):
            await (await line(host).ping())
        assert host.closed is None
        await line(host).ping()
        await until(lambda: host.closed)
        assert host.closed == Close.TOO_MUCH


async def test_text_that_is_no_utf_8_closes_the_socket_and_leaves_nothing_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with start_server(tmp_path) as server:
        host = await server.open_table()
        await line(host).send(b"\xff", text=True)
        await until(lambda: host.closed)
        assert host.closed == CloseCode.INVALID_DATA
    assert not caplog.records


@pytest.mark.usefixtures("sixty_frames")
@pytest.mark.parametrize("opcode", [Opcode.PONG, Opcode.CONT])
async def test_nothing_is_sent_for_free(tmp_path: Path, opcode: Opcode) -> None:
    """Unsolicited pongs and empty fragments of an endless message are charged too."""
    async with start_server(tmp_path) as server:
        host = await server.open_table()
        before = server.connections.from_address["127.0.0.1"]
        with RawClient(server.port) as flood:
            assert await flood.open_socket(host.code, host.key) == b"HTTP/1.1 101"
            await flood.frame(Opcode.TEXT, b"{", fin=False)
            for _ in range(60):
                await flood.frame(opcode, fin=opcode is Opcode.PONG)
            await host.ask("ping")
            assert server.connections.from_address["127.0.0.1"] == before + 1
            await flood.frame(opcode, fin=opcode is Opcode.PONG)
            assert (await flood.read_all()).endswith(close_frame(Close.TOO_MUCH, "too-much"))


def close_frame(code: int, reason: str) -> bytes:
    return bytes([0x88, 2 + len(reason)]) + code.to_bytes(2) + reason.encode()


# What a device leaves unread.


@pytest.mark.usefixtures("small_buffers")
@pytest.mark.parametrize(("limit", "most"), [("BACKLOG_BYTES", 50_000), ("BACKLOG", 2)])
async def test_too_much_for_a_slow_device_closes_it_cleanly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, limit: str, most: int
) -> None:
    monkeypatch.setattr(sockets, "BURST", 1e9)
    async with start_server(tmp_path) as server:
        host, ben = await server.sit_down(2)
        await ben.hang_up()
        with RawClient(server.port) as slow:
            assert await slow.open_socket(ben.code, ben.key) == b"HTTP/1.1 101"
            await host.until(lambda me: chair(me, ben)["present"])
            [_, device] = server.live(host.code).listeners
            assert isinstance(device, sockets.Connection)
            monkeypatch.setattr(sockets, limit, most)
            while len(device._outbox) < 2:  # so the first is stuck
                device.tell(b"x" * 20_000)
                await host.ask("ping")
            assert [device.closing] == [False]
            device.tell(b"x" * 20_000)
            assert device.closing
            assert not device._outbox
            assert (await slow.read_all()).endswith(close_frame(Close.SLOW, "slow"))
        await host.until(lambda me: not chair(me, ben)["present"])


@pytest.mark.usefixtures("small_buffers")
@pytest.mark.parametrize("pings", [0, 30])
async def test_a_device_that_reads_nothing_is_noticed_and_its_seat_cared_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pings: int
) -> None:
    """It keeps the connection open but reads neither messages nor answers to its pings."""
    monkeypatch.setattr(serve, "HEARTBEAT", seconds(0.3))
    monkeypatch.setattr(sockets, "BURST", 1e9)
    async with start_server(tmp_path, virtual=True) as server:
        host, ben = await server.start(2, "standoff", settings={"away": 60})
        await ben.hang_up()
        with RawClient(server.port) as zombie:
            assert await zombie.open_socket(ben.code, ben.key) == b"HTTP/1.1 101"
            await host.until(lambda me: chair(me, ben)["present"])
            for _ in range(40):
                await host.do("chat", text="x" * 250)
            for _ in range(pings):
                await zombie.frame(Opcode.PING, b"y" * 100)
            await host.until(lambda me: not chair(me, ben)["present"])
            await server.pass_(61)
            await host.until(lambda me: chair(me, ben)["minder"] == "away")


@pytest.mark.usefixtures("small_buffers")
async def test_a_removed_device_that_reads_nothing_does_not_stay_connected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "CLOSE_SECONDS", 0.1)
    monkeypatch.setattr(serve, "HEARTBEAT", seconds(0.3))
    monkeypatch.setattr(sockets, "BURST", 1e9)
    async with start_server(tmp_path) as server:
        host, ben = await server.sit_down(2)
        with RawClient(server.port, CLASSROOM) as zombie:
            assert await zombie.open_socket(ben.code, ben.key) == b"HTTP/1.1 101"
            await until(lambda: len(server.live(host.code).listeners) == 3)
            for _ in range(40):
                await host.do("chat", text="x" * 250)
            await host.do("remove", member=ben.member)
            await until(lambda: not server.connections.from_address[CLASSROOM])


@pytest.mark.usefixtures("small_buffers")
async def test_an_answer_that_nobody_reads_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "UNREAD_SECONDS", 0.2)
    async with start_server(tmp_path) as server:
        with RawClient(server.port, CLASSROOM) as reader:
            for _ in range(20):
                await reader.send(b"GET /api/schema/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n")
            await until(lambda: server.connections.from_address[CLASSROOM])
            await until(lambda: not server.connections.from_address[CLASSROOM])


# How long a request may take.


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: loc",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\ncontent-length: 9\r\n\r\n{",
    ],
)
async def test_a_request_that_does_not_come_to_its_end_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, begun: bytes
) -> None:
    monkeypatch.setattr(connections, "REQUEST_SECONDS", 0.2)
    async with start_server(tmp_path) as server:
        with RawClient(server.port) as slow:
            await slow.send(begun)
            assert await slow.read_all() == b""


async def test_a_request_that_comes_drop_by_drop_has_no_more_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "REQUEST_SECONDS", 0.2)
    async with start_server(tmp_path) as server:
        with RawClient(server.port, CLASSROOM) as slow:
            await slow.send(b"GET / HTTP/1.1\r\nHost: localhost\r\nx: ")
            await until(lambda: server.connections.from_address[CLASSROOM])

            async def dripped() -> bool:
                try:
                    await slow.send(b"x")
                except ConnectionError:
                    return True
                return not server.connections.from_address[CLASSROOM]

            await until(dripped)


async def test_a_browser_may_think_between_two_requests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "REQUEST_SECONDS", 0.2)
    async with start_server(tmp_path) as server:
        with RawClient(server.port) as browser, RawClient(server.port) as silent:
            assert (await browser.get("/health")).startswith(b"HTTP/1.1 200")
            assert await silent.read_all() == b""  # so much time has passed
            assert (await browser.get("/health")).startswith(b"HTTP/1.1 200")


# How many.


async def test_one_address_may_open_so_many_connections_and_others_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "MOST_FROM_ADDRESS", 3)
    async with start_server(tmp_path) as server:
        host = await server.open_table()

        async def status(address: str) -> bytes:
            with RawClient(server.port, address) as client:
                return (await client.get("/health"))[:12]

        with (
            RawClient(server.port, CLASSROOM) as first,
            RawClient(server.port, CLASSROOM) as second,
            RawClient(server.port, CLASSROOM) as third,
            capture_logs() as notes,
        ):
            assert (await third.get("/health")).startswith(b"HTTP/1.1 200")
            await first.open_socket(host.code, host.key)
            for _ in range(3):
                assert await status(CLASSROOM) == b"HTTP/1.1 503"
            with RawClient(server.port, CLASSROOM) as fourth:
                assert await fourth.open_socket(host.code, host.key) == b"HTTP/1.1 503"
            assert await status(NEIGHBOUR) == b"HTTP/1.1 200"
            assert await status("127.0.0.1") == b"HTTP/1.1 200"
            second._socket.close()
            await until(lambda: server.connections.from_address[CLASSROOM] < 3)
            assert await status(CLASSROOM) == b"HTTP/1.1 200"
        assert [(note["event"], note["limit"]) for note in notes] == [("too-many-connections", "address")]  # once


@pytest.mark.parametrize(
    ("client", "other"),
    [
        (("10.0.0.7", "10.0.0.7"), "10.0.0.8"),
        (("2001:db8:1:2::7", "2001:db8:1:3::8"), "2001:db8:2:2::7"),  # two networks of one owner
    ],
)
async def test_a_proxy_brings_many_clients_and_each_has_so_many_sockets(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, client: tuple[str, str], other: str
) -> None:
    monkeypatch.setattr(connections, "MOST_FROM_ADDRESS", 3)
    monkeypatch.setattr(sockets, "MOST_FROM_ADDRESS", 2)
    async with start_server(tmp_path) as server:
        host = await server.open_table(settings={"spectators": True})

        async def watch(address: str) -> Player:
            player = await Player(server, host.code, None, None).connect(
                "&watch=public", **{"X-Forwarded-For": address}
            )
            await until(lambda: player.messages or player.closed)
            return player

        opened = [await watch(each) for each in (client[0], other, client[1], other)]
        assert [player.closed for player in opened] == [None] * 4
        assert (await watch(client[0])).closed == Close.TOO_MUCH
        await opened[0].hang_up()
        await until(lambda: len(server.live(host.code).listeners) == 4)
        assert (await watch(client[0])).closed is None


async def test_when_all_connections_are_taken_the_next_is_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "raise_file_limit", lambda: connections.OTHER_FILES + 4)
    monkeypatch.setattr(connections, "REFUSING", 1)
    async with start_server(tmp_path) as server:
        held = [RawClient(server.port) for _ in range(4)]
        assert (await held[-1].get("/health")).startswith(b"HTTP/1.1 200")
        with RawClient(server.port) as one_more, RawClient(server.port) as another, capture_logs() as notes:
            head, _, body = (await one_more.get("/health")).partition(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 503")
            assert json.loads(body) == {"code": "too-many-connections", "facts": {}}
            assert await one_more.read_all() == b""
            assert await another.read_all() in (b"", body)
        assert [(note["limit"], note["most"]) for note in notes] in ([("all", 4)], [])
        for client in held:
            client._socket.close()
        await until(lambda: not server.connections.connections)
        assert (await server.http.get("/health")).status_code == 200


@pytest.mark.parametrize("query", ["", "&watch=public"])
async def test_one_key_opens_eight_sockets_and_the_oldest_makes_room(tmp_path: Path, query: str) -> None:
    async with start_server(tmp_path) as server:
        host = await server.open_table()
        await host.hang_up()
        devices = [await Player(server, host.code, host.key, 1).connect(query) for _ in range(8)]
        for device in devices:
            await device.until(lambda me: me.roster)
        one_more = await Player(server, host.code, host.key, 1).connect(query)
        await until(lambda: devices[0].closed)
        assert devices[0].closed == Close.TOO_MUCH
        await one_more.ask("ping")
        assert [device.closed for device in devices[1:]] == [None] * 7


async def test_one_screen_opens_eight_sockets(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        host = (await server.sit_down(2, "lamps"))[0]
        path = f"/api/tables/{host.code}"
        link = (await asked(server, f"{path}/links", host, place="east")).json()["link"]
        key = (await asked(server, f"{path}/redeem", None, link=link, bearer=True)).json()["key"]
        screens = [await Player(server, host.code, key, None).connect() for _ in range(9)]
        await until(lambda: sum(screen.closed is not None for screen in screens) == 1)
        for screen in screens:
            if screen.closed is None:
                await screen.ask("ping")


async def test_whoever_hangs_up_before_the_answer_breaks_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table does not exist, and nobody is left to hear it."""
    found, looked = asyncio.Event(), 0
    async with start_server(tmp_path) as server:

        async def find(_: str) -> None:
            nonlocal looked
            looked += 1
            await found.wait()

        monkeypatch.setattr(server.registry.store, "find", find)
        with capture_logs() as notes:
            with RawClient(server.port) as client:
                await client.open_socket("ZZZZZZ", "key")
                await until(lambda: looked)
            await until(lambda: server.connections.from_address["127.0.0.1"] == 0)
            found.set()
            await asyncio.sleep(0.05)
            assert (await server.http.get("/ready")).status_code == 200
        assert [note for note in notes if note["log_level"] == "error"] == []
