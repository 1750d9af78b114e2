"""After the server is killed, everything acknowledged is there again, exactly once."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.patience import seconds, until
from tests.server.disk_reading import witnesses
from tests.server.persistent_players import BROKEN, Stubborn, gather_round
from tests.server.process import Process, free_port, server_process

TABLES = {"time-bomb": 4, "standoff": 3}  # players
EACH = 4  # tables of each title
WARM = 8  # acknowledgements before a kill is considered
LEAST = 50.0  # moves a second, on a quiet machine


class Evening:
    """Several tables in one folder, across all restarts of its server."""

    def __init__(self, folder: Path, luck: random.Random) -> None:
        self.folder, self.luck, self.port = folder, luck, free_port()
        self.people: list[Stubborn] = []
        self.seconds = 0.0  # of play
        self.counts: list[int] = []  # acknowledgements, life by life

    @property
    def acknowledged(self) -> int:
        return sum(len(person.acknowledged) for person in self.people)

    @property
    def moves(self) -> int:
        return sum(person.moves for person in self.people)

    @property
    def resent(self) -> int:
        return sum(person.resent for person in self.people)

    async def begin(self) -> None:
        async with (
            server_process(self.folder, self.port) as life,
            life.client() as http,
        ):
            for game in [*TABLES] * EACH:
                self.people += await gather_round(http, game, TABLES[game], self.luck)
            assert await life.interrupt() == 0

    async def live(self, moment: Callable[[Evening, Process], Awaitable[None]]) -> None:
        """One run of the server: all come back, find what the log says, play on, and at some moment it is killed."""
        async with server_process(self.folder, self.port) as life:
            await asyncio.gather(*(person.come_in(life) for person in self.people))
            self.compare(seen=True)
            began, before = time.monotonic(), self.acknowledged
            playing = [asyncio.create_task(self._play(person)) for person in self.people]
            await until(lambda: self.acknowledged >= before + WARM, 30)
            await moment(self, life)
            self.seconds += time.monotonic() - began
            await life.ended()
            await asyncio.gather(*playing)
            self.counts.append(self.acknowledged - before)
        self.compare()

    async def _play(self, person: Stubborn) -> None:
        try:
            await person.play_on()
        except BROKEN:
            await person.hang_up()

    def compare(self, *, seen: bool = False) -> None:
        logs = witnesses(self.folder, {person.code for person in self.people})
        for person in self.people:
            assert person.refusals == []
            logs[person.code].agrees_with(person)
            if seen:
                logs[person.code].is_what_is_seen_by(person)


async def some_time(evening: Evening, life: Process) -> None:
    await asyncio.sleep(evening.luck.uniform(0.0, 0.4))
    life.kill()


async def right_after_a_send(evening: Evening, life: Process) -> None:
    """Before anything else happens in this process: the request is still on its way."""
    left, killed = evening.luck.randrange(1, 40), asyncio.Event()

    def sent() -> None:
        nonlocal left
        left -= 1
        if left == 0:
            life.kill()
            killed.set()

    for person in evening.people:
        person.on_sent = sent
    await asyncio.wait_for(killed.wait(), seconds(10))


async def in_mid_commit(evening: Evening, life: Process) -> None:
    """As soon as the write-ahead log is touched, before the commit is complete."""
    file, commits = evening.folder / "boomtable.db-wal", evening.luck.randrange(1, 6)
    latest = time.monotonic() + seconds(10)

    def watch() -> None:
        for _ in range(commits):
            written = file.stat().st_mtime_ns
            while file.stat().st_mtime_ns == written:
                assert time.monotonic() < latest
                time.sleep(0.0001)
        life.kill()

    await asyncio.to_thread(watch)


MOMENTS = (some_time, right_after_a_send, in_mid_commit)


async def kill(folder: Path, kills: int, seed: int) -> Evening:
    folder.mkdir()
    evening = Evening(folder, random.Random(seed))
    await evening.begin()
    for number in range(kills):
        await evening.live(MOMENTS[number % len(MOMENTS)])
    await evening.live(closing)
    assert min(evening.counts) > 0
    assert evening.moves / evening.seconds >= LEAST / seconds(1)
    return evening


async def closing(evening: Evening, life: Process) -> None:
    """The last run is stopped normally."""
    await asyncio.sleep(0.2)
    assert await life.interrupt() == 0


def told(*evenings: Evening) -> str:
    kills, seconds = sum(len(each.counts) - 1 for each in evenings), sum(each.seconds for each in evenings)
    moves, fewest = sum(each.moves for each in evenings), min(min(each.counts) for each in evenings)
    return (
        f"{kills} kills, {sum(each.acknowledged for each in evenings)} acknowledgements ({fewest} at least in a life), "
        f"{moves} moves at {moves / seconds:.0f} a second, {sum(each.resent for each in evenings)} sent again"
    )


async def test_no_acknowledged_move_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    evening = await kill(tmp_path / "data", 20, seed=1)
    assert len(evening.counts) == 21
    assert evening.resent > 0
    print(told(evening))


@pytest.mark.soak
async def test_no_acknowledged_move_is_lost_in_three_hundred_kills(tmp_path: Path) -> None:
    evenings = [await kill(tmp_path / str(seed), 20, seed) for seed in range(15)]
    assert sum(len(evening.counts) - 1 for evening in evenings) == 300
    assert sum(evening.resent for evening in evenings) > 100
    print(told(*evenings))
