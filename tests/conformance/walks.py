"""Random play for the laws: Hypothesis makes every choice, so that failures shrink."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hypothesis import strategies as st

from boomtable.engine import Luck, Seeded, State
from tests.titles import Title


class Drawn:
    """Luck decided by Hypothesis; each whole shuffle takes one number, to keep examples small."""

    def __init__(self, data: st.DataObject) -> None:
        self._data = data

    def pick(self, n: int, /) -> int:
        return self._data.draw(st.integers(0, n - 1), label="pick")

    def permute(self, n: int, /) -> list[int]:
        return Seeded(self._data.draw(st.integers(0, 2**16), label="shuffle")).permute(n)


def walk(title: Title, luck: Luck, upto: int = 400) -> Iterator[Any]:
    """A table from its start on, after each move; any seat in turn may answer next."""
    players, options = title.setups[luck.pick(len(title.setups))]
    return walk_on(title.game.table(players, options).state, luck, upto)


def walk_on(state: State, luck: Luck, upto: int = 400) -> Iterator[Any]:
    """The same from somewhere in a game."""
    yield state
    for _ in range(upto):
        if not state.turn:
            return
        seat = state.turn[luck.pick(len(state.turn))]
        state = state.play(seat, state.choices(seat).sample(luck))
        yield state


def somewhere(title: Title, data: st.DataObject) -> Any:
    """A table at some point of a game."""
    *_, state = walk(title, Drawn(data), data.draw(st.integers(0, 90), label="moves"))
    return state
