"""What a seat has to go on, round by round: what was cut from whom, and what they said they held."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from boomtable.bots.time_bomb_shared.claims import claims_in
from boomtable.engine import Said, Seat
from boomtable.games.time_bomb import Claim, Snip, View, Wire
from boomtable.games.time_bomb.cards import WIRES
from boomtable.games.time_bomb_shared.cards import HAND_SIZES


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
    return Round(WIRES[view.players].count(Wire.SUCCESS) - found, tuple(seen))


def _seen(seat: Seat, dealt: int, cuts: Sequence[Snip], said: tuple[Claim, int] | None) -> Seen:
    """A claim speaks of what one has then; what was cut from them before belongs to it too."""
    claim, when = said or (Claim(), 0)
    wires = [cut.wire for cut in cuts if cut.owner == seat]
    before = [cut.wire for cut in cuts[:when] if cut.owner == seat].count(Wire.SUCCESS)
    claimed = None if claim.success is None else claim.success + before
    return Seen(dealt, wires.count(Wire.SUCCESS), wires.count(Wire.SAFE), claimed, claim.boom)
