"""How long Bomb Squad Academy takes to show, and that nothing before a turn tells what it is."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import get_args

import pytest

from boomtable.engine import PUBLIC, Seeded, but
from boomtable.games.bomb_squad_academy import GAME, Academy
from boomtable.games.bomb_squad_academy.cards import TILES, Action, Tile, Wire
from boomtable.games.bomb_squad_academy.moves import AnyNews, BombSet, Declared, Exploded, Flipped, Revealed
from boomtable.games.bomb_squad_academy.view import View
from boomtable.timing.bomb_squad_academy import ROOM, SILENT, TIMING, beats, haste
from boomtable.wire.show import Beat, BeatPhase
from tests.games.bomb_squad_academy.scenes import play, scene

ROUND, TILE, TOOL = 12.0, 4.0, 4.0
CLOSE = "3 2 2 2 / 3 / "  # a green wire whose next card reaches all that is left of its tiles


def updates(players: int, seed: int) -> Iterator[tuple[View, View]]:
    """The views of a random game before and after each of its states."""
    luck, table = Seeded("timing", players, seed), GAME.start(players, GAME.read_options({})).settled()
    while table.turn:
        seat = table.turn[0]
        after = table.play(seat, table.choices(seat).sample(luck))
        yield table.view(PUBLIC), after.view(PUBLIC)
        table = after


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_round_takes_12_seconds_and_4_for_each_tile_and_for_each_tool(players: int) -> None:
    rounds = 0
    for seed in range(12):
        seconds = allowed = 0.0
        for before, after in updates(players, seed):
            shown = beats(before, after, False)
            for number, news in enumerate(after.news):
                if isinstance(news, Revealed | BombSet):
                    assert seconds <= allowed + 1e-9
                    seconds, allowed, rounds = 0.0, ROUND, rounds + 1
                if isinstance(news, BombSet):
                    allowed = float("inf")  # between two bombs people catch their breath
                allowed += TILE * len(news.tiles) if isinstance(news, Flipped) else 0.0
                allowed += TOOL if isinstance(news, Declared) else 0.0
                seconds += sum(beat.seconds for beat in shown if beat.news == number)
    assert rounds > 100


def test_every_kind_of_news_takes_its_time_or_is_silent() -> None:
    told: set[str] = set()
    for players, seed in [(5, seed) for seed in range(30)]:
        for before, after in updates(players, seed):
            told |= {str(after.news[beat.news].__struct_config__.tag) for beat in beats(before, after, False)}
    assert told.isdisjoint(SILENT)
    assert told | SILENT == {kind.__struct_config__.tag for kind in get_args(AnyNews)}


def shown_of(tiles: str, *, before: str = CLOSE, choices: str = "choose green chicken green") -> tuple[Beat, ...]:
    table = scene(bomb=1, green=before + tiles)
    after = play(table, choices)
    return beats(table.view(PUBLIC), after.view(PUBLIC), False)


def until_turn(shown: tuple[Beat, ...], part: int) -> tuple[Beat, ...]:
    turn = [place for place, beat in enumerate(shown) if beat.part == part and beat.phase is BeatPhase.TURN]
    return shown[: turn[0] + 1]


@pytest.mark.parametrize(("down", "part"), [(3, 1), (2, 1)])
def test_up_to_its_turn_a_tile_is_shown_in_the_same_way_whatever_it_is(down: int, part: int) -> None:
    rows = ["B..", ".B.", "..B"] if down == 3 else ["oB.", "o.B"]
    shown = [until_turn(shown_of(row), part) for row in rows]
    assert len(set(shown)) == 1
    assert [beat.phase for beat in shown[0]][-2:] == [BeatPhase.TENSION, BeatPhase.TURN]


def test_whatever_comes_up_the_cut_before_it_takes_as_long() -> None:
    """Two cut Green, and if they live somebody cuts Blue."""
    told = set()
    for order in set(permutations(TILES)):
        tiles = "".join("B" if tile is Tile.BOOM else "." for tile in order)
        table = scene(bomb=1, green=f"3 3 2 1 / 2 1 / {tiles}", blue="4 4 3 1 / 2")
        after = play(table, "choose green blue green")
        told.add(until_turn(beats(table.view(PUBLIC), after.view(PUBLIC), False), 1))
    assert len(told) == 1


def test_the_second_tile_of_a_track_is_the_peak() -> None:
    pauses = [beat.seconds for beat in shown_of("..B") if beat.phase is BeatPhase.TENSION]
    assert pauses == [2.0, 3.2, 2.0]


def test_the_boom_itself_is_followed_by_no_relief_but_by_the_burst() -> None:
    table = scene(bomb=1, green=CLOSE + "B..")
    after = play(table, "choose green chicken chicken").view(PUBLIC)
    shown = beats(table.view(PUBLIC), after, False)
    tile = next(place for place, beat in enumerate(shown) if beat.part == 1 and beat.phase is BeatPhase.TURN)
    assert isinstance(after.news[shown[tile + 1].news], Exploded)


@pytest.mark.parametrize("bot", [False, True])
def test_who_acts_makes_no_difference(bot: bool) -> None:
    before, after = next(iter(updates(4, 1)))
    assert TIMING.beats(before, after, bot) == beats(before, after, False)


def test_points_that_several_get_for_one_cut_are_shown_at_once() -> None:
    table = scene(red="/1 3", plates="green red")
    after = play(table, "choose red red chicken").view(PUBLIC)
    shown = beats(table.view(PUBLIC), after, False)
    kinds = [str(after.news[beat.news].__struct_config__.tag) for beat in shown]
    assert kinds == ["revealed", "revealed", "flipped", "flipped", "flipped", "flipped", "scored"]


def test_nothing_is_said_at_the_end_of_a_round_in_which_nothing_moves() -> None:
    table = play(scene(bomb=1, red="/3 1"), "choose red wait red", "1 protect blue")
    before, after = table.view(PUBLIC), but(table, news=()).view(PUBLIC)
    assert beats(before, after, False) == ()


def test_a_round_of_many_cuts_is_told_faster_by_the_cards_alone() -> None:
    many = (*map(Action, Wire), Action.CHICKEN)
    assert haste((Action.GREEN, Action.GREEN)) == 1.0
    assert haste(many) * (4 * 3.4 + 1.5) == pytest.approx(ROOM)
    assert haste(()) == 1.0


def seats(table: Academy) -> range:
    return range(table.players)


def test_everyone_is_shown_the_same() -> None:
    table = scene(bomb=1, green=CLOSE + ".B.")
    after = play(table, "choose green chicken green")
    assert len({beats(table.view(seat), after.view(seat), False) for seat in (*seats(table), PUBLIC)}) == 1
