"""Whose answer comes next, and when the clock rings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from boomtable.bots import Random, Scheduler, play_on
from boomtable.engine import (
    CHANCE,
    CLOCK,
    Alarm,
    Chance,
    Choices,
    Luck,
    Move,
    OneOf,
    Outcome,
    RealTimeStep,
    Ring,
    Said,
    Seat,
    State,
    Table,
    Viewer,
)
from boomtable.engine.records import Played
from tests.engine.toys import lamps


class Buzz(Move, frozen=True):
    pass


class Buzzing(RealTimeStep["Buzzers", Buzz], frozen=True):
    """Anyone may buzz for two seconds and a half; a coin is thrown after every buzz."""

    def asks(self, table: Buzzers) -> tuple[Seat, ...]:
        return (*range(table.players), CLOCK)

    def choices(self, table: Buzzers, seat: Seat) -> Choices[Buzz]:
        return OneOf((Buzz(),))

    def alarms(self, table: Buzzers) -> tuple[Alarm, ...]:
        return (Alarm("end", 2.5),)

    def run(self, table: Buzzers, answers: Mapping[Seat, Buzz]) -> Buzzers:
        return table.then(Throwing(), self)

    def ring(self, table: Buzzers, alarm: str) -> Buzzers:
        return table.over()


class Throwing(Chance["Buzzers", Buzz], frozen=True):
    """A coin that does nothing; the alarm runs on meanwhile."""

    def choices(self, table: Buzzers, seat: Seat) -> Choices[Buzz]:
        return OneOf((Buzz(),))

    def alarms(self, table: Buzzers) -> tuple[Alarm, ...]:
        return (Alarm("end", 2.5),)

    def run(self, table: Buzzers, answers: Mapping[Seat, Buzz]) -> Buzzers:
        return table


class Buzzers(State, frozen=True, kw_only=True):
    todo: tuple[Any, ...] = (Buzzing(),)

    @property
    def outcome(self) -> Outcome | None:
        return None if self.todo else Outcome("nobody", (), "time-up")

    @property
    def round(self) -> int:
        return 1

    def seen_from(self, viewer: Viewer) -> None:
        return None


def seats(table: Table[Any]) -> list[Seat]:
    bots = (Random(),) * table.state.players
    return [entry.seat for entry, _ in play_on(table, bots, (1,))]


def test_in_an_open_step_each_seat_acts_once_a_second_until_the_alarm_rings() -> None:
    second = [0, CHANCE, 1, CHANCE, 2, CHANCE]
    assert seats(Table(Buzzers(players=3))) == [*second * 2, 0, CHANCE, CLOCK]


def test_a_seat_that_does_nothing_is_asked_again_a_second_later() -> None:
    asked: list[Seat] = []

    class Lazy(Random, frozen=True):
        seat: Seat = 0

        def answer(self, view: Any, heard: tuple[Said, ...], choices: Choices[Move], luck: Luck) -> Any:
            asked.append(self.seat)

    entries = [entry.seat for entry, _ in play_on(Table(Buzzers(players=2)), (Lazy(0), Lazy(1)), (1,))]
    assert (entries, asked) == ([CLOCK], [0, 1, 0, 1])


def test_in_an_open_step_only_who_acted_speaks() -> None:
    class Chatty(Random, frozen=True):
        def speak(self, view: Any, heard: tuple[Said, ...], luck: Luck) -> lamps.Whisper | None:
            return lamps.Whisper(1) if view.seen and view.viewer not in [said.seat for said in heard] else None

    entries = [entry for entry, _ in play_on(lamps.GAME.table(3), (Chatty(),) * 3, (1,))]
    kinds = [(type(entry).__name__, entry.seat) for entry in entries[1:7]]
    assert kinds == [("Played", 0), ("Spoken", 0), ("Played", 1), ("Spoken", 1), ("Played", 2), ("Spoken", 2)]


def test_left_alone_the_clock_waits_for_its_alarm() -> None:
    table = lamps.Lamps(players=2, todo=(lamps.Running(1), lamps.Guessing()), coins=(lamps.Coin.TAILS,) * 2)
    for seat in (0, 1) * 3:
        table = table.play(seat, lamps.Press())
    assert table.turn == (CLOCK,)
    seat, scheduler = Scheduler().next(table)
    assert (seat, scheduler.clock.now, scheduler.clock.ringing) == (CLOCK, 30.0, ("round-1",))


def test_sealed_answers_all_come_before_the_clock() -> None:
    entries = [entry for entry, _ in play_on(lamps.GAME.table(4), (Random(),) * 4, (1,))]
    rings = [entry.move for entry in entries if isinstance(entry, Played) and entry.seat == CLOCK]
    assert rings == [Ring("round-1"), Ring("round-2")]
    assert [entry.seat for entry in entries[-4:]] == [0, 1, 2, 3]


def test_the_seat_that_acted_last_is_not_first_again_before_a_second_has_passed() -> None:
    assert seats(lamps.GAME.table(4))[:8] == [CHANCE, 0, 1, 2, 3, 0, 1, CLOCK]  # both lamps are out after three
