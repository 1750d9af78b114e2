"""People who reconnect with nothing but their key and the number of their last request."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol

from tests.server.harness import Player


class HasAddress(Protocol):
    """Anything with an address: a server, or a bad connection to one."""

    ws: str


async def returned(at: HasAddress, player: Player) -> Player:
    """The player, reconnected; request ids continue, since a used id does not count again."""
    server: Any = at
    again = Player(server, player.code, player.key, player.member)
    again._ids = player._ids
    return await again.connect()


async def back(at: HasAddress, people: Iterable[Player]) -> list[Player]:
    """All players reconnected, once they have received everything."""
    again = [await returned(at, player) for player in people]
    for player in again:
        await player.until(lambda me: me.latest("clock"))
    return again
