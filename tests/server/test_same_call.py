"""Two rooms in one call would hear each other: each needs its own call [TR7]."""

from __future__ import annotations

from pathlib import Path

from boomtable.words import say
from tests.server.harness import start_server
from tests.server.test_chat_rooms import GAME

OURS, OTHER = "https://call.example/Ours", "https://call.example/other"


async def test_the_call_of_one_room_is_refused_for_the_other(tmp_path: Path) -> None:
    assert say("same-call").startswith("The other room already has that call")
    async with start_server(tmp_path) as server:
        host = await server.open_table(GAME, settings={"meeting": "remote"})
        await host.do("call", place="room-1", link=OURS)
        for again in (OURS, f" {OURS}\n", f"{OURS}/", "https://CALL.example/ours"):
            answer = await host.ask("call", place="room-2", link=again)
            assert (answer["type"], answer.get("code"), answer.get("facts")) == ("refused", "same-call", {}), again
            assert dict(server.live(host.code).session.calls) == {"room-1": OURS}, again


async def test_a_call_may_be_given_again_or_moved_or_be_that_of_the_whole_table_too(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        host = await server.open_table(GAME, settings={"meeting": "remote"})
        for place, link in [("room-1", OURS), ("room-1", OURS), ("public", OURS), ("room-2", OTHER)]:
            await host.do("call", place=place, link=link)
        assert await host.refused("call", place="room-1", link=OTHER) == "same-call"
        for place, link in [("room-2", ""), ("room-1", OTHER), ("room-2", OURS)]:
            await host.do("call", place=place, link=link)
        assert dict(server.live(host.code).session.calls) == {"public": OURS, "room-1": OTHER, "room-2": OURS}
