"""An agent that reads only the text it is given, and picks among the moves it finds there."""

from __future__ import annotations

import re
from collections.abc import Iterator

from boomtable.engine import Seeded
from boomtable.text import Agent, Transcript

LEGAL, EXAMPLE = "Legal moves:\n", "such as "
SEAT = re.compile(r"You are player (\d+)")


def scripted(*seed: int | str) -> Agent:
    """A random listed move; when asked to talk, sometimes an accusation."""
    luck, next_player = Seeded(*seed), 0

    def agent(prompt: str) -> str:
        nonlocal next_player
        if welcome := SEAT.search(prompt):
            next_player = (int(welcome[1]) + 1) % 3
        if LEGAL not in prompt:
            return f"TALK: accuse {next_player}" if luck.pick(3) == 0 else "TALK: nothing"
        found = [*moves(prompt)]
        return f"I look at my cards and think.\n**MOVE: {found[luck.pick(len(found))]}**"

    return agent


def moves(prompt: str) -> Iterator[str]:
    """The legal moves a question lists, or its example where it describes them."""
    for line in prompt.rpartition(LEGAL)[2].partition("\n\n")[0].splitlines():
        yield from [line.rpartition(EXAMPLE)[2]] if EXAMPLE in line else line.split(", ")


def prompts(transcript: Transcript) -> list[str]:
    return [exchange.prompt for exchange in transcript.exchanges]
