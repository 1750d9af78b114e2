"""Experiments from the command line, spread over processes."""

from __future__ import annotations

import json

from tests.cli.command import run
from tests.cli.test_duel import LINE as DUEL
from tests.cli.test_simulate import LINE as SIMULATE


def test_workers_do_not_change_a_simulation() -> None:
    alone, shared = (json.loads(run(*SIMULATE, "--json", "--workers", count).stdout) for count in ("1", "2"))
    assert {**alone, "seconds": 0, "moves_per_s": 0} == {**shared, "seconds": 0, "moves_per_s": 0}


def test_workers_do_not_change_a_duel() -> None:
    alone, shared = (run(*DUEL, "--json", "--workers", count).stdout for count in ("1", "2"))
    assert alone == shared != ""
