"""Which scenario proves which card: a registry, the table of cards on the rules page, and the table of the proofs.

`python -m tests.games.two_rooms.proofs` writes both tables anew.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from importlib import import_module
from inspect import signature
from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from boomtable.games.two_rooms.characters import CARDS
from boomtable.words import say
from tests.each import each

DOCS = Path(__file__).parents[3] / "docs"
READING, PROVING = DOCS / "rules" / "two-rooms.md", DOCS / "proofs" / "two-rooms.md"
HEADING = "## The 98 cards"
INTRODUCTION = """
What each card does, and the rules that say more about it.
"""
PROVED = """# Two Rooms and a Boom: what proves the cards

Each of [the 98 cards](../rules/two-rooms.md#the-98-cards), and what the tests about it say, file by file of
`tests/games/two_rooms`. `python -m tests.games.two_rooms.proofs` writes this table.
"""


class Proof(NamedTuple):
    """A scenario, and the card it is played with."""

    scenario: Callable[..., None]
    card: str

    @property
    def name(self) -> str:
        return self.scenario.__name__

    @property
    def sentence(self) -> str:
        words = self.name.removeprefix("test_").replace("_", " ")
        return f"{words[0].upper()}{words[1:]}."

    @property
    def place(self) -> tuple[str, int]:
        """The file and the line."""
        code = self.scenario.__code__
        return Path(code.co_filename).stem, code.co_firstlineno

    def play(self) -> None:
        """The scenario once more, outside pytest."""
        self.scenario(*[self.card] if "card" in signature(self.scenario).parameters else [])


PROOFS: dict[tuple[str, str], Proof] = {}  # by card and name of the test


def proves(*cards: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """This scenario is about these cards; one with a parameter `card` is played with each of them."""

    def register(scenario: Callable[..., None]) -> Callable[..., None]:
        for card in cards:
            PROOFS[card, scenario.__name__] = Proof(scenario, card)
        if "card" in signature(scenario).parameters:
            return each("card", cards)(scenario)
        return scenario

    return register


@cache
def proofs() -> dict[str, list[Proof]]:
    """All scenarios by card, but for those that are known to fail."""
    for file in sorted(Path(__file__).parent.glob("test_*.py")):
        if "@proves(" in file.read_text():
            import_module(f"{__package__}.{file.stem}")
    by_card: dict[str, list[Proof]] = {}
    for (card, _), proof in PROOFS.items():
        if not any(mark.name == "xfail" for mark in _marks(proof.scenario)):
            by_card.setdefault(card, []).append(proof)
    return by_card


def _marks(scenario: Any) -> list[pytest.Mark]:
    return list(getattr(scenario, "pytestmark", []))


def renewed(reading: str) -> str:
    """The rules with the table of cards as it is today; it is the last thing in them."""
    head = reading.partition(HEADING)[0].rstrip()
    table = ["| Card | What it does | Rules |", "|---|---|---|", *map(row, sorted(CARDS))]
    return "\n".join([head, "", HEADING, INTRODUCTION, *table, ""])


def row(card: str) -> str:
    does = say(f"two-rooms-does-{card}")
    return f"| {named(card)} | {does} | {cited(proofs().get(card, []))} |"


def proved() -> str:
    """The page of proofs as it is today."""
    table = ["| Card | Proved by |", "|---|---|", *map(proof_row, sorted(CARDS))]
    return "\n".join([PROVED, *table, ""])


def proof_row(card: str) -> str:
    found = sorted(proofs().get(card, []), key=lambda proof: proof.place)
    files = [
        f"`{file}` {' '.join(proof.sentence for proof in told)}"
        for file, told in groupby(found, key=lambda proof: proof.place[0])
    ]
    return f"| {named(card)} | {' '.join(files)} |"


def named(card: str) -> str:
    return f"{CARDS[card].name} ({CARDS[card].team})"


def cited(found: list[Proof]) -> str:
    """The numbers of the rules that these scenarios cite."""
    numbers = {int(number) for proof in found for number in re.findall(r"TR(\d+)", proof.scenario.__doc__ or "")}
    return ", ".join(f"TR{number}" for number in sorted(numbers)) or "-"


if __name__ == "__main__":
    register = import_module("tests.games.two_rooms.proofs")  # where the scenarios register, which is not here
    READING.write_text(register.renewed(READING.read_text()))
    PROVING.write_text(register.proved())
