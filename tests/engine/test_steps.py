"""Steps: they ask or just happen, seal or answer at once, and can be interrupted."""

from __future__ import annotations

from typing import Any

import pytest

from boomtable.engine import (
    CHANCE,
    CLOCK,
    NOTHING,
    PUBLIC,
    BadSetup,
    Illegal,
    Move,
    Refusal,
    Ring,
    Seat,
    Seeded,
    Viewer,
    but,
)
from tests.each import each
from tests.engine.scenes import guessing, lamps_with, standoff_with
from tests.engine.toys import lamps, standoff
from tests.engine.toys.lamps import Guess, Moved, Press, Pressed, Running
from tests.engine.toys.standoff import Choose, Deal, Pass, Scoring, Showdown, Shown, Standoff, Veto, Vetoed, Window

HANDS = (1, 2, 3), (4, 5, 6), (7, 8, 9)


def answering(state: Any, *answers: tuple[Seat, Move]) -> Any:
    for seat, move in answers:
        state = state.play(seat, move)
    return state


def shown() -> Standoff:
    """Three players have chosen two cards, and the window for a veto is open."""
    after: Standoff = answering(standoff_with(*HANDS), (0, Choose((1, 2))), (1, Choose((4, 5))), (2, Choose((7, 8))))
    return after


# Sealed answers.


def test_answers_stay_sealed_until_the_last_is_in() -> None:
    state = standoff_with(*HANDS)
    one = state.play(1, Choose((4, 5)))
    two = one.play(0, Choose((1, 2)))
    assert (one.turn, two.turn) == ((0, 2), (2,))
    assert (one.log, two.log) == ((), ())
    assert two.sealed == ((0, Choose((1, 2))), (1, Choose((4, 5))))
    assert two.play(2, Choose((7, 9))).log == (Shown(((1, 2), (4, 5), (7, 9))),)


def test_sealed_answers_are_opened_once_and_gone() -> None:
    assert shown().sealed == ()


def test_a_step_that_asks_one_seat_is_never_sealed() -> None:
    state = standoff_with(*HANDS, rounds=1)
    state = answering(state, (0, Choose((1, 2))), (1, Choose((4, 5))), (2, Choose((7, 8))))
    for spent in (0, 1):
        state = answering(state, *((seat, Veto() if seat == spent else Pass()) for seat in state.turn))
        state = answering(state, (0, Choose((1, 2))), (1, Choose((4, 5))), (2, Choose((7, 8))))
    assert state.turn == (2,)
    assert state.play(2, Pass()).turn == ()


# Interruptions.


def test_steps_pushed_in_front_come_first_and_what_was_going_on_resumes() -> None:
    assert standoff_with(*HANDS).todo == (Showdown(2), Showdown(1))
    state = shown()
    assert state.todo == (Window(2), Scoring(), Showdown(1))
    after = answering(state, (0, Pass()), (1, Pass()), (2, Pass()))
    assert after.todo == (Showdown(1),)


def test_an_interruption_can_take_back_what_interrupted_it() -> None:
    after = answering(shown(), (0, Pass()), (1, Veto()), (2, Pass()))
    assert after.todo == (Showdown(2), Showdown(1))
    assert after.hand(0) == (1, 2, 3)
    again = answering(after, (0, Choose((2, 3))), (1, Choose((4, 5))), (2, Choose((7, 8))))
    assert again.turn == (0, 2)
    assert again.log == (Shown(((1, 2), (4, 5), (7, 8))), Vetoed(1), Shown(((2, 3), (4, 5), (7, 8))))


def test_then_puts_steps_in_front_in_their_order() -> None:
    state = standoff_with(*HANDS).then(Scoring(), Window(1))
    assert state.todo == (Scoring(), Window(1), Showdown(2), Showdown(1))


def test_over_leaves_nothing_to_do() -> None:
    after = standoff_with(*HANDS).over()
    assert (after.todo, after.turn, after.alarms, after.settled()) == ((), (), (), after)


# Steps that just happen, and steps that answer at once.


def test_silent_steps_just_happen_one_after_the_other() -> None:
    state = standoff_with(*HANDS).then(Scoring(), Scoring())
    assert state.turn == ()
    assert state.settled() == standoff_with(*HANDS)


