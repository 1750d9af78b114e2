"""The socket test works: it fails for leaks planted in the rules, and for nothing else."""

from __future__ import annotations

from itertools import chain
from pathlib import Path

import pytest

from boomtable.server import sockets
from tests.games.time_bomb.leaks import (
    LEAKS,
    Leak,
    LiesAreRefused,
    OnlyAlliesHear,
    RefusalsDependOnTheRole,
    TheDefaultCutIsSafe,
    TheStepsToComeKnowTheWire,
)
from tests.server import leaky_titles
from tests.server.look_alikes import somewhere
from tests.server.two_servers import both_servers, compare, shown

pytestmark = pytest.mark.slow

SHOWS = {  # the others as soon as somebody connects
    RefusalsDependOnTheRole: {"asking why"},
    LiesAreRefused: {"talking"},
    OnlyAlliesHear: {"talking"},
    TheStepsToComeKnowTheWire: {"http"},  # in one's memoir: no server rests between a cut and its wire
    TheDefaultCutIsSafe: set[str](),  # only asked for when a bot has no answer, and then it is a move that all may see
}


@pytest.fixture(autouse=True)
def tireless(monkeypatch: pytest.MonkeyPatch) -> None:
    """No rate limit for questions here."""
    monkeypatch.setattr(sockets, "BURST", 1e9)


async def test_every_leak_planted_in_the_rules_shows_at_a_socket(tmp_path: Path) -> None:
    cases = {leak: leaky_titles.cases(leak, 2) for leak in LEAKS}
    async with both_servers(tmp_path, [*chain(*cases.values())], leaky_titles.MODULE) as servers:
        found = {leak: await shown(each, servers, first=True) for leak, each in cases.items()}
    assert {leak: {*seen.values()} for leak, seen in found.items()} == {
        leak: SHOWS.get(leak, {"connecting"}) for leak in LEAKS
    }


async def test_the_table_without_a_leak_is_not_accused(tmp_path: Path) -> None:
    cases = somewhere(leaky_titles.TITLES[Leak], 4)
    assert await compare(tmp_path, cases, leaky_titles.MODULE) == {}
