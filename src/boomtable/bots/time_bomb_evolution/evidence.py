"""What a seat has to go on about one kind of wire, round by round: what was cut from whom, and what they said of it."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from boomtable.bots.time_bomb_shared.claims import claims_in
from boomtable.engine import Said, Seat
from boomtable.games.time_bomb_evolution import Claim, View, Wire
from boomtable.games.time_bomb_evolution.cards import CARDS
from boomtable.games.time_bomb_shared.cards import HAND_SIZES


class Seen(Struct, frozen=True):
    """One player in one round, and one kind of wire, as everyone sees them."""

    dealt: int
    found: int  # of this kind, cut from them
    others: int  # of other kinds
    claim: int | None  # of this kind, they said they were dealt

    @property
    def left(self) -> int:
        return self.dealt - self.found - self.others


class Round(Struct, frozen=True):
    """One deal and one kind: how many of it could be dealt at most, how many I held, and each player in it."""

    kind: Wire
    most: int
    mine: int
    players: tuple[Seen, ...]

    @property
    def claimed(self) -> bool:
        """Somebody said something about this kind."""
        return any(player.claim is not None for player in self.players)

    def seen(self, me: Seat) -> int:
        """How many of this kind I know of: mine, and those cut from the others."""
        return self.mine + sum(player.found for seat, player in enumerate(self.players) if seat != me)

    @property
    def silent(self) -> Round:
        """The same deal, if nobody had claimed anything of this kind."""
        players = tuple(Seen(player.dealt, player.found, player.others, None) for player in self.players)
        return Round(self.kind, self.most, self.mine, players)


def rounds(view: View, heard: tuple[Said, ...], memory: int) -> dict[Wire, list[Round]]:
    """For each kind in play, the last so many rounds."""
    numbers = range(max(0, view.round - memory), view.round)
    claims = {number: dict(claims_in(view, heard, number, Claim)) for number in numbers}
    return {
        kind: [_round(view, kind, number, claims[number]) for number in numbers]
        for kind in (Wire.SUCCESS, *view.colours)
    }


def _round(view: View, kind: Wire, number: int, claims: Mapping[Seat, tuple[Claim, int]]) -> Round:
    first = number * view.players
    cuts = view.cuts[first : first + view.players]
    gone = sum(cut.wire is kind for cut in view.cuts[:first])
    most = (view.players if kind is Wire.SUCCESS else CARDS) - gone
    players = []
    for seat in range(view.players):
        wires = [cut.wire for cut in cuts if cut.owner == seat]
        claim, when = claims.get(seat, (None, 0))
        told = None if claim is None else getattr(claim, kind)
        before = sum(cut.owner == seat and cut.wire is kind for cut in cuts[:when])
        claimed = None if told is None else told + before
        players.append(Seen(HAND_SIZES[number], wires.count(kind), len(wires) - wires.count(kind), claimed))
    return Round(kind, most, view.hands[number].count(kind), tuple(players))
