"""An evening survives being written down, and being imagined from what one seat has seen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from boomtable.engine import CLOCK, BadNotation, Seeded
from boomtable.games.two_rooms import GAME, House, TwoRooms
from boomtable.games.two_rooms.characters import CARDS
from tests.each import each
from tests.games.two_rooms.decks import random_deck
from tests.games.two_rooms.scenes import evening, play

RULES = (
    "burying",
    "privacy_promise",
    "premature_loss",
    "first_leader_by_vote",
    "wait_for_leader",
    "usurper_first_stays",
)


def evenings(players: int, seed: int, acts: int = 25) -> Iterator[TwoRooms]:
    """A random evening with any cards, after each move."""
    luck = Seeded("evening", players, seed)
    rules: dict[str, Any] = {name: not luck.pick(4) for name in RULES}
    deck = random_deck(players, House(**rules), CARDS.keys() - {"red-team", "blue-team"}, luck)
    table: TwoRooms = GAME.table(players, {"playset": " ".join(deck), **rules}).state
    count = 0
    while table.turn:
        yield table
        count += 1
        seats = [seat for seat in table.turn if seat != CLOCK] or [CLOCK]
        seat = CLOCK if CLOCK in table.turn and count % acts == 0 else seats[luck.pick(len(seats))]
        table = table.play(seat, table.choices(seat).sample(luck))
    yield table


@pytest.mark.parametrize("players", [6, 9, 12, 17, 24, 30])
def test_a_table_and_all_its_views_survive_being_written_down(players: int) -> None:
    for place, table in enumerate(evenings(players, 1)):
        if place % 7 == 0 or not table.turn:
            assert GAME.decode(GAME.encode(table)) == table
            assert GAME.parse(GAME.draw(table)) == table
            view = table.view(table.viewers[place % len(table.viewers)])
            assert GAME.decode_view(GAME.encode(view)) == view


@each("players", [6, 7, 9, 12, 17, 24, 30])
@each("seed", [2, 3])
def test_an_imagined_evening_looks_the_same_from_my_chair(players: int, seed: int) -> None:
    for place, table in enumerate(evenings(players, seed)):
        viewer = table.viewers[place % len(table.viewers)]
        view = table.view(viewer)
        imagined = GAME.imagine(view, Seeded(place))
        assert imagined.view(viewer) == view
        if isinstance(viewer, int):
            assert [*imagined.choices(viewer)] == [*table.choices(viewer)]
        aside = [card for card in (imagined.buried, imagined.sober) if card]
        if imagined.people:
            assert sorted([*(person.card for person in imagined.people), *aside]) == sorted(table.deck)


def test_what_one_was_shown_is_imagined_so() -> None:
    table = play(evening("president red-team blue-team* / bomber* spy-red gambler"), "1 show-card 0")
    seen = {GAME.imagine(table.view(0), Seeded(seed)).people[1].card for seed in range(30)}
    assert seen == {"red-team"}
    assert len({GAME.imagine(table.view(2), Seeded(seed)).people[1].card for seed in range(30)}) > 1


def test_a_card_that_went_over_in_a_swap_is_imagined_where_it_went() -> None:
    table = play(evening("hot-potato president blue-team* / bomber* spy-red gambler"), "0 share 1")
    for viewer, partner, card in ((0, 1, "hot-potato"), (1, 0, "president")):
        assert {GAME.imagine(table.view(viewer), Seeded(n)).people[partner].card for n in range(20)} == {card}


def test_a_card_seen_with_another_since_is_no_longer_where_it_was() -> None:
    """0 saw the Hot Potato with 1; it went over to 2 unseen, who now shows it to all."""
    table = evening("president hot-potato agoraphobe* / bomber* red-team blue-team", privacy_promise=True)
    table = play(table, "1 show-card 0", "1 share 2", "2 show-all")
    assert table.people[2].card == "hot-potato"
    for seed in range(20):
        imagined = GAME.imagine(table.view(0), Seeded(seed))
        assert imagined.people[2].card == "hot-potato"
        assert imagined.people[1].card != "hot-potato"


def test_a_drawing_can_be_read_and_nonsense_cannot() -> None:
    table = evening("president* red-team / bomber* blue-team")
    lines = GAME.draw(table).splitlines()
    assert lines[:3] == ["round 2 of 3", "room 1: 0 president*, 1 red-team", "room 2: 2 bomber*, 3 blue-team"]
    for text in ("", "round 1", "{}"):
        with pytest.raises(BadNotation, match="unreadable-table"):
            GAME.parse(text)
