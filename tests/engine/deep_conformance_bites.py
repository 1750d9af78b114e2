"""The laws pass titles that are not sabotaged, in more games."""

from __future__ import annotations

import pytest

from tests.engine import sabotage
from tests.engine.test_conformance_bites import LAWS, SPOILT, VARIED, broken, lamps, standoff
from tests.titles import Title


@pytest.mark.parametrize("title", [standoff(), lamps()], ids=repr)
def test_a_title_that_is_not_spoilt_breaks_no_law_in_many_games(title: Title) -> None:
    assert broken(title, LAWS | VARIED) == set()


@pytest.mark.parametrize(("title", "expected"), SPOILT.values(), ids=SPOILT)
def test_a_spoilt_title_breaks_no_other_laws_in_many_games(title: Title, expected: set[str]) -> None:
    assert broken(title, LAWS) == expected


def test_imagining_always_the_same_is_noticed_by_no_other_law_in_many_games() -> None:
    assert broken(standoff(imagine=sabotage.imagine_always_the_same), LAWS) == set()


def test_changing_old_tables_is_noticed_by_no_other_law_in_many_games() -> None:
    assert broken(standoff(sabotage.ChangesOldTables), LAWS) == {"kept", "commute"}
