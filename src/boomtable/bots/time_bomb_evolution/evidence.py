"""What a seat has to go on: what was cut and claimed, round by round, and what players chose to do."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec import Struct

from boomtable.bots.time_bomb_shared.claims import claims_in
from boomtable.bots.time_bomb_shared.cuts import CUT, Act, cuts
from boomtable.bots.time_bomb_shared.cuts import suspicion as how_shady
from boomtable.engine import Said, Seat
from boomtable.games.time_bomb_evolution import Claim, View, Wire
from boomtable.games.time_bomb_evolution.cards import CARDS
from boomtable.games.time_bomb_shared.cards import HAND_SIZES

MARK = 2.0  # how keenly SWAT goes after what keeps a colour from exploding, and a Terrorist away from it


# What was cut and claimed.


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
    """For each kind in play, the last `memory` rounds."""
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
    most = (view.successes if kind is Wire.SUCCESS else CARDS) - gone
    players = []
    for seat in range(view.players):
        wires = [cut.wire for cut in cuts if cut.owner == seat]
        claim, when = claims.get(seat, (None, 0))
        told = None if claim is None else getattr(claim, kind)
        before = sum(cut.owner == seat and cut.wire is kind for cut in cuts[:when])
        claimed = None if told is None else told + before
        players.append(Seen(HAND_SIZES[number], wires.count(kind), len(wires) - wires.count(kind), claimed))
    return Round(kind, most, view.hands[number].count(kind), tuple(players))


# What players did: SWAT cuts where Success was promised, and protects what is about to explode.


def suspicion(view: View, heard: tuple[Said, ...]) -> list[float]:
    """How much more likely each seat does what it did as a Terrorist than as SWAT."""
    return how_shady(view.players, (CUT, cuts(view, heard, Claim, _clippers(view))), (MARK, marks(view)))


def _clippers(view: View) -> list[tuple[Seat, bool]]:
    """Who made each cut, and whether they were free to choose the owner [TE10]."""
    numbers = {number.after: number.number for number in view.numbers}
    clipper, clippers = view.start, []
    for place, snip in enumerate(view.cuts):
        named = (clipper + numbers[place]) % view.players if place in numbers else None
        handed = named is not None and named != snip.owner
        clippers.append((named if named is not None and handed else clipper, named is None or handed))
        clipper = snip.owner
    return clippers


def marks(view: View) -> Iterator[Act]:
    """Every protection put on or taken off, by how near to its explosion each colour was."""
    clippers, protected = [clipper for clipper, _ in _clippers(view)], set[Wire]()
    thresholds = dict(zip(view.colours, view.thresholds, strict=True))
    for mark in view.marks:
        cut = [snip.wire for snip in view.cuts[: mark.after]]
        new = cut if view.prevent_any_revealed else cut[(mark.after - 1) // view.players * view.players :]
        free = [c for c in view.colours if c in set(new) - protected - {Wire.YELLOW}]
        options = free if mark.on else [c for c in view.colours if c in protected]
        sign = -1 if mark.on else 1
        near = tuple([float(sign * (thresholds[c] - cut.count(c))) for c in options])
        yield clippers[mark.after - 1], near, options.index(mark.colour)
        protected ^= {mark.colour}


def shorts(view: View) -> dict[Wire, int]:
    """How many more wires of each colour make it explode."""
    cut = [snip.wire for snip in view.cuts]
    return {
        colour: threshold - cut.count(colour) for colour, threshold in zip(view.colours, view.thresholds, strict=True)
    }
