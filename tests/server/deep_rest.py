"""The HTTP API does what the OpenAPI page says, whatever is requested: no request breaks the server."""

from __future__ import annotations

import asyncio
import threading
import warnings
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable

from tests.patience import seconds
from tests.server.harness import LocalServer, start_server
from tests.server.look_alike_games import in_phase
from tests.server.look_alikes import plant
from tests.titles import TIME_BOMB

EXAMPLES, MANY = 10, 1000
OVER = "BBBB"  # a table whose game is over
SCHEMA = "/api/schema/openapi.json"


@contextmanager
def second_server(folder: Path) -> Iterator[LocalServer]:
    """A server in its own thread, for synchronous callers."""
    opened: list[LocalServer] = []
    ready, stop = threading.Event(), asyncio.Event()
    loops: list[asyncio.AbstractEventLoop] = []

    async def live() -> None:
        async with start_server(folder, limited=False, public_url="http://table.example") as server:
            loops.append(asyncio.get_running_loop())
            opened.append(server)
            ready.set()
            await stop.wait()

    thread = threading.Thread(target=asyncio.run, args=(live(),))
    thread.start()
    assert ready.wait(seconds(10))
    try:
        yield opened[0]
    finally:
        loops[0].call_soon_threadsafe(stop.set)
        thread.join()


def new_table(http: httpx.Client) -> tuple[str, str]:
    """A table and its host's key."""
    new = {"game": "time-bomb", "name": "Ann", "bearer": True, "settings": {"visibility": "public"}}
    seated = http.post("/api/tables", json=new).json()
    return seated["code"], seated["key"]


@pytest.fixture
def base(tmp_path: Path) -> Iterator[str]:
    asyncio.run(plant(tmp_path, [*in_phase(TIME_BOMB, OVER, 4, "over")]))
    with second_server(tmp_path) as server:
        yield f"http://127.0.0.1:{server.port}"


class Explorer:
    """Calls every operation with valid and invalid arguments, mostly for existing tables."""

    def __init__(self, base: str, examples: int) -> None:
        self.http, self.examples = httpx.Client(base_url=base, timeout=seconds(10), verify=False), examples
        self.seen: Counter[tuple[str, int]] = Counter()
        self.tables: dict[str, tuple[str, str]] = {}  # with the host's key, for each operation

    def explore(self) -> set[tuple[str, int]]:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            import schemathesis
            from schemathesis.checks import load_all_checks
            from schemathesis.core.result import Ok

            load_all_checks()
            page = schemathesis.openapi.from_url(f"{self.http.base_url}{SCHEMA}")
        with self.http:
            for found in page.get_all_operations():
                assert isinstance(found, Ok)
                for mode in schemathesis.GenerationMode:
                    self.call(found.ok(), mode)
        return {*self.seen}

    def call(self, operation: Any, mode: Any) -> None:
        name = operation.definition.raw["operationId"]

        @settings(
            max_examples=self.examples,
            deadline=None,
            database=None,
            derandomize=True,
            suppress_health_check=[*HealthCheck],
            phases=[Phase.generate],
        )
        @given(case=operation.as_strategy(generation_mode=mode))
        def each(case: Any) -> None:
            self.seen[name, 0] += 1
            if self.seen[name, 0] % 4:
                self.make_sense(name, case, positive=mode.is_positive)
            answer = case.call(base_url=str(self.http.base_url))
            self.seen[name, answer.status_code] += 1
            case.validate_response(answer)
            if answer.status_code >= 400:
                assert {*answer.json()} == {"code", "facts"}

        with suppress(Unsatisfiable):  # nothing about it can be wrong
            each()

    def make_sense(self, name: str, case: Any, *, positive: bool) -> None:
        """Fill in a real table with its key; in valid requests also a real game or link."""
        if name not in self.tables or name == "deleteTable":
            self.tables[name] = (OVER, f"{OVER}-0") if name in ("record", "memoir") else new_table(self.http)
        code, key = self.tables[name]
        case.headers["authorization"] = f"Bearer {key}"
        if "code" in (case.path_parameters or {}):
            case.path_parameters["code"] = code
        if positive and name == "createTable":
            case.body.update(game="time-bomb", options={})
        if positive and name == "advice":
            case.path_parameters["game"] = "two-rooms"
            case.body["options"] = {}
        if positive and name == "redeemLink" and self.seen[name, 0] % 2:
            links = self.http.post(f"/api/tables/{code}/links", json={}, headers=case.headers)
            case.body["link"] = links.json()["link"]


GRANTED = {
    *(("games", 200), ("tables", 200), ("createTable", 201), ("table", 200), ("deleteTable", 204), ("join", 201)),
    *(("newLink", 201), ("redeemLink", 201), ("record", 200), ("memoir", 200), ("qr", 200), ("qrOfLink", 200)),
    *(("health", 200), ("ready", 200), ("advice", 200), ("addresses", 200), ("seats", 200)),
}
REFUSED = {
    *(("createTable", 400), ("createTable", 409), ("join", 400), ("join", 404)),
    *(("redeemLink", 403), ("qr", 404), ("qr", 409)),
}


def test_every_operation_answers_as_its_page_says(base: str) -> None:
    seen = Explorer(base, EXAMPLES).explore()
    assert seen >= GRANTED | REFUSED
    assert max(status for _, status in seen) < 500


@pytest.mark.soak
def test_every_operation_answers_as_its_page_says_a_thousand_times(base: str) -> None:
    assert Explorer(base, MANY).explore() >= GRANTED | REFUSED
