"""Several servers, one PostgreSQL, one Valkey, all real: who owns a table, and what reaches whom."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from signal import SIGCONT, SIGSTOP
from typing import Any

import httpx
import pytest

from boomtable.server import app_state
from boomtable.server.cluster.bus import Bus, Message
from boomtable.server.cluster.leases import LEASE, RENEW, Leases
from boomtable.server.cluster.lines import ENCODE, Envelope, Lines
from boomtable.server.cluster.ownership import TableOwnership
from boomtable.server.errors import OwnedElsewhere, StartupError
from boomtable.server.metrics import METRICS
from boomtable.wire.protocol import Close
from tests.patience import seconds, until
from tests.server.bad_connection import bad_line
from tests.server.harness import LocalServer, Player, start_server
from tests.server.process import Process, free_port, server_process
from tests.server.test_televisions import asked, show, waiting
from tests.server.valkeys import Valkey


@asynccontextmanager
async def two(database: str, valkey: Valkey) -> AsyncIterator[tuple[LocalServer, LocalServer]]:
    async with start_server(database, bus=valkey.url) as one, start_server(database, bus=valkey.url) as other:
        yield one, other


async def also_at(server: LocalServer, person: Player) -> Player:
    """The same member on another device, at this server."""
    twin = Player(server, person.code, person.key, person.member)
    await twin.connect()
    await twin.until(lambda me: me.roster)
    return twin


def forget(person: Player) -> None:
    person.raw.clear()
    person.messages.clear()


def shown(person: Player) -> list[str]:
    """What a device was shown, without the answers to its own questions."""
    own = ("done", "refused", "pong", "reason", "welcome", "clock")
    return [raw for raw, told in zip(person.raw, person.messages, strict=True) if told["type"] not in own]


async def test_a_lease_is_kept_by_signs_of_life_and_ends_without_them(valkey: Valkey) -> None:
    bus = Bus(valkey.url)
    ann, ben = Leases(bus, "ann"), Leases(bus, "ben")
    assert not await ann.sign()
    await ben.sign()
    assert [await ann.take("t"), await ann.take_back(["t"])] == ["", {"t"}]  # somebody else might have to say so
    assert [await ann.take("t"), await ben.take("t"), await ben.holder("t")] == ["ann"] * 3
    assert await ben.free(["t", "u"]) == await ann.free(["t", "u"]) == ["u"]
    await ben.release("t")  # it is not theirs
    assert await ann.sign()
    assert await ben.take("t") == "ann"
    await until(lambda: _free(ben, "t"), LEASE + 2)
    await ben.sign()
    assert await ben.take("t") == "ben"
    assert not await ann.sign()  # and so ann looks what was taken
    assert await ann.take("new", new=True) == "ann"
    assert await ann.take_back(["t", "new", "forgotten"]) == {"new", "forgotten"}
    await bus.close()


async def _free(leases: Leases, table: str) -> bool:
    return await leases.holder(table) is None


@pytest.mark.parametrize("game", ["standoff", "time-bomb"])
async def test_over_the_bus_a_device_gets_the_same_bytes_as_at_the_owner(
    database: str, valkey: Valkey, game: str
) -> None:
    async with two(database, valkey) as (one, other):
        people = await one.sit_down(4 if game == "time-bomb" else 2, game)
        far = [await also_at(other, person) for person in people]
        near = [await also_at(one, person) for person in people]
        for person in [*near, *far]:
            await person.ask("ping")
            forget(person)
        await people[0].do("start")
        await people[0].do("chat", text="Hello")
        for _ in range(6):
            for person in far:
                await person.ask("ping")
            asked = next((person for person in far if person.prompt), None)
            if asked:
                assert (await asked.play())["type"] == "done"
        for person in [*near, *far]:
            await person.ask("ping")
        for here, there in zip(near, far, strict=True):
            assert shown(there) == shown(here)
            assert len(shown(there)) > 3
        assert not other.registry.tables


async def test_over_the_bus_requests_get_the_same_answers(database: str, valkey: Valkey) -> None:
    async with two(database, valkey) as (one, other):
        ann = await one.open_table("standoff")
        table = f"/api/tables/{ann.code}"
        assert await same(one, other, "GET", table) == 200
        assert await same(one, other, "GET", f"{table}/evening") == 403
        assert await same(one, other, "GET", f"{table}/evening", ann.bearer) == 200
        assert await same(one, other, "GET", f"{table}/qr.svg") == 409  # no phone can reach this machine
        assert await same(one, other, "POST", f"{table}/join", json={"name": ""}) == 400
        assert await same(one, other, "DELETE", table) == 403
        assert await same(one, other, "GET", "/api/tables/BCDFGH") == 404
        await other.http.delete(table, headers=ann.bearer)
        with pytest.raises(ConnectionError, match=str(Close.GONE)):
            await ann.until(lambda _: False)


async def same(one: LocalServer, other: LocalServer, method: str, path: str, key: Any = (), **options: Any) -> int:
    headers = {"host": "127.0.0.1:8470", **dict(key)}  # as behind a balancer
    answers = [await server.http.request(method, path, headers=headers, **options) for server in (one, other)]
    told = [(answer.status_code, answer.content, {**answer.headers, "date": ""}) for answer in answers]
    assert told[0] == told[1]
    return answers[0].status_code


async def test_codes_of_tables_elsewhere_are_not_guessed_any_faster(
    database: str, valkey: Valkey, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app_state, "GUESSING", (0.0001, 6))
    async with two(database, valkey) as (one, other):
        ann = await one.open_table("standoff")
        mine = await also_at(other, ann)  # charged, and given back
        codes = [f"/api/tables/{code}" for code in ("BCDFGH", "BCDFGJ", "BCDFGK", "BCDFGL", "BCDFGM", "BCDFGN")]
        assert [(await other.http.get(path)).status_code for path in codes] == [404] * 6
        refused = [await other.http.get(path) for path in (codes[0], f"/api/tables/{ann.code}")]
        assert [(each.status_code, each.json()["code"]) for each in refused] == [(429, "too-many-requests")] * 2
        assert (await other.http.get(f"/api/tables/{ann.code}", headers=ann.bearer)).status_code == 200
        assert (await mine.ask("ping"))["type"] == "pong"


async def test_what_an_address_takes_at_one_server_it_does_not_get_again_at_another(
    database: str, valkey: Valkey, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app_state, "LOOKING", (0.0001, 6))
    async with two(database, valkey) as servers:
        one, other = servers
        assert [await looked(one) for _ in range(4)] == [404] * 4
        await asyncio.sleep(seconds(2 * RENEW))
        assert [await looked(other) for _ in range(3)] == [404, 404, 429]
        await asyncio.sleep(seconds(2 * RENEW))
        assert [await looked(server) for server in servers] == [429, 429]
        valkey.kill()  # each has its own limits now, and what was taken stays taken
        assert [await looked(server) for server in servers] == [429, 429]


async def looked(server: LocalServer) -> int:
    """What somebody gets who looks at a public game that nobody has played."""
    return (await server.http.get("/api/public/nowhere")).status_code


async def test_ones_own_tables_are_listed_wherever_they_are(database: str, valkey: Valkey) -> None:
    async with two(database, valkey) as servers:
        codes, keys = [], []
        for server in (*servers, *servers):
            ann = await server.open_table("standoff")
            codes.append(ann.code)
            keys.append(f"{ann.code}:{ann.key}")
        lists = [
            (await server.http.get("/api/seats", headers={"cookie": f"keys={'.'.join(keys)}"})).json()
            for server in servers
        ]
        assert [[table["code"] for table in each] for each in lists] == [codes, codes]
        assert (await servers[0].http.get("/api/seats")).json() == []


async def test_a_television_may_wait_at_any_server(database: str, valkey: Valkey) -> None:
    async with two(database, valkey) as (one, other):
        ann = await one.open_table("standoff")
        code, ticket = await waiting(other)
        assert (await asked(one, ticket)).json()["waiting"]
        assert (await show(other, ann, code)).status_code == 204
        seated = (await asked(other, ticket)).json()
        screen = await Player(other, ann.code, seated["key"], None).connect()
        assert await screen.until(lambda me: me.roster)


async def test_an_owner_that_was_taken_over_tells_its_devices_to_come_back(database: str, valkey: Valkey) -> None:
    async with two(database, valkey) as (one, other):
        ann, ben = await one.start(2, "standoff")
        await other.registry.store.raise_epoch(one.live(ann.code).session.id)  # whatever the leases say
        assert await (ann if ann.prompt else ben).ask("chat", text="Late") or True
        for person in (ann, ben):
            with pytest.raises(ConnectionError, match=str(Close.BROKEN)):
                await person.until(lambda _: False)
        assert not one.registry.tables


async def test_a_server_that_slept_while_its_table_was_elsewhere_and_came_free_again_lets_it_go(
    database: str, valkey: Valkey
) -> None:
    async with two(database, valkey) as (one, other):
        ann = await one.open_table("standoff")
        await other.registry.store.raise_epoch(one.live(ann.code).session.id)
        bus = Bus(valkey.url)
        await bus.client.flushall()  # it has to say again what it has
        await bus.close()
        with pytest.raises(ConnectionError, match=str(Close.BROKEN)):
            await ann.until(lambda _: False)


def figure(name: str, **labels: str) -> float:
    return METRICS.registry.get_sample_value(f"boomtable_{name}", labels) or 0.0


async def test_the_metrics_name_the_server_and_count_what_goes_between_servers(database: str, valkey: Valkey) -> None:
    counted = ("tables_taken_total", "tables_lost_total", "relayed_total", "bus_messages_total", "bus_bytes_total")
    async with two(database, valkey) as (one, other):
        names = [server.registry.ownership.leases.me for server in (one, other)]  # type: ignore[union-attr]
        assert [figure("server", server=name) for name in names] == [1, 1]
        ann = await one.open_table("standoff")
        await ann.do("chat", text="At home")
        before = {name: figure(name) for name in counted}
        ben = await other.join(ann.code, "Ben")
        assert figure("relays", role="front") == figure("relays", role="owner") == 1
        await ben.do("chat", text="From afar")
        relayed = figure("relayed_total") - before["relayed_total"]
        assert relayed == 3  # joining, the socket, the chat
        assert figure("bus_messages_total") - before["bus_messages_total"] > relayed
        assert figure("bus_bytes_total") - before["bus_bytes_total"] > len("From afar")
        assert figure("tables_taken_total") == before["tables_taken_total"]
        await other.registry.store.raise_epoch(one.live(ann.code).session.id)
        await ann.ask("chat", text="Late")
        with pytest.raises(ConnectionError):
            await ben.until(lambda _: False)
        assert figure("tables_lost_total") == before["tables_lost_total"] + 1
        await until(lambda: _answers(other, ann.code))
        assert figure("tables_taken_total") == before["tables_taken_total"] + 1
    assert figure("relays", role="front") == figure("relays", role="owner") == 0


async def test_a_server_that_stops_tells_devices_elsewhere_at_once_and_its_tables_are_free(
    database: str, valkey: Valkey, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("boomtable.server.cluster.lines.LEASE", 1e6)  # nobody notices that it is silent
    async with start_server(database, bus=valkey.url) as other:
        async with start_server(database, bus=valkey.url) as one:
            ann = await one.open_table("standoff")
            ben = await other.join(ann.code, "Ben")
        with pytest.raises(ConnectionError, match=str(Close.BROKEN)):
            await ben.until(lambda _: False)
        await until(lambda: _answers(other, ann.code))  # a Valkey that has just started is trusted after two seconds
        await ben.connect()
        await ben.do("chat", text="On we go")
        assert len(other.registry.tables) == 1


async def test_what_was_taken_over_is_shown_to_nobody_though_the_owner_before_has_not_noticed_yet(
    database: str, valkey: Valkey, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two(database, valkey) as (one, other):
        ann = await one.open_table("standoff")
        monkeypatch.setattr(leases_of(one), "sign", asyncio.Event().wait)  # so is whoever has just woken up
        await until(lambda: _held(other, ann.code), LEASE + 2)
        twin = await also_at(other, ann)
        await twin.do("chat", text="Elsewhere")
        assert one.registry.tables
        late = await Player(one, ann.code, ann.key, ann.member).connect()
        assert await late.until(lambda me: me.latest("chat"))
        with pytest.raises(ConnectionError, match=str(Close.BROKEN)):
            await ann.until(lambda _: False)
        assert not one.registry.tables


async def test_a_server_that_fell_asleep_while_it_took_a_table_over_does_not_have_it(
    database: str, valkey: Valkey, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two(database, valkey) as (one, other):
        ann = await one.open_table("standoff")
        table = one.live(ann.code).session.id
        one.registry.forget(one.live(ann.code))
        await until(lambda: _free(leases_of(other), table))
        raise_epoch = one.registry.store.raise_epoch

        async def asleep(of: str) -> tuple[int, float]:
            await until(lambda: _held(other, ann.code), LEASE + 2)
            return await raise_epoch(of)

        monkeypatch.setattr(leases_of(one), "sign", asyncio.Event().wait)
        monkeypatch.setattr(one.registry.store, "raise_epoch", asleep)
        with pytest.raises(OwnedElsewhere):
            await one.registry.open(table)
        assert not one.registry.tables


def leases_of(server: LocalServer) -> Leases:
    assert isinstance(server.registry.ownership, TableOwnership)
    return server.registry.ownership.leases


async def _held(server: LocalServer, code: str) -> bool:
    """Whether this server has the table, as soon as it can."""
    await server.http.get(f"/api/tables/{code}")
    return server.registry.in_memory(code) is not None


async def test_nobody_takes_a_table_whose_owner_is_there(database: str, valkey: Valkey) -> None:
    async with two(database, valkey) as (one, other):
        ann = await one.open_table("standoff")
        with pytest.raises(OwnedElsewhere):
            await other.registry.open(one.live(ann.code).session.id)


async def test_a_message_that_the_bus_loses_is_noticed_and_the_device_comes_back(
    database: str, valkey: Valkey, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two(database, valkey) as (one, other):
        ann = await one.open_table("standoff")
        ben = await other.join(ann.code, "Ben")
        await ben.ask("ping")
        tell, lost = Bus.tell, list[Message]()

        async def forgetful(bus: Bus, messages: list[Message]) -> None:
            lost.extend([each for each in messages if b"secret" in each[1] and not lost])
            await tell(bus, [each for each in messages if each not in lost])

        monkeypatch.setattr(Bus, "tell", forgetful)
        await ann.do("chat", text="secret")
        with pytest.raises(ConnectionError, match=str(Close.BROKEN)):
            await ben.until(lambda _: False)
        assert lost
        await ben.connect()
        await ben.until(lambda me: me.latest("chat"))


class Notebook:
    """Notes what is heard."""

    def __init__(self) -> None:
        self.notes: list[str] = []

    def hear(self, server: str, what: bytes) -> None:
        self.notes.append(what.decode())

    def broken(self, server: str) -> None:
        self.notes.append("broken")

    def busy(self) -> set[str]:
        return set()


async def test_what_the_bus_held_up_until_its_line_was_broken_is_not_heard_any_more(valkey: Valkey) -> None:
    bus, notebook = Bus(valkey.url), Notebook()
    lines = Lines(bus, "ann", lambda _: notebook)
    listening = asyncio.create_task(lines.listen())
    await lines.listening.wait()
    for number in (1, 3, 2, 4):
        await bus.tell([("ann", ENCODE(Envelope("ben", number, str(number).encode())))])
    await until(lambda: "4" in notebook.notes)
    assert notebook.notes == ["1", "broken", "4"]
    listening.cancel()
    await bus.close()


async def test_a_server_whose_lines_to_the_bus_are_dead_and_silent_makes_new_ones(
    database: str, valkey: Valkey
) -> None:
    async with (
        bad_line(valkey.port, random.Random(0)) as line,
        start_server(database, bus=valkey.url) as other,
        start_server(database, bus=f"valkey://{line.address}") as one,
    ):
        ann = await one.open_table("standoff")
        assert await _answers(other, ann.code)
        line.freeze_all()
        await until(lambda: _fails(other, ann.code))
        await until(lambda: _answers(other, ann.code))
        assert one.registry.tables


async def _fails(server: LocalServer, code: str) -> bool:
    return not await _answers(server, code)


async def test_without_the_bus_owners_play_on_and_with_it_the_others_come_back(database: str, valkey: Valkey) -> None:
    async with two(database, valkey) as (one, other):
        ann = await one.open_table("standoff")
        ben = await other.join(ann.code, "Ben")
        valkey.kill()
        await ann.do("chat", text="Still here")
        with pytest.raises(ConnectionError, match=str(Close.BROKEN)):
            await ben.until(lambda _: False)
        assert (await other.http.get(f"/api/tables/{ann.code}")).status_code == 503
        await ann.do("chat", text="Still here too")
        valkey.start()
        await until(lambda: _answers(other, ann.code))
        await ben.connect()
        await ben.do("chat", text="So am I")
        await ann.do("chat", text="Good")


async def _answers(server: LocalServer, code: str) -> bool:
    return (await server.http.get(f"/api/tables/{code}")).status_code == 200


async def test_without_valkey_a_server_does_not_start(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boomtable.server.cluster.together.START_SECONDS", 0.3)
    with pytest.raises(StartupError, match="no-bus-here"):
        async with start_server(database, bus=f"valkey://user:secret@127.0.0.1:{free_port()}"):
            pass


async def test_a_game_goes_on_when_its_server_sleeps_is_killed_or_stops(
    tmp_path: Path, database: str, valkey: Valkey
) -> None:
    async with AsyncExitStack() as stack:
        starting = [server_process(tmp_path, free_port(), database, valkey.url) for _ in range(3)]
        first = await stack.enter_async_context(starting[0])  # it migrates the database, which can take a while
        second, third = await asyncio.gather(*map(stack.enter_async_context, starting[1:]))
        people = await _seated(first, second)
        first.process.send_signal(SIGSTOP)
        await _all_back(people, second)
        first.process.send_signal(SIGCONT)  # it wakes up, long after its lease is gone
        second.kill()
        await _all_back(people, third)
        assert await third.interrupt() == 0
        await _all_back(people, first)


async def _all_back(people: list[Player], server: Process) -> None:
    """They find their game at another server, as they left it, and play."""
    views, began = [person.view for person in people], time.monotonic()
    for person in people:
        person.server = server  # type: ignore[assignment]
        await _back(person)
    assert time.monotonic() - began < seconds(5)
    assert [person.view for person in people] == views
    for person in people:
        await person.ask("ping")
    asked = next(person for person in people if person.prompt)
    assert (await asked.play())["type"] == "done"
    for person in people:
        await person.ask("ping")


async def _seated(one: Process, other: Process) -> list[Player]:
    people: list[Player] = []
    for server, name in ((one, "Ann"), (other, "Ben")):
        async with server.client() as http:
            people.append(await _join(http, server, name, people[0].code if people else None))
    await people[1].do("ready", ready=True)
    await people[0].do("start")
    for person in people:
        await person.until(lambda me: me.view)
    return people


async def _join(http: httpx.AsyncClient, server: Any, name: str, code: str | None) -> Player:
    path = f"/api/tables/{code}/join" if code else "/api/tables"
    body = {"name": name, "bearer": True, **({} if code else {"game": "lamps"})}
    answer = await http.post(path, json=body)
    assert answer.status_code == 201, answer.text
    seated = answer.json()
    return await Player(server, seated["code"], seated["key"], seated["member"]).connect()


async def _back(person: Player) -> None:
    """Connect again until the table is there."""
    assert person._socket
    person._socket.transport.abort()
    async with asyncio.timeout(seconds(15)):
        while True:
            forget(person)
            await person.connect()
            try:
                await person.until(lambda me: me.view)
                return
            except ConnectionError:
                await asyncio.sleep(0.1)