def test_silent_steps_at_the_end_of_the_game_just_happen_too() -> None:
    state = standoff_with(*HANDS, rounds=1)
    state = answering(state, (0, Choose((1, 2))), (1, Choose((4, 5))), (2, Choose((7, 8))))
    after = answering(state, (0, Pass()), (1, Pass()), (2, Pass()))
    assert (after.todo, after.turn) == ((), ())
    assert after.outcome is not None


def test_a_step_nobody_is_left_to_answer_just_happens() -> None:
    state = standoff_with(HANDS[0], HANDS[1], rounds=1)
    for spent in (0, 1):
        state = answering(state, (0, Choose((1, 2))), (1, Choose((4, 5))))
        state = answering(state, *((seat, Veto() if seat == spent else Pass()) for seat in state.turn))
    after = answering(state, (0, Choose((1, 2))), (1, Choose((4, 5))))
    assert after.todo == ()


def test_a_table_is_settled_before_anybody_sits_down() -> None:
    silent = but(standoff.GAME, start=lambda players, options: standoff.start(players, options).then(Scoring()))
    assert silent.table(2) == standoff.GAME.table(2)


def test_open_steps_answer_at_once_and_may_stay_open() -> None:
    state = lamps_with("HTT")
    assert state.turn == (0, 1, 2, CLOCK)
    after = state.play(2, Press()).play(2, Press()).play(1, Press())
    assert after.log == (Pressed(0, 2, (0, 2)), Pressed(0, 2, (0, 2)), Pressed(1, 1, (1,)))
    assert (after.sealed, after.todo[0], after.turn) == ((), Running(1), (0, 1, 2, CLOCK))


def test_an_open_step_asks_only_seats_that_can_still_do_something() -> None:
    state = lamps_with("HTT")
    after = answering(state, (0, Press()), (2, Press()), (0, Press()))
    assert after.turn == (1, CLOCK)
    assert list(after.choices(0)) == []


# News.


def test_news_tells_of_the_latest_move_only() -> None:
    state = shown()
    assert state.news == (Shown(((1, 2), (4, 5), (7, 8))),)
    sealed = state.play(0, Veto())
    assert sealed.news == ()
    assert answering(sealed, (1, Pass()), (2, Veto())).news == (Vetoed(0),)


def test_a_ring_clears_the_news_too() -> None:
    state = guessing(2).tell(Moved((0,)))
    assert state.news == (Moved((0,)),)
    assert state.play(CLOCK, Ring("guess")).news == ()


def test_tell_adds_to_the_news() -> None:
    state = standoff_with(*HANDS).tell(Vetoed(1)).tell(Vetoed(2), Vetoed(0))
    assert state.news == (Vetoed(1), Vetoed(2), Vetoed(0))


# Refusals.


def ended() -> lamps.Lamps:
    return guessing(2).play(CLOCK, Ring("guess"))


REFUSED = [
    (ended(), 0, Guess(1), Refusal("game-over", "ALL6")),
    (ended(), CLOCK, Ring("guess"), Refusal("game-over", "ALL6")),
    (lamps.GAME.table(2).state, 0, Press(), Refusal("not-asked", "ALL5")),
    (lamps.GAME.table(2).state, 7, Press(), Refusal("not-asked", "ALL5")),
    (lamps_with("HT"), CHANCE, Press(), Refusal("not-asked", "ALL5")),
    (shown().play(1, Pass()), 1, Veto(), Refusal("already-answered", "ALL3")),
    (shown().play(1, Pass()), 1, Choose((1,)), Refusal("already-answered", "ALL3")),
    (shown(), 1, Choose((4, 5)), Refusal("not-now", "ALL5")),
    (standoff_with(*HANDS), 1, Pass(), Refusal("not-now", "ALL5")),
    (standoff_with(*HANDS), 1, Choose((1, 2)), Refusal("standoff-not-yours", "ST2")),
    (standoff.GAME.table(2).state, CHANCE, Deal(()), Refusal("not-now", "ALL5")),
    (lamps_with("HT"), CLOCK, Ring("round-2"), Refusal("too-late", "ALL7")),
    (lamps.GAME.table(2).state, CLOCK, Ring("round-1"), Refusal("too-late", "ALL7")),
]


@each(("state", "seat", "move", "why"), REFUSED)
def test_a_move_that_is_not_on_offer_is_refused_with_its_rule(state: Any, seat: Seat, move: Move, why: Refusal) -> None:
    assert state.why_not(seat, move) == why
    with pytest.raises(Illegal) as refused:
        state.play(seat, move)
    error = refused.value
    assert (error.seat, error.move, error.why, error.code) == (seat, move, why, why.code)
    assert error.facts == {"rule": why.rule, "seat": seat}
    assert str(error) == f"{why.code}, rule = {why.rule}, seat = {seat}"


