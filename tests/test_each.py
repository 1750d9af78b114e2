"""A test over many cases runs all of them and names the one that fails."""

from __future__ import annotations

from inspect import signature

import pytest

from tests.each import each


def test_every_combination_is_tried_with_what_pytest_gives() -> None:
    tried = []

    @each("one", [1, 2])
    @each(("two", "three"), [(3, 4), pytest.param(5, 6, id="five and six")])
    def case(one: int, two: int, three: int, given: str) -> None:
        tried.append((one, two, three, given))

    case(given="x")
    assert tried == [(1, 3, 4, "x"), (1, 5, 6, "x"), (2, 3, 4, "x"), (2, 5, 6, "x")]
    assert [*signature(case).parameters] == ["given"]


@pytest.mark.parametrize(
    ("cases", "note"), [([0, 7], "with number = 7"), ([pytest.param(7, id="the seventh")], "with the seventh")]
)
def test_the_case_that_fails_is_named(cases: list[int], note: str) -> None:
    @each("number", cases)
    def case(number: int) -> None:
        assert number != 7

    with pytest.raises(AssertionError) as failed:
        case()
    assert failed.value.__notes__ == [note]


def test_no_case_at_all_is_a_failure() -> None:
    @each("number", [])
    def case(number: int) -> None:
        raise NotImplementedError

    with pytest.raises(AssertionError, match="there is no number to try"):
        case()
