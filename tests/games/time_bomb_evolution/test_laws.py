"""No law is broken in tens of thousands of random games."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest

from boomtable.engine import Seeded
from boomtable.games.time_bomb_evolution import GAME, Ending, Evolution, Wire
from tests.conformance import laws
from tests.titles import TIME_BOMB_EVOLUTION

LOOKS = 20  # one in this many tables is checked, and one in this many of those thoroughly
MODES: dict[str, list[dict[str, Any]]] = {
    "standard": [{}],
    "evolution": [
        {"evolution": True, "prevent_any_revealed": anywhere, "pink_counted_at_round_4": once}
        for anywhere, once in product((False, True), repeat=2)
    ],
}
every_mode = pytest.mark.parametrize("mode", MODES)
every_number = pytest.mark.parametrize("players", GAME.seats)


@every_mode
@every_number
def test_random_games_break_no_law(players: int, mode: str) -> None:
    for game in range(20):
        play(players, mode, game)


@pytest.mark.soak
@every_mode
@every_number
def test_many_random_games_break_no_law(players: int, mode: str) -> None:
    """20,000 for each number of players, in each mode; only the Evolution rules let the time run out."""
    endings = Counter(play(players, mode, game) for game in range(20_000))
    assert {*endings} == {*Ending} - ({Ending.TIME_UP} if mode == "standard" else set())


def play(players: int, mode: str, number: int) -> Ending | None:
    """One random game; it ends, nothing is lost in it, and it ends as what was cut says."""
    luck = Seeded("law", players, mode, number)
    options = MODES[mode]
    table: Evolution = GAME.table(players, options[number % len(options)]).state
    whole = TIME_BOMB_EVOLUTION.cards(table)
    while turn := table.turn:
        (seat,) = turn
        table = table.play(seat, table.choices(seat).sample(luck))
        if luck.pick(LOOKS) == 0:
            look(table, whole, luck)
    laws.an_outcome_exists_exactly_when_nobody_is_in_turn(TIME_BOMB_EVOLUTION, table)
    assert TIME_BOMB_EVOLUTION.cards(table) == whole
    assert_ends_as_it_should(table)
    return table.ending


def look(table: Evolution, whole: list[Any], luck: Seeded) -> None:
    laws.an_outcome_exists_exactly_when_nobody_is_in_turn(TIME_BOMB_EVOLUTION, table)
    laws.a_default_is_always_at_hand(table)
    assert TIME_BOMB_EVOLUTION.cards(table) == whole
    assert not table.deals or len(table.cuts) + table.cuts_left <= table.round * table.players
    if luck.pick(LOOKS) == 0:
        laws.same_chair_same_view(TIME_BOMB_EVOLUTION, table, luck)
        laws.it_survives_being_written_down(TIME_BOMB_EVOLUTION, table)


def assert_ends_as_it_should(table: Evolution) -> None:
    """[TE4] Every Success is cut, or enough of a colour, a purple pair among them, or round 4 is over."""
    cut = Counter(snip.wire for snip in table.cuts)
    assert (table.ending is Ending.DISARMED) == (cut[Wire.SUCCESS] == table.players)
    assert (table.ending is Ending.EXPLODED) == (table.exploded is not None)
    if table.exploded:
        pair = [snip.wire for snip in table.cuts[-2:]] == [Wire.PURPLE] * 2
        assert pair or (cut[table.exploded] >= 3 and table.exploded not in table.protected)
    if table.ending is Ending.TIME_UP:
        pinks = cut[Wire.PINK]
        assert table.round == 4 or (table.round == 3 and pinks >= table.players)
