"""Cards and rooms at the start of a game [TR1] [TR2] [TR4] [TR35]."""

from __future__ import annotations

from boomtable.engine import CHANCE, Seeded
from boomtable.games.two_rooms import GAME, TwoRooms
from boomtable.games.two_rooms.moves import Bury, SetAside
from boomtable.games.two_rooms.news import Dealt, Placed
from tests.each import each
from tests.games.two_rooms.scenes import told

BURIED = "president bomber presidents-daughter martyr butler maid gambler intern victim rival"
DRUNK = "president bomber drunk ambassador-red ambassador-blue red-team blue-team gambler intern"


def opened(table: TwoRooms, seed: int = 0) -> TwoRooms:
    """The table when the first clock starts."""
    luck = Seeded(seed)
    while not table.number:
        table = table.play(CHANCE, table.choices(CHANCE).sample(luck))
    return table


@each("players", range(6, 33))
def test_players_are_split_as_evenly_as_can_be(players: int) -> None:
    """[TR2]"""
    table = opened(GAME.table(players).state)
    sizes = sorted(len(table.within(room)) for room in (0, 1))
    assert sizes == [players // 2, (players + 1) // 2]


def test_an_odd_one_goes_to_either_room() -> None:
    """[TR2]"""
    sizes = {len(opened(GAME.table(7).state, seed).within(0)) for seed in range(20)}
    assert sizes == {3, 4}


def test_ambassadors_start_in_different_rooms_and_are_known_to_all() -> None:
    """[TR2] [TR39]"""
    deck = "president bomber ambassador-red ambassador-blue red-team red-team blue-team blue-team"
    places = set()
    for seed in range(20):
        table = opened(GAME.table(8, {"playset": deck}).state, seed)
        one, other = (seat for seat in range(8) if table.is_ambassador(seat))
        assert table.people[one].room != table.people[other].room
        assert {seat for seat, _ in table.view(0).open} == {one, other}
        places.add(table.people[one].room)
    assert places == {0, 1}


def test_everyone_sees_their_own_card_and_who_starts_where_when_the_first_clock_starts() -> None:
    """[TR1]"""
    table = opened(GAME.table(6).state)
    for seat, person in enumerate(table.people):
        story = table.view(seat).story
        assert Dealt(person.card, person.conditions) in story
        assert sum(isinstance(news, Dealt) for news in story) == 1
        assert any(isinstance(news, Placed) for news in story)


def test_before_that_nobody_sees_anything() -> None:
    """[TR1]"""
    table: TwoRooms = GAME.table(6).state
    table = table.play(CHANCE, table.choices(CHANCE).sample(Seeded(1)))
    assert table.people
    for viewer in table.viewers:
        view = table.view(viewer)
        assert (view.card, view.rooms, view.open, view.room, told(table, viewer)) == ("", (), (), None, [])


def test_no_linked_card_ambassador_or_drunk_is_buried() -> None:
    """[TR4]"""
    table: TwoRooms = GAME.table(9, {"playset": BURIED, "burying": True}).state
    assert {move.card for move in table.choices(CHANCE)} == {*BURIED.split()} - {"butler", "maid"}
    assert Bury("maid") not in table.choices(CHANCE)


def test_what_is_buried_is_dealt_to_nobody_and_seen_by_nobody_until_the_end() -> None:
    """[TR4]"""
    start: TwoRooms = GAME.table(9, {"playset": BURIED, "burying": True}).state
    table = opened(start.play(CHANCE, Bury("president")))
    assert "president" not in [person.card for person in table.people]
    assert {table.view(viewer).buried for viewer in table.viewers} == {""}


def test_the_sober_card_is_any_but_the_drunk_and_ambassadors() -> None:
    """[TR35]"""
    table: TwoRooms = GAME.table(8, {"playset": DRUNK}).state
    offered = {move.card for move in table.choices(CHANCE)}
    assert offered == {*DRUNK.split()} - {"drunk", "ambassador-red", "ambassador-blue"}
    table = opened(table.play(CHANCE, SetAside("bomber")))
    assert "bomber" not in [person.card for person in table.people]
    assert {table.view(viewer).sober for viewer in table.viewers} == {""}
