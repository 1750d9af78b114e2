"""One suite for the whole catalog and the toy titles: the laws hold for any game."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from boomtable.engine import CHANCE, CLOCK, Seeded
from boomtable.engine.memory import Memory
from tests.conformance import laws
from tests.conformance.walks import Drawn, somewhere, walk, walk_on
from tests.server import secret_turns_title
from tests.titles import TITLES, Title

every_title = pytest.mark.parametrize("title", TITLES, ids=repr)


@every_title
@given(data=st.data())
def test_every_listed_choice_can_be_played_and_nothing_else(title: Title, data: st.DataObject) -> None:
    laws.only_what_is_offered_can_be_played(title, somewhere(title, data), Drawn(data))


@every_title
@given(data=st.data())
def test_a_move_is_what_its_types_say(title: Title, data: st.DataObject) -> None:
    laws.a_move_is_what_its_types_say(title, somewhere(title, data), Drawn(data))


@every_title
@given(data=st.data())
def test_any_order_will_do_where_order_means_nothing(title: Title, data: st.DataObject) -> None:
    laws.order_means_nothing_where_it_means_nothing(somewhere(title, data), Drawn(data))


@every_title
@given(seed=st.integers(0, 2**32))
def test_listing_begins_at_once_however_many_there_are(title: Title, seed: int) -> None:
    for state in walk(title, Seeded(seed), 12):
        laws.listing_begins_at_once(state)


@every_title
@given(seed=st.integers(0, 2**32))
def test_the_game_ends_and_has_an_outcome_only_then(title: Title, seed: int) -> None:
    for state in walk(title, Seeded(seed)):
        laws.an_outcome_exists_exactly_when_nobody_is_in_turn(title, state)
        laws.the_clock_is_in_turn_exactly_when_an_alarm_runs(state)
        laws.a_default_is_always_at_hand(state)
    assert state.turn == ()
    laws.its_end_can_be_told(title, state)


@every_title
@given(data=st.data())
def test_nobodys_phone_buzzes_for_what_others_do_not_know(title: Title, data: st.DataObject) -> None:
    laws.those_around_know_who_is_waited_for(somewhere(title, data))


def test_a_phone_that_would_buzz_for_a_secret_question_is_noticed() -> None:
    table = secret_turns_title.Night(players=3).play(CHANCE, secret_turns_title.Draw((1, 0, 2)))
    with pytest.raises(AssertionError):
        laws.those_around_know_who_is_waited_for(table)


@every_title
@given(seed=st.integers(0, 2**32))
def test_nothing_is_lost_and_old_tables_never_change(title: Title, seed: int) -> None:
    pairs = [(state, title.game.encode(state)) for state in walk(title, Seeded(seed))]
    states, written = [state for state, _ in pairs], [text for _, text in pairs]
    for number, state in enumerate(states):
        assert title.cards(state) == title.cards(states[0])
        viewer = state.viewers[(seed + number) % len(state.viewers)]
        title.game.imagine(state.view(viewer), Seeded(seed))  # which must leave the table as it is
    assert [title.game.encode(state) for state in states] == written


@every_title
@given(seed=st.integers(0, 2**32))
def test_what_is_kept_from_table_to_table_changes_nothing(title: Title, seed: int) -> None:
    for number, state in enumerate(walk(title, Seeded(seed))):
        laws.it_is_the_same_without_memory(title, state, state.viewers[(seed + number) % len(state.viewers)])


class Careless(Memory):
    """Keeps what it has found, whatever it was found from."""

    def kept(self, key: Hashable, work: Callable[..., Any], *parts: Any) -> Any:
        return super().kept(key, lambda: work(*parts))


def test_a_memory_that_keeps_what_has_changed_is_noticed() -> None:
    [title] = [title for title in TITLES if title.game.id == "two-rooms"]
    [table, *_] = walk(title, Seeded(1))
    table.__dict__["memory"] = Careless()
    with pytest.raises(AssertionError):
        looked_at(title, table)


def looked_at(title: Title, table: Any) -> None:
    for state in walk_on(table, Seeded(1)):
        laws.it_is_the_same_without_memory(title, state, 0)


@every_title
@given(data=st.data())
def test_a_table_survives_being_written_down(title: Title, data: st.DataObject) -> None:
    laws.it_survives_being_written_down(title, somewhere(title, data))


@every_title
@given(data=st.data())
def test_any_order_of_the_same_sealed_answers_gives_the_same_table(title: Title, data: st.DataObject) -> None:
    laws.sealed_answers_commute(somewhere(title, data), Drawn(data))


@every_title
@given(data=st.data())
def test_sealed_means_sealed(title: Title, data: st.DataObject) -> None:
    laws.sealed_means_sealed(title, somewhere(title, data), Drawn(data))


@every_title
@given(data=st.data())
def test_a_card_cannot_be_followed_through_a_shuffle(title: Title, data: st.DataObject) -> None:
    laws.no_card_can_be_followed(title, somewhere(title, data), Drawn(data))


@every_title
@given(data=st.data())
def test_an_imagined_table_looks_the_same_from_my_chair(title: Title, data: st.DataObject) -> None:
    laws.same_chair_same_view(title, somewhere(title, data), Drawn(data))


@every_title
def test_imagining_really_varies_when_it_can(title: Title) -> None:
    """Over fifty seeds hidden things differ, for every viewer, once something is hidden."""
    for state in walk(title, Seeded("vary")):
        for viewer in state.viewers:
            view = state.view(viewer)
            imagined = (title.game.imagine(view, Seeded(n)) for n in range(50))
            hidden = (title.unknown_to(state, viewer, Seeded(n)) for n in range(50))
            assert vary(imagined) or not vary(hidden) or imagines_less(title)


def vary(tables: Iterator[Any]) -> bool:
    """Stops at the first two that differ."""
    first = next(tables)
    return any(table != first for table in tables)


def imagines_less(title: Title) -> bool:
    """The other room of Lamps may be imagined untouched."""
    return title.game.id == "lamps"


@every_title
@given(data=st.data())
def test_hidden_means_hidden(title: Title, data: st.DataObject) -> None:
    state = somewhere(title, data)
    for viewer in state.viewers:
        laws.hidden_means_hidden(title, state, viewer, Drawn(data))


@every_title
@given(seed=st.integers(0, 2**16))
@example(seed=4400)  # in Two Rooms: hostages of the other room that were ready, and no longer are
def test_a_seat_never_forgets(title: Title, seed: int) -> None:
    """Histories that differ for a seat never end in equal views, whichever way one game branches."""
    past: dict[bytes, tuple[bytes, ...]] = {}
    for branch in range(12):
        luck = Branching(seed, branch)
        before: dict[Any, tuple[bytes, ...]] = {}
        for state in walk(title, luck, 60):
            if state.sealed:
                continue  # the order of sealed answers is not remembered
            for seat in range(state.players):
                view = title.game.encode(state.view(seat))
                history = before.get(seat, ())
                if history[-1:] != (view,):
                    assert past.setdefault(view, history) == history
                    before[seat] = (*history, view)


class Branching(Seeded):
    """The same luck in every branch except one draw in four, so that branches diverge and meet again."""

    def __init__(self, seed: int, branch: int) -> None:
        super().__init__(seed)
        self._aside, self._count = Seeded(seed, "aside", branch), 0

    def pick(self, n: int, /) -> int:
        self._count += 1
        trunk = super().pick(n)
        return self._aside.pick(n) if self._count % 4 == 3 else trunk


def test_the_clock_has_a_title_to_ring_in() -> None:
    assert any(CLOCK in state.turn for title in TITLES for state in walk(title, Seeded(0)))
