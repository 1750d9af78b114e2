"""Fair deals over the wire: committed beforehand, from everyone's entropy, proved afterwards, and secret until then."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from boomtable.engine import commitment
from boomtable.engine.records import Record, read
from boomtable.engine.verify import fair_of, verify
from tests.server.catalog import CATALOG
from tests.server.harness import WATCHED, LocalServer, Player, start_server
from tests.server.test_game import play_to_the_end

SIZES = {"time-bomb": 4, "standoff": 3}


async def gather(server: LocalServer, game: str) -> list[Player]:
    """People who each contribute entropy, in unsorted order."""
    host = await server.open_table(game, entropy="zz-first", settings=WATCHED)
    others = [await server.join(host.code, f"Guest {n}", entropy=f"mm-{9 - n}") for n in range(1, SIZES[game])]
    await others[0].do("ready", entropy="aa-fresh")
    for other in others[1:]:
        await other.do("ready")
    await host.ask("ping")
    return [host, *others]


async def record(server: LocalServer, player: Player) -> Record:
    text = (await server.http.get(f"/api/tables/{player.code}/record")).text
    return read(text, CATALOG.__getitem__)


def fair(player: Player) -> Any:
    return player.roster["fair"]


@pytest.mark.parametrize("game", SIZES)
async def test_the_commitment_is_shown_before_the_first_draw_and_kept_to(tmp_path: Path, game: str) -> None:
    async with start_server(tmp_path) as server:
        people = await gather(server, game)
        shown = people[1].messages[1]  # the first thing after the welcome
        assert (shown["type"], shown["phase"]) == ("table", "lobby")
        await people[0].do("start")
        await play_to_the_end(people)
        proof = fair_of(await record(server, people[0]))
        assert shown["fair"]["commitment"] == proof.commitment == commitment(proof.seed)
        assert shown["fair"]["table"] == proof.table
        rosters = [message["fair"] for player in people for message in player.messages if message["type"] == "table"]
        assert {each["commitment"] for each in rosters} == {proof.commitment}


@pytest.mark.parametrize("game", SIZES)
async def test_the_record_of_a_finished_game_proves_its_deals(tmp_path: Path, game: str) -> None:
    async with start_server(tmp_path) as server:
        people = await gather(server, game)
        await people[0].do("start")
        await play_to_the_end(people)
        game_record = await record(server, people[0])
        assert verify(CATALOG[game], game_record) == len(fair_of(game_record).draws) > 0


async def test_the_entropy_is_sorted_and_frozen_when_the_game_starts(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        people = await gather(server, "standoff")
        before = sorted(["zz-first", "aa-fresh", "mm-7"])
        assert fair(people[0])["entropy"] == before
        await people[0].do("start")
        assert await people[1].refused("ready", entropy="too-late") == "not-in-lobby"
        await people[2].do("leave")
        await people[0].until(lambda me: me.roster["chairs"][2]["minder"] == "left")
        assert fair(people[0])["entropy"] == before
        await play_to_the_end(people[:2])
        assert fair_of(await record(server, people[0])).entropy == tuple(before)


async def test_a_rematch_has_a_new_commitment_and_no_old_entropy(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        people = await gather(server, "standoff")
        first = fair(people[0])
        await people[0].do("start")
        await play_to_the_end(people)
        seed = fair_of(await record(server, people[0])).seed
        await people[0].do("rematch")
        second = fair(people[0])
        assert second["commitment"] != first["commitment"]
        assert second["table"] != first["table"]
        assert second["entropy"] == []
        for player in people[1:]:
            await player.do("ready", entropy=f"new-{player.member}")
        await people[0].do("start")
        await play_to_the_end(people)
        game_record = await record(server, people[0])
        assert verify(CATALOG["standoff"], game_record) > 0
        assert fair_of(game_record).entropy == ("new-2", "new-3")
        assert fair_of(game_record).seed != seed
        assert fair_of(game_record).commitment == second["commitment"]


@pytest.mark.parametrize("game", SIZES)
async def test_the_seed_is_in_nothing_that_is_sent_before_the_game_is_over(tmp_path: Path, game: str) -> None:
    async with start_server(tmp_path, public_url="http://table.example") as server:
        people = await gather(server, game)
        watcher = await server.watch(people[0].code)
        seed = server.live(people[0].code).session.seed
        sent = []
        await people[0].do("start")
        code, key = people[0].code, {"Authorization": f"Bearer {people[0].key}"}
        for path in ("", "/record", "/memoir", "/qr.svg"):
            answer = await server.http.get(f"/api/tables/{code}{path}", headers=key)
            sent += [answer.text, str(answer.headers)]
        await play_to_the_end(people)
        sent += [raw for player in (*people, watcher) for raw in player.raw]
        assert len(sent) > 20
        assert [text for text in sent if seed in text or seed.upper() in text] == []
        assert fair_of(await record(server, people[0])).seed == seed
