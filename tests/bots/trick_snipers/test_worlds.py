"""Imagined tables as plain numbers are possible ones, all equally likely."""

from __future__ import annotations

from collections import Counter

import pytest

from boomtable.bots.trick_snipers.bitboard import bits
from boomtable.bots.trick_snipers.worlds import worlds
from boomtable.engine import Seeded
from boomtable.games.trick_snipers import GAME
from tests.bots.trick_snipers.tables import moments
from tests.games.time_bomb.test_imagine import limit
from tests.games.trick_snipers.worlds import endgames, possible


@pytest.mark.parametrize(("players", "left", "viewer"), [(3, 2, 0), (3, 3, 2), (4, 2, 3), (5, 1, 2)])
def test_every_way_the_cards_can_lie_is_as_likely_as_another(players: int, left: int, viewer: int) -> None:
    """Pearson's test at one in ten thousand, as for the tables of the rules."""
    found = endgames(players, left, viewer, 12, 240)
    for number in range(2):
        table, count = next(found)
        tables, luck, seen = (
            worlds(table.view(viewer)),
            Seeded("likely", number).pick(2**53),
            Counter[tuple[int, ...]](),
        )
        for _ in range(20 * count):
            hands, luck = tables.hands(luck)
            seen[tuple(hands)] += 1
        assert {*seen} == {tuple(map(bits, world[:-1])) for world in possible(table, viewer)}
        assert sum((times - 20) ** 2 / 20 for times in seen.values()) < limit(count - 1)


@pytest.mark.parametrize("players", GAME.seats)
def test_hands_have_their_size_and_what_is_known_of_them(players: int) -> None:
    for table in moments(4, players):
        me, luck = table.player, 1
        tables, left = worlds(table.view(me)), (me + 1) % players
        for _ in range(3):
            hands, luck = tables.hands(luck)
            assert [hand.bit_count() for hand in hands] == [*map(len, table.hands)]
            assert sum(hands).bit_count() == sum(map(len, table.hands))  # no card twice
            assert hands[me] == bits(table.hands[me])
            assert bits(table.view(me).theirs) & ~hands[left] == 0
