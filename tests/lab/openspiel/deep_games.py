"""OpenSpiel's own API tests, for every title."""

from __future__ import annotations

import pickle
import unittest
from collections import Counter, defaultdict
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation

from boomtable.engine import CHANCE, BadMove, BadSetup, Illegal, OneOf, Seeded
from boomtable.engine.choices import Dealt, Drawn, Shuffled, Subset
from boomtable.games.catalog import CATALOG
from boomtable.games.time_bomb_shared.moves import DealRoles
from boomtable.lab.adapters.search_state import SequentialDraw
from tests.lab.adapters.walks import PLAIN, SETUPS, Setup
from tests.lab.openspiel.games import asked, loaded, walk

MANY = [setup for setup in SETUPS if setup.values[0][0] != "two-rooms" or setup in PLAIN]  # each room size once
RARE = [pytest.param(setup.values[0], id=setup.id, marks=pytest.mark.soak) for setup in MANY]
FEW = [setup for setup in SETUPS if setup.values[0][0] != "two-rooms" or setup.id == "two-rooms-6"]
MINE = pyspiel.PrivateInfoType.SINGLE_PLAYER
EVERYBODYS = pyspiel.PrivateInfoType.ALL_PLAYERS
NOBODYS = pyspiel.PrivateInfoType.NONE


def test_every_title_is_registered_under_its_name() -> None:
    for game in CATALOG.values():
        loaded_game = pyspiel.load_game(f"boomtable_{game.id.replace('-', '_')}")
        kind = loaded_game.get_type()
        assert (kind.min_num_players, kind.max_num_players) == (game.seats[0], game.seats[-1])
        assert loaded_game.num_players() == game.seats[0]


@pytest.mark.parametrize("setup", FEW)
def test_the_random_simulation_passes(setup: Setup) -> None:
    pyspiel.random_sim_test(loaded(setup), 1, serialize=True, verbose=False, mask_test=True)


@pytest.mark.parametrize("setup", RARE)
def test_the_random_simulation_passes_many_times(setup: Setup) -> None:
    games = 1 if setup[0] == "two-rooms" else 30
    pyspiel.random_sim_test(loaded(setup), games, serialize=True, verbose=False, mask_test=True)


@pytest.mark.parametrize("setup", FEW)
def test_legal_actions_are_the_same_asked_by_python_and_by_the_library(setup: Setup) -> None:
    game = loaded(setup)
    for state in walk(game, 1):
        assert state.legal_actions() == pyspiel.State.legal_actions(state)
        if not state.is_chance_node():
            for player in range(game.num_players()):
                legal = state.legal_actions(player)
                assert legal == pyspiel.State.legal_actions(state, player)
                assert bool(legal) == (player == state.current_player())


@pytest.mark.parametrize("setup", FEW)
def test_a_copy_goes_its_own_way(setup: Setup) -> None:
    game = loaded(setup)
    for number, state in enumerate(walk(game, 2)):
        if number % 7 == 0 and not state.is_terminal():
            before = str(state)
            child = state.child(state.legal_actions()[-1])
            assert str(state) == before != str(child)
            assert str(pickle.loads(pickle.dumps(state))) == before


@pytest.mark.parametrize("title", CATALOG)
def test_nobody_is_shown_what_no_player_is(title: str) -> None:
    game = pyspiel.load_game(f"boomtable_{title.replace('-', '_')}")
    state = next(asked(game, 1))
    for player in (-1, game.num_players()):
        for observe in (state.information_state_string, state.information_state_tensor):
            with pytest.raises(RuntimeError, match="player"):
                observe(player)
        with pytest.raises(RuntimeError, match="player"):
            state.observation_tensor(player)
    everything = pyspiel.IIGObservationType(perfect_recall=False, private_info=EVERYBODYS)
    assert make_observation(game, everything) is None


@pytest.mark.parametrize("title", CATALOG)
def test_public_and_private_parts_can_be_looked_at_alone(title: str) -> None:
    game = pyspiel.load_game(f"boomtable_{title.replace('-', '_')}")
    public = make_observation(game, pyspiel.IIGObservationType(perfect_recall=False, private_info=NOBODYS))
    private = make_observation(
        game, pyspiel.IIGObservationType(perfect_recall=False, public_info=False, private_info=MINE)
    )
    for number, state in enumerate(asked(game, 1)):
        seats = range(game.num_players())
        assert len({public.string_from(state, seat) for seat in seats}) == 1
        if not number:
            assert len({private.string_from(state, seat) for seat in seats}) == len(seats)


