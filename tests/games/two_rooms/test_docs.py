"""The rules page ends with a table of all cards, generated from the scenarios."""

from __future__ import annotations

from boomtable.games.two_rooms.characters import CARDS
from tests.games.two_rooms.proofs import HEADING, READING, proofs, renewed


def test_the_table_in_the_rules_is_that_of_today() -> None:
    text = READING.read_text()
    assert renewed(text) == text, "renew the table: python -m tests.games.two_rooms.proofs"


def test_the_table_has_every_card_and_each_is_proved() -> None:
    """Once each, by its name and side."""
    rows = [line.split(" | ") for line in READING.read_text().partition(HEADING)[2].splitlines() if "`test_" in line]
    named = [f"| {character.name} ({character.team})" for _, character in sorted(CARDS.items())]
    assert [row[0] for row in rows] == named
    assert [card for card in CARDS if not proofs().get(card)] == []


def test_a_table_that_is_not_there_yet_is_written() -> None:
    text = READING.read_text()
    assert renewed(text.partition(HEADING)[0]) == text
