"""A key opens its own place and no other, by every way in."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from boomtable.engine import but
from boomtable.server import app, joining, sockets
from boomtable.server.live_table import LiveTable
from boomtable.server.session import Member, Screen
from boomtable.server.sockets import Connection
from boomtable.wire.protocol import Close
from tests.server.harness import LocalServer, Player, start_server
from tests.server.look_alike_games import in_phase
from tests.server.look_alikes import key, plant
from tests.titles import TWO_ROOMS

CODE, ELSEWHERE = "BBBB", "CCCC"
NO_KEY, NO_PLACE = Close.NO_KEY, Close.FORBIDDEN
WATCHED = (None, "public", "room-1", "room-2", "room-3")

Patch: TypeAlias = pytest.MonkeyPatch

KEYS = {
    "nobody": None,
    "seat": key(CODE, 3),
    "room-1": key(CODE, "room-1"),
    "room-2": key(CODE, "room-2"),
    "room-2 of another table": key(ELSEWHERE, "room-2"),
}
OPENS: dict[str, tuple[Any, ...]] = {  # as whom one watches who asks for nothing, a place, a place …; and the memoir
    "nobody": (NO_KEY, "public", NO_PLACE, NO_PLACE, NO_PLACE, 403),
    "seat": (3, "public", NO_PLACE, NO_PLACE, NO_PLACE, 3),
    "room-1": ("room-1", "public", "room-1", NO_PLACE, NO_PLACE, "room-1"),
    "room-2": ("room-2", "public", NO_PLACE, "room-2", NO_PLACE, "room-2"),
    "room-2 of another table": (NO_KEY, "public", NO_PLACE, NO_PLACE, NO_PLACE, 403),
}


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[LocalServer]:
    await plant(tmp_path, [row for code in (CODE, ELSEWHERE) for row in in_phase(TWO_ROOMS, code, 6, "playing")])
    async with start_server(tmp_path, virtual=True) as server:
        yield server


async def opened(server: LocalServer, held: str | None, watch: str | None) -> Any:
    """From where a socket with this key sees the game, or why it is closed."""
    player = await Player(server, CODE, held, None).connect(f"&watch={watch}" if watch else "")
    try:
        await player.until(lambda me: me.view)
    except ConnectionError:
        return player.closed
    await player.hang_up()
    return player.view["viewer"]


async def remembered(server: LocalServer, held: str | None) -> Any:
    headers = {"Authorization": f"Bearer {held}"} if held else {}
    answer = await server.http.get(f"/api/tables/{CODE}/memoir", headers=headers)
    return answer.json()["viewer"] if answer.status_code == 200 else answer.status_code


async def opens(server: LocalServer) -> dict[str, tuple[Any, ...]]:
    return {
        name: (*[await opened(server, held, watch) for watch in WATCHED], await remembered(server, held))
        for name, held in KEYS.items()
    }


async def test_a_key_opens_its_own_place_and_no_other(server: LocalServer) -> None:
    assert await opens(server) == OPENS


# Planted.


def opens_any_room(patch: Patch, kind: type[Member | Screen]) -> None:
    def admitted(live: LiveTable, socket: Any, held: str | None, watch: str | None) -> Any:
        holder = joining.key_holder(live, held)
        if isinstance(holder, kind) and watch in ("room-1", "room-2"):
            return Connection(socket, None, watch, holder, held)
        return plain(live, socket, held, watch)

    plain = sockets._admitted
    patch.setattr(sockets, "_admitted", admitted)


def a_screen_opens_any_room(patch: Patch) -> None:
    opens_any_room(patch, Screen)


def a_seat_opens_any_room(patch: Patch) -> None:
    opens_any_room(patch, Member)


def all_screens_are_the_first(patch: Patch) -> None:
    """A key to any screen counts as one to the first."""

    def key_holder(live: LiveTable, held: str | None) -> Any:
        holder = plain(live, held)
        return live.session.screens[0] if isinstance(holder, Screen) else holder

    plain = joining.key_holder
    patch.setattr(sockets, "key_holder", key_holder)


def memoirs_of_the_other_room(patch: Patch) -> None:
    def key_holder(live: LiveTable, held: str | None) -> Any:
        holder = plain(live, held)
        return but(holder, place="room-1") if isinstance(holder, Screen) else holder

    plain = joining.key_holder
    patch.setattr(app, "key_holder", key_holder)


def keys_of_another_table(patch: Patch) -> None:
    """A key is looked up by the part after the code."""
    plain = joining.key_holder
    patch.setattr(
        sockets, "key_holder", lambda live, held: plain(live, held and f"{live.session.code}{held[len(CODE) :]}")
    )


LEAKS = (
    a_screen_opens_any_room,
    a_seat_opens_any_room,
    all_screens_are_the_first,
    memoirs_of_the_other_room,
    keys_of_another_table,
)


async def test_a_key_that_opens_another_place_is_noticed(server: LocalServer) -> None:
    found = dict[Callable[[Patch], None], bool]()
    for leak in LEAKS:
        with Patch.context() as patch:
            leak(patch)
            found[leak] = await opens(server) == OPENS
    assert found == dict.fromkeys(LEAKS, False)
