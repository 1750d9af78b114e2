"""A machine with its own networks: an isolated network namespace with a real server inside."""

from __future__ import annotations

import json
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from boomtable.words import say
from tests.cli.command import COMMAND, environment

PORT = 8470  # nobody else is in the namespace
PATIENCE = 60.0
NEEDED = ("unshare", "nsenter", "ip")
ASK = """
import http.client, json, sys
method, host, path, headers, body = json.loads(sys.argv[1])
connection = http.client.HTTPConnection("127.0.0.1", %d, timeout=30)
connection.request(method, path, body, {"Host": host, **headers})
answer = connection.getresponse()
print(json.dumps([answer.status, dict(answer.getheaders()), answer.read().decode()]))
"""


class Answer:
    def __init__(self, status: int, headers: dict[str, str], text: str) -> None:
        self.status, self.headers, self.text = status, headers, text

    def json(self) -> Any:
        return json.loads(self.text)


class Machine:
    """The inside of a namespace."""

    def __init__(self, process: int) -> None:
        self.enter = ["nsenter", "--user", "--net", "--preserve-credentials", f"--target={process}"]
        self.run("ip", "link", "set", "lo", "up")

    def run(self, *command: str) -> str:
        done = subprocess.run([*self.enter, *command], check=False, capture_output=True, text=True, timeout=PATIENCE)
        assert done.returncode == 0, done.stderr
        return done.stdout

    def join(self, network: str, address: str, *, router: str | None = None) -> None:
        """Join a network, optionally with a router."""
        self.run("ip", "link", "add", network, "type", "veth", "peer", "name", f"{network}-hub")
        self.run("ip", "address", "add", address, "dev", network)
        for end in (f"{network}-hub", network):  # without addresses of IPv6, which come late: browsers start over then
            self.run("ip", "link", "set", end, "addrgenmode", "none")
            self.run("ip", "link", "set", end, "up")
        if router:
            self.run("ip", "route", "add", "default", "via", router)

    def leave(self, network: str) -> None:
        self.run("ip", "link", "delete", network)

    def ask(self, path: str, host: str, method: str = "GET", body: Any = None, **headers: str) -> Answer:
        """A request from this machine to this host name."""
        sent = None if body is None else json.dumps(body)
        said = self.run(sys.executable, "-c", ASK % PORT, json.dumps([method, host, path, headers, sent]))
        return Answer(*json.loads(said))

    @contextmanager
    def serving(self, folder: Path, *arguments: str, **variables: str) -> Iterator[str]:
        """The running command, and what it printed at startup."""
        command = [*COMMAND, "serve", "--port", str(PORT), "--data", str(folder), *arguments]
        with (folder / "stderr.txt").open("wb") as notes:
            process = subprocess.Popen(
                [*self.enter, *command], stdout=subprocess.PIPE, stderr=notes, env=environment(**variables)
            )
        assert process.stdout
        try:
            printed = ""
            while say("serve-stop") not in printed and (line := process.stdout.readline()):
                printed += line.decode()
            assert say("serve-stop") in printed, (folder / "stderr.txt").read_text()
            yield printed
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(PATIENCE)
            process.stdout.close()


@contextmanager
def machine() -> Iterator[Machine]:
    """A machine without networks until it joins one; it is gone when its context ends."""
    if missing := [each for each in NEEDED if shutil.which(each) is None]:
        pytest.skip(f"networks of one's own need Linux with {', '.join(missing)}")
    holder = subprocess.Popen(
        ["unshare", "--net", "--map-root-user", "sh", "-c", "echo; exec cat"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert holder.stdin
    assert holder.stdout
    assert holder.stderr
    try:
        if not holder.stdout.readline():
            pytest.skip(f"this system lets nobody make networks of their own: {holder.stderr.read().decode().strip()}")
        yield Machine(holder.pid)
    finally:
        for pipe in (holder.stdin, holder.stdout, holder.stderr):
            pipe.close()
        holder.wait(PATIENCE)
