"""A sweep on a Ray cluster: a real one, on this machine."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import sample
from shutil import rmtree
from tempfile import TemporaryDirectory

import msgspec
import pytest

from boomtable.engine import BadSetup
from boomtable.games.time_bomb import GAME
from boomtable.lab import workers
from boomtable.lab.balance import executor, run
from tests.cli.command import environment
from tests.lab.balance.coins import quietly, sweep
from tests.patience import seconds
from tests.processes import ending_with_us

HEAD = (
    "--head",
    "--block",
    "--node-ip-address",
    "127.0.0.1",
    "--num-cpus",
    "2",
    "--include-dashboard=false",
    "--object-store-memory",
    "100000000",
)
FOLLOWED = """
import sys
from msgspec.json import encode
from boomtable.engine import BadSetup
from boomtable.games.time_bomb import GAME
from boomtable.lab import workers
from boomtable.lab.balance import executor, run
from tests.lab.balance.coins import quietly, sweep
from tests.patience import seconds
from pathlib import Path
folder, inside, outside = sys.argv[1:]
workers.RAY_SECONDS = seconds(60)
for name, address in (("inside", inside), ("outside", outside)):
    with executor(ray=address) as each:
        print(encode(run(GAME, sweep(games=110), Path(folder, name), each, quietly)).decode())
workers.version = lambda _: "9.9"
try:
    with executor(ray=inside):
        print("welcome")
except BadSetup as refused:
    print(refused)
"""


def free_port() -> int:
    """A port of this machine that nobody is given by chance before Ray has it."""
    for port in sample(range(25_000, 32_000), 100):
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port
    pytest.fail("no port is free")


@contextmanager
def ray_head() -> Iterator[tuple[str, str]]:
    """A cluster of one machine, by its two addresses."""
    inside, outside = free_port(), free_port()
    with TemporaryDirectory(prefix="ray") as folder:  # under a short path: it has sockets in it
        ports = ("--port", str(inside), "--ray-client-server-port", str(outside), "--temp-dir", folder)
        command = [sys.executable, "-m", "ray.scripts.scripts", "start", *HEAD, *ports, "--disable-usage-stats"]
        patient = environment(RAY_CLIENT_SERVER_CHECK_CHANNEL_TIMEOUT_S=str(round(seconds(30))))
        head = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=patient, start_new_session=True
        )
        try:
            with ending_with_us(-head.pid):
                _wait_for(inside)
                _wait_for(outside)
                yield f"127.0.0.1:{inside}", f"ray://127.0.0.1:{outside}"
        finally:
            os.killpg(head.pid, signal.SIGKILL)
            head.wait()


def _wait_for(port: int) -> None:
    deadline = time.monotonic() + seconds(30)
    while time.monotonic() < deadline:
        with socket.socket() as knock:
            if not knock.connect_ex(("127.0.0.1", port)):
                return
        time.sleep(0.1)
    pytest.fail(f"no Ray at {port}")


def asked_of_a_cluster(folder: Path) -> subprocess.CompletedProcess[str]:
    for name in ("inside", "outside"):
        rmtree(folder / name, ignore_errors=True)
    with ray_head() as addresses:
        program = [sys.executable, "-W", "error", "-c", FOLLOWED, str(folder), *addresses]
        return subprocess.run(
            program, check=False, capture_output=True, encoding="utf-8", env=environment(), timeout=seconds(180)
        )


def test_a_cluster_finds_what_one_worker_and_two_find_and_says_nothing_of_itself(tmp_path: Path) -> None:
    for count in (1, 2):
        with executor(count) as each:
            found = run(GAME, sweep(games=110), tmp_path / str(count), each, quietly)
    ended = asked_of_a_cluster(tmp_path)
    if ended.returncode or ended.stderr:  # a machine full of other tests has had Ray lose its own processes
        print(ended.stderr)
        ended = asked_of_a_cluster(tmp_path)
    assert not ended.returncode, ended.stderr
    assert not ended.stderr
    inside, outside, refused = ended.stdout.splitlines()
    assert inside == outside == msgspec.json.encode(found).decode()
    assert refused.startswith("ray-other-version")
    assert refused.endswith("here = 9.9")
    assert len({page.read_bytes() for page in tmp_path.glob("*/games.jsonl")}) == 1
    assert len([*tmp_path.glob("*/games.jsonl")]) == 4


def test_an_address_where_something_else_answers_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "RAY_SECONDS", 4.0)
    with socket.create_server(("127.0.0.1", 0)) as door:
        address = f"127.0.0.1:{door.getsockname()[1]}"
        with pytest.raises(BadSetup, match="ray-unfit"), executor(ray=address):
            pass


def test_an_address_where_nothing_answers_is_refused() -> None:
    with pytest.raises(BadSetup, match="ray-silent"), executor(ray=f"127.0.0.1:{free_port()}"):
        pass


@pytest.mark.parametrize("address", ["", "nowhere", "ray://", "http://127.0.0.1:80", "127.0.0.1:x", "127.0.0.1:99999"])
def test_an_invalid_address_is_refused(address: str) -> None:
    with pytest.raises(BadSetup, match="ray-address"), executor(ray=address):
        pass


def test_without_a_ray_on_this_machine_there_is_advice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_ADDRESS", f"127.0.0.1:{free_port()}")
    monkeypatch.setattr(workers, "RAY_SECONDS", 4.0)
    with pytest.raises(BadSetup, match="ray-none"), executor(ray="auto"):
        pass
