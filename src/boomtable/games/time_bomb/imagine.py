"""From a view back to a state with the same view, each as likely as it really is."""

from __future__ import annotations

from boomtable.engine import Luck
from boomtable.games.time_bomb.cards import WIRES
from boomtable.games.time_bomb.table import TimeBomb, View
from boomtable.games.time_bomb_shared.imagine import imagined_deals, imagined_roles


def imagine(view: View, luck: Luck) -> TimeBomb:
    """Roles and wires that this viewer has not seen, dealt again."""
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
