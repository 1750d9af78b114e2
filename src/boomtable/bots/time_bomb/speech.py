"""What bots say: a claim after the deal, and one thought aloud in every round. Neither has to be true."""

from __future__ import annotations

from collections.abc import Sequence

from boomtable.bots.time_bomb.beliefs import Beliefs
from boomtable.engine import Luck, Said, Seat, Talk
from boomtable.games.time_bomb import Accuse, Claim, Claims, Role, Suggest, View

SURE = 0.6  # that somebody is a Terrorist, to say so


def may_claim(view: View, heard: tuple[Said, ...]) -> bool:
    """Once a round, before the first cut."""
    return view.claims is Claims.FREE and _after(view, 0) and not _spoke(view, heard, Claim)


def may_think_aloud(view: View, heard: tuple[Said, ...]) -> bool:
    """Once a round, after the first cut, when all have claimed who will."""
    return _after(view, 1) and not _spoke(view, heard, Accuse, Suggest)


def claim(odds: Sequence[float], luck: Luck) -> Claim:
    """A number of Success drawn by these odds. Everyone denies the Boom, so that says nothing."""
    point, number = luck.pick(10**6) / 10**6, 0
    while number < len(odds) - 1 and point >= odds[number]:
        point -= odds[number]
        number += 1
    return Claim(success=number, boom=0)


def thought(view: View, thinks: Beliefs, favourite: Seat, luck: Luck) -> Talk:
    """Whom one is sure of, else whose wire one would see cut. A Terrorist now and then accuses the most innocent."""
    others = [seat for seat in range(view.players) if seat != view.viewer]
    suspect = max(others, key=lambda seat: thinks.terrorist[seat])
    if view.role is Role.TERRORIST:
        innocent = min(others, key=lambda seat: thinks.terrorist[seat])
        return Suggest(favourite) if luck.pick(3) else Accuse(innocent)
    return Accuse(suspect) if thinks.terrorist[suspect] >= SURE else Suggest(favourite)


def _after(view: View, cuts: int) -> bool:
    """So many cuts into a round that runs."""
    running = view.outcome is None and view.round > 0
    return running and len(view.cuts) == (view.round - 1) * view.players + cuts


def _spoke(view: View, heard: tuple[Said, ...], *kinds: type[Talk]) -> bool:
    mine = (said.talk for said in heard if said.seat == view.viewer and said.round == view.round)
    return any(isinstance(talk, kinds) for talk in mine)
