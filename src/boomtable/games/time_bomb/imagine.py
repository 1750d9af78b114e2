"""From a view back to a table that would look just like this from that chair, each as likely as it really is."""

from __future__ import annotations

from boomtable.engine import Luck
from boomtable.games.time_bomb.cards import WIRES
from boomtable.games.time_bomb.table import TimeBomb, View
from boomtable.games.time_bomb_shared.imagine import imagined_deals, imagined_roles


def imagine(view: View, luck: Luck) -> TimeBomb:
    """Roles and wires nobody showed this viewer, dealt again."""
    return TimeBomb(
        players=view.players,
        claims=view.claims,
        todo=view.todo,
        news=view.news,
        roles=imagined_roles(view, luck),
        start=view.start,
        deals=imagined_deals(view, WIRES[view.players], luck),
        cuts=view.cuts,
        claimed=view.claimed,
    )
