"""Selected fields of a view, or whole views where that is impossible."""

from __future__ import annotations

from boomtable.engine import Seeded
from boomtable.games.catalog import CATALOG
from boomtable.games.trick_snipers import TrickSnipers
from boomtable.lab.adapters.episode import Episode
from boomtable.lab.encodings import encode
from boomtable.lab.encodings.projection import projection

STATE = Episode(encode("trick-snipers", 4), Seeded(1)).state


def test_only_the_fields_asked_for_are_made() -> None:
    seen = projection(TrickSnipers, ("hand", "leader"))(STATE, 2)
    assert seen.__struct_fields__ == ("hand", "leader")
    assert (seen.hand, seen.leader) == (STATE.view(2).hand, STATE.view(2).leader)


def test_a_field_that_no_view_has_gives_the_whole_view() -> None:
    assert projection(TrickSnipers, ("hand", "nothing"))(STATE, 2) == STATE.view(2)


def test_view_code_of_another_shape_gives_the_whole_view() -> None:
    state = CATALOG["two-rooms"].table(6).state
    assert projection(type(state), ("card",))(state, 0) == state.view(0)
