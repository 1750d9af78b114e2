"""The bot process and the spare one start when first needed and end with the server."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from boomtable.server import bot_process
from tests.patience import until
from tests.server.harness import start_server
from tests.server.test_game import play_to_the_end


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def worker_processes(parent: int) -> list[int]:
    """The bot processes of this server."""
    found = []
    for each in Path("/proc").glob("[0-9]*"):
        try:
            ours = int((each / "stat").read_text().rpartition(")")[2].split()[1]) == parent
            thinks = b"boomtable.server.bot_worker" in (each / "cmdline").read_bytes()
        except (OSError, ProcessLookupError):
            continue
        if ours and thinks:
            found.append(int(each.name))
    return found


async def test_the_bots_process_starts_when_first_needed_and_ends_with_the_server(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        people = await server.start(2, "standoff")
        await play_to_the_end(people)
        [alone] = await server.sit_down(1, "standoff", bots=1, name="Bob")
        assert worker_processes(os.getpid()) == []
        await alone.do("start")
        await alone.until(lambda me: me.view and me.view["answered"] == [1])
        [pid] = worker_processes(os.getpid())
        await play_to_the_end([alone])
        assert worker_processes(os.getpid()) == [pid]
    assert not alive(pid)


async def test_a_spare_process_starts_a_little_later_and_ends_with_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_process, "SPARE_AFTER", 0.1)
    async with start_server(tmp_path) as server:
        await server.start(1, "standoff", bots=1)
        pids = await until(lambda: len(pids := worker_processes(os.getpid())) == 2 and pids)
    assert not any(map(alive, pids))


async def test_the_bots_process_starts_while_people_still_look_at_their_cards(tmp_path: Path) -> None:
    async with start_server(tmp_path, show=1.0) as server:
        [host] = await server.start(1, bots=3)
        assert server.live(host.code).session.gate
        await until(lambda: worker_processes(os.getpid()))
        assert not server.live(host.code).thinking


async def test_the_server_closes_while_bots_think_and_talk(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        [host] = await server.start(1, bots=7, options={"first": 7})
        live = server.live(host.code)
        await until(lambda: live.thinking)
        tasks = [*live.thinking.values()]
    assert all(task.done() for task in tasks)
