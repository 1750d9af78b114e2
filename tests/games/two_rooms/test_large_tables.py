"""`hidden means hidden` at large tables: of 18, 24 and 30 people."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import islice
from typing import Any

import pytest
from msgspec.structs import asdict

from boomtable.engine import Refusal, Seat, Seeded, Viewer, but
from boomtable.games.two_rooms import GAME, TwoRooms, View
from boomtable.games.two_rooms.acts import RULES
from boomtable.games.two_rooms.moves import OfferCard
from tests.games.two_rooms.evenings import hurried, some
from tests.games.two_rooms.leaks import Leak
from tests.games.two_rooms.test_leaks import QUICK, hides

pytestmark = pytest.mark.slow

SIZES = (18, 24, 30)


@cache
def moments(evenings: int = 1) -> tuple[tuple[TwoRooms, Viewer], ...]:
    """Tables of some evenings of every size, each with the eyes of two who sit or watch there."""
    luck, found = Seeded("large"), list[tuple[TwoRooms, Viewer]]()
    for players, options in [setup for size in SIZES for setup in some(evenings, f"large {size}", (size,))]:
        for table in islice(hurried(GAME.table(players, options).state, luck, 25), 3, 80, 7):
            viewers = [table.viewers[luck.pick(len(table.viewers))] for _ in range(2)]
            found += [(table, viewer) for viewer in dict.fromkeys(viewers)]
    return tuple(found)


def test_large_tables_do_not_leak() -> None:
    assert {table.players for table, _ in moments()} == {*SIZES}
    assert_large_tables_do_not_leak(1)


def assert_large_tables_do_not_leak(evenings: int) -> None:
    for place, (table, viewer) in enumerate(moments(evenings)):
        assert hides(QUICK, table, viewer, place)


# Planted: nothing of it shows at a table of fewer people.


class From18TheNeighboursCard(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        return but(view, card=self.people[self.neighbour(view)].card) if self.players >= 18 else view


class From18ThoseBeyondSeat17(Leak, frozen=True, kw_only=True):
    """Where the eighteenth person is, to everyone."""

    def leak(self, view: View) -> View:
        return but(view, planned=self.people[17].room) if self.players >= 18 else view


class From30TheOtherRoomsLeader(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        return but(view, barred=self.leaders[self.across(view)]) if self.players >= 30 else view


class From24RefusalsTellTheCard(Leak, frozen=True, kw_only=True):
    def why_not(self, seat: Seat, move: object) -> Refusal | None:
        refusal = super().why_not(seat, move)
        if self.players >= 24 and self.number and isinstance(move, OfferCard) and self.people[3].card < "m":
            return Refusal("no-room", RULES[OfferCard].rule)
        return refusal


LEAKS: list[type[Leak]] = [
    From18TheNeighboursCard,
    From18ThoseBeyondSeat17,
    From30TheOtherRoomsLeader,
    From24RefusalsTellTheCard,
]


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_a_leak_at_large_tables_is_seen(leak: type[Leak]) -> None:
    title = replace(QUICK, game=but(GAME, state=leak))
    looks: Any = ((leak(**asdict(table)), viewer) for table, viewer in moments())
    assert not all(hides(title, table, viewer, place) for place, (table, viewer) in enumerate(looks))
