"""Duels: the same deals for both sides, with seats swapped."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from boomtable.bots import Random, play_game
from boomtable.bots.levels import BOTS
from boomtable.engine import BadSetup, Choices, Game, Luck, Move, Said
from boomtable.games.time_bomb import GAME
from boomtable.lab import Duel, average, duel, simulate
from tests.engine.toys import lamps, standoff


class Last(Random, frozen=True):
    """Takes the last of its choices, whatever that is."""

    def answer(self, view: Any, heard: tuple[Said, ...], choices: Choices[Move], luck: Luck) -> Move:
        return list(choices)[-1]


@pytest.fixture(autouse=True)
def _last_is_a_level(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, ("any", "last"), Last)


def test_a_duel_is_written_with_exactly_these_fields() -> None:
    fought = duel(GAME, 4, "random", "random", 6, seed=7)
    plain = msgspec.json.decode(msgspec.json.encode(fought))
    assert [*plain] == ["game", "players", "a", "b", "games", "seed", "engine", "a_share", "low", "high"]
    assert msgspec.convert(plain, Duel) == fought


@pytest.mark.parametrize("game", [GAME, lamps.GAME, standoff.GAME], ids=lambda game: game.id)
@pytest.mark.parametrize("level", ["random", "last"])
def test_a_level_is_exactly_as_good_as_itself(game: Game[Any, Any], level: str) -> None:
    fought = duel(game, 4, level, level, 40, seed=7)
    assert (fought.a_share, fought.low, fought.high) == (0.5, 0.5, 0.5)


def test_with_sides_a_plays_every_deal_once_for_the_first_side_and_once_for_the_other() -> None:
    game, deals = GAME, 60
    swat = simulate(game, 5, ("swat=last", "terrorist=random"), deals, seed=7).outcomes["swat"].wins
    terrorist = simulate(game, 5, ("swat=random", "terrorist=last"), deals, seed=7).outcomes["terrorist"].wins
    assert duel(game, 5, "last", "random", 2 * deals, seed=7).a_share == pytest.approx((swat + terrorist) / deals / 2)


@pytest.mark.parametrize("players", [2, 3])
def test_without_sides_a_plays_every_deal_once_on_the_even_seats_and_once_on_the_odd(players: int) -> None:
    def even_seat_wins(deal: int, *bots: Random) -> bool:
        *_, table = play_game(standoff.GAME, players, (bots * 2)[:players], (7, deal))
        [winner] = table.state.outcome.winners
        return int(winner) % 2 == 0

    firsts = [even_seat_wins(deal, Last(), Random()) for deal in range(20)]
    seconds = [not even_seat_wins(deal, Random(), Last()) for deal in range(20)]
    scores = [(first + second) / 2 for first, second in zip(firsts, seconds, strict=True)]
    fought = duel(standoff.GAME, players, "last", "random", 40, seed=7)
    assert (fought.a_share, fought.low, fought.high) == pytest.approx(average(scores))


def test_what_one_gains_the_other_loses() -> None:
    game = GAME
    one, other = duel(game, 5, "last", "random", 40, seed=7), duel(game, 5, "random", "last", 40, seed=7)
    assert (one.a_share, one.low, one.high) == pytest.approx((1 - other.a_share, 1 - other.high, 1 - other.low))


@pytest.mark.slow
def test_two_workers_find_what_one_does() -> None:
    one, two = (duel(GAME, 5, "last", "random", 250, seed=7, workers=workers) for workers in (1, 2))
    assert one == two
    assert one.low < one.high


def test_house_rules_reach_the_table() -> None:
    game = standoff.GAME
    short, long = (duel(game, 3, "last", "random", 40, seed=7, options={"rounds": rounds}) for rounds in (1, 2))
    assert short.a_share != long.a_share


def test_progress_hears_of_every_game() -> None:
    told: list[int] = []
    duel(GAME, 4, "random", "random", 4, seed=7, progress=told.append)
    assert told == [1, 2, 3, 4]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"players": 3}, "bad-players"),
        ({"a": "grandmaster"}, "unknown-level"),
        ({"b": "swat=random"}, "unknown-level"),
        ({"options": {"claims": "loud"}}, "bad-option"),
        ({"games": 5}, "odd-games"),
        ({"games": 0}, "odd-games"),
        ({"games": -2}, "odd-games"),
        ({"workers": 0}, "bad-workers"),
    ],
)
def test_what_cannot_be_set_up_is_refused(change: dict[str, Any], code: str) -> None:
    setup: dict[str, Any] = {"players": 4, "a": "random", "b": "random", "games": 4, "seed": 7}
    with pytest.raises(BadSetup) as refused:
        duel(GAME, **{**setup, **change})
    assert refused.value.code == code
