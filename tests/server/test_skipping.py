"""Somebody who plays alone need not watch to the end; with others nobody runs ahead."""

from __future__ import annotations

from pathlib import Path

from tests.server.harness import start_server
from tests.server.test_gates import moves, people_and_bots, session, told


async def test_alone_everything_that_is_being_shown_can_be_skipped_and_bots_go_on_at_once(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True, show=1.0) as server:
        (ann,) = await people_and_bots(server, 1, 4)
        now = server.registry.clock.now
        assert session(server, ann).showing(now())
        before = session(server, ann).elapsed(now())
        await ann.do("skip")
        assert not session(server, ann).showing(now())
        await ann.do("skip")  # nothing is left to be skipped
        await told(ann)
        assert ann.latest("clock")["now"] > before + 4
        dealt = moves(server, ann)
        await ann.do("looked")
        await server.pass_(8)
        await told(ann)
        assert moves(server, ann) > dealt
        replayed = session(server, ann)
        assert replayed.ran > 4


async def test_with_others_nobody_runs_ahead(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True, show=1.0) as server:
        ann, _ = await people_and_bots(server, 2, 3)
        await ann.do("skip")
        assert session(server, ann).showing(server.registry.clock.now())
