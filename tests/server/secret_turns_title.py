"""Night: a title in which it is secret who is asked.

[NI1] Three walkers are drawn in secret, one for each night; only the walker is asked whether they walk or stay.
[NI2] Dusk and dawn come by themselves after a hundred seconds: who has not answered stays.
[NI3] After the third night all is told; whoever walked wins.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from boomtable.engine import (
    CHANCE,
    CLOCK,
    Alarm,
    Chance,
    Choices,
    Game,
    Luck,
    Move,
    OneOf,
    Outcome,
    Seat,
    Shuffled,
    State,
    Step,
    Viewer,
    but,
)


class Draw(Move, frozen=True):
    walkers: tuple[Seat, ...]


class Stay(Move, frozen=True):
    pass


class Walk(Move, frozen=True):
    pass


class Drawing(Chance["Night", Draw], frozen=True):
    def choices(self, table: Night, seat: Seat) -> Choices[Draw]:
        return Shuffled(Draw, range(table.players))

    def run(self, table: Night, answers: Mapping[Seat, Draw]) -> Night:
        return but(table, walkers=answers[CHANCE].walkers)


class Walking(Step["Night", Stay | Walk], frozen=True):
    number: int
    alarm: str

    def asks(self, table: Night) -> tuple[Seat, ...]:
        return (table.walkers[self.number], CLOCK)

    def choices(self, table: Night, seat: Seat) -> Choices[Stay | Walk]:
        return OneOf[Stay | Walk]((Stay(), Walk()))

    def alarms(self, table: Night) -> tuple[Alarm, ...]:
        return (Alarm(self.alarm, 100.0),)

    def run(self, table: Night, answers: Mapping[Seat, Stay | Walk]) -> Night:
        return but(table, walked=(*table.walked, answers[table.walkers[self.number]] == Walk()))


AnyStep: TypeAlias = Drawing | Walking


class View(Struct, frozen=True, kw_only=True):
    viewer: Viewer
    players: int
    night: int
    waiting: tuple[Seat, ...]  # only oneself and the clock
    walked: tuple[bool, ...]  # once it is over


class Night(State, frozen=True, kw_only=True):
    todo: tuple[AnyStep, ...] = (Drawing(), Walking(0, "dusk"), Walking(1, "dawn"), Walking(2, "dusk"))
    walkers: tuple[Seat, ...] = ()
    walked: tuple[bool, ...] = ()

    @property
    def round(self) -> int:
        return len(self.walked)

    @property
    def outcome(self) -> Outcome | None:
        if self.todo:
            return None
        winners = tuple(seat for seat, walked in zip(self.walkers, self.walked, strict=True) if walked)
        return Outcome("walkers" if winners else "nobody", winners, "walked")

    def seen_from(self, viewer: Viewer) -> View:
        return View(
            viewer=viewer,
            players=self.players,
            night=self.round,
            waiting=tuple(seat for seat in self.turn if seat in (viewer, CLOCK)),
            walked=() if self.todo else self.walked,
        )


def imagine(view: View, luck: Luck) -> Night:
    raise NotImplementedError  # no bot searches this title


GAME: Game[Any, Any] = Game(
    id="night",
    title="Night",
    rules=1,
    seats=range(3, 4),
    sides=("walkers", "nobody"),
    state=Night,
    view=View,
    moves=Draw | Stay | Walk,
    start=lambda players, _: Night(players=players),
    imagine=imagine,
    draw=lambda table: msgspec.json.encode(table).decode(),
    parse=lambda text: msgspec.json.decode(text, type=Night),
)

CATALOG = {"night": GAME}
