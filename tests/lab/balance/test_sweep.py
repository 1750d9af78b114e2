"""A sweep plans every combination, and none that cannot be played."""

from __future__ import annotations

from typing import Any

import pytest

from boomtable.engine import BadSetup
from boomtable.games import time_bomb, time_bomb_evolution, two_rooms
from boomtable.lab.balance import Setup, Sweep, plan

ASKED: dict[str, Any] = {
    "players": (4, 5),
    "bots": [("random",)],
    "options": {},
    "varied": {},
    "games": 10,
    "seed": 7,
    "within": 0.03,
}


def asked(**changes: Any) -> Sweep:
    return plan(time_bomb.GAME, **ASKED | changes)


def test_every_combination_is_a_setup_players_first_then_bots_then_options() -> None:
    sides = ("swat=random", "terrorist=easy")
    sweep = asked(bots=[("random",), sides], varied={"claims": ("", "off")})
    assert sweep.setups == (
        Setup(4, ("random",), {}),
        Setup(4, ("random",), {"claims": "off"}),
        Setup(4, sides, {}),
        Setup(4, sides, {"claims": "off"}),
        Setup(5, ("random",), {}),
        Setup(5, ("random",), {"claims": "off"}),
        Setup(5, sides, {}),
        Setup(5, sides, {"claims": "off"}),
    )
    assert sweep.varied == ("players", "bots", "claims")


@pytest.mark.parametrize("given", [{"options": {"claims": "off"}}, {"varied": {"claims": ("off", "off")}}])
def test_what_is_the_same_everywhere_is_not_varied(given: dict[str, Any]) -> None:
    sweep = asked(**given)
    assert [setup.options for setup in sweep.setups] == [{"claims": "off"}] * 2
    assert sweep.varied == ("players",)


def test_options_are_named_in_the_order_in_which_they_are_varied() -> None:
    varied = {"colours": ("", "red blue pink green"), "evolution": ("false", "true")}
    sweep = plan(time_bomb_evolution.GAME, **ASKED | {"players": (4,), "varied": varied})
    assert sweep.varied == ("colours", "evolution")


def test_what_is_named_twice_is_played_once() -> None:
    sweep = asked(players=(4, 4), bots=[("random",), ("random",)], varied={"claims": ("off", "off")})
    assert len(sweep.setups) == 1


def test_a_setup_is_held_against_the_first_with_as_many_players() -> None:
    sweep = asked(varied={"claims": ("free", "off", "in_turn")})
    assert [sweep.base(number) for number in range(6)] == [0, 0, 0, 3, 3, 3]


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"players": (4, 9)}, "bad-players"),
        ({"bots": [("random",), ("god",)]}, "unknown-level"),
        ({"bots": [("random",) * 4]}, "wrong-levels"),  # among 5
        ({"options": {"wires": "9"}}, "unknown-option"),
        ({"varied": {"wires": ("8", "9")}}, "unknown-option"),
        ({"varied": {"claims": ("free", "loud")}}, "bad-option"),
    ],
)
def test_a_bad_value_is_named_before_anything_is_played(changes: dict[str, Any], code: str) -> None:
    with pytest.raises(BadSetup, match="balance-impossible") as refused:
        asked(**changes)
    assert isinstance(refused.value.__cause__, BadSetup)
    assert refused.value.__cause__.code == code


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"games": 0}, "bad-games"),
        ({"within": 0.0}, "balance-bad-within"),
        ({"within": 1.0}, "balance-bad-within"),
        ({"within": float("nan")}, "balance-bad-within"),
        ({"players": ()}, "balance-nothing"),
        ({"bots": []}, "balance-nothing"),
        ({"varied": {"claims": ()}}, "balance-nothing"),
    ],
)
def test_a_sweep_that_makes_no_sense_is_refused(changes: dict[str, Any], code: str) -> None:
    with pytest.raises(BadSetup, match=code):
        asked(**changes)


@pytest.mark.parametrize(
    ("game", "players", "varied", "why"),
    [
        (time_bomb_evolution.GAME, (4, 5), {"colours": ("", "red blue pink green")}, "few-colours"),
        (two_rooms.GAME, (6, 7), {"playset": ("basic", "nonsense")}, "nonsense"),
    ],
)
def test_values_that_do_not_fit_the_number_of_players_are_named(
    game: Any, players: tuple[int, ...], varied: dict[str, tuple[str, ...]], why: str
) -> None:
    [(name, (_, bad))] = varied.items()
    with pytest.raises(BadSetup, match=f"options = {name}={bad}") as refused:
        plan(game, **ASKED | {"players": players, "varied": varied})
    assert why in str(refused.value.__cause__)
