"""Imagined tables: as likely as real ones, and consistent with all the viewer has seen."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from boomtable.engine import Luck, Seeded, Viewer, but
from boomtable.games.bomb_squad_academy import (
    GAME,
    Academy,
    Action,
    Choose,
    Declare,
    LayTiles,
    Peek,
    PeekUnder,
    ShuffleDeck,
    Tile,
    Wire,
)
from boomtable.games.bomb_squad_academy.wires import Glimpse

WORLDS = 1500


def begun(players: int, luck: Luck) -> Academy:
    """The first choice of the first bomb."""
    table: Academy = GAME.table(players).state
    while table.turn[0] < 0:
        table = table.play(table.turn[0], table.choices(table.turn[0]).sample(luck))
    return table


def chickens(table: Academy, *looks: Peek | PeekUnder) -> Academy:
    """A round in which all are Chickens, who look in order of age."""
    for seat in range(table.players):
        table = table.play(seat, Choose(Action.CHICKEN))
    for look in looks:
        table = table.play(table.turn[0], look)
    return table


@cache
def worlds(table: Academy, viewer: Viewer) -> list[Academy]:
    view = table.view(viewer)
    return [GAME.imagine(view, Seeded("world", number)) for number in range(WORLDS)]


def test_every_place_of_the_boom_is_as_likely_as_another() -> None:
    places = Counter(world.line(Wire.RED).tiles.index(Tile.BOOM) for world in worlds(begun(3, Seeded(1)), 0))
    assert all(abs(count / WORLDS - 1 / 3) < 0.04 for count in places.values())
    assert len(places) == 3


def test_every_card_of_a_deck_is_as_likely_to_lie_on_top() -> None:
    """Of twelve Yellow cards two are sixes, and one is a zero."""
    tops = Counter(world.line(Wire.YELLOW).deck[0] for world in worlds(begun(3, Seeded(1)), "public"))
    assert tops[6] / WORLDS == pytest.approx(2 / 12, abs=0.03)
    assert tops[0] / WORLDS == pytest.approx(1 / 12, abs=0.03)


def test_a_chicken_imagines_what_it_saw_and_the_others_anything() -> None:
    table = begun(2, Seeded(2))
    table = chickens(table, Peek((Wire.GREEN, Wire.RED)), PeekUnder(Wire.BLUE))
    first, second = table.ages
    assert {world.line(Wire.GREEN).deck[0] for world in worlds(table, first)} == {table.line(Wire.GREEN).deck[0]}
    assert {world.line(Wire.RED).deck[0] for world in worlds(table, first)} == {table.line(Wire.RED).deck[0]}
    assert len({world.line(Wire.GREEN).deck[0] for world in worlds(table, second)}) == 4
    assert {world.line(Wire.BLUE).tiles for world in worlds(table, second)} == {table.line(Wire.BLUE).tiles}
    assert len({world.line(Wire.BLUE).tiles for world in worlds(table, first)}) == 3


def test_a_player_who_looked_at_the_cards_and_at_the_tiles_of_a_wire_imagines_both() -> None:
    table = chickens(begun(2, Seeded(2)), Peek((Wire.GREEN, Wire.RED)), PeekUnder(Wire.BLUE))
    first, line = table.ages[0], table.line(Wire.GREEN)
    looks = [*table.glimpses]
    looks[first] += (Glimpse(Wire.GREEN, tiles=line.tiles),)
    green = {world.line(Wire.GREEN) for world in worlds(but(table, glimpses=tuple(looks)), first)}
    assert {(other.deck[0], other.tiles) for other in green} == {(line.deck[0], line.tiles)}


def test_what_others_saw_is_imagined_as_what_lies_there() -> None:
    table = chickens(begun(2, Seeded(2)), Peek((Wire.GREEN, Wire.RED)), PeekUnder(Wire.BLUE))
    first, second = table.ages
    for world in worlds(table, second)[:200]:
        assert [glimpse.cards[0] for glimpse in world.glimpses[first]] == [
            world.line(Wire.GREEN).deck[0],
            world.line(Wire.RED).deck[0],
        ]
    for world in worlds(table, first)[:200]:
        assert world.glimpses[second][0].tiles == world.line(Wire.BLUE).tiles


def test_a_turned_tile_stays_where_it_is_in_every_world() -> None:
    """Found in a game where the first tile of some wire was turned up and was OK."""
    for table in played(3):
        for wire, line in zip(table.wires, table.lines, strict=True):
            if line.turned == 1 and not line.exploded:
                seen = Counter(world.line(wire).tiles for world in worlds(table, "public"))
                assert {tiles[0] for tiles in seen} == {Tile.OK}
                assert all(abs(count / WORLDS - 1 / 2) < 0.04 for count in seen.values())
                return
    raise AssertionError("no tile was turned")


def test_an_answer_sealed_by_another_may_be_any_and_mine_is_mine() -> None:
    table = begun(2, Seeded(4)).play(0, Choose(Action.RED))
    assert {world.sealed for world in worlds(table, 0)} == {((0, Choose(Action.RED)),)}
    guessed = Counter(world.sealed[0][1].action for world in worlds(table, 1))  # type: ignore[union-attr]
    assert {*guessed} == {Action.GREEN, Action.BLUE, Action.RED, Action.WAIT, Action.CHICKEN}


def test_before_anything_is_dealt_nothing_is_imagined() -> None:
    table: Academy = GAME.table(2).state
    assert GAME.imagine(table.view(0), Seeded(0)) == table
    table = table.play(-1, table.choices(-1).sample(Seeded(0)))
    table = table.play(-1, ShuffleDeck(tuple(sorted(table.box[Wire.GREEN].cards))))
    assert isinstance(table.choices(-1).sample(Seeded(0)), LayTiles)
    world = GAME.imagine(table.view(1), Seeded(0))
    assert world.line(Wire.GREEN).tiles == ()
    assert world.line(Wire.BLUE).deck == ()
    assert sorted(world.line(Wire.GREEN).deck) == sorted(table.line(Wire.GREEN).deck)


def played(players: int) -> list[Academy]:
    """The tables of some random games at which people choose."""
    found = []
    for seed in range(3):
        luck, table = Seeded("played", seed), begun(players, Seeded(seed))
        while turn := table.turn:
            if len(turn) == table.players:
                found.append(table)
            move = table.choices(turn[0]).sample(luck)
            table = table.play(turn[0], move if not isinstance(move, Declare) else table.default(turn[0]))
    return found


@pytest.mark.parametrize("players", GAME.seats)
def test_a_stale_glimpse_of_another_is_imagined_as_something_it_could_have_been(players: int) -> None:
    for table in played(players):
        for seat in range(table.players):
            stale = [glimpse for row in GAME.imagine(table.view(seat), Seeded(0)).glimpses for glimpse in row]
            assert all(card in table.box[glimpse.wire].cards for glimpse in stale for card in glimpse.cards)
            assert all(sorted(glimpse.tiles) in ([], ["boom", "ok", "ok"]) for glimpse in stale)


def test_a_stale_glimpse_of_another_need_not_be_of_what_lies_there_now() -> None:
    worlds = [GAME.imagine(table.view("public"), Seeded(seed)) for table in played(3) for seed in range(3)]
    stale = [(world, glimpse) for world in worlds for row in world.glimpses for glimpse in row if not glimpse.holds]
    cards = [(glimpse.cards, world.line(glimpse.wire).deck) for world, glimpse in stale if glimpse.cards]
    tiles = [(glimpse.tiles, world.line(glimpse.wire).tiles) for world, glimpse in stale if glimpse.tiles]
    assert any(seen != deck[: len(seen)] for seen, deck in cards)
    assert any(seen != laid for seen, laid in tiles)
