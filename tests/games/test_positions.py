"""Any text for a table is read or refused in one line, and what is read can be drawn and played on."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import islice
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from boomtable.engine import BadNotation, Luck, Seeded
from boomtable.games.time_bomb import positions as time_bomb
from boomtable.games.time_bomb_evolution import positions as time_bomb_evolution
from boomtable.words import say
from tests.conformance.walks import walk
from tests.games.mangled import mangled
from tests.titles import BOMB_SQUAD_ACADEMY, TIME_BOMB, TIME_BOMB_EVOLUTION, TRICK_SNIPERS, TWO_ROOMS, Title

pytestmark = pytest.mark.slow

every_title = pytest.mark.parametrize(
    "title", [TIME_BOMB, TIME_BOMB_EVOLUTION, BOMB_SQUAD_ACADEMY, TRICK_SNIPERS, TWO_ROOMS], ids=repr
)


@every_title
def test_a_mangled_drawing_is_a_table_or_refused_in_one_line(title: Title) -> None:
    assert_read_or_refused(title, games=4)


def assert_read_or_refused(title: Title, games: int) -> None:
    tables = [answer for number in range(games) for answer in answers(title, Seeded("mangled", number))]
    refused = [answer for answer in tables if isinstance(answer, BadNotation)]
    assert refused
    assert len(refused) < len(tables)
    assert not [error for error in refused if "\n" in say(error.code, **error.facts)]


def answers(title: Title, luck: Luck) -> Iterator[Any]:
    """What comes of mangled drawings of one game."""
    for state in islice(walk(title, luck, 120), 0, None, 6):
        try:
            table = title.game.parse(mangled(title.game.draw(state), luck))
        except BadNotation as error:
            yield error
        else:
            assert_sound(title, table)
            yield table


def assert_sound(title: Title, state: Any) -> None:
    """It can be drawn, every viewer has a view, and every seat in turn has a choice."""
    game = title.game
    assert game.parse(game.draw(state)) == state
    assert all(game.encode(state.view(viewer)) for viewer in state.viewers)
    assert all(state.choices(seat).size for seat in state.turn)


@every_title
@pytest.mark.parametrize("text", ["", "\n", "hello", "0", "{}", "0\n" * 40, "\x00", "²", "99999999999999999999"])
def test_nonsense_is_refused(title: Title, text: str) -> None:
    with pytest.raises(BadNotation):
        title.game.parse(text)


PAGE = (Path(__file__).parents[2] / "docs" / "positions.md").read_text()
SHORTER = {
    name: re.findall(r"`(\w+\(.*?\))`", line)
    for line in PAGE.splitlines()
    for name in re.findall(r"^\| (Time.*?|Bomb.*?|Trick.*?|Two.*?) \|", line)
}


@every_title
def test_the_shorter_way_that_the_page_shows_leads_to_a_table(title: Title) -> None:
    builders = import_module(f"{title.game.state.__module__.rpartition('.')[0]}.positions")
    [call] = SHORTER[title.game.title]
    state = eval(call, vars(builders))
    assert isinstance(state, title.game.state)
    assert state.turn
    assert all(state.choices(seat).size for seat in state.turn)


@pytest.mark.parametrize(
    ("title", "tell"), [(time_bomb, time_bomb.tell), (time_bomb_evolution, time_bomb_evolution.tell)]
)
def test_the_story_in_the_explanation_can_be_told(title: ModuleType, tell: Callable[[str], Any]) -> None:
    story = next(line for line in str(title.__doc__).splitlines() if line.startswith("    "))
    assert tell(story).round == 2
