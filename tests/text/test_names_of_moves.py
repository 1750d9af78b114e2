"""Every move has a short name that means exactly that move."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from boomtable.boards.registry import BOARDS
from boomtable.engine import Choices, Luck, Seeded, Table
from boomtable.games.catalog import CATALOG
from tests.conformance.walks import walk
from tests.titles import TITLES, Title

pytestmark = pytest.mark.slow

LISTED = 200
TITLED = [title for title in TITLES if title.game.id in CATALOG]


@pytest.mark.parametrize("title", TITLED, ids=repr)
@pytest.mark.parametrize("seed", range(6))
def test_a_move_is_read_back_from_its_name(title: Title, seed: int) -> None:
    board, luck, read = BOARDS[title.game.id], Seeded(title.game.id, seed), 0
    for state in walk(title, luck, upto=250):
        for seat in (seat for seat in state.turn if seat >= 0):
            view, moves = state.view(seat), some(state.choices(seat), luck)
            names = [board.typed(move) for move in moves]
            assert [board.read(name, view) for name in names] == moves
            assert len(set(names)) == len(names)
            read += len(names)
    assert read > 20


@pytest.mark.parametrize("title", [title for title in TITLED if title.words], ids=repr)
def test_a_word_is_read_back_from_its_name(title: Title) -> None:
    board, read = BOARDS[title.game.id], 0
    for state in walk(title, Seeded("words"), upto=60):
        for seat in range(state.players):
            words = [word for word in title.words if Table(state).why_not_say(seat, word) is None]
            assert [board.read(board.typed(word), state.view(seat)) for word in words] == words
            read += len(words)
    assert read > 20


def some(choices: Choices[Any], luck: Luck) -> list[Any]:
    """All moves, or if there are very many the first ones and a sample."""
    if choices.listable(LISTED):
        return [*choices]
    return [*dict.fromkeys([*islice(choices, 20), *(choices.sample(luck) for _ in range(20))])]
