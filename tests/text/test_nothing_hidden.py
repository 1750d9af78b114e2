"""What an agent reads follows from what its seat saw and heard, and from nothing else."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from boomtable.boards.registry import BOARDS
from boomtable.bots import make_bots, play_on
from boomtable.engine import Choices, Luck, Move, Said, Seeded, Talk
from boomtable.games.catalog import CATALOG
from boomtable.text import AgentPlayer, page
from tests.conformance.walks import walk
from tests.text.scripted import scripted
from tests.text.test_names_of_moves import TITLED
from tests.titles import Title

pytestmark = pytest.mark.slow


def text(title: Title, state: Any, seat: int) -> str:
    """Everything a seat reads at a table."""
    board, view = BOARDS[title.game.id], state.view(seat)
    legal = page.legal(board, view, state.choices(seat)) if seat in state.turn else []
    house = title.game.options()
    pages = [page.introduction(title.game, board, view, house), page.observation(board, view, ()), board.waiting(view)]
    return "\n".join([*pages, *legal, *board.happened(view, None)])


@pytest.mark.parametrize("title", TITLED, ids=repr)
def test_tables_that_differ_in_what_the_rules_hide_read_alike(title: Title) -> None:
    luck, differed = Seeded("hidden"), 0
    states = [*walk(title, luck, upto=120)]
    for state in states[:: len(states) // 8]:
        for seat in range(2):
            other = title.unknown_to(state, seat, luck)
            assert text(title, state, seat) == text(title, other, seat)
            assert text(title, state, seat) == text(title, title.game.imagine(state.view(seat), luck), seat)
            differed += other != state
    assert differed > 5


@pytest.mark.parametrize("title", TITLED, ids=repr)
def test_tables_that_differ_in_what_a_seat_sees_read_differently(title: Title) -> None:
    """The text is informative: an empty page would pass the test above."""
    pages = {text(title, state, 0) for state in islice(walk(title, Seeded("seen")), 30)}
    assert len(pages) > 10


class Double:
    """Two players at one seat: one gets the views, the other what a client decodes."""

    def __init__(self, game: Any) -> None:
        options: Any = {"options": game.options(), "retries": 1, "silent": False, "strict": False}
        self.game = game
        self.near, self.far = (AgentPlayer(game, BOARDS[game.id], 0, scripted("double"), **options) for _ in range(2))

    def told(self, view: Any) -> Any:
        return self.game.decode_view(self.game.encode(view))

    def answer(self, view: Any, heard: tuple[Said, ...], choices: Choices[Any], luck: Luck) -> Move | None:
        self.far.answer(self.told(view), heard, choices, Seeded("far"))
        return self.near.answer(view, heard, choices, luck)

    def speak(self, view: Any, heard: tuple[Said, ...], luck: Luck) -> Talk | None:
        self.far.speak(self.told(view), heard, Seeded("far"))
        return self.near.speak(view, heard, luck)

    def watch(self, view: Any, heard: tuple[Said, ...]) -> None:
        self.far.watch(self.told(view), heard)
        self.near.watch(view, heard)


@pytest.mark.parametrize("game", CATALOG.values(), ids=lambda game: game.id)
def test_a_whole_game_is_asked_from_what_a_client_is_sent(game: Any) -> None:
    double, players = Double(game), game.seats[0]
    for _, table in play_on(game.table(players), (double, *make_bots(game, players, ("easy",))[1:]), (5,)):
        double.watch(table.state.view(0), table.heard(0))
    assert double.near.exchanges == double.far.exchanges
    assert double.near.exchanges
