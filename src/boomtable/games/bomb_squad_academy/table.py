"""Bomb Squad Academy, by Josh Cappel and Daniel Rocchi: the whole table as one value.

Numbers in brackets cite docs/rules/bomb-squad-academy.md.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import dropwhile
from typing import Self, TypeVar

from msgspec import field

from boomtable.engine import Outcome, Seat, State, Viewer, but
from boomtable.games.bomb_squad_academy.bombs import GAME, Bomb, Graduating
from boomtable.games.bomb_squad_academy.cards import (
    CUTS,
    CUTTERS,
    PLATES,
    PRINTED,
    STUCK,
    WIRES,
    Action,
    Deck,
    Tool,
    Wire,
    hand,
)
from boomtable.games.bomb_squad_academy.moves import AnyNews, Reason, Scored, Worth
from boomtable.games.bomb_squad_academy.options import Options
from boomtable.games.bomb_squad_academy.steps import AnyStep
from boomtable.games.bomb_squad_academy.toolbox import Lasting
from boomtable.games.bomb_squad_academy.view import PublicLine, Sealed, View
from boomtable.games.bomb_squad_academy.wires import Glimpse, Line, looks

T = TypeVar("T")
PLACES = {wire: place for place, wire in enumerate(Wire)}


class Academy(State, frozen=True, kw_only=True):
    options: Options = field(name="house")
    todo: tuple[AnyStep, ...] = GAME
    sealed: tuple[tuple[Seat, Sealed], ...] = ()
    news: tuple[AnyNews, ...] = ()
    story: tuple[AnyNews, ...] = ()  # all news so far

    ages: tuple[Seat, ...] = ()  # the youngest first [BS4]
    scores: tuple[int, ...]
    shown: tuple[Tool, ...] = ()  # every Tool that was ever offered in a draft [BS16]
    display: tuple[Tool, ...] = ()  # those offered in this one
    tools: tuple[tuple[Tool, ...], ...]
    glimpses: tuple[tuple[Glimpse, ...], ...]  # what each seat has seen, latest last [BS34]

    bomb: int = 0
    lines: tuple[Line, ...] = ()
    plates: tuple[Wire, ...] = ()  # the one that moves left, the one that moves right [BS3]
    cards: tuple[tuple[Action, ...], ...]  # on the table, the oldest first [BS6]
    aside: tuple[bool, ...]  # whose Wait is set aside [BS13]

    round: int = 0  # of this bomb
    acting: tuple[Action, ...] = ()  # what each does this round: the card played, or what a Tool made of it [BS20]
    waited: tuple[Seat, ...] = ()  # those whose Wait took effect
    protected: tuple[Wire, ...] = ()
    lasting: tuple[Lasting, ...] = ()
    spared: tuple[Seat, ...] = ()  # of those who triggered the bomb
    scored: tuple[Wire, ...] = ()

    # What is there.

    @property
    def wires(self) -> tuple[Wire, ...]:
        return WIRES[self.players]

    @property
    def box(self) -> dict[Wire, Deck]:
        return self.options.box

    def line(self, wire: Wire) -> Line:
        return self.lines[PLACES[wire]]

    def hand(self, seat: Seat) -> tuple[Action, ...]:
        """The cards in a player's hand, which everyone knows because all others lie open [BS35]."""
        return hand(self.players, self.cards[seat], self.aside[seat])

    def by_score(self, seats: Iterable[Seat]) -> tuple[Seat, ...]:
        """The lowest score first, then the younger [BS4]."""
        return tuple(sorted(seats, key=lambda seat: (self.scores[seat], self.ages.index(seat))))

    @property
    def leaders(self) -> tuple[Seat, ...]:
        best = max(self.scores)
        return tuple([seat for seat, score in enumerate(self.scores) if score == best])

    # Who does what this round [BS20].

    def acting_as(self, action: Action) -> tuple[Seat, ...]:
        return tuple([seat for seat, acting in enumerate(self.acting) if acting is action])

    def wire_of(self, seat: Seat) -> Wire | None:
        """The wire whose cutter this seat has in effect, protected or not."""
        return CUTS.get(self.acting[seat])

    def cutters(self, wire: Wire) -> tuple[Seat, ...]:
        """Who cuts this wire; if it is protected, only those with Orders [BS7] [BS18] [BS24]."""
        return self.ordered(wire) if wire in self.protected else self.acting_as(CUTTERS[wire])

    def others_cut(self, me: Seat, wire: Wire) -> bool:
        """Whether somebody else cuts this wire; not if I do too, unless the options say so [BS18]."""
        crew = self.cutters(wire)
        return me not in crew or (self.options.co_cutters and len(crew) > 1)

    def ordered(self, wire: Wire) -> tuple[Seat, ...]:
        """Who cuts this wire even if it is protected: those with Orders [BS24]."""
        crew = self.acting_as(CUTTERS[wire]) if self.lasting else ()
        return tuple([seat for seat in crew if Lasting(Tool.ORDERS, seat, wire) in self.lasting])

    def plates_on(self, wire: Wire) -> int:
        """What the plates on a wire are worth together [BS3] [BS10]."""
        values = PLATES.get(self.bomb, ())
        return sum(value for value, where in zip(values, self.plates, strict=True) if where is wire) if values else 0

    # For steps and Tools.

    def tell(self, *news: AnyNews) -> Self:
        return but(self, news=self.news + news, story=self.story + news)

    @staticmethod
    def change(row: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
        return (*row[:seat], value, *row[seat + 1 :])

    def with_line(self, wire: Wire, line: Line) -> Self:
        return but(self, lines=self.change(self.lines, PLACES[wire], line))

    def pay(self, seat: Seat, points: int, reason: Reason, worth: Worth | None = None) -> Self:
        """The table with these points won, or lost down to 0 [BS5]."""
        score = self.scores[seat] + points
        if score < 0 and not self.options.allow_negative:
            score = 0
        paid = (Scored(seat, score - self.scores[seat], reason, worth),)
        scores = self.change(self.scores, seat, score)
        return but(self, scores=scores, news=self.news + paid, story=self.story + paid)

    def act(self, seat: Seat, action: Action) -> Self:
        return but(self, acting=self.change(self.acting, seat, action))

    def spend(self, seat: Seat, tool: Tool) -> Self:
        left = tuple([other for other in self.tools[seat] if other is not tool])
        return but(self, tools=self.change(self.tools, seat, left))

    def lasts(self, tool: Tool, seat: Seat, wire: Wire) -> Self:
        return but(self, lasting=(*self.lasting, Lasting(tool, seat, wire)))

    def fresh_round(self, number: int) -> Self:
        return but(self, round=number, acting=(), waited=(), protected=(), lasting=(), spared=(), scored=())

    @property
    def after_this_bomb(self) -> tuple[AnyStep, ...]:
        return tuple(dropwhile(lambda step: not isinstance(step, Bomb | Graduating), self.todo))

    # What players have seen [BS34].

    def glimpse_tops(self, seat: Seat, wires: Iterable[Wire], count: int = 1) -> Self:
        return self._glimpse(seat, [Glimpse(wire, cards=self.line(wire).deck[:count]) for wire in wires])

    def glimpse_tiles(self, seat: Seat, wires: Iterable[Wire]) -> Self:
        return self._glimpse(seat, [Glimpse(wire, tiles=self.line(wire).tiles) for wire in wires])

    def _glimpse(self, seat: Seat, seen: list[Glimpse]) -> Self:
        return but(self, glimpses=self.change(self.glimpses, seat, (*self.glimpses[seat], *seen)))

    def stale(self, wire: Wire) -> Self:
        """The top of this deck has changed: a card was flipped or the deck shuffled."""
        if not [1 for row in self.glimpses for seen in row if seen.holds and seen.wire is wire]:
            return self
        return but(self, glimpses=tuple([tuple([glimpse.after(wire) for glimpse in row]) for row in self.glimpses]))

    def forgetting(self) -> Self:
        """The bomb is over, and what was seen of it no longer applies."""
        return but(self, glimpses=tuple([tuple([but(seen, holds=False) for seen in row]) for row in self.glimpses]))

    # How it stands.

    @property
    def public_time(self) -> int:
        return len(self.story)

    @property
    def outcome(self) -> Outcome | None:
        if self.todo:
            return None
        winners = self.leaders
        side = f"seat-{winners[0]}" if len(winners) == 1 else "shared"
        return Outcome(side, winners, "graduated")

    def seen_from(self, viewer: Viewer) -> View:
        mine = self.glimpses[viewer] if isinstance(viewer, int) else ()
        return View(
            viewer=viewer,
            players=self.players,
            options=self.options,
            decks=tuple([self.box[wire] for wire in self.wires]),
            printed=PRINTED,
            ages=self.ages,
            bomb=self.bomb,
            round=self.round,
            scores=self.scores,
            lines=tuple([public(line) for line in self.lines]),
            plates=self.plates,
            cards=self.cards,
            stuck=STUCK[self.players],
            aside=self.aside,
            shown=self.shown,
            display=self.display,
            tools=self.tools,
            acting=self.acting,
            cutters=tuple([self.cutters(wire) for wire in self.wires]),
            cutters_if_protected=tuple([self.ordered(wire) for wire in self.wires]),
            waited=self.waited,
            protected=self.protected,
            lasting=self.lasting,
            spared=self.spared,
            scored=self.scored,
            glimpses=mine,
            looks=tuple([looks(row) for row in self.glimpses]),
            todo=self.todo,
            waiting=self.turn,
            answered=tuple([seat for seat, _ in self.sealed]),
            answer=next((answer for seat, answer in self.sealed if seat == viewer), None),
            news=self.news,
            story=self.story,
            outcome=self.outcome,
        )


def public(line: Line) -> PublicLine:
    return PublicLine(len(line.deck), line.exposed, bool(line.tiles), line.tiles[: line.turned])


def start(players: int, options: Options) -> Academy:
    return Academy(
        players=players,
        options=options,
        scores=(0,) * players,
        tools=((),) * players,
        glimpses=((),) * players,
        cards=((),) * players,
        aside=(False,) * players,
    )
