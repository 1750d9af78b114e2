"""Changes applied to the old view give the new view, whatever a view contains."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from boomtable.wire.changes import NOTHING, Neighbour, changes, put_together, whole, written
from boomtable.wire.protocol import ENCODE

leaves = st.none() | st.booleans() | st.integers(-1, 2) | st.sampled_from((1.0, "", "a", "a,b", "[", "]", '"', "],["))
values = st.recursive(leaves, lambda inner: st.lists(inner, max_size=4).map(tuple), max_leaves=12)


class View(Struct, frozen=True):
    one: Any
    two: Any


views = st.builds(View, values, values)


def told(before: View, after: View) -> dict[str, Any]:
    """The changes from one view to the next, as a client reads them."""
    known = written(before, NOTHING)
    seen: dict[str, Any] = json.loads(ENCODE(changes(known, written(after, known))))
    return seen


@given(views, views)
def test_the_view_before_and_the_changes_make_the_view_after(before: View, after: View) -> None:
    view = put_together(json.loads(ENCODE(before)), told(before, after))
    assert json.dumps(view, separators=(",", ":")).encode() == ENCODE(after)


@given(views, views)
def test_a_view_written_field_by_field_is_the_view_written_at_once(before: View, after: View) -> None:
    known = written(before, NOTHING)
    assert ENCODE(whole(known)) == ENCODE(before)
    assert ENCODE(whole(written(after, known))) == ENCODE(after)


@given(views, views, views)
def test_beside_another_viewer_everyone_is_told_the_same(before: View, other: View, after: View) -> None:
    neighbour, known, theirs = Neighbour(), written(before, NOTHING), written(other, NOTHING)
    for view, own in ((View(after.one, other.two), theirs), (after, known), (View(after.one, before.two), known)):
        now = neighbour.written(view, own)
        assert ENCODE(whole(now)) == ENCODE(view)
        assert neighbour.message(neighbour.changes(own, now)) == ENCODE(changes(own, written(view, NOTHING)))


@given(views, views)
def test_changes_follow_from_bytes_and_not_from_what_happens_to_be_shared(before: View, after: View) -> None:
    known, copy = written(before, NOTHING), View(*map(_copied, (after.one, after.two)))
    assert ENCODE(changes(known, written(after, known))) == ENCODE(changes(known, written(copy, NOTHING)))


def _copied(value: Any) -> Any:
    return tuple(map(_copied, [*value])) if isinstance(value, tuple) else value


@given(views, values, st.lists(values, min_size=1, max_size=3))
def test_of_an_array_that_grew_only_the_new_items_are_told(view: View, first: Any, more: list[Any]) -> None:
    before = View((first,), view.two)
    assert told(before, View((first, *more), view.two)) == {
        "type": "changes",
        "changed": {},
        "grown": {"one": json.loads(ENCODE(more))},
    }


def test_equal_is_not_enough_to_be_left_out() -> None:
    assert told(View((1, 0), 1), View((True, 0.0), 1.0))["changed"] == {"one": [True, 0.0], "two": 1.0}
    assert told(View("a", "x"), View("a,b", "x"))["changed"] == {"one": "a,b"}


def test_what_did_not_change_stays_the_very_same() -> None:
    view = {"rooms": [0, 1], "story": ["dealt"]}
    after = put_together(view, {"changed": {}, "grown": {"story": ["led"]}})
    assert after == {"rooms": [0, 1], "story": ["dealt", "led"]}
    assert after["rooms"] is view["rooms"]
    assert view["story"] == ["dealt"]
