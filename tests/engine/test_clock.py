"""The virtual clock: it moves only when told, alarms keep running, and late rings are ignored."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boomtable.engine import CHANCE, CLOCK, Alarm, Illegal, Move, OneOf, RealTimeStep, Ring, Seat, Step, VirtualClock
from tests.engine.scenes import guessing, lamps_with
from tests.engine.toys.lamps import GAME, Guess, Lamps, Press

TEA, EGG, RICE = Alarm("tea", 180.0), Alarm("egg", 240.0), Alarm("rice", 180.0)


# The clock alone.


def test_a_timer_runs_on_while_its_name_stays() -> None:
    clock = VirtualClock().watch((TEA,)).wait(100).watch((TEA,)).wait(79)
    assert clock.ringing == ()
    assert clock.watch((Alarm("tea", 999.0),)).wait(1).ringing == ("tea",)


def test_a_timer_whose_name_goes_is_forgotten_and_starts_anew_if_it_comes_back() -> None:
    clock = VirtualClock().watch((TEA,)).wait(100).watch(()).watch((TEA,)).wait(179)
    assert clock.ringing == ()
    assert clock.wait(1).ringing == ("tea",)


def test_a_new_timer_starts_now() -> None:
    clock = VirtualClock().watch((TEA,)).wait(100).watch((TEA, EGG))
    assert [(due.name, due.at) for due in clock.due] == [("tea", 180.0), ("egg", 340.0)]


def test_waiting_never_passes_an_alarm() -> None:
    clock = VirtualClock().watch((EGG, TEA)).wait(1000)
    assert (clock.now, clock.ringing) == (180.0, ("tea",))
    assert clock.wait(5) == clock
    clock = clock.watch((EGG,)).wait(1000)
    assert (clock.now, clock.ringing) == (240.0, ("egg",))


def test_without_an_alarm_time_just_passes() -> None:
    assert VirtualClock().wait(5).wait(2.5) == VirtualClock(7.5)


def test_alarms_due_at_once_ring_together_in_the_order_of_their_names() -> None:
    assert VirtualClock().watch((TEA, EGG, RICE)).wait(1000).ringing == ("rice", "tea")


def test_nothing_rings_before_its_time() -> None:
    assert VirtualClock().watch((TEA,)).wait(179.5).ringing == ()


def test_a_clock_is_a_value_and_stays_as_it_was() -> None:
    clock = VirtualClock().watch((TEA,))
    clock.wait(180).watch((EGG,))
    assert (clock.now, clock.ringing) == (0.0, ())
    assert len({clock, VirtualClock().watch((TEA,))}) == 1


@given(waits=st.lists(st.integers(0, 100)))
def test_time_never_runs_backwards_and_many_short_waits_are_one_long_one(waits: list[int]) -> None:
    clock = start = VirtualClock().watch((TEA, EGG))
    for wait in waits:
        before, clock = clock, clock.wait(wait)
        assert clock.now >= before.now
    assert clock == start.wait(sum(waits))


# The clock at a table.


def test_a_table_names_its_alarms_and_asks_the_clock() -> None:
    state = lamps_with("HT")
    assert state.alarms == (Alarm("round-1", 30.0),)
    assert {state.visible_alarms(viewer) for viewer in state.viewers} == {state.alarms}  # everyone knows of them
    assert CLOCK in state.turn
    assert list(state.choices(CLOCK)) == [Ring("round-1")]


def test_a_table_without_a_timer_asks_no_clock() -> None:
    state = GAME.table(2).state
    assert (state.alarms, state.turn) == ((), (CHANCE,))
    assert state.why_not(CLOCK, Ring("round-1")) is not None


def test_the_alarm_of_an_open_step_runs_on_through_the_answers_and_ends_the_step() -> None:
    state = lamps_with("HT")
    clock = VirtualClock().watch(state.alarms).wait(20)
    state = state.play(0, Press())
    clock = clock.watch(state.alarms).wait(20)
    assert (clock.now, clock.ringing) == (30.0, ("round-1",))
    state = state.play(CLOCK, Ring("round-1"))
    assert state.rooms == (1, 1)
    assert clock.watch(state.alarms).wait(1000).now == 60.0


@pytest.mark.parametrize("late", ["round-1", "round-3", "guess", ""])
def test_a_ring_that_is_not_due_is_refused_as_too_late(late: str) -> None:
    state = lamps_with("HT").play(CLOCK, Ring("round-1"))
    with pytest.raises(Illegal, match="too-late") as refused:
        state.play(CLOCK, Ring(late))
    assert (refused.value.why.rule, refused.value.seat, refused.value.move) == ("ALL7", CLOCK, Ring(late))


def test_the_clock_does_nothing_but_ring() -> None:
    state = lamps_with("HT")
    with pytest.raises(Illegal, match="too-late"):
        state.play(CLOCK, Press())


def test_nobody_but_the_clock_rings() -> None:
    state = lamps_with("HT")
    with pytest.raises(Illegal, match="not-now"):
        state.play(0, Ring("round-1"))


def test_at_the_alarm_of_a_sealed_step_the_silent_get_the_default_and_the_others_keep_their_answer() -> None:
    state = guessing(4).play(2, Guess(5)).play(0, Guess(3))
    assert state.turn == (1, 3, CLOCK)
    assert state.play(CLOCK, Ring("guess")).guesses == (3, 0, 5, 0)


def test_at_the_alarm_of_a_sealed_step_that_nobody_answered_all_get_the_default() -> None:
    after = guessing(3).play(CLOCK, Ring("guess"))
    assert (after.guesses, after.turn) == ((0, 0, 0), ())


def test_the_last_answer_ends_a_sealed_step_without_waiting_for_the_clock() -> None:
    state = guessing(2).play(1, Guess(1))
    assert state.turn == (0, CLOCK)
    after = state.play(0, Guess(2))
    assert (after.guesses, after.turn, after.alarms) == ((2, 1), (), ())


def test_the_last_answer_makes_the_alarm_late() -> None:
    after = guessing(2).play(1, Guess(1)).play(0, Guess(2))
    with pytest.raises(Illegal, match="game-over"):
        after.play(CLOCK, Ring("guess"))


def test_the_alarm_of_a_sealed_step_runs_on_through_the_answers() -> None:
    state = guessing(3)
    clock = VirtualClock().watch(state.alarms).wait(6)
    clock = clock.watch(state.play(1, Guess(1)).alarms).wait(6)
    assert (clock.now, clock.ringing) == (10.0, ("guess",))


# Titles that leave `ring` as the engine has it.


class Buzzer(RealTimeStep["Lamps", Press], frozen=True):
    """The first to press is noted; after five seconds the default presses."""

    def asks(self, table: Lamps) -> tuple[Seat, ...]:
        return (*range(table.players), CLOCK)

    def choices(self, table: Lamps, seat: Seat) -> OneOf[Press]:
        return OneOf((Press(),))

    def alarms(self, table: Lamps) -> tuple[Alarm, ...]:
        return (Alarm("buzzer", 5.0),)

    def run(self, table: Lamps, answers: Mapping[Seat, Press]) -> Lamps:
        return table.tell(*answers.values())


class Countdown(Step["Lamps", Move], frozen=True):
    """Nobody does anything for five seconds."""

    def asks(self, table: Lamps) -> tuple[Seat, ...]:
        return (CLOCK,)

    def alarms(self, table: Lamps) -> tuple[Alarm, ...]:
        return (Alarm("countdown", 5.0),)

    def run(self, table: Lamps, answers: Mapping[Seat, Move]) -> Lamps:
        return table.tell(Press())


def test_the_alarm_of_an_open_step_closes_it() -> None:
    after = guessing(2).then(Buzzer()).play(CLOCK, Ring("buzzer"))
    assert (after.news, after.todo) == ((), guessing(2).todo)


def test_a_step_that_only_waits_for_the_clock_ends_with_its_alarm() -> None:
    after = guessing(2).then(Countdown()).play(CLOCK, Ring("countdown"))
    assert (after.news, after.todo) == ((Press(),), guessing(2).todo)
