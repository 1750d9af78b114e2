"""Bad connections: people reconnect and resend, and everything counts once."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from boomtable.server import serve
from tests.patience import seconds, until
from tests.server.bad_connection import Proxy, bad_line
from tests.server.disk_reading import witnesses
from tests.server.harness import Player, start_server
from tests.server.persistent_players import BROKEN, Stubborn, gather_round

GAMES = 2  # at each table
TABLES = {"time-bomb": 4, "standoff": 3}  # players


async def play_through(person: Stubborn, proxy: Proxy) -> None:
    """Reconnect as often as necessary, until the last game is over."""

    def enough() -> bool:
        return bool(person.roster and (person.roster["phase"], person.roster["number"]) == ("over", GAMES))

    person.patience = 1.0
    while person.pending or not enough():
        try:
            await person.come_in(proxy)
            await person.play_on(enough)
        except BROKEN:
            person.came_back += 1
            await asyncio.sleep(0.02)
        finally:
            await person.drop()


@pytest.mark.parametrize("game", TABLES)
async def test_a_game_ends_over_bad_lines_and_nothing_counts_twice(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "HEARTBEAT", 0.3)
    luck = random.Random(game)
    async with (
        start_server(tmp_path) as server,
        bad_line(server.port, luck, late=0.2, cut=0.05, freeze=0.04) as proxy,
        asyncio.timeout(seconds(60)),
    ):
        people = await gather_round(server.http, game, TABLES[game], luck)
        await asyncio.gather(*(play_through(person, proxy) for person in people))
        assert min(proxy.happened["late"], proxy.happened["cut"], proxy.happened["freeze"]) > 0
        assert sum(person.came_back for person in people) > 0
        assert sum(person.resent for person in people) > 0
        log = witnesses(tmp_path, [people[0].code])[people[0].code]
        for person in people:
            assert person.refusals == []
            log.agrees_with(person)
        assert (log.session.phase, log.session.number) == ("over", GAMES)


def there(player: Player, member: int | None) -> bool:
    return next(bool(chair["present"]) for chair in player.roster["chairs"] if chair["member"] == member)


async def test_a_line_that_went_quiet_is_noticed_and_the_seat_is_shown_as_empty(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "HEARTBEAT", seconds(0.2))
    async with start_server(tmp_path) as server, bad_line(server.port, random.Random(1)) as proxy:
        ann, ben = await gather_round(server.http, "standoff", 2, random.Random(1))
        await ann.come_in(server)
        await ben.come_in(proxy)
        await ann.until(lambda me: there(me, ben.member))
        proxy.freeze_all()
        await ann.until(lambda me: not there(me, ben.member))
        assert ben.closed is None  # nobody told him
        again = await Player(server, ben.code, ben.key, ben.member).connect()
        await ann.until(lambda me: there(me, ben.member))
        await again.hang_up()
        for player in (ann, ben):
            await player.drop()


async def test_a_slow_line_is_not_taken_for_a_dead_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "HEARTBEAT", seconds(0.3))
    async with start_server(tmp_path) as server, bad_line(server.port, random.Random(1), late=1.0) as proxy:
        ann, ben = await gather_round(server.http, "standoff", 2, random.Random(1))
        await ann.come_in(server)
        await ben.come_in(proxy)
        since = len(ann.messages)
        await until(lambda: proxy.happened["late"] > 8)
        assert [told for told in ann.messages[since:] if told["type"] == "table"] == []
        assert there(ann, ben.member)
        for player in (ann, ben):
            await player.drop()
