"""Which scenario proves which card: a register, from which a table for the docs can be made."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from inspect import signature
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import pytest

F = TypeVar("F", bound=Callable[..., None])


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

    def play(self) -> None:
        """The scenario once more, outside pytest."""
        self.scenario(*[self.card] if "card" in signature(self.scenario).parameters else [])


PROOFS: dict[tuple[str, str], Proof] = {}  # by card and name of the test


def proves(*cards: str) -> Callable[[F], F]:
    """This scenario is about these cards; one with a parameter `card` is played with each of them."""

    def register(scenario: F) -> F:
        for card in cards:
            PROOFS[card, scenario.__name__] = Proof(scenario, card)
        if "card" in signature(scenario).parameters:
            marked: F = pytest.mark.parametrize("card", cards)(scenario)
            return marked
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


def rows() -> list[str]:
    """The table for the docs: each card, and the sentences that prove it."""
    return [f"| {card} | {' '.join(proof.sentence for proof in found)} |" for card, found in sorted(proofs().items())]
