"""What a player was told about others, and about the end."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.harness import Player


def chair(player: Player, other: Player) -> Any:
    """A member's chair, as this player last saw it."""
    return next(chair for chair in player.roster["chairs"] if chair["member"] == other.member)


async def sees(player: Player, other: Player, **facts: Any) -> Any:
    """Wait until this player sees this in another member's chair."""
    return await player.until(lambda me: facts.items() <= chair(me, other).items())


async def closed(player: Player, code: int) -> bool:
    """Wait until the socket is closed with this code."""
    with pytest.raises(ConnectionError, match=str(code)):
        await player.until(lambda _: False)
    return True