def test_an_observer_takes_no_parameters() -> None:
    with pytest.raises(ValueError, match="no parameters"):
        make_observation(pyspiel.load_game("boomtable_time_bomb"), None, {"wish": "more"})


def test_an_action_outside_the_mask_names_the_rule() -> None:
    game = pyspiel.load_game("boomtable_trick_snipers(players=4)")
    state = next(asked(game, 1))
    hand = state.legal_actions()
    stranger = next(card for card in range(1, 49) if card not in hand and card < hand[-1])
    before = str(state)
    with pytest.raises(Illegal) as caught:
        state.apply_action(stranger)
    assert (caught.value.code, caught.value.why.rule) == ("trick-snipers-four-of-yours", "TS2")
    with pytest.raises(BadMove, match="0-48"):
        state.apply_action(49)
    assert str(state) == before
    assert len(state.history()) == 44  # as many cards were dealt


def test_chance_draws_only_what_there_is() -> None:
    state = pyspiel.load_game("boomtable_trick_snipers").new_initial_state()
    state.apply_action(7)
    assert 7 not in state.legal_actions()
    for outcome in (7, 40, -3):
        with pytest.raises(Illegal, match="not-now"):
            state.apply_action(outcome)


def test_house_rules_are_parameters() -> None:
    game = pyspiel.load_game("boomtable_time_bomb(players=5,claims=in_turn)")
    assert str(game) == "boomtable_time_bomb(claims=in_turn,players=5)"
    assert "decline" in [state.action_to_string(a) for state in asked(game, 1) for a in state.legal_actions()]


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("boomtable_time_bomb(players=99)", "bad-players.*low = 4, high = 8"),
        ("boomtable_time_bomb(claims=never)", "bad-option.*allowed = free, in_turn, off"),
        ("boomtable_trick_snipers(talk=true)", "bad-option.*talk"),
    ],
)
def test_a_wrong_parameter_is_refused_with_what_is_allowed(name: str, complaint: str) -> None:
    with pytest.raises(BadSetup, match=complaint):
        pyspiel.load_game(name)


@pytest.mark.parametrize(
    "choices",
    [
        OneOf([DealRoles(("swat",)), DealRoles(("terrorist",))]),  # type: ignore[arg-type]
        Drawn(DealRoles, "aab"),
        Subset(DealRoles, "aabc", 2),
        Shuffled(DealRoles, "aab"),
        Dealt(DealRoles, "aabb", (2, 1, 1)),
    ],
    ids=lambda choices: type(choices).__name__,
)
def test_card_by_card_chance_deals_as_it_would_at_once(choices: Any) -> None:
    by_card: defaultdict[Any, float] = defaultdict(float)

    def deal(drawing: SequentialDraw, probability: float) -> None:
        if drawing.settled:
            by_card[drawing.move] += probability
            return
        assert sum(chance for _, chance in drawing.outcomes) == pytest.approx(1)
        for kind, chance in drawing.outcomes:
            after = drawing.copy()
            after.draw(kind)
            deal(after, probability * chance)

    deal(SequentialDraw(choices), 1.0)
    luck, count = Seeded(1), 6000
    at_once = Counter(choices.sample(luck) for _ in range(count))
    assert {*by_card} == {*at_once} == {*choices}
    for move, probability in by_card.items():
        assert at_once[move] / count == pytest.approx(probability, abs=0.03)


def test_the_returns_add_up_to_nothing() -> None:
    for title in CATALOG:
        game = pyspiel.load_game(f"boomtable_{title.replace('-', '_')}")
        *_, last = walk(game, 3)
        assert last.is_terminal()
        assert last.current_player() == pyspiel.PlayerId.TERMINAL
        assert sum(last.returns()) == pytest.approx(0)
        assert np.ptp(last.returns()) > 0


def test_chance_is_not_asked_where_it_has_no_choice() -> None:
    for state in walk(pyspiel.load_game("boomtable_time_bomb(players=4)"), 5):
        if state.current_player() == CHANCE:
            assert len(state.chance_outcomes()) > 1


@pytest.mark.parametrize("title", CATALOG)
def test_the_questions_of_its_api_test_are_answered(title: str) -> None:
    from open_spiel.integration_tests import api_test  # which takes its time to import

    name = f"boomtable_{title.replace('-', '_')}"
    case = type(name, (api_test.EnforceAPIOnPartialTreeBase,), {"game_name": name, "game": pyspiel.load_game(name)})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun >= 5
    assert not [*result.failures, *result.errors]
