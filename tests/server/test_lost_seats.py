"""The operator makes a link to a lost seat while the server is stopped: the way back for a host who lost theirs."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from boomtable.cli.serve import lost_seat
from boomtable.engine import Mistake
from tests.server.harness import Player, start_server


async def linked(folder: Path, code: str, name: str) -> str:
    return await asyncio.to_thread(lost_seat, code, name, folder, None)


async def test_a_host_who_lost_their_seat_gets_it_back_and_everyone_is_told(
    tmp_path: Path,
) -> None:
    async with start_server(tmp_path) as server:
        host, ben, *_ = await server.start(4)
    found = re.fullmatch(rf"/l/{host.code}#([\w-]+)", await linked(tmp_path, host.code.lower(), "ann"))
    assert found
    async with start_server(tmp_path) as server:
        redeem = f"/api/tables/{host.code}/redeem"
        seated = (await server.http.post(redeem, json={"link": found[1], "bearer": True})).json()
        assert seated["member"] == host.member
        assert (await server.http.post(redeem, json={"link": found[1]})).status_code == 403  # once
        again = await Player(server, host.code, seated["key"], host.member).connect()
        assert (await again.until(lambda me: me.view))["viewer"] == 0
        ben = await Player(server, host.code, ben.key, ben.member).connect()
        await ben.until(lambda me: me.roster and [chair["moved"] for chair in me.roster["chairs"]] == [1, 0, 0, 0])
        lost = await Player(server, host.code, host.key, host.member).connect()
        with pytest.raises(ConnectionError):
            await lost.until(lambda me: me.view)


async def refused(folder: Path, code: str, name: str) -> str:
    with pytest.raises(Mistake) as caught:
        await linked(folder, code, name)
    return caught.value.code


async def test_there_is_no_link_where_there_is_no_seat(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        code = (await server.open_table()).code
        assert await refused(tmp_path, code, "Ann") == "house-taken"
    assert await refused(tmp_path, code, "Zoe") == "no-name"
    assert await refused(tmp_path, "ZZZZ", "Ann") == "no-table"
    assert await refused(tmp_path / "nowhere", code, "Ann") == "no-database"
    assert not (tmp_path / "nowhere").exists()
