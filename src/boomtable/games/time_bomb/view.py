"""What one chair knows of a Time Bomb table, and remembers."""

from __future__ import annotations

from boomtable.games.time_bomb.cards import Hand, Snip
from boomtable.games.time_bomb.moves import AnyNews, Claimed, FalseClaim
from boomtable.games.time_bomb.rounds import AnyStep
from boomtable.games.time_bomb_shared.view import WireView


class View(WireView, frozen=True, kw_only=True):
    """What both boxes show, with the wires of this one."""

    hands: tuple[Hand, ...]
    hand: Hand
    todo: tuple[AnyStep, ...]
    news: tuple[AnyNews, ...]
    cuts: tuple[Snip, ...]
    claimed: tuple[Claimed, ...]
    deals: tuple[tuple[Hand, ...], ...]
    false_claims: tuple[FalseClaim, ...]
