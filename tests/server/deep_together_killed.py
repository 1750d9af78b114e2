"""Three servers, PostgreSQL and Valkey under load: whatever is killed, falls asleep or is cut off, every table goes on,
no acknowledged move is lost or doubled, nobody is shown anything but what their seat sees, and all deals are fair.
"""

from __future__ import annotations

import asyncio
import random
import time
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from signal import SIGCONT, SIGSTOP

import psycopg
import pytest

from boomtable.server.store import Stored
from tests.patience import seconds
from tests.server.bad_connection import Proxy, bad_line
from tests.server.disk_reading import Witness
from tests.server.overhearing import Log, Shown
from tests.server.persistent_players import BROKEN, Stubborn, gather_round
from tests.server.process import Process, free_port, server_process
from tests.server.valkeys import Valkey

TABLES = {"time-bomb": 4, "standoff": 3}  # players
EACH = 3  # tables of each title
SERVERS = 3
WORST = 10.0  # seconds until every table has gone on, on a quiet machine
PATIENCE = 3.0  # seconds until a device gives a silent server up
ASLEEP = 3.0  # seconds, longer than a lease
NOTHING_HAPPENED = {"not-stored", "table-moving", "no-bus"}  # so they try again
DEATHS = ("killed", "asleep", "valkey", "held up", "cut off", "killed")
LATE = 0.02  # how often the bus delays something by up to 50 ms


class House:
    """Some servers on one database, and people who come back to any of them."""

    def __init__(self, folder: Path, database: str, valkey: Valkey, luck: random.Random) -> None:
        self.folder, self.database, self.valkey, self.luck = folder, database, valkey, luck
        self.servers: dict[int, Process] = {}
        self.people: list[Stubborn] = []
        self.stood: dict[str, list[float]] = {}  # how long tables stood still, by what had happened
        self.shown: list[Shown] = []
        self.verified = 0  # games
        self._lives: dict[int, AsyncExitStack] = {}
        self._buses: dict[int, Proxy] = {}
        self.over = False

    async def start(self, number: int) -> None:
        life = self._lives[number] = AsyncExitStack()
        bus = self._buses[number] = await life.enter_async_context(bad_line(self.valkey.port, self.luck, late=LATE))
        opening = server_process(self.folder, free_port(), self.database, f"valkey://{bus.address}")
        self.servers[number] = await life.enter_async_context(opening)

    async def kill(self, number: int) -> None:
        self.servers.pop(number).kill()
        await self._lives.pop(number).aclose()

    async def gather(self) -> None:
        for game in [*TABLES] * EACH:
            async with self.any_server().client() as http:
                self.people += await gather_round(http, game, TABLES[game], self.luck)

    def any_server(self) -> Process:
        return self.luck.choice([*self.servers.values()])

    async def play(self, person: Stubborn) -> None:
        """Play, and after every break come back to any server."""
        person.patience = PATIENCE
        shown = Shown(person)
        self.shown.append(shown)
        while not self.over:
            acknowledged = len(person.acknowledged)
            with suppress(*BROKEN):
                await person.come_in(self.any_server())
                await person.play_on(lambda: self.over)
            await person.drop()
            shown.note(acknowledged)
            await asyncio.sleep(0.05)

    async def survive(self, what: str) -> None:
        """Something dies, every table goes on, and what died is back."""
        number = self.luck.choice([*self.servers])
        bus = self._buses[number]
        asleep = self.servers[number].process
        if what == "killed":
            await self.kill(number)
        elif what == "asleep":
            asleep.send_signal(SIGSTOP)
            asyncio.get_running_loop().call_later(ASLEEP, asleep.send_signal, SIGCONT)
        elif what == "held up":  # for longer than a lease, or not
            self._holding = asyncio.create_task(bus.hold_up(self.luck.uniform(0.5, ASLEEP)))
        elif what == "cut off":
            bus.cut_all()
        else:
            self.valkey.kill()
            await asyncio.sleep(self.luck.uniform(0, 1))
            self.valkey.start()
        await self.all_go_on(what)
        if what == "killed":
            await self.start(number)

    async def all_go_on(self, what: str) -> None:
        began, before = time.monotonic(), self.acknowledged()
        waiting = {*before}
        async with asyncio.timeout(seconds(WORST)):
            while waiting:
                await asyncio.sleep(0.02)
                going = {code for code, count in self.acknowledged().items() if count > before[code]} & waiting
                self.stood.setdefault(what, []).extend([time.monotonic() - began] * len(going))
                waiting -= going

    def acknowledged(self) -> dict[str, int]:
        """How many requests, by table."""
        codes = {person.code for person in self.people}
        return {code: sum(len(each.acknowledged) for each in self.people if each.code == code) for code in codes}

    def compare(self) -> None:
        """Every acknowledged request is in the database exactly once, and people were shown what the log says."""
        with psycopg.connect(self.database) as connection:
            for code in {person.code for person in self.people}:
                found = connection.execute("select id, game from tables where code = %s", (code,)).fetchone()
                assert found
                query = "select seq, at, data from entries where table_id = %s order by seq"
                log = connection.execute(query, found[:1]).fetchall()
                assert [seq for seq, _, _ in log] == list(range(1, len(log) + 1)), "a gap"
                assert [at for _, at, _ in log] == sorted(at for _, at, _ in log), "time ran backwards"
                self._compare(code, Stored(found[0], found[1], None, 0, tuple(log)))

    def _compare(self, code: str, stored: Stored) -> None:
        people = [person for person in self.people if person.code == code]
        witness, log = Witness(stored), Log(stored, [person.member or 0 for person in people])
        for person in people:
            assert {each["code"] for each in person.refusals} <= NOTHING_HAPPENED, person.refusals
            witness.agrees_with(person)
        for shown in self.shown:
            if shown.person.code == code:
                shown.agrees_with(log)
        self.verified += log.verified


async def kill(folder: Path, database: str, valkey: Valkey, deaths: int, seed: int = 0) -> House:
    house = House(folder, database, valkey, random.Random(seed))
    try:
        await house.start(0)  # it migrates the database, which can take a while
        await asyncio.gather(*map(house.start, range(1, SERVERS)))
        await house.gather()
        playing = [asyncio.create_task(house.play(person)) for person in house.people]
        await house.all_go_on("begun")
        for number in range(deaths):
            await house.survive(DEATHS[number % len(DEATHS)])
        house.over = True
        await asyncio.gather(*playing)
        house.compare()
    finally:
        for number in [*house.servers]:
            await house.kill(number)
    return house


def told(house: House) -> str:
    still = sorted(each for what, stood in house.stood.items() if what != "begun" for each in stood)
    p50, p99, worst = (f"{still[(len(still) - 1) * share // 100]:.1f} s" for share in (50, 99, 100))
    kinds = {what: f"{len(stood)} times, at most {max(stood):.1f} s" for what, stood in house.stood.items()}
    resent, moves = sum(each.resent for each in house.people), sum(each.moves for each in house.people)
    done = f"{moves} moves, {resent} sent again, {house.verified} games verified"
    return f"{done}; tables stood still p50 {p50}, p99 {p99}, worst {worst}; {kinds}"


async def test_a_few_deaths_lose_and_double_nothing(tmp_path: Path, database: str, valkey: Valkey) -> None:
    house = await kill(tmp_path, database, valkey, len({*DEATHS}))
    print(told(house))
    assert house.verified


@pytest.mark.soak
async def test_three_hundred_deaths_lose_and_double_nothing(tmp_path: Path, database: str, valkey: Valkey) -> None:
    for seed in range(15):
        print(told(await kill(tmp_path, database, valkey, 20, seed)), flush=True)
