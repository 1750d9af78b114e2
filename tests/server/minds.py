"""Bots that think in the test's own process, at once, and whose every question is kept."""

from __future__ import annotations

from typing import Any

import msgspec

from boomtable.server.crew import IDEA, Crew, Idea, Thought
from boomtable.server.hall import Hall
from boomtable.server.players import Players
from boomtable.server.thinker import THOUGHT, think


class Minds(Crew):
    """The same questions and the same answers as through a pipe."""

    def __init__(self, catalog: Any) -> None:
        super().__init__("-")
        self.games = catalog
        self.asked: list[Thought] = []

    async def think(self, table: str, thought: Thought) -> Idea:
        self.asked.append(thought)
        line = msgspec.json.encode(thought)
        return IDEA.decode(msgspec.json.encode(think(self.games, THOUGHT.decode(line))))

    @property
    def questions(self) -> list[Thought]:
        return [thought for thought in self.asked if not thought.speak]


def employ(hall: Hall, pace: float = 0.0) -> Minds:
    """From now on these bots play in this hall."""
    minds = Minds(hall.catalog)
    Players(hall, minds, pace)
    return minds
