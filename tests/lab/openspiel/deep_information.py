"""Two information states are equal exactly when a seat cannot tell them apart."""

from __future__ import annotations

from typing import Any

import pytest

from boomtable.engine import Seeded
from tests.lab.adapters.walks import SETUPS, Setup
from tests.lab.openspiel.games import asked, loaded

FEW = [setup for setup in SETUPS if setup.values[0][0] != "two-rooms" or setup.id == "two-rooms-6"]
GAMES = 3


def known(state: Any, seat: int) -> Any:
    """All that a seat knows, said in another way than the adapter says it."""
    at = state.at
    return at.state.view(seat), at.sub_actions.get(seat), at.table.heard(seat), at.speaking, at.ticks


@pytest.mark.parametrize("setup", FEW)
def test_states_have_the_same_text_and_the_same_numbers_exactly_when_the_views_are_the_same(setup: Setup) -> None:
    game = loaded(setup)
    knowing: dict[Any, tuple[str, Any]] = {}
    for number in range(GAMES):
        for move, state in enumerate(asked(game, number)):
            if move % 5 and setup[0] == "two-rooms":
                continue
            for seat in {state.current_player(), 0}:
                shown = state.information_state_string(seat), (*state.information_state_tensor(seat),)
                assert knowing.setdefault(known(state, seat), shown) == shown
    texts, numbers = zip(*knowing.values(), strict=True)
    assert len({*texts}) == len({*numbers}) == len(knowing)


@pytest.mark.parametrize("setup", FEW)
def test_what_a_seat_does_not_know_changes_neither_text_nor_numbers(setup: Setup) -> None:
    game, luck = loaded(setup), Seeded("imagine")
    different = 0
    for move, state in enumerate(asked(game, 4)):
        if move % 9 and setup[0] == "two-rooms":
            continue
        for seat in {state.current_player(), game.num_players() - 1}:
            other = state.imagined(seat, luck)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
            assert other.observation_tensor(seat) == state.observation_tensor(seat)
            different += str(other.at.state) != str(state.at.state)
        player = state.current_player()
        again = state.imagined(player, luck)
        assert again.current_player() == player
        assert again.legal_actions() == state.legal_actions()
    assert different


def test_others_see_no_pick_before_the_answer_is_whole() -> None:
    game = loaded(("trick-snipers", 4, {}))
    state = next(asked(game, 1))
    before = [state.information_state_string(seat) for seat in range(4)]
    state.apply_action(state.legal_actions()[0])
    after = [state.information_state_string(seat) for seat in range(4)]
    assert after[0] != before[0]
    assert after[1:] == before[1:]


def test_a_deal_shows_nothing_until_it_is_done() -> None:
    state = loaded(("trick-snipers", 4, {})).new_initial_state()
    before = [state.information_state_string(seat) for seat in range(4)]
    for _ in range(20):
        state.apply_action(state.legal_actions()[0])
        assert [state.information_state_string(seat) for seat in range(4)] == before


def test_numbers_are_those_of_the_encoding_by_name() -> None:
    game = loaded(("time-bomb", 5, {}))
    encoding = game.encoding
    for state in asked(game, 1):
        seat = state.current_player()
        watched = [*state.at.observe(seat)]
        assert state.observation_tensor(seat) == watched
        assert state.information_state_tensor(seat)[: encoding.size] == watched
        observer = game.make_py_observer()
        observer.set_from(state, seat)
        role = encoding.layout.slices["role"]
        assert [*observer.dict["role"]] == watched[role]
