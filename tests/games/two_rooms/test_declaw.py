"""Every hook and fact of a character, switched off in turn, must break some scenario of that card."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from boomtable.engine import Illegal
from boomtable.games.two_rooms.characters import CARDS, Character
from boomtable.games.two_rooms.characters.loners import Loner
from boomtable.games.two_rooms.judging import Judge
from tests.each import each
from tests.games.two_rooms.proofs import Proof, proofs

HOOKS = ("use", "usable", "ends", "wins", "verdict", "printed")
FACTS = ("gives", "heals", "swaps", "cons", "starts_with", "targets", "limit", "speaks", "last_round", "opens", "pause")
MORE = ("backup_for", "by_showing", "holds")
NOTICED = (AssertionError, Illegal, pytest.fail.Exception)


def classes() -> dict[type[Character], list[str]]:
    """The cards of each character."""
    found: dict[type[Character], list[str]] = {}
    for card, character in CARDS.items():
        found.setdefault(type(character), []).append(card)
    return found


def claws() -> Iterator[tuple[type[Character], str]]:
    for kind in classes():
        yield from ((kind, name) for name in (*HOOKS, *FACTS, *MORE) if name in vars(kind))


def default(name: str) -> Any:
    """What a card does that says nothing special: a plain card of a side, or a loner who never wins."""
    return getattr(Loner if name == "wins" else Character, name)


@contextmanager
def declawed(kind: type[Character], name: str, value: Any) -> Iterator[None]:
    """While this lasts, the character has another hook or fact of this name."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(kind, name, value)
        if name == "printed":  # which is asked only once, when a card is made
            for card in classes()[kind]:
                patch.setattr(CARDS[card], "colour", CARDS[card].team)
        yield


def notices(proof: Proof) -> bool:
    """Whether this scenario fails."""
    try:
        proof.play()
    except NOTICED:
        return True
    return False


def noticed(card: str) -> bool:
    """Whether any scenario of this card fails."""
    return any(notices(proof) for proof in proofs()[card])


@each(("kind", "name"), list(claws()))
def test_a_card_without_one_of_its_claws_is_noticed(kind: type[Character], name: str) -> None:
    """For the red card and the blue one alike."""
    with declawed(kind, name, default(name)):
        assert [card for card in classes()[kind] if not noticed(card)] == []


@each("kind", [kind for kind in classes() if "wins" in vars(kind)])
def test_a_card_that_always_wins_is_noticed(kind: type[Character]) -> None:
    with declawed(kind, "wins", lambda *asked: bool(asked)):
        assert [card for card in classes()[kind] if not noticed(card)] == []


@pytest.mark.parametrize("card", ["bomber", "doctor", "engineer", "nurse", "tinkerer", "martyr", "presidents-daughter"])
def test_a_card_the_rules_know_by_name_is_noticed_when_it_is_another(
    card: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their part is in how the end is judged: there, nobody holds them."""
    holder = Judge.holder
    monkeypatch.setattr(Judge, "holder", lambda self, held: None if held == card else holder(self, held))
    assert noticed(card)


def test_nothing_is_noticed_while_all_claws_are_on() -> None:
    """Else what is noticed above would mean nothing."""
    found = {proof for proofs_of in proofs().values() for proof in proofs_of}
    assert [proof for proof in found if notices(proof)] == []
