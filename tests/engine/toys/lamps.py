"""Lamps: two rooms that do not see each other, and a clock.

[LA1] Everyone draws a coin in secret, heads or tails. Even seats start east, odd ones west.
[LA2] Two rounds of thirty seconds. While the clock runs anyone may press the lamp of the room they are in; the room
      sees it. A lamp pressed three times goes out until the next round and cannot be pressed.
[LA3] Time up: everyone whose coin is heads changes rooms. All see who went.
[LA4] After the second round all say at once, within ten seconds, how often the lamp of the other room was pressed
      in all, 0 to 6; who says nothing says 0. Whoever is right wins, and everything is told.
[LA5] Words are heard in the room only.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import TypeAlias

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
    RealTimeStep,
    Refusal,
    Seat,
    Shuffled,
    State,
    Step,
    Talk,
    Viewer,
    but,
    shuffled,
)


class Coin(StrEnum):
    HEADS = "heads"
    TAILS = "tails"


ROOMS = ("east", "west")


class DrawCoins(Move, frozen=True):
    coins: tuple[Coin, ...]


class Press(Move, frozen=True):
    pass


class Guess(Move, frozen=True):
    count: int


class Whisper(Talk, frozen=True):
    number: int


class Pressed(Struct, frozen=True, tag_field="news", tag="pressed"):
    room: int
    by: Seat
    seen_by: tuple[Seat, ...]


class Moved(Struct, frozen=True, tag_field="news", tag="moved"):
    seats: tuple[Seat, ...]


Event: TypeAlias = Pressed | Moved


class Drawing(Chance["Lamps", DrawCoins], frozen=True):
    def choices(self, table: Lamps, seat: Seat) -> Choices[DrawCoins]:
        return Shuffled(DrawCoins, [*Coin] * table.players)

    def run(self, table: Lamps, answers: Mapping[Seat, DrawCoins]) -> Lamps:
        return but(table, coins=answers[CHANCE].coins[: table.players])


class Running(RealTimeStep["Lamps", Press], frozen=True):
    round: int

    def asks(self, table: Lamps) -> tuple[Seat, ...]:
        return (*(seat for seat in range(table.players) if table.works(table.rooms[seat])), CLOCK)

    def choices(self, table: Lamps, seat: Seat) -> Choices[Press]:
        return OneOf((Press(),))

    def run(self, table: Lamps, answers: Mapping[Seat, Press]) -> Lamps:
        [by] = answers
        room = table.rooms[by]
        pressed = Pressed(room, by, tuple(seat for seat in range(table.players) if table.rooms[seat] == room))
        return but(table, log=(*table.log, pressed)).then(self)

    def alarms(self, table: Lamps) -> tuple[Alarm, ...]:
        return (Alarm(f"round-{self.round}", 30.0),)

    def ring(self, table: Lamps, alarm: str) -> Lamps:
        moved = Moved(tuple(seat for seat in range(table.players) if table.coins[seat] is Coin.HEADS))
        return but(table, todo=table.todo[1:], log=(*table.log, moved))


class Guessing(Step["Lamps", Guess], frozen=True):
    def asks(self, table: Lamps) -> tuple[Seat, ...]:
        return (*range(table.players), CLOCK)

    def choices(self, table: Lamps, seat: Seat) -> Choices[Guess]:
        return OneOf(map(Guess, range(7)))

    def alarms(self, table: Lamps) -> tuple[Alarm, ...]:
        return (Alarm("guess", 10.0),)

    def run(self, table: Lamps, answers: Mapping[Seat, Guess]) -> Lamps:
        return but(table, guesses=tuple(answers[seat].count for seat in range(table.players)))


AnyStep: TypeAlias = Drawing | Running | Guessing


class View(Struct, frozen=True, kw_only=True):
    viewer: Viewer
    players: int
    coin: Coin | None
    todo: tuple[AnyStep, ...]
    seen: tuple[Event, ...]  # what this viewer saw, and who else did
    waiting: tuple[Seat, ...]
    news: tuple[Event, ...]
    answered: tuple[Seat, ...]
    answer: Guess | None
    guesses: tuple[int, ...]
    right: tuple[bool, ...]


class Lamps(State, frozen=True, kw_only=True):
    todo: tuple[AnyStep, ...] = (Drawing(), Running(1), Running(2), Guessing())
    sealed: tuple[tuple[Seat, Guess], ...] = ()
    coins: tuple[Coin, ...] = ()
    log: tuple[Event, ...] = ()
    guesses: tuple[int, ...] = ()

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        return (*super().viewers, *ROOMS)

    @property
    def rooms(self) -> tuple[int, ...]:
        trips = [seat for event in self.log if isinstance(event, Moved) for seat in event.seats]
        return tuple((seat + trips.count(seat)) % 2 for seat in range(self.players))

    def presses(self, room: int) -> int:
        return sum(isinstance(event, Pressed) and event.room == room for event in self.log)

    def works(self, room: int) -> bool:
        """The lamp of this room, this round."""
        moves = [number for number, event in enumerate(self.log, 1) if isinstance(event, Moved)]
        return but(self, log=self.log[max(moves, default=0) :]).presses(room) < 3

    @property
    def round(self) -> int:
        return 1 + sum(isinstance(event, Moved) for event in self.log) if self.coins else 0

    @property
    def right(self) -> tuple[bool, ...]:
        return tuple(guess == self.presses(1 - room) for guess, room in zip(self.guesses, self.rooms, strict=False))

    @property
    def outcome(self) -> Outcome | None:
        if self.todo:
            return None
        winners = tuple(seat for seat in range(self.players) if self.right[seat])
        return Outcome("guessers" if winners else "nobody", winners, "right")

    def why_not_say(self, seat: Seat, talk: Talk) -> Refusal | None:
        return None if isinstance(talk, Whisper) else super().why_not_say(seat, talk)

    def earshot(self, seat: Seat) -> tuple[Viewer, ...]:
        room = self.rooms[seat]
        return (*(other for other in range(self.players) if self.rooms[other] == room), ROOMS[room])

    def witnessed(self, viewer: Viewer, event: Event) -> bool:
        """Presses are seen by those in the room and its screen; moves by everyone."""
        if isinstance(event, Moved) or not self.todo:
            return True
        return viewer in event.seen_by or viewer == ROOMS[event.room]

    def seen_from(self, viewer: Viewer) -> View:
        seated = viewer in range(self.players)
        seen = tuple(event for event in self.log if self.witnessed(viewer, event))
        return View(
            viewer=viewer,
            players=self.players,
            coin=self.coins[int(viewer)] if seated and self.coins else None,
            todo=self.todo,
            seen=seen,
            waiting=(CLOCK,) if isinstance(self.todo[:1] and self.todo[0], Running) else self.turn,
            news=seen[-1:],  # not this move's: that it went quiet would tell of the other room
            answered=tuple(seat for seat, _ in self.sealed),
            answer=next((answer for seat, answer in self.sealed if seat == viewer), None),
            guesses=self.guesses,
            right=self.right,
        )


def imagine(view: View, luck: Luck) -> Lamps:
    """Imagines the other room's lamp untouched, unless the game is over."""
    table = Lamps(players=view.players, todo=view.todo, log=view.seen, guesses=view.guesses)
    if view.todo[:1] == (Drawing(),):
        return table
    moved = [event.seats for event in view.seen if isinstance(event, Moved)]
    coins = shuffled([*Coin] * view.players, luck)
    if moved:
        coins = [Coin.HEADS if seat in moved[0] else Coin.TAILS for seat in range(view.players)]
    if view.coin and isinstance(view.viewer, int):
        coins[view.viewer] = view.coin
    table = but(table, coins=tuple(coins[: view.players]))
    known = {int(view.viewer): view.answer} if view.answer else {}
    return table.with_sealed_answers(known, view.answered, luck)


GAME = Game(
    id="lamps",
    title="Lamps",
    rules=1,
    seats=range(2, 7),
    sides=("guessers", "nobody"),
    state=Lamps,
    view=View,
    moves=DrawCoins | Press | Guess,
    talk=Whisper,
    start=lambda players, _: Lamps(players=players),
    imagine=imagine,
    draw=lambda table: msgspec.json.encode(table).decode(),
    parse=lambda text: msgspec.json.decode(text, type=Lamps),
)
