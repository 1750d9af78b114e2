"""The same game on two servers, side by side, until a viewer can tell them apart."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from tests.server.eavesdropping import Evening
from tests.server.harness import CATALOG, LocalServer, start_server
from tests.server.look_alikes import Case, plant

NEVER = 1e6  # seconds until a bot would answer


class Shown(AssertionError):  # noqa: N818  (what it is)
    """A viewer could tell the two servers apart."""


async def compare(folder: Path, cases: list[Case], catalog: str = CATALOG, *, first: bool = False) -> dict[str, str]:
    """Play the same on both servers; returns when a difference showed, for every table or the first."""
    async with both_servers(folder, cases, catalog) as servers:
        return await shown(cases, servers, first=first)


@asynccontextmanager
async def both_servers(folder: Path, cases: list[Case], catalog: str) -> AsyncIterator[list[LocalServer]]:
    """Two servers with these tables on their disks."""
    async with AsyncExitStack() as stack:
        servers = []
        for side, name in enumerate(("one", "other")):
            await plant(folder / name, [row for case in cases for row in case.rows[side]])
            servers.append(
                await stack.enter_async_context(start_server(folder / name, virtual=True, catalog=catalog, pace=NEVER))
            )
        yield servers


async def shown(cases: list[Case], servers: list[LocalServer], *, first: bool) -> dict[str, str]:
    found = dict[str, str]()
    for case in cases:
        try:
            await overhear(case, servers)
        except Shown as when:
            found[str(case)] = str(when)
            if first:
                break
    return found


async def overhear(case: Case, servers: list[LocalServer]) -> None:
    """Play both games side by side; Shown says where they differ."""
    sides = [Evening(case, servers, side) for side in range(len(servers))]
    script = [side.go_on() for side in sides]
    try:
        while any(steps := await both(*(anext(each, "") for each in script))):
            got = [side.got() for side in sides]
            if got[0] != got[1] or steps[0] != steps[1]:
                raise Shown(steps[0])
    finally:
        for each, side in zip(script, sides, strict=True):
            await each.aclose()
            await side.leave()


async def both(*steps: Awaitable[str]) -> list[str]:
    """Do the same step on both servers; if one fails, the other is cancelled."""
    done = await asyncio.gather(*steps, return_exceptions=True)
    for failed in done:
        if isinstance(failed, BaseException):
            raise failed
    return [str(each) for each in done]
