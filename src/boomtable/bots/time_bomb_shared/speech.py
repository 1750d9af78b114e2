"""When bots speak, and one thought aloud in every round. It does not have to be true."""

from __future__ import annotations

from collections.abc import Sequence

from boomtable.engine import Luck, Said, Seat, Talk
from boomtable.games.time_bomb_shared.cards import Claims, Role
from boomtable.games.time_bomb_shared.moves import Accuse, Suggest
from boomtable.games.time_bomb_shared.table import WireView

SURE = 0.6  # that somebody is a Terrorist, to say so


def may_claim(view: WireView, heard: tuple[Said, ...], claim: type[Talk]) -> bool:
    """Once a round, before the first cut."""
    return view.claims is Claims.FREE and _after(view, 0) and not _spoke(view, heard, claim)


def may_think_aloud(view: WireView, heard: tuple[Said, ...]) -> bool:
    """Once a round, after the first cut, when all have claimed who will."""
    return _after(view, 1) and not _spoke(view, heard, Accuse, Suggest)


def number(odds: Sequence[float], luck: Luck) -> int:
    """A number drawn by these odds."""
    point, drawn = luck.pick(10**6) / 10**6, 0
    while drawn < len(odds) - 1 and point >= odds[drawn]:
        point -= odds[drawn]
        drawn += 1
    return drawn


def thought(view: WireView, terrorist: Sequence[float], favourite: Seat, luck: Luck) -> Talk:
    """Whom one is sure of, else whose wire one would see cut. A Terrorist now and then accuses the most innocent."""
    others = [seat for seat in range(view.players) if seat != view.viewer]
    suspect = max(others, key=lambda seat: terrorist[seat])
    if view.role is Role.TERRORIST:
        innocent = min(others, key=lambda seat: terrorist[seat])
        return Suggest(favourite) if luck.pick(3) else Accuse(innocent)
    return Accuse(suspect) if terrorist[suspect] >= SURE else Suggest(favourite)


def _after(view: WireView, cuts: int) -> bool:
    """So many cuts into a round that runs."""
    running = view.outcome is None and view.round > 0
    return running and len(view.cuts) == (view.round - 1) * view.players + cuts


def _spoke(view: WireView, heard: tuple[Said, ...], *kinds: type[Talk]) -> bool:
    mine = (said.talk for said in heard if said.seat == view.viewer and said.round == view.round)
    return any(isinstance(talk, kinds) for talk in mine)
