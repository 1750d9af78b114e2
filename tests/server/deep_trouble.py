"""A real server on a disk that takes no more writes."""

from __future__ import annotations

import asyncio
import resource
from pathlib import Path
from typing import Any

from tests.server.harness import Player
from tests.server.process import free_port, server_process
from tests.server.test_trouble import ready, until_ready


async def test_a_real_server_survives_a_disk_on_which_nothing_can_be_written_any_more(tmp_path: Path) -> None:
    async with (
        server_process(tmp_path, free_port()) as life,
        life.client() as http,
    ):
        server: Any = life
        seated = (await http.post("/api/tables", json={"game": "lamps", "name": "Ann", "bearer": True})).json()
        ann = await Player(server, seated["code"], seated["key"], seated["member"]).connect()
        await ann.do("chat", text="one")
        unlimited = resource.prlimit(life.process.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
        assert await ann.refused("chat", text="two") == "not-stored"
        assert await ready(http) == 503
        await asyncio.sleep(1.5)  # time enough to try again
        assert await ready(http) == 503
        resource.prlimit(life.process.pid, resource.RLIMIT_FSIZE, unlimited)
        await until_ready(http)
        await ann.do("chat", text="three")
        lines = [line["text"] for told in ann.messages if told["type"] == "chat" for line in told["lines"]]
        assert lines == ["one", "three"]
        assert await life.interrupt() == 0