@pytest.mark.parametrize("nonsense", [None, 0, "pass", (), Pass, Choose(4), Choose(("4",)), Choose([4])], ids=repr)  # type: ignore[arg-type]
def test_an_invalid_move_is_refused(nonsense: Any) -> None:
    """[ALL9]"""
    with pytest.raises(Illegal, match="no-move"):
        shown().play(0, nonsense)
    assert shown().why_not(0, nonsense) == Refusal("no-move", "ALL9")


def test_a_move_of_no_game_is_not_what_is_asked() -> None:
    assert shown().why_not(0, Move()) == Refusal("not-now", "ALL5")


def test_a_seat_is_kept_as_the_number_it_equals() -> None:
    """[ALL9]"""
    sealed = guessing(3).play(True, Guess(2))
    assert repr(sealed.sealed) == "((1, Guess(count=2)),)"


@pytest.mark.parametrize(
    "state", [shown(), lamps_with("HTT"), guessing(3).play(1, Guess(2)), lamps.GAME.table(3).state]
)
def test_there_is_no_reason_against_a_legal_move(state: Any) -> None:
    for seat in state.turn:
        assert [state.why_not(seat, move) for move in state.choices(seat)] == [None] * state.choices(seat).size


def test_only_seats_in_turn_have_choices() -> None:
    for state in (ended(), lamps.GAME.table(2).state, guessing(2).play(0, Guess(1)).play(1, Guess(1))):
        assert list(state.choices(0)) == list(NOTHING)
    assert shown().play(1, Pass()).choices(1).size == 0
    assert lamps_with("HT").choices(CHANCE).size == 0


def test_a_silent_step_offers_nothing_and_cannot_be_answered() -> None:
    state = standoff_with(*HANDS).then(Scoring())
    assert Scoring().choices(state, 0).size == 0
    assert state.why_not(0, Pass()) is not None


# Defaults.


def test_the_default_is_the_first_choice() -> None:
    assert shown().default(1) == Pass()
    assert standoff_with(*HANDS).default(2) == Choose((7, 8))
    assert guessing(2).default(0) == Guess(0)


# Imagining what was sealed.


def test_sealing_keeps_known_answers_and_invents_legal_ones_for_the_others() -> None:
    state = standoff_with(*HANDS)
    seen = set()
    for seed in range(40):
        sealed = dict(state.with_sealed_answers({1: Choose((4, 6))}, (0, 1), Seeded(seed)).sealed)
        assert [*sealed] == [0, 1]
        assert sealed[1] == Choose((4, 6))
        seen.add(sealed[0])
    assert seen == set(state.choices(0))


def test_sealing_leaves_seats_open_that_have_not_answered() -> None:
    state = standoff_with(*HANDS).with_sealed_answers({}, (2, 0), Seeded(0))
    assert [seat for seat, _ in state.sealed] == [0, 2]
    assert state.turn == (1,)
    assert state.play(1, Choose((4, 5))).turn == (0, 1, 2)


def test_a_known_answer_is_not_sealed_for_a_seat_that_has_not_answered() -> None:
    assert standoff_with(*HANDS).with_sealed_answers({1: Choose((4, 6))}, (), Seeded(0)) == standoff_with(*HANDS)


# Viewers.


def test_every_seat_and_the_public_may_look_and_places_that_a_title_names() -> None:
    assert standoff_with(*HANDS).viewers == (0, 1, 2, PUBLIC)
    assert lamps_with("HT").viewers == (0, 1, PUBLIC, "east", "west")
    assert [lamps_with("HT").view(viewer).viewer for viewer in lamps_with("HT").viewers] == [
        0,
        1,
        PUBLIC,
        "east",
        "west",
    ]


@pytest.mark.parametrize("viewer", [3, -1, CLOCK, "", "attic", "0"])
def test_an_unknown_viewer_sees_nothing(viewer: Viewer) -> None:
    with pytest.raises(BadSetup) as refused:
        standoff_with(*HANDS).view(viewer)
    assert refused.value.code == "unknown-viewer"
    assert refused.value.facts == {"viewer": viewer, "allowed": "0, 1, 2, public"}
