"""Standoff: two rounds of sealed cards, and a veto that takes a whole round back.

[ST1] Fourteen cards, 1 to 14; three each, the rest unseen in the box. Everyone has one veto.
[ST2] Round 1: all choose two cards at once, in secret; round 2: the one that is left.
[ST3] Once they are shown, everyone with a veto may use it: all take their cards back and choose again.
      Of several the lowest seat spends theirs; the window stays open for nobody else.
[ST4] The highest sum takes a point, and two in round 1 with the house rule `double`.
[ST5] Most points win; equal: the lowest seat.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain, zip_longest
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta, Struct, field

from boomtable.engine import (
    CHANCE,
    PUBLIC,
    Chance,
    Choices,
    Dealt,
    Game,
    GameOptions,
    Luck,
    Move,
    OneOf,
    Outcome,
    Refusal,
    Seat,
    State,
    Step,
    Subset,
    Viewer,
    but,
    shuffled,
)

Cards: TypeAlias = tuple[int, ...]
DECK = tuple(range(1, 15))
NOT_YOURS = Refusal("standoff-not-yours", "ST2")


class Deal(Move, frozen=True):
    hands: tuple[Cards, ...]


class Choose(Move, frozen=True):
    cards: Cards


class Veto(Move, frozen=True):
    pass


class Pass(Move, frozen=True):
    pass


class Shown(Struct, frozen=True, tag_field="news", tag="shown"):
    cards: tuple[Cards, ...]


class Vetoed(Struct, frozen=True, tag_field="news", tag="vetoed"):
    by: Seat


class Dealing(Chance["Standoff", Deal], frozen=True):
    def choices(self, table: Standoff, seat: Seat) -> Choices[Deal]:
        return Dealt(Deal, DECK, (*(3,) * table.players, len(DECK) - 3 * table.players))

    def run(self, table: Standoff, answers: Mapping[Seat, Deal]) -> Standoff:
        return but(table, dealt=answers[CHANCE].hands)


class Showdown(Step["Standoff", Choose], frozen=True):
    count: int

    def asks(self, table: Standoff) -> tuple[Seat, ...]:
        return tuple(range(table.players))

    def choices(self, table: Standoff, seat: Seat) -> Choices[Choose]:
        return Subset(Choose, table.hand(seat), self.count)

    def why_not(self, table: Standoff, seat: Seat, move: object) -> Refusal:
        return NOT_YOURS if isinstance(move, Choose) else super().why_not(table, seat, move)

    def run(self, table: Standoff, answers: Mapping[Seat, Choose]) -> Standoff:
        shown = Shown(tuple(answers[seat].cards for seat in range(table.players)))
        table = but(table, log=(*table.log, shown)).tell(shown)
        return table.then(Window(self.count), Scoring())


class Window(Step["Standoff", Veto | Pass], frozen=True):
    count: int

    def asks(self, table: Standoff) -> tuple[Seat, ...]:
        return table.vetoes

    def choices(self, table: Standoff, seat: Seat) -> Choices[Veto | Pass]:
        return OneOf[Veto | Pass]((Pass(), Veto()))

    def run(self, table: Standoff, answers: Mapping[Seat, Veto | Pass]) -> Standoff:
        if not (against := [seat for seat in sorted(answers) if answers[seat] == Veto()]):
            return table
        vetoed = Vetoed(against[0])
        again = (Showdown(self.count), *table.todo[1:])  # in the place of the scoring
        return but(table, todo=again, log=(*table.log, vetoed)).tell(vetoed)


class Scoring(Step["Standoff", Move], frozen=True):
    def run(self, table: Standoff, answers: Mapping[Seat, Move]) -> Standoff:
        return table


AnyStep: TypeAlias = Dealing | Showdown | Window | Scoring
News: TypeAlias = Shown | Vetoed


class Options(GameOptions, frozen=True):
    double: bool = False
    rounds: Annotated[int, Meta(ge=1, le=2)] = 2


class View(Struct, frozen=True, kw_only=True):
    viewer: Viewer
    players: int
    options: Options = field(name="house")
    dealt: Cards
    todo: tuple[AnyStep, ...]
    log: tuple[News, ...]
    waiting: tuple[Seat, ...]
    news: tuple[News, ...]
    answered: tuple[Seat, ...]
    answer: Choose | Veto | Pass | None


class Standoff(State, frozen=True, kw_only=True):
    options: Options = field(name="house")
    todo: tuple[AnyStep, ...]
    sealed: tuple[tuple[Seat, Choose | Veto | Pass], ...] = ()
    news: tuple[News, ...] = ()
    dealt: tuple[Cards, ...] = ()  # by seat, then the box
    log: tuple[News, ...] = ()

    @property
    def vetoes(self) -> tuple[Seat, ...]:
        spent = [event.by for event in self.log if isinstance(event, Vetoed)]
        return tuple(seat for seat in range(self.players) if seat not in spent)

    @property
    def scored(self) -> list[Shown]:
        """The showdowns that stood."""
        stood = zip_longest(self.log, self.log[1:])
        return [event for event, after in stood if isinstance(event, Shown) and not isinstance(after, Vetoed)]

    def hand(self, seat: Seat) -> Cards:
        gone = list(chain.from_iterable(shown.cards[seat] for shown in self.scored))
        return tuple(card for card in self.dealt[seat] if card not in gone)

    @property
    def round(self) -> int:
        return min(self.options.rounds, 1 + len(self.scored)) if self.dealt else 0

    @property
    def points(self) -> list[int]:
        points = [0] * self.players
        for number, shown in enumerate(self.scored):
            winner = max(range(self.players), key=lambda seat: (sum(shown.cards[seat]), -seat))
            points[winner] += 2 if self.options.double and number == 0 else 1
        return points

    @property
    def outcome(self) -> Outcome | None:
        if self.todo:
            return None
        best = self.points.index(max(self.points))
        return Outcome(f"seat-{best}", (best,), "most-points")

    def seen_from(self, viewer: Viewer) -> View:
        seated = viewer != PUBLIC and bool(self.dealt)
        return View(
            viewer=viewer,
            players=self.players,
            options=self.options,
            dealt=self.dealt[int(viewer)] if seated else (),
            todo=self.todo,
            log=self.log,
            waiting=self.turn,
            news=self.news,
            answered=tuple(seat for seat, _ in self.sealed),
            answer=next((answer for seat, answer in self.sealed if seat == viewer), None),
        )


def start(players: int, options: Options) -> Standoff:
    showdowns = [Showdown(2), Showdown(1)][: options.rounds]
    return Standoff(players=players, options=options, todo=(Dealing(), *showdowns))


def imagine(view: View, luck: Luck) -> Standoff:
    table = Standoff(players=view.players, options=view.options, todo=view.todo, log=view.log, news=view.news)
    if view.todo[:1] == (Dealing(),):
        return table
    showdowns = [event.cards for event in view.log if isinstance(event, Shown)]
    shown = [{card for cards in showdowns for card in cards[seat]} for seat in range(view.players)]
    if view.viewer != PUBLIC:
        shown[int(view.viewer)] = set(view.dealt)
    pack = shuffled([card for card in DECK if not any(card in hand for hand in shown)], luck)
    hands = [tuple(sorted([*hand, *(pack.pop() for _ in range(3 - len(hand)))])) for hand in shown]
    table = but(table, dealt=(*hands, tuple(sorted(pack))))
    known = {int(view.viewer): view.answer} if view.answer else {}
    return table.with_sealed_answers(known, view.answered, luck)


GAME = Game(
    id="standoff",
    title="Standoff",
    rules=1,
    seats=range(2, 5),
    sides=tuple(f"seat-{seat}" for seat in range(4)),
    state=Standoff,
    view=View,
    moves=Deal | Choose | Veto | Pass,
    options=Options,
    start=start,
    imagine=imagine,
    draw=lambda table: msgspec.json.encode(table).decode(),
    parse=lambda text: msgspec.json.decode(text, type=Standoff),
)
