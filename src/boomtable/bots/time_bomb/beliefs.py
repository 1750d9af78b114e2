"""Who is who and who holds what: the exact joint posterior of one seat, given all it saw and heard.

For every casting (who could be a Terrorist) and every round, all ways to deal the wires that nobody has shown are
summed: hand by hand, each weighed by how many deals give it, how likely it yields the wires cut from it, and how
likely its holder, in that role, makes the claim they made. Players are added one after the other, and what castings
have in common is summed once.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from math import comb, perm

from msgspec import Struct

from boomtable.bots.time_bomb.claims import likelihood
from boomtable.bots.time_bomb_shared.castings import Casting, Weights, castings, join, mix, suspected
from boomtable.bots.time_bomb_shared.claims import claims_in
from boomtable.bots.time_bomb_shared.cuts import CUT, cuts, suspicion
from boomtable.engine import Said, Seat
from boomtable.games.time_bomb import Claim, Hand, Role, Snip, View, Wire
from boomtable.games.time_bomb_shared.cards import HAND_SIZES, ROUNDS


class Seen(Struct, frozen=True):
    """One player in one round, as everyone sees them."""

    dealt: int
    success: int  # cut from them
    safe: int
    claim: int | None  # Success they said they were dealt
    boom_claim: int | None

    @property
    def left(self) -> int:
        return self.dealt - self.success - self.safe


class Round(Struct, frozen=True):
    """One deal: how much Success was dealt in all, and each player in it. There is always one Boom."""

    success: int
    players: tuple[Seen, ...]


def rounds(view: View, heard: tuple[Said, ...]) -> tuple[Round, ...]:
    return tuple(_round(view, heard, number) for number in range(view.round))


def _round(view: View, heard: tuple[Said, ...], number: int) -> Round:
    first, end = number * view.players, (number + 1) * view.players
    found = [cut.wire for cut in view.cuts[:first]].count(Wire.SUCCESS)
    cuts, claims = view.cuts[first:end], dict(claims_in(view, heard, number, Claim))
    seen = (_seen(seat, HAND_SIZES[number], cuts, claims.get(seat)) for seat in range(view.players))
    return Round(view.successes - found, tuple(seen))


def _seen(seat: Seat, dealt: int, cuts: Sequence[Snip], said: tuple[Claim, int] | None) -> Seen:
    """A claim is about the hand at that moment, so what was cut before is added to it."""
    claim, when = said or (Claim(), 0)
    wires = [cut.wire for cut in cuts if cut.owner == seat]
    before = [cut.wire for cut in cuts[:when] if cut.owner == seat].count(Wire.SUCCESS)
    claimed = None if claim.success is None else claim.success + before
    return Seen(dealt, wires.count(Wire.SUCCESS), wires.count(Wire.SAFE), claimed, claim.boom)


class Beliefs(Struct, frozen=True):
    """For every seat the chance of a Terrorist, and of a Success or the Boom for the next wire cut there."""

    terrorist: tuple[float, ...]
    success: tuple[float, ...]
    boom: tuple[float, ...]


def beliefs(view: View, heard: tuple[Said, ...], memory: int = ROUNDS, *, watches: bool = True) -> Beliefs:
    """What the seat of this view believes from the last `memory` rounds and, if it `watches`, from who cut whom."""
    seen = rounds(view, heard)[-memory:]
    shady = _suspicion(view, heard) if watches else [1.0] * view.players
    return _believe(seen, int(view.viewer), view.hands[-memory:], view.role or Role.SWAT, tuple(shady))


def _suspicion(view: View, heard: tuple[Said, ...]) -> list[float]:
    """How much more likely each seat made its cuts as a Terrorist than as SWAT."""
    clippers = [(clipper, True) for clipper in (view.start, *[cut.owner for cut in view.cuts[:-1]])]
    return suspicion(view.players, (CUT, cuts(view, heard, Claim, clippers[: len(view.cuts)])))


def forget() -> None:
    """Clear the caches; beliefs stay the same."""
    for sums in (_believe, _ways, _hands):
        sums.cache_clear()


@lru_cache(256)
def _believe(
    seen: tuple[Round, ...], me: Seat, hands: tuple[Hand, ...], role: Role, shady: tuple[float, ...]
) -> Beliefs:
    casts = castings(len(seen[0].players), me, role)
    odds = suspected(casts, shady)
    for past, hand in zip(seen[:-1], hands, strict=False):
        odds = [prior * ways for prior, ways in zip(odds, _ways(past, me, hand, role), strict=True)]
    return _look(seen[-1], me, hands[-1], dict(zip(casts, odds, strict=True)))


@lru_cache(1024)
def _ways(seen: Round, me: Seat, hand: Hand, role: Role) -> tuple[float, ...]:
    """For each casting, the weight of all deals of a round."""
    weights = _weights(seen, me, hand)
    casts = castings(len(seen.players), me, role)
    piles = mix(seen.success, 1, weights, casts)
    return tuple(piles[cast][-1] for cast in casts)


def _look(seen: Round, me: Seat, hand: Hand, odds: dict[Casting, float]) -> Beliefs:
    """The present round: what each player still holds, over all castings and deals."""
    players, weights = len(seen.players), _weights(seen, me, hand)
    before = mix(seen.success, 1, weights, odds)
    after = mix(seen.success, 1, weights[::-1], [cast[::-1] for cast in odds])
    terrorist, success, boom, total = [0.0] * players, [0.0] * players, [0.0] * players, 0.0
    for cast, prior in odds.items():
        total += prior * before[cast][-1]
        for seat, player in enumerate(seen.players):
            if cast[seat] is Role.TERRORIST:
                terrorist[seat] += prior * before[cast][-1]
            if seat != me and player.left:
                others = join(seen.success, before[cast[:seat]], after[cast[:seat:-1]])
                for s, b, weight in weights[seat][cast[seat]]:
                    deals = prior * weight * others[-1 - s - b * (seen.success + 1)]
                    success[seat] += deals * (s - player.success) / player.left
                    boom[seat] += deals * b / player.left
    return Beliefs(*(tuple(part / total for part in parts) for parts in (terrorist, success, boom)))


def _weights(seen: Round, me: Seat, hand: Hand) -> list[dict[Role, Weights]]:
    """For each seat and role, the hands they may have been dealt; mine is known."""
    known: Weights = ((hand.count(Wire.SUCCESS), hand.count(Wire.BOOM), 1.0),)
    return [
        {role: known if seat == me else _hands(player, role, seen.success) for role in Role}
        for seat, player in enumerate(seen.players)
    ]


@lru_cache(4096)
def _hands(player: Seen, role: Role, most: int) -> Weights:
    """Every hand a player may have been dealt, by the deals that give it, the cuts it yields, the claim it makes."""
    hands = []
    for boom, success in product((0, 1), range(player.success, min(most, player.dealt) + 1)):
        safe = player.dealt - success - boom
        if safe >= player.safe:
            deals = comb(player.dealt, success) * comb(player.dealt - success, boom)
            cuts = perm(success, player.success) * perm(safe, player.safe)
            says = likelihood(role, success, boom, min(most, player.dealt), player.claim, player.boom_claim)
            hands.append((success, boom, deals * cuts * says))
    return tuple(hands)


def trust(view: View, heard: tuple[Said, ...]) -> Beliefs:
    """Believe every claim: nobody is a Terrorist, and the Boom is nowhere."""
    players = rounds(view, heard)[-1].players
    nobody = (0.0,) * len(players)
    return Beliefs(nobody, tuple(map(_promised, players)), nobody)


def _promised(player: Seen) -> float:
    """The chance of a Success if they told the truth; none for those who are silent."""
    return max(0, (player.claim or 0) - player.success) / player.left if player.left else 0.0
