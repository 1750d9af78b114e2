"""Time Bomb Evolution, by Yusuke Sato: the whole table as one value.

Numbers in brackets cite docs/rules/time-bomb-evolution.md; everything else is as in docs/rules/time-bomb.md.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from boomtable.engine import CHANCE, Seat, Viewer, but, check_seat
from boomtable.games.time_bomb_evolution.bombs import EVOLVED, STANDARD, Bomb
from boomtable.games.time_bomb_evolution.cards import CARDS, COLOURS, Hand, Mark, NumberCard, Snip, Wire, box
from boomtable.games.time_bomb_evolution.moves import (
    AnyNews,
    Claim,
    Claimed,
    DealWires,
    Exploded,
    FalseClaim,
    Flip,
    NumberDrawn,
    Turned,
)
from boomtable.games.time_bomb_evolution.options import Options
from boomtable.games.time_bomb_evolution.steps import GAME, AnyStep, Protecting, Unprotecting, game
from boomtable.games.time_bomb_evolution.view import View
from boomtable.games.time_bomb_shared.cards import ROUNDS, Ending, minus
from boomtable.games.time_bomb_shared.moves import Ended
from boomtable.games.time_bomb_shared.table import WireTable
from boomtable.games.time_bomb_shared.table import tally as tally_both

CHOOSING = (Protecting, Unprotecting)  # until it is done, the nippers stay where they are [TE16]


class Evolution(WireTable, frozen=True, kw_only=True):
    """What both boxes have on the table, with the wires and bombs of the Evolution."""

    deal_move = DealWires
    flip_move = Flip
    claim_talk = Claim
    claim_news = Claimed
    false_claim = FalseClaim

    evolution: bool = False
    prevent_any_revealed: bool = False
    pink_counted_at_round_4: bool = False

    palette: tuple[Wire, ...] = COLOURS  # the colours to draw from

    todo: tuple[AnyStep, ...] = GAME
    news: tuple[AnyNews, ...] = ()

    colours: tuple[Wire, ...] = ()
    removed: Hand = ()  # seen by nobody [TE2]
    deals: tuple[tuple[Hand, ...], ...] = ()
    cuts: tuple[Snip, ...] = ()
    claimed: tuple[Claimed, ...] = ()
    marks: tuple[Mark, ...] = ()  # every protection put on and removed
    numbers: tuple[NumberCard, ...] = ()  # every number drawn

    @property
    def bombs(self) -> dict[Wire, Bomb]:
        return EVOLVED if self.evolution else STANDARD

    @property
    def uncut(self) -> Hand:
        return minus(box(self.players, self.colours), [*self.removed, *self.cut_wires])

    @property
    def kinds(self) -> tuple[Wire, ...]:
        return (Wire.SUCCESS, *self.colours)

    @property
    def cut_wires(self) -> list[Wire]:
        return [snip.wire for snip in self.cuts]

    @property
    def clipper(self) -> Seat:
        """The owner of the last wire cut, once its effect is done, or a player without wires named by number [TE16]."""
        if self.todo and isinstance(step := self.todo[0], CHOOSING):
            return step.by
        if (drawn := self.drawn) and drawn.handed:
            return drawn.owner
        return self.cuts[-1].owner if self.cuts else self.start

    def cutter(self, place: int) -> Seat:
        """As in Time Bomb, or a player without wires whom a number named before that cut [TE10]."""
        drawer = super().cutter(place)
        named = [(drawer + card.number) % self.players for card in self.numbers if card.after == place]
        bare = [seat for seat in named if not self.hand_at(seat, place // self.players + 1, place)]
        return bare[0] if bare else drawer

    @property
    def drawn(self) -> NumberDrawn | None:
        """The number that applies until the next cut [TE10]."""
        if not self.numbers or self.numbers[-1].after < len(self.cuts):
            return None
        return self.naming(self.numbers[-1].number)

    def naming(self, number: int) -> NumberDrawn:
        """Whom a number names, counted clockwise from the owner of the last wire cut [TE10]."""
        drawer = self.cuts[-1].owner
        owner = (drawer + number) % self.players
        return NumberDrawn(drawer, number, owner, handed=not self.held[owner])

    @property
    def protected(self) -> tuple[Wire, ...]:
        """The colours with a Success on them [TE7]."""
        if not self.marks:
            return ()
        latest = {mark.colour: mark.on for mark in self.marks}
        return tuple([colour for colour in self.colours if latest.get(colour)])

    @property
    def would_explode(self) -> tuple[Wire, ...]:
        """The colours that only their protection keeps from exploding [TE13]."""
        return tuple([colour for colour in self.protected if self.bombs[colour].reached(self)])

    def marked(self, colour: Wire, *, on: bool) -> tuple[Mark, ...]:
        return (*self.marks, Mark(len(self.cuts), colour, on))

    @property
    def purple_pair(self) -> bool:
        """Whether the last two wires cut are purple, in one round or two [TE9]."""
        return [snip.wire for snip in self.cuts[-2:]] == [Wire.PURPLE, Wire.PURPLE]

    @property
    def calls_for_number(self) -> bool:
        """Whether the last wire cut is red, and red has its effect [TE10]."""
        return self.evolution and bool(self.cuts) and self.cuts[-1].wire is Wire.RED

    @property
    def protectable(self) -> tuple[Wire, ...]:
        """Colours cut this round that are neither yellow nor protected at this moment [TE6]."""
        cut = self.cut_wires if self.prevent_any_revealed else [snip.wire for snip in self.cut_this_round]
        free = [colour for colour in self.colours if self.bombs[colour].protectable and colour not in self.protected]
        return tuple([colour for colour in free if colour in cut])

    def cuts_in(self, number: int) -> int:
        """A round has as many cuts as players; round 4 one less for each pink cut so far [TE15]."""
        if number < ROUNDS or not self.evolution:
            return self.players
        counted = self.cut_wires[: (ROUNDS - 1) * self.players] if self.pink_counted_at_round_4 else self.cut_wires
        return self.players - counted.count(Wire.PINK)

    @property
    def cuts_left(self) -> int:
        """How many cuts this round still has [TE15]."""
        return max(0, self.cuts_in(self.round) - len(self.cut_this_round)) if self.deals else 0

    @property
    def cuts_to_come(self) -> int:
        """How many cuts are left before time is up, as it stands [TE15]."""
        return max(0, sum(self.cuts_in(number) for number in range(1, ROUNDS + 1)) - len(self.cuts))

    @property
    def running(self) -> bool:
        """Whether a cut is left, or the last one is not finished [TE16]."""
        return bool(self.todo) and (self.cuts_left > 0 or isinstance(self.todo[0], CHOOSING))

    def turned_up(self, owner: Seat, wire: Wire) -> Evolution:
        """Everyone sees the wire: the last Success, an explosion, or the effect of its colour, in this order [TE16]."""
        by = self.clipper
        table = but(self, cuts=(*self.cuts, Snip(owner, wire)), news=(Turned(owner, wire),))
        if wire is Wire.SUCCESS and table.disarmed:
            return table.tell(Ended(Ending.DISARMED)).over()
        after = table.or_explodes(wire)
        return self.bombs[wire].follows(after, by) if after.todo else after

    def or_explodes(self, colour: Wire) -> Evolution:
        """The table after this colour explodes, if it does; otherwise this table [TE16]."""
        if not self.bombs[colour].explodes(self):
            return self
        pair = self.evolution and self.purple_pair
        return self.tell(Exploded(colour, pair), Ended(Ending.EXPLODED)).over()

    @property
    def disarmed(self) -> bool:
        return self.found == self.players

    @property
    def exploded(self) -> Wire | None:
        """The colour that exploded, if one did."""
        if self.todo:
            return None
        return next((colour for colour in self.colours if self.bombs[colour].explodes(self)), None)

    @cached_property
    def ending(self) -> Ending | None:
        """The last Success, an explosion, or the time [TE4]."""
        if self.todo:
            return None
        if self.disarmed:
            return Ending.DISARMED
        return Ending.EXPLODED if self.exploded else Ending.TIME_UP

    def deadly(self, made: int) -> tuple[Wire, ...]:
        marks, cuts = tuple([mark for mark in self.marks if mark.after <= made]), self.cuts[:made]
        left = [colour for colour in self.colours if [cut.wire for cut in cuts].count(colour) < CARDS]
        after = {colour: but(self, cuts=(*cuts, Snip(CHANCE, colour)), marks=marks) for colour in left}
        return tuple([colour for colour in left if self.bombs[colour].explodes(after[colour])])

    def seen_from(self, viewer: Viewer) -> View:
        return View(
            **self.known_to(viewer),
            evolution=self.evolution,
            prevent_any_revealed=self.prevent_any_revealed,
            pink_counted_at_round_4=self.pink_counted_at_round_4,
            palette=self.palette,
            colours=self.colours,
            thresholds=tuple([self.bombs[colour].explodes_at for colour in self.colours]),
            cuts_left=self.cuts_left,
            round_cuts=tuple([max(0, self.cuts_in(number)) for number in range(1, ROUNDS + 1)]),
            protected=self.protected,
            protectable=self.protectable if self.evolution else (),
            would_explode=self.would_explode,
            one_away=self.deadly(len(self.cuts)) if self.todo else (),
            marks=self.marks,
            numbers=self.numbers,
            drawn=self.drawn,
            exploded=self.exploded,
            removed=() if self.todo else self.removed,
        )


def start(players: int, options: Options) -> Evolution:
    return Evolution(
        players=players,
        claims=options.claims,
        evolution=options.evolution,
        prevent_any_revealed=options.prevent_any_revealed,
        pink_counted_at_round_4=options.pink_counted_at_round_4,
        palette=options.palette(players),
        todo=game(check_seat("first", options.first, players)),
    )


def tally(table: Evolution) -> Iterator[tuple[str, float]]:
    """What both boxes count, and for every colour in play whether SWAT won and whether this colour exploded."""
    yield from tally_both(table)
    disarmed, exploded = table.ending is Ending.DISARMED, table.exploded
    for colour in table.colours:
        yield f"colour:wire-{colour}", disarmed
        yield f"exploded:wire-{colour}", exploded is colour
