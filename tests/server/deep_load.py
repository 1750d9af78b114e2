"""Load tests against a real server."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from pathlib import Path

import pytest

from boomtable.server import sockets
from boomtable.server.loadtest.load import load
from boomtable.server.metrics import METRICS
from tests.server.harness import start_server
from tests.server.valkeys import Valkey


@pytest.fixture(autouse=True)
def collector() -> Iterator[None]:
    """A load test disables garbage collection; restore it afterwards."""
    yield
    gc.unfreeze()
    gc.enable()


@pytest.mark.parametrize(("game", "devices"), [("time-bomb", 5), ("two-rooms", 34)])
async def test_a_crowd_plays_without_a_mistake(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, devices: int
) -> None:
    monkeypatch.setattr(sockets, "BURST", 1e9)
    async with start_server(tmp_path) as server:
        report = await load([f"http://127.0.0.1:{server.port}"], 1, 15.0, 2.0, game=game)
    assert (report.game, report.tables, report.sockets, report.errors) == (game, 1, devices, 0)
    assert report.moves > 10
    assert 0 < report.p50_ms <= report.p99_ms


async def test_players_are_spread_over_several_servers(
    database: str, valkey: Valkey, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "BURST", 1e9)
    async with start_server(database, bus=valkey.url) as one, start_server(database, bus=valkey.url) as other:
        before = relayed()
        report = await load([f"http://127.0.0.1:{server.port}" for server in (one, other)], 2, 15.0, 2.0)
        owned = [len(server.registry.tables) for server in (one, other)]
    assert (report.tables, report.sockets, report.errors, owned) == (2, 10, 0, [1, 1])
    assert relayed() - before > report.moves / 5  # two of five play over the bus


def relayed() -> float:
    return METRICS.registry.get_sample_value("boomtable_relayed_total") or 0.0
